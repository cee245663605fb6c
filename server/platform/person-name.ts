/**
 * Splits the one name that an account has. `given` are possible first names, the surest first: without one that the name
 * begins with, the first word is the first name.
 */
export function splitName(
  name: string,
  ...given: (string | null | undefined)[]
): { firstName: string; lastName: string } {
  const whole = name.trim();
  const known = given.find((each) => typeof each === 'string' && (each === '' || `${whole} `.startsWith(`${each} `)));
  if (typeof known === 'string') return { firstName: known, lastName: whole.slice(known.length).trim() };
  const [firstName = '', ...rest] = whole.split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}
