/** The first word is the first name, the rest the last name: sign-up keeps one name, the wire speaks of two. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}
