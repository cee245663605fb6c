import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { folded } from './sides-by-name.ts';
import { notedRoles } from './vocabulary/noted-roles.ts';
import { nobodies, noRoles, ownWords, theirRoles } from './vocabulary/own-introductions.ts';

const isName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;
const [hasRole, isOwn, isNoRole] = [wordTest(notedRoles), wordTest(ownWords), wordTest(noRoles)];
/** 'Demo Thursday', and not 'April Jones'. */
const isNobody = new RegExp(`(?:^| )(?:${oneOf(nobodies)})$`, 'iu');
/** 'Our sales eng (Tom)', and not 'our contact Marta (GM)'. */
const ownBefore = new RegExp(
  `(?<!\\p{L})(?:${oneOf(ownWords)}) (?!(?:[\\p{L}’'-]+ )?(?:${oneOf(theirRoles)})(?!\\p{L}))(?:[\\p{L}’'-]+ ){0,2}[\\p{L}’'-]+$`,
  'iu',
);
const longestBefore = 80;
/** A name or a role, and what stands in brackets behind it. */
const bracketed = /(?<![\p{L}’'-])(?<before>[\p{L}’'-]+(?: [\p{L}’'-]+)?)\s\((?<inside>[^()]{2,40})\)/gu;
const nameAtEnd = /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;

/** Returns the people whom notes introduce with what they are: 'Col (chief eng)', 'MD signs (Piet)'. None is of the rep's own side. */
export function notedPeople(notes: readonly string[], ours: readonly string[] = []): string[] {
  const own = new Set(ours.flatMap((name) => [folded(name), folded(name).split(' ')[0] ?? '']));
  const found = notes.flatMap((note) =>
    [...note.matchAll(bracketed)].flatMap(({ groups, index }) => {
      const { before = '', inside = '' } = groups ?? {};
      const lead = note.slice(Math.max(0, index - longestBefore), index + before.length);
      if (ownBefore.test(lead) || isOwn.test(inside)) return [];
      if (isName.test(inside) && hasRole.test(before)) return [inside];
      const [named] = nameAtEnd.exec(before) ?? [];
      return named !== undefined && !hasRole.test(named) && hasRole.test(inside) && !isNoRole.test(inside)
        ? [named]
        : [];
    }),
  );
  const people = found.filter((name) => !isNobody.test(name) && !own.has(folded(name)));
  return [...new Set(people.flatMap((name) => [name, name.split(' ')[0] ?? name]))].filter(
    (name) => !own.has(folded(name)),
  );
}
