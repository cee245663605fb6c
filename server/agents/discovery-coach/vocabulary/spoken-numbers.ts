import { cardinalNames, tens as tensOf } from '#server/agents/vocabulary/cardinals.ts';

const small = cardinalNames(1, 9);
const teens = cardinalNames(10, 19);
const tens = Object.keys(tensOf);

/** Ten to ninety-nine as they are said, by their words: 'ninety-four' and 'ninety four' are 94. */
export const spokenNumbers: ReadonlyMap<string, number> = new Map([
  ...teens.map((word, at) => [word, at + 10] as const),
  ...tens.flatMap((ten, at) => [
    [ten, (at + 2) * 10] as const,
    ...small.map((one, by) => [`${ten} ${one}`, (at + 2) * 10 + by + 1] as const),
  ]),
]);
