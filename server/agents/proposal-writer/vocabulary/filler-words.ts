/** Words with which people begin to speak, where a comma stands behind them. */
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
