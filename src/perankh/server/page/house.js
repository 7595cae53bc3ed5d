/** The plain page of the house: it holds no rules, shows what the house says, and sends the names of actions. */

const TABLE = location.pathname.startsWith("/t/") ? location.pathname.slice("/t/".length) : null;
const ONE_SECOND = 1000;
const PAUSES = [0.3, 1, 2, 4].map((seconds) => seconds * ONE_SECOND);
const SIGN_OF_LIFE = 15 * ONE_SECOND;
const A_DAY = 86_400 * ONE_SECOND;
const NOT_FOR_YOU = 4404;
const LUCK_BYTES = 16;
const CONDITIONS = ["order-if", "order-and-if"];
const main = document.querySelector("main");

// Words

let language = "en";
let words = new Map();

async function learn(chosen) {
  const lines = (await (await fetch(`/page/${chosen}.ftl`)).text()).split("\n");
  words = new Map(lines.filter((line) => /^\w/.test(line)).map((line) => line.split(/ = (.*)/).slice(0, 2)));
  language = document.documentElement.lang = chosen;
  const other = document.getElementById("language");
  other.textContent = say("language-other");
  other.lang = chosen === "fr" ? "en" : "fr";
}

function say(message, facts = {}) {
  return (words.get(message) ?? message).replace(/\{ \$(\w+) \}/g, (_, fact) => facts[fact]);
}

function labelled(label, value) {
  return say("labelled", { label, value });
}

// Asking the house

class Refused extends Error {
  constructor(fault) {
    super(fault.sentence + (fault.rule ? ` (${fault.rule})` : ""));
    this.fault = fault;
  }
}

async function ask(method, path, body) {
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
  const written = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(address, { method, ...written });
  if (!answer.ok) throw new Refused(await answer.json());
  return answer.status === 204 ? null : answer.json();
}

/** Do what a person asked for; what goes wrong is said beside it. */
async function attempt(act) {
  problem("");
  try {
    return await act();
  } catch (fault) {
    problem(fault instanceof Refused ? fault.message : say(unsent === null ? "no-answer" : "sent-later"));
    return fault;
  }
}

function problem(sentence) {
  document.getElementById("problem").textContent = sentence;
}

