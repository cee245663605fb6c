/** Splits a name: first word as first name, rest as last name. Sign-up stores one name, the API uses two. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}
