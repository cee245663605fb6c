/** Sellers for measuring only: nothing is learned from them, nobody reads them, and only their sum is printed. */
export const heldBackSellers: readonly string[] = [
  'larkwarden-training',
  'groundline-telematics',
  'foldhaven-packaging',
  'pestwick',
  'plinthwork-hr',
  'ledgerfen',
  'lindewoord-translate',
  'gantryhand-wms',
  'stoneroot-signs',
];
