import { oneOf } from '#server/readers/one-of.ts';
import { notedRoles } from './vocabulary/noted-roles.ts';

const isName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;
const hasRole = new RegExp(`(?<!\\p{L})(?:${oneOf(notedRoles)})(?!\\p{L})`, 'iu');
/** A name or a role, and what stands in brackets behind it. */
const bracketed = /(?<before>[\p{L}’'-]+(?: [\p{L}’'-]+)?)\s\((?<inside>[^()]{2,40})\)/gu;
const nameAtEnd = /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;

/** Returns the people whom notes introduce with what they are: 'Col (chief eng)', 'MD signs (Piet)'. */
export function notedPeople(notes: readonly string[]): string[] {
  const found = notes.flatMap((note) =>
    [...note.matchAll(bracketed)].flatMap(({ groups }) => {
      const { before = '', inside = '' } = groups ?? {};
      if (isName.test(inside) && hasRole.test(before)) return [inside];
      const [named] = nameAtEnd.exec(before) ?? [];
      return named !== undefined && !hasRole.test(named) && hasRole.test(inside) ? [named] : [];
    }),
  );
  return [...new Set(found.flatMap((name) => [name, name.split(' ')[0] ?? name]))];
}
