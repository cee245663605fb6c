const small = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** Ten to ninety-nine as they are said, by their words: 'ninety-four' and 'ninety four' are 94. */
export const spokenNumbers: ReadonlyMap<string, number> = new Map([
  ...teens.map((word, at) => [word, at + 10] as const),
  ...tens.flatMap((ten, at) => [
    [ten, (at + 2) * 10] as const,
    ...small.map((one, by) => [`${ten} ${one}`, (at + 2) * 10 + by + 1] as const),
  ]),
]);
