/* Ra in hand-written C: how fast these rules can be played on this machine at all.
 *
 * The same rules, the same decisions in the same order and the same generator as perankh's own Ra, so that both play
 * the very same games from one seed: a limit for the benchmarks, and an independent oracle for the tests.
 */
#include <stdint.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))
#define COLD static __attribute__((noinline))
#define SUN(value) (1u << (value))

enum { NONE = -1, RA, GOD, GOLD, PHARAOH, NILE, FLOOD, CIVILISATION, MONUMENT = 11, FUNERAL = 19, DROUGHT, UNREST,
       EARTHQUAKE, KINDS, GOODS = FUNERAL, CIVILISATIONS = 5, MONUMENTS = 8 };
enum { TURN, GODS, BID, LOSE_CIVILISATION, LOSE_MONUMENT, OVER };
enum { DRAW, INVOKE, TAKE = 2, STOP = 32, PASS = 40, RAISE = 40, LOSE = 64 };
enum { SPACES = 8, MOST_PLAYERS = 5 };

typedef struct {
    int16_t fame;
    uint32_t suns, spent; /* one bit for each sun */
    int8_t tiles[GOODS];
} Player;

typedef struct {
    uint64_t luck;
    int8_t players, phase, epoch, to_act, ra_track, centre_sun, priest, voluntary, asked, high_bid, high_bidder,
        playing_gods, civilisations_to_lose, monuments_to_lose, lane_tiles;
    int16_t bag_tiles;
    int8_t lane[SPACES], bag[KINDS];
    Player seats[MOST_PLAYERS];
} Game;

static const int8_t BOX[KINDS] = {30, 8, 5, 25, 25, 12, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 2, 2, 4, 2};
static const int8_t RA_SPACES[] = {6, 8, 9, 10};
static const int8_t CIVILISATION_FAME[] = {-5, 0, 0, 5, 10, 15};
static const int8_t DIFFERENT_FAME[] = {0, 1, 2, 3, 4, 5, 6, 10, 15};
static const int8_t IDENTICAL_FAME[] = {0, 0, 0, 5, 10, 15};
static const uint32_t SETS[4][MOST_PLAYERS] = {
    {SUN(2) | SUN(5) | SUN(6) | SUN(9), SUN(3) | SUN(4) | SUN(7) | SUN(8)},
    {SUN(2) | SUN(5) | SUN(8) | SUN(13), SUN(3) | SUN(6) | SUN(9) | SUN(12), SUN(4) | SUN(7) | SUN(10) | SUN(11)},
    {SUN(2) | SUN(6) | SUN(13), SUN(3) | SUN(7) | SUN(12), SUN(4) | SUN(8) | SUN(11), SUN(5) | SUN(9) | SUN(10)},
    {SUN(2) | SUN(7) | SUN(16), SUN(3) | SUN(8) | SUN(15), SUN(4) | SUN(9) | SUN(14), SUN(5) | SUN(10) | SUN(13),
     SUN(6) | SUN(11) | SUN(12)}};

