/** Words with which people begin to speak, before a comma. */
export const fillerWords: readonly string[] = [
  'well',
  'yeah',
  'right',
  'okay',
  'ok',
  'oh',
  'ah',
  'look',
  'like',
  'gosh',
  'honestly',
  'i mean',
  'you know',
  'to be fair',
  'to be honest',
];
