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

const mostPeople = (size: string): number =>
  size.startsWith('More') ? Infinity : Number(size.replaceAll(',', '').split(' ').at(-1));

/** Returns which of the ranges a stored size is, as picked or as typed: '120 people', '51-200'; -1 if it names no number. */
export function sizeRange(text: string): number {
  const picked = companySizes.findIndex((size) => size === text.trim());
  const people = Number(/\d[\d,.]*/u.exec(text)?.[0].replaceAll(/[,.]/gu, '') ?? NaN);
  return picked === -1 ? companySizes.findIndex((size) => people <= mostPeople(size)) : picked;
}
