/** 'Speaker 1', 'SPEAKER_00', 'S1', 'Speaker A', 'Unknown speaker': a program numbers voices, and names nobody. */
const numbered = /^(?:speaker|voice|spk|participant)(?:[ _#-]*\d{1,3}|[ _#-]+[a-z])?$|^s[ _#-]?\d{1,3}$/iu;
const unknown = /^(?:unknown|unidentified|unnamed)(?:[ _-]|$)/iu;

/** Returns whether a name was given by a program that doesn't know who speaks. */
export function isRecognised(name: string): boolean {
  const plain = name.trim();
  const rest = plain.replace(unknown, '');
  return numbered.test(rest) || (rest === '' && plain !== '');
}

/** What a side is called on screen where nobody is named, and in what buyers read. */
export const sideNames = {
  screen: { rep: 'Rep', prospect: 'Prospect' },
  buyers: { rep: 'Our team', prospect: 'Your team' },
} as const;

const standIns: readonly string[] = Object.values(sideNames).flatMap(({ rep, prospect }) => [rep, prospect]);

/** Returns whether a name says who somebody is: neither a program's label nor the name of a side. */
export const isPersonal = (name: string): boolean =>
  name.trim() !== '' && !isRecognised(name) && !standIns.includes(name.trim());

const withCompany = /^[^()]{2,80} \(([^()]{2,80})\)$/u;
/** Returns the one company that labels such as 'Bo Buyer (Norring Line)' name; '' if they name none or several. */
export function companyOf(names: readonly string[]): string {
  const named = new Set(names.flatMap((name) => withCompany.exec(name.trim())?.[1]?.trim() ?? []));
  return named.size === 1 ? ([...named][0] ?? '') : '';
}
