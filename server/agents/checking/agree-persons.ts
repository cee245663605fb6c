import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import { clausesOf, shared, termsOf } from './clauses.ts';
import { roleLimits } from './vocabulary/clauses.ts';
import { roleWords } from './vocabulary/phrases.ts';
import { roleFamilies } from './vocabulary/roles.ts';

const fullName = /\p{Lu}[\p{Ll}’'-]+(?:\s(?:van|de|von|der|den|le|la|al|bin)){0,2}\s\p{Lu}[\p{L}’'-]+/gu;
const roles = wordTest([...roleWords, ...roleFamilies.flat()]);
const limits = wordTest(roleLimits);
const limited = new RegExp(
  `(?<!\\p{L})(?:${oneOf(roleLimits)})[- ](?:\\p{L}+ ){0,2}(${oneOf([...roleWords, ...roleFamilies.flat()])})(?!\\p{L})`,
  'giu',
);

/** So many words must stand with the other person, and none with the claim's. */
const fewest = 2;

const peopleIn = (text: string): string[] =>
  (text.match(fullName) ?? []).filter((person) => !roles.test(person) && person.split(' ').length > 1);
const lastName = (person: string): string => person.split(' ').at(-1) ?? person;

/** Returns whether a claim gives somebody a role without what limits it in the quotes: 'manager' for 'acting manager'. */
export function dropsLimit(claim: string, quotes: readonly string[]): boolean {
  if (limits.test(claim)) return false;
  return quotes.some((quote) =>
    [...quote.matchAll(limited)].some(([whole, role = '']) => {
      const plain = wordTest([role]);
      return plain.test(claim) && !plain.test(quotes.join('\n').replaceAll(whole, ' '));
    }),
  );
}

/** Returns whether a claim says of one person what its quotes say of another: 'Owen is manager' of 'Beth is manager in his place'. */
export function tellsOfOtherPerson(claim: string, quotes: readonly string[]): boolean {
  const told = peopleIn(claim);
  const [person] = told;
  if (person === undefined || told.length !== 1 || !roles.test(claim)) return false;
  const name = lastName(person);
  const first = person.split(' ')[0] ?? '';
  const said = quotes.join('\n');
  const others = [...new Set(peopleIn(said).map(lastName))].filter((other) => other !== name);
  if (others.length === 0 || !said.includes(name)) return false;
  const asked = new Set([...termsOf(claim.replaceAll(person, ' '))]);
  const scored = quotes.flatMap((quote) => {
    let last: string | null = null;
    return clausesOf(quote).map((clause) => {
      const named = [name, ...others].filter((each) => clause.text.includes(each));
      const byFirst = clause.text.includes(first) ? [name] : [];
      const subject = named[0] ?? byFirst[0] ?? last;
      last = named[0] ?? byFirst[0] ?? last;
      return { subject, score: shared(asked, clause.terms), both: named.length > 1 };
    });
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const top = scored.filter(({ score }) => score === best);
  const ofOwn = Math.max(
    0,
    ...scored.filter(({ subject, both }) => subject === name || both).map(({ score }) => score),
  );
  return best >= fewest && ofOwn === 0 && top.every(({ subject }) => subject !== null);
}
