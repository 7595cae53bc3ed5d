/** Each seat has an animal of its own shape and colour. */
export interface Animal {
  readonly glyph: string;
  readonly hue: number;
}

const ANIMALS: readonly Animal[] = [
  { glyph: 'scarab', hue: 172 },
  { glyph: 'falcon', hue: 18 },
  { glyph: 'jackal', hue: 222 },
  { glyph: 'ibis', hue: 96 },
  { glyph: 'cobra', hue: 328 },
];

export const animalOf = (seat: number): Animal => ANIMALS[seat % ANIMALS.length]!;