/** What nobody can foresee: our part of the luck, and names for requests. */
function unforeseen() {
  return Array.from(crypto.getRandomValues(new Uint8Array(LUCK_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Making what is seen

function node(tag, facts = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (typeof value === "boolean") made.toggleAttribute(name, value);
    else made.setAttribute(name, value);
  }
  made.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return made;
}

function button(id, text, click, kind = "") {
  return node("button", { id, type: "button", class: kind, click }, text);
}

function choice(name, label, options, facts = {}) {
  const listed = options.map(([value, text]) => node("option", { value }, text));
  return node("label", {}, node("span", {}, label), node("select", { name, ...facts }, listed));
}

function tick(name, label, checked = false) {
  return node("label", { class: "tick" }, node("input", { type: "checkbox", name, checked }), node("span", {}, label));
}

function nameField(name) {
  const field = node("input", { name: "name", maxlength: "40", autocomplete: "nickname", value: name ?? "" });
  return node("label", {}, node("span", {}, say("your-name")), field);
}

function part(id, title, kind = "") {
  const heading = node("h2", { id: `${id}-title`, tabindex: "-1" }, say(title));
  return node("section", { class: kind, "aria-labelledby": `${id}-title` }, heading, node("div", { id }));
}

/** Fill a part of the page, unless nothing changed; whoever is there with the keyboard stays there. */
function show(id, ...children) {
  const place = document.getElementById(id);
  const next = place.cloneNode(false);
  next.append(...children.flat(Infinity).filter(Boolean));
  if (next.isEqualNode(place)) return;
  const focused = place.contains(document.activeElement) ? document.activeElement.id : null;
  place.replaceChildren(...next.childNodes);
  if (focused !== null) (document.getElementById(focused) ?? document.getElementById(`${id}-title`) ?? main).focus();
}

// The house: new games and lists of tables

async function home() {
  const [games, me] = await Promise.all([ask("GET", "/api/games"), ask("GET", "/api/me")]);
  const form = node("form", { class: "card" });
  const of = (name) => games.find((game) => game.name === name);
  const draw = () => form.replaceChildren(...foundingFields(games, of(form.elements.game?.value) ?? games[0], me, draw, form));
  draw();
  form.addEventListener("submit", (submitted) => {
    submitted.preventDefault();
    const kind = submitted.submitter?.value === "open" ? "open" : "bot";
    attempt(() => found(of(form.elements.game.value), new FormData(form), kind));
  });
  main.replaceChildren(
    node("h1", {}, say("house")),
    node("p", {}, say("welcome")),
    node("h2", {}, say("new-game")),
    form,
    part("mine", "my-tables"),
    part("open", "open-tables"),
  );
  const list = () => document.hidden || lists(games, me).catch(() => {});
  await list();
  setInterval(list, SIGN_OF_LIFE);
}

function foundingFields(games, game, me, draw, form) {
  const named = form.elements.name?.value ?? me.name;
  const usual = game.players.includes(3) ? 3 : game.players[0];
  const fields = [
    choice("game", say("game"), games.map((each) => [each.name, each.title]), { change: draw }),
    choice("players", say("players"), game.players.map((count) => [count, count])),
    choice("bot", say("bots-level"), game.bots.map((bot) => [bot, say(`bot-${bot}`)])),
    nameField(named),
    node("p", { class: "buttons" },
      node("button", { class: "main" }, say("play-bots")),
      node("button", { value: "open" }, say("play-friends"))),
    node("p", { id: "problem", role: "alert" }),
    node("details", {}, node("summary", {}, say("more-choices")),
      choice("pace", say("pace"), ["untimed", "live", "correspondence"].map((pace) => [pace, say(`pace-${pace}`)])),
      game.options.map((option) => [
        tick(`option-${option.name}`, option.words, option.default),
        node("p", { class: "small" }, `${option.help} (${option.rule})`),
      ]),
      tick("public", say("list-it"))),
  ];
  const [first, players, bots] = fields.map((field) => field.querySelector("select"));
  [first.value, players.value, bots.value] = [game.name, usual, "greedy"];
  return fields;
}

/** The house fixes the luck of the table first; only then do we mix in our own. */
async function promise() {
  const promised = await ask("POST", "/api/tables/commitments");
  localStorage.setItem(`founded-${promised.table}`, promised.commitment);
  return promised.table;
}

async function found(game, wish, kind) {
  const table = await promise();
  const others = kind === "open" ? { kind } : { kind, bot: wish.get("bot") };
  await ask("POST", "/api/tables", {
    game: game.name,
    table,
    seats: [{ kind: "me" }, ...Array(Number(wish.get("players")) - 1).fill(others)],
    options: Object.fromEntries(game.options.map((option) => [option.name, wish.has(`option-${option.name}`)])),
    public: wish.has("public"),
    pace: wish.get("pace"),
    name: wish.get("name").trim() || null,
    contribution: unforeseen(),
  });
  location.assign(`/t/${table}`);
}

async function lists(games, me) {
  const [open, mine] = await Promise.all([ask("GET", "/api/tables"), me.kind ? ask("GET", "/api/me/tables") : []]);
  const line = (table) => {
    const game = games.find((each) => each.name === table.game)?.title ?? table.game;
    const free = table.chairs.filter((chair) => chair.kind === "open").length;
    const acting = table.chairs[table.to_act];
    const running = table.your_turn ? say("your-turn") : acting && say("turn-of", { name: acting.name });
    return node("li", { class: table.your_turn ? "to-act" : "" },
      node("a", { id: `table-${table.id}`, href: `/t/${table.id}` }, labelled(game, table.chairs.map((chair) => chair.name || "…").join(", "))),
      node("span", { class: "small" }, free ? say("free-seats", { count: free }) : running));
  };
  mine.sort((one, other) => other.your_turn - one.your_turn);
  show("mine", mine.length > 0 && node("ul", { class: "lines" }, mine.map(line)));
  document.getElementById("mine").parentElement.hidden = mine.length === 0;
  show("open", open.length ? node("ul", { class: "lines" }, open.map(line)) : node("p", {}, say("none-open")));
}

// A table: what the house tells

let game = null;
let now = null;
let told = null;
let lastTold = null;
let socket = null;
let heardAt = 0;
let failures = 0;
let unsent = null;
let answeredVersion = null;
let isReading = false;
let isReadingAgain = false;

function connect() {
  const seen = now === null ? "" : `&seen=${now.number}`;
  const opened = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${TABLE}/live?lang=${language}${seen}`);
  socket = opened;
  heardAt = Date.now();
  opened.addEventListener("message", ({ data }) => opened === socket && hear(JSON.parse(data)));
  opened.addEventListener("close", (closed) => opened === socket && lost(closed));
}

function reconnect() {
  const former = socket;
  connect();
  former.close();
}

function lost(closed) {
  if (closed.code === NOT_FOR_YOU && closed.reason === "no-table") return;
  away(true);
  setTimeout(connect, PAUSES[Math.min(failures, PAUSES.length - 1)]);
  failures += 1;
}

function away(isAway) {
  document.getElementById("away").textContent = isAway ? say("away") : "";
}

function hear(message) {
  heardAt = Date.now();
  if (message.type === "fault") problem(message.sentence);
  if (message.type === "table") {
    failures = 0;
    away(false);
    now = message;
    send();
  }
  if (message.type === "update") now = { ...now, ...changes(message) };
  if (message.type === "table" || message.type === "update") read();
}

function changes({ number, table, position, own }) {
  const changed = { number };
  if (table) changed.table = table;
  if (position) changed.position = position;
  if (position && now.own) changed.own = own ?? { ...now.own, legal: [], may_take_back: false };
  return changed;
}

/** Ask for the table in words, once more if something happened meanwhile. */
async function read() {
  isReadingAgain = isReading;
  if (isReading) return;
  isReading = true;
  try {
    do {
      isReadingAgain = false;
      const since = lastTold === null ? "" : `?seen=${lastTold}`;
      told = await ask("GET", `/api/tables/${TABLE}/words${since}`);
      draw();
    } while (isReadingAgain);
  } catch (fault) {
    setTimeout(read, PAUSES.at(-1));
  } finally {
    isReading = false;
  }
}

/** Send a move; when the line breaks it waits and goes again, by its name done at most once. */
async function move(path, body) {
  if (unsent !== null || told.version === answeredVersion) return;
  unsent = { path, body: { ...body, version: told.version, request: unforeseen() } };
  await send();
}

async function send() {
  if (unsent === null || unsent.isUnderWay) return;
  unsent.isUnderWay = true;
  const fault = await attempt(() => ask("POST", unsent.path, unsent.body));
  if (fault instanceof TypeError) {
    unsent.isUnderWay = false;
    return;
  }
  if (!(fault instanceof Error)) answeredVersion = unsent.body.version;
  unsent = null;
  if (fault instanceof Refused && fault.fault.now) {
    now = fault.fault.now;
    read();
  }
}

// A table: what is seen

function layTable() {
  main.replaceChildren(
    node("h1", {}, game?.title ?? ""),
    node("p", { id: "status", role: "status" }),
    node("p", { id: "clock", class: "small", role: "timer" }),
    node("div", { class: "table" },
      node("div", {}, part("asked", "asked", "card"), node("p", { id: "problem", role: "alert" })),
      node("div", { class: "story" },
        node("h2", { id: "log-title" }, say("log")),
        node("ol", { id: "log", role: "log", "aria-live": "off", tabindex: "0", "aria-labelledby": "log-title" }),
        chatForm()),
      node("div", { class: "board" }, part("picture", "table"), part("seats", "seats"))),
    ordersPart(),
    node("details", {}, node("summary", {}, say("fairness")), node("div", { id: "fairness" })),
    node("p", { id: "doings", class: "buttons" }),
  );
}

function draw() {
  const { table, seat } = now;
  const chair = seat === null ? null : table.chairs[seat];
  show("asked", asked(table, chair));
  show("picture", told.picture.map((line) => node("p", {}, line)));
  document.getElementById("picture").parentElement.hidden = told.picture.length === 0;
  show("seats", seatsList(table));
  show("doings", doings(table, chair));
  show("fairness", fairness(table));
  show("orders-given", ordersGiven());
  document.getElementById("chat").hidden = chair === null || table.status === "closed";
  document.getElementById("orders").hidden = chair === null || table.status !== "running";
  document.getElementById("status").textContent = status(table, chair);
  document.title = told.actions.length && !chair?.away ? `● ${labelled(say("your-turn"), game.title)}` : `${game.title}, Per Ankh`;
  tellClock();
  tellLog();
}

function status(table, chair) {
  if (isPromiseBroken(table.fairness)) return say("promise-broken");
  if (table.status === "closed") return say("table-closed");
  if (table.status === "open") return say("waiting-for-players");
  if (table.status === "finished") return say("won-by", { name: table.chairs[table.ranking[0]].name });
  if (told.actions.length > 0) return say("you-must-decide");
  const acting = table.chairs[now.position.to_act];
  return (acting ? say("turn-of", { name: acting.name }) : "") + (chair === null ? ` ${say("watching")}` : "");
}

function asked(table, chair) {
  if (table.status === "closed") return node("p", {}, say("table-closed"));
  if (table.status === "finished") return afterwards(table, chair);
  if (table.status === "open") return chair === null ? sittingForm() : invitation();
  if (chair?.away) {
    return [node("p", {}, say("you-are-away")), button("back", say("come-back"), () => act("POST", `/api/tables/${TABLE}/return`), "main")];
  }
  const acting = table.chairs[now.position.to_act];
  const takeBack = now.own?.may_take_back && button("take-back", say("take-back"), () => move(`/api/tables/${TABLE}/take-back`, {}));
  if (told.actions.length === 0) return [node("p", {}, acting ? say("thinking", { name: acting.name }) : ""), takeBack];
  const choices = told.actions.map(({ action, words: text }) =>
    button(`act-${action.replaceAll(" ", "-")}`, text, () => move(`/api/tables/${TABLE}/moves`, { action }), "main"));
  return [node("p", {}, told.question), node("p", { class: "buttons" }, choices, takeBack)];
}

function afterwards(table, chair) {
  const again = table.rematch === null ? say("rematch") : say("to-rematch");
  return [
    node("p", {}, say("game-over")),
    node("p", { class: "buttons" },
      chair !== null && button("rematch", again, rematch, "main"),
      chair === null && table.rematch !== null && node("a", { class: "button", href: `/t/${table.rematch}` }, again),
      node("a", { class: "button", id: "record", href: `/api/tables/${TABLE}/record`, download: `${TABLE}.txt` }, say("record")),
      node("a", { class: "button", href: "/" }, say("home"))),
  ];
}

function rematch() {
  attempt(async () => {
    const table = await promise();
    const next = await ask("POST", `/api/tables/${TABLE}/rematch`, { table, contribution: unforeseen() });
    if (next.table !== table) localStorage.removeItem(`founded-${table}`);
    location.assign(`/t/${next.table}`);
  });
}

function sittingForm() {
  const sit = async (submitted) => {
    submitted.preventDefault();
    const name = new FormData(submitted.target).get("name").trim() || null;
    await attempt(() => ask("POST", `/api/tables/${TABLE}/seat`, { name, contribution: unforeseen() }));
    reconnect();
  };
  return node("form", { submit: sit }, nameField(""), node("button", { class: "main" }, say("sit")));
}

function invitation() {
  const link = node("input", { id: "link", readonly: true, value: location.href, "aria-label": say("invite") });
  const copy = async () => {
    document.getElementById("link").select();
    await navigator.clipboard?.writeText(location.href);
    document.getElementById("copy").textContent = say("copied");
  };
  return [node("p", {}, say("invite")), node("p", { class: "buttons" }, link, button("copy", say("copy"), copy))];
}

function seatsList(table) {
  const order = table.ranking ?? table.chairs.map((_, seat) => seat);
  return node(table.ranking ? "ol" : "ul", { class: "lines" }, order.map((seat) => {
    const chair = table.chairs[seat];
    const acts = table.status === "running" && now.position.to_act === seat;
    const marks = [chair.you && say("you"), chair.bot && say("bot"), chair.program && say("program"),
      chair.away && say("is-away"), acts && say("acts")].filter(Boolean);
    return node("li", { class: acts ? "to-act" : "" },
      node("span", {}, chair.name || say("free"), marks.length > 0 && node("span", { class: "small" }, ` (${marks.join(", ")})`)),
      now.position && node("span", {}, say("points", { count: now.position.scores[seat] })));
  }));
}

function doings(table, chair) {
  const isOpen = table.status === "open";
  const isPlaying = chair !== null && !chair.away && table.status === "running";
  return [
    isOpen && table.yours && button("fill", say("fill"), () => act("POST", `/api/tables/${TABLE}/bots`, {})),
    (isPlaying || (isOpen && chair !== null)) && button("leave", say("leave"), () => act("DELETE", `/api/tables/${TABLE}/seat`)),
    isOpen && table.yours && button("close", say("close"), () => act("DELETE", `/api/tables/${TABLE}`)),
  ];
}

function act(method, path, body) {
  attempt(() => ask(method, path, body));
}

/** What the house promised this browser before the table was founded; others were promised nothing. */
function promised() {
  return localStorage.getItem(`founded-${TABLE}`);
}

function isPromiseBroken(luck) {
  return promised() !== null && promised() !== luck.commitment;
}

function fairness({ fairness: luck, chairs }) {
  return [
    node("p", {}, say("fairness-help")),
    node("h3", {}, say("commitment")), node("code", {}, luck.commitment),
    promised() && node("p", {}, say(isPromiseBroken(luck) ? "promise-broken" : "promise-kept")),
    luck.contributions.length > 0 && node("h3", {}, say("contributions")),
    luck.contributions.map((mixed, seat) => mixed && node("p", {}, labelled(chairs[seat].name, ""), node("code", {}, mixed))),
    node("h3", {}, say("key")), luck.key ? node("code", { id: "key" }, luck.key) : node("p", {}, say("key-later")),
  ];
}

function tellClock() {
  const deadline = now?.position?.clock.deadline;
  const left = deadline ? Math.max(0, deadline - Date.now()) : 0;
  const seconds = Math.floor(left / ONE_SECOND);
  const spelled = left > A_DAY
    ? new Date(deadline).toLocaleString(language)
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  document.getElementById("clock").textContent = deadline ? labelled(say("time-left"), spelled) : "";
}

/** New sentences are read aloud as they come; those of before we came are not. */
function tellLog() {
  const log = document.getElementById("log");
  const wasAtEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 2;
  for (const { number, sentences } of told.log) {
    if (sentences.length === 0 || number <= (lastTold ?? -1)) continue;
    log.append(node("li", {}, sentences.map(({ words: text, rule }) =>
      node("p", {}, text, rule && node("span", { class: "rule" }, ` ${rule}`)))));
  }
  lastTold = told.number;
  if (wasAtEnd) log.scrollTop = log.scrollHeight;
  requestAnimationFrame(() => log.setAttribute("aria-live", "polite"));
}

function chatForm() {
  const speak = async (submitted) => {
    submitted.preventDefault();
    const field = submitted.target.elements.text;
    const fault = await attempt(() => ask("POST", `/api/tables/${TABLE}/chat`, { text: field.value, request: unforeseen() }));
    if (!(fault instanceof Error)) field.value = "";
  };
  return node("form", { id: "chat", class: "buttons", submit: speak, hidden: true },
    node("input", { name: "text", maxlength: "300", required: true, autocomplete: "off", "aria-label": say("chat-text"), placeholder: say("chat-text") }),
    node("button", {}, say("send")));
}

// Orders in advance

let orderable = [];

function ordersPart() {
  const fields = node("form", { submit: addOrder });
  const open = async () => {
    orderable = await ask("GET", `/api/tables/${TABLE}/orders`);
    fields.replaceChildren(...orderFields());
    show("orders-given", ordersGiven());
  };
  return node("details", { id: "orders", hidden: true, toggle: ({ target }) => target.open && attempt(open) },
    node("summary", {}, say("orders")), node("p", {}, say("orders-help")), node("div", { id: "orders-given" }), fields);
}

function orderFields() {
  const facts = [["", say("always")], ...game.facts.map((fact) => [fact.name, fact.words])];
  const comparisons = ["at_least", "at_most", "exactly"].map((holds) => [holds, say(holds)]);
  return [
    choice("action", say("order-do"), orderable.map(({ action, words: text }) => [action, text])),
    CONDITIONS.map((label) => node("div", { class: "condition" },
      choice("fact", say(label), facts),
      node("select", { name: "holds", "aria-label": say(label) }, comparisons.map(([value, text]) => node("option", { value }, text))),
      node("input", { name: "value", type: "number", value: "1", required: true, "aria-label": say(label) }))),
    tick("lasting", say("order-lasting"), now.own.orders.lasting),
    node("button", {}, say("order-add")),
  ].flat();
}

function addOrder(submitted) {
  submitted.preventDefault();
  const wish = new FormData(submitted.target);
  const [holds, value] = [wish.getAll("holds"), wish.getAll("value")];
  const conditions = wish.getAll("fact").map((fact, place) => ({ fact, holds: holds[place], value: Number(value[place]) }));
  const order = { action: wish.get("action"), conditions: conditions.filter((condition) => condition.fact) };
  giveOrders({ orders: [...now.own.orders.orders, order], lasting: wish.has("lasting") });
}

function giveOrders(orders) {
  attempt(async () => {
    await ask("PUT", `/api/tables/${TABLE}/orders`, orders);
    now.own = { ...now.own, orders };
    show("orders-given", ordersGiven());
  });
}

function ordersGiven() {
  const given = now.own?.orders.orders ?? [];
  const factWords = (name) => game.facts.find((fact) => fact.name === name)?.words ?? name;
  const inWords = ({ action, conditions }) => [
    orderable.find((each) => each.action === action)?.words ?? action,
    ...conditions.map(({ fact, holds, value }, place) => labelled(`${say(CONDITIONS[Math.min(place, 1)])} ${factWords(fact)}`, `${say(holds)} ${value}`)),
  ].join(", ");
  if (given.length === 0) return node("p", {}, say("orders-none"));
  return [node("ol", {}, given.map((order) => node("li", {}, inWords(order)))), button("withdraw", say("order-withdraw"), () => giveOrders({ orders: [] }))];
}

// Beginning

async function open() {
  if (TABLE === null) {
    await home();
    return;
  }
  const [games, seen] = await Promise.all([ask("GET", "/api/games"), ask("GET", `/api/tables/${TABLE}`)]);
  game = games.find((each) => each.name === seen.table.game);
  layTable();
  connect();
  setInterval(tellClock, ONE_SECOND);
  setInterval(() => {
    if (Date.now() - heardAt > 2 * SIGN_OF_LIFE) reconnect();
    else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ do: "ping" }));
  }, SIGN_OF_LIFE);
}

document.getElementById("language").addEventListener("click", () => {
  localStorage.setItem("language", language === "fr" ? "en" : "fr");
  location.reload();
});
const preferred = localStorage.getItem("language") ?? (await (await fetch("/api/me")).json()).language;
await learn(preferred);
main.replaceChildren(node("p", { id: "problem", role: "alert" }));
await attempt(open);
