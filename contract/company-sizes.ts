/** Employee ranges offered by the form; the stored value remains text (decision A112). */
export const companySizes = [
  '1 to 10',
  '11 to 50',
  '51 to 200',
  '201 to 500',
  '501 to 1,000',
  '1,001 to 5,000',
  '5,001 to 10,000',
  'More than 10,000',
] as const;
