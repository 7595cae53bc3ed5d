/** Which of all choices deserve a button of their own; what gods can take is chosen in the lane itself. */
import type { Choice } from '$shell/board/contract';
import { choiceOf, CIVILISATIONS, MONUMENTS, stacks, type View } from './view';

/** The actions that a phase is about, in the order of their buttons. */
function actionsIn(view: View, seat: number): string[] {
  const own = view.seats[seat];
  if (!own) return [];
  switch (view.phase) {
    case 'turn':
      return ['draw', 'invoke'];
    case 'gods':
      return ['stop'];
    case 'bid':
      return [...own.suns.toReversed().map((sun) => `bid ${sun}`), 'pass'];
    case 'loss':
      return stacks(own.tiles, [...CIVILISATIONS, ...MONUMENTS]).map(({ kind }) => `lose ${kind}`);
    case 'over':
      return [];
  }
}

export function offered(choices: readonly Choice[], view: View, seat: number): readonly Choice[] {
  const asked = actionsIn(view, seat).flatMap((action) => choiceOf(choices, action) ?? []);
  // of a disaster's victims the other tiles are no more than noise
  return view.phase === 'loss' ? asked.filter(({ allowed }) => allowed) : asked;
}
