/** Returns an array parameter in PostgreSQL's array syntax, for any element type. */
export function arrayLiteral(values: readonly (string | number)[]): string {
  return `{${values.map((value) => (typeof value === 'number' ? String(value) : `"${value.replace(/["\\]/gu, String.raw`\$&`)}"`)).join(',')}}`;
}
