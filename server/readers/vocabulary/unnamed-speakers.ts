/** Labels with which speech recognition says that it does not know who speaks. */
export const unnamedSpeakers: readonly string[] = [
  'unknown speaker',
  'unknown',
  'unidentified speaker',
  'unidentified',
  'speaker unknown',
  'unnamed speaker',
  'no speaker',
];