INLINE uint32_t below(Game *g, uint32_t limit)
{
    uint64_t z = (g->luck += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    z ^= z >> 31;
    return (uint32_t)(((z >> 32) * limit) >> 32);
}

INLINE void clear_lane(Game *g) { memset(g->lane, NONE, SPACES); g->lane_tiles = 0; }

static void begin_epoch(Game *g)
{
    g->ra_track = 0;
    clear_lane(g);
    int first = 0;
    for (int p = 0; p < g->players; p++) {
        g->seats[p].suns |= g->seats[p].spent;
        g->seats[p].spent = 0;
        if (g->seats[p].suns > g->seats[first].suns) first = p;
    }
    g->to_act = first;
    g->phase = TURN;
}

static void set_up(Game *g, int players)
{
    uint64_t luck = g->luck;
    memset(g, 0, sizeof *g);
    g->luck = luck;
    g->players = players;
    g->bag_tiles = 180;
    memcpy(g->bag, BOX, KINDS);
    uint32_t sets[MOST_PLAYERS];
    memcpy(sets, SETS[players - 2], sizeof sets);
    for (int p = 0; p < players; p++) {
        int left = players - p, dealt = below(g, left);
        g->seats[p].fame = 10;
        g->seats[p].suns = sets[dealt];
        memmove(sets + dealt, sets + dealt + 1, (left - dealt - 1) * sizeof *sets);
    }
    g->centre_sun = 1;
    begin_epoch(g);
}

INLINE int sun_total(const Player *me)
{
    int total = 0;
    for (uint32_t suns = me->suns | me->spent; suns; suns &= suns - 1) total += __builtin_ctz(suns);
    return total;
}

INLINE int kinds(const int8_t *tiles, int count)
{
    int found = 0;
    for (int i = 0; i < count; i++) found += tiles[i] > 0;
    return found;
}

COLD void end_epoch(Game *g)
{
    int last = g->epoch == 2, most = 0, fewest = 99, highest = 0, lowest = 999;
    for (int p = 0; p < g->players; p++) {
        int pharaohs = g->seats[p].tiles[PHARAOH], suns = sun_total(&g->seats[p]);
        if (pharaohs > most) most = pharaohs;
        if (pharaohs < fewest) fewest = pharaohs;
        if (suns > highest) highest = suns;
        if (suns < lowest) lowest = suns;
    }
    for (int p = 0; p < g->players; p++) {
        Player *me = &g->seats[p];
        int8_t *tiles = me->tiles;
        int net = 2 * tiles[GOD] + 3 * tiles[GOLD] + CIVILISATION_FAME[kinds(tiles + CIVILISATION, CIVILISATIONS)];
        if (most != fewest) net += tiles[PHARAOH] == most ? 5 : tiles[PHARAOH] == fewest ? -2 : 0;
        if (tiles[FLOOD] > 0) net += tiles[NILE] + tiles[FLOOD];
        if (last) {
            net += DIFFERENT_FAME[kinds(tiles + MONUMENT, MONUMENTS)];
            for (int k = 0; k < MONUMENTS; k++) net += IDENTICAL_FAME[tiles[MONUMENT + k]];
            int suns = sun_total(me);
            if (highest != lowest) net += suns == highest ? 5 : suns == lowest ? -5 : 0;
        }
        me->fame = me->fame + net < 0 ? 0 : me->fame + net;
        tiles[GOD] = tiles[GOLD] = tiles[FLOOD] = 0;
        memset(tiles + CIVILISATION, 0, CIVILISATIONS);
    }
    if (last) g->phase = OVER;
    else { g->epoch++; begin_epoch(g); }
}

INLINE int left_of(const Game *g, int seat) { return seat + 1 >= g->players ? 0 : seat + 1; }

static void pass_turn(Game *g, int last)
{
    for (int step = 0, seat = last; step < g->players; step++) {
        seat = left_of(g, seat);
        if (g->seats[seat].suns) { g->to_act = seat; g->phase = TURN; return; }
    }
    end_epoch(g);
}

INLINE int discard(int8_t *tiles, int kind, int at_most)
{
    int lost = tiles[kind] < at_most ? tiles[kind] : at_most;
    tiles[kind] -= lost;
    return lost;
}

INLINE void strike(Game *g, Player *me, int kind)
{
    if (kind == FUNERAL) discard(me->tiles, PHARAOH, 2);
    else if (kind == DROUGHT) discard(me->tiles, NILE, 2 - discard(me->tiles, FLOOD, 2));
    else if (kind == UNREST) g->civilisations_to_lose += 2;
    else g->monuments_to_lose += 2;
}

INLINE int discard_unasked(int8_t *tiles, int first, int count, int to_lose)
{
    if (!to_lose) return 0;
    int owned = 0;
    for (int k = first; k < first + count; k++) owned += tiles[k];
    if (owned > to_lose && kinds(tiles + first, count) > 1) return to_lose;
    for (int k = first; k < first + count; k++) to_lose -= discard(tiles, k, to_lose);
    return 0;
}

INLINE int is_takeable(int kind) { return kind != NONE && kind != GOD; }

static void settle(Game *g)
{
    Player *me = &g->seats[g->to_act];
    g->civilisations_to_lose = discard_unasked(me->tiles, CIVILISATION, CIVILISATIONS, g->civilisations_to_lose);
    g->monuments_to_lose = discard_unasked(me->tiles, MONUMENT, MONUMENTS, g->monuments_to_lose);
    if (g->civilisations_to_lose) { g->phase = LOSE_CIVILISATION; return; }
    if (g->monuments_to_lose) { g->phase = LOSE_MONUMENT; return; }
    if (!g->playing_gods) { pass_turn(g, g->priest); return; }
    if (me->tiles[GOD] > 0)
        for (int slot = 0; slot < SPACES; slot++)
            if (is_takeable(g->lane[slot])) { g->phase = GODS; return; }
    pass_turn(g, g->to_act);
}

static void end_auction(Game *g)
{
    if (g->high_bidder < 0) {
        if (g->lane_tiles == SPACES) clear_lane(g);
        pass_turn(g, g->priest);
        return;
    }
    Player *me = &g->seats[g->high_bidder];
    me->suns &= ~SUN(g->high_bid);
    me->spent |= SUN(g->centre_sun);
    g->centre_sun = g->high_bid;
    for (int slot = 0; slot < SPACES; slot++)
        if (g->lane[slot] >= 0 && g->lane[slot] < FUNERAL) me->tiles[g->lane[slot]]++;
    for (int slot = 0; slot < SPACES; slot++)
        if (g->lane[slot] >= FUNERAL) strike(g, me, g->lane[slot]);
    clear_lane(g);
    g->playing_gods = 0;
    g->to_act = g->high_bidder;
    settle(g);
}

static void ask_next(Game *g)
{
    int seat = g->to_act;
    while (g->asked < g->players) {
        g->asked++;
        seat = left_of(g, seat);
        if (g->seats[seat].suns >> (g->high_bid + 1)) { g->to_act = seat; g->phase = BID; return; }
    }
    end_auction(g);
}

static void begin_auction(Game *g, int voluntary)
{
    g->priest = g->to_act;
    g->voluntary = voluntary;
    g->high_bid = g->asked = 0;
    g->high_bidder = NONE;
    ask_next(g);
}

INLINE void draw(Game *g)
{
    int place = below(g, g->bag_tiles), kind = 0, slot = 0;
    while (place >= g->bag[kind]) place -= g->bag[kind++];
    g->bag[kind]--;
    g->bag_tiles--;
    if (kind == RA) {
        if (++g->ra_track == RA_SPACES[g->players - 2]) end_epoch(g);
        else begin_auction(g, 0);
        return;
    }
    while (g->lane[slot] != NONE) slot++;
    g->lane[slot] = kind;
    g->lane_tiles++;
    pass_turn(g, g->to_act);
}

INLINE void take(Game *g, int kind)
{
    Player *me = &g->seats[g->to_act];
    int slot = 0;
    while (g->lane[slot] != kind) slot++;
    g->lane[slot] = NONE;
    g->lane_tiles--;
    me->tiles[GOD]--;
    g->playing_gods = 1;
    if (kind < FUNERAL) me->tiles[kind]++;
    else strike(g, me, kind);
    settle(g);
}

static void apply(Game *g, int action)
{
    if (action == DRAW) draw(g);
    else if (action == INVOKE) begin_auction(g, g->lane_tiles < SPACES);
    else if (action < STOP) take(g, action - TAKE);
    else if (action == STOP) pass_turn(g, g->to_act);
    else if (action < LOSE) {
        if (action > PASS) { g->high_bid = action - RAISE; g->high_bidder = g->to_act; }
        ask_next(g);
    } else {
        g->seats[g->to_act].tiles[action - LOSE]--;
        if (g->phase == LOSE_CIVILISATION) g->civilisations_to_lose--;
        else g->monuments_to_lose--;
        settle(g);
    }
}

INLINE int add_gods(const Game *g, const Player *me, int64_t *actions, int count)
{
    if (me->tiles[GOD] == 0) return count;
    uint32_t takeable = 0;
    for (int slot = 0; slot < SPACES; slot++)
        if (is_takeable(g->lane[slot])) takeable |= 1u << g->lane[slot];
    for (; takeable; takeable &= takeable - 1) actions[count++] = TAKE + __builtin_ctz(takeable);
    return count;
}

static int legal(const Game *g, int64_t *actions)
{
    const Player *me = &g->seats[g->to_act];
    int count = 0;
    switch (g->phase) {
    case TURN:
        if (g->lane_tiles < SPACES) actions[count++] = DRAW;
        actions[count++] = INVOKE;
        return add_gods(g, me, actions, count);
    case GODS:
        count = add_gods(g, me, actions, count);
        actions[count++] = STOP;
        return count;
    case BID:
        if (!(g->voluntary && g->to_act == g->priest && g->high_bid == 0)) actions[count++] = PASS;
        for (uint32_t suns = me->suns >> (g->high_bid + 1); suns; suns &= suns - 1)
            actions[count++] = RAISE + g->high_bid + 1 + __builtin_ctz(suns);
        return count;
    case LOSE_CIVILISATION:
        for (int k = CIVILISATION; k < CIVILISATION + CIVILISATIONS; k++)
            if (me->tiles[k] > 0) actions[count++] = LOSE + k;
        return count;
    case LOSE_MONUMENT:
        for (int k = MONUMENT; k < MONUMENT + MONUMENTS; k++)
            if (me->tiles[k] > 0) actions[count++] = LOSE + k;
        return count;
    }
    return 0;
}

/* Whole random games one after another from one seed; the fame of each seat in each; returns the decisions. */
int64_t random_games(int players, uint64_t luck, int64_t games, int64_t *fame)
{
    Game g;
    int64_t actions[32], decisions = 0;
    g.luck = luck;
    for (int64_t i = 0; i < games; i++) {
        set_up(&g, players);
        while (g.phase != OVER) {
            int count = legal(&g, actions);
            apply(&g, actions[below(&g, count)]);
            decisions++;
        }
        for (int p = 0; p < players; p++) fame[i * players + p] = g.seats[p].fame;
    }
    return decisions;
}
