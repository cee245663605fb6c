import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import { allRoles, anyRole, everyRole } from './any-role.ts';
import { clausesOf } from './clauses.ts';
import { cameFrom, handoverWords, placeWords, roleLimits, saysLimit, wentTo } from './vocabulary/clauses.ts';
import { openers } from './vocabulary/phrases.ts';

const limitWord = wordTest([...roleLimits, ...saysLimit]);
const limited = new RegExp(
  `(?<!\\p{L})(?:${oneOf(roleLimits)})[- ](?:\\p{L}+ ){0,2}(${oneOf(allRoles)})(?!\\p{L})`,
  'giu',
);

/** Of two who follow each other, a clause names both. */
const handsOver = wordTest(handoverWords);

/** Returns whether a claim gives somebody a role without what limits it in the quotes: 'manager' for 'acting manager'. */
export function dropsLimit(claim: string, quotes: readonly string[]): boolean {
  if (limitWord.test(claim) || quotes.some((quote) => handsOver.test(quote))) return false;
  return quotes.some((quote) =>
    [...quote.matchAll(limited)].some(([whole, role = '']) => {
      const plain = wordTest([role]);
      return plain.test(claim) && !plain.test(quotes.join('\n').replaceAll(whole, ' '));
    }),
  );
}

const fullName = /\p{Lu}[\p{Ll}’'-]+(?:\s(?:van|de|von|der|den|le|la|al))*\s\p{Lu}[\p{L}’'-]+/gu;
const capital = /\p{Lu}[\p{Ll}’'-]{2,}/gu;
/** Before a place or house: 'at Root', 'of Leeds'. */
const ofPlace = new RegExp(`(?<!\\p{L})(?:${oneOf(placeWords)})\\s$`, 'iu');

const opener = new RegExp(`^(?:${oneOf(openers)}|She|He|They|Our)$`, 'u');

const peopleIn = (clause: string): string[] =>
  [...clause.matchAll(capital)]
    .filter((match) => !ofPlace.test(clause.slice(0, match.index)) && !opener.test(match[0]) && !anyRole.test(match[0]))
    .map(([name]) => name);

/** Returns whether a claim gives somebody a role that its quotes, in the clause that names it, give another. */
export function givesOthersRole(claim: string, quotes: readonly string[]): boolean {
  const people = [...claim.matchAll(fullName)]
    .filter(({ index, 0: person }) => !ofPlace.test(claim.slice(0, index)) && !anyRole.test(person))
    .map(([person]) => person);
  const [person] = people;
  const given = (claim.match(everyRole) ?? []).map((role) => role.toLowerCase());
  if (person === undefined || people.length !== 1 || given.length === 0) return false;
  const parts = person.split(' ').filter((part) => /^\p{Lu}/u.test(part));
  const said = quotes.join(' ');
  if (!parts.some((part) => said.includes(part)) || handsOver.test(said)) return false;
  return given.some((role) => {
    const naming = quotes.flatMap(clausesOf).filter(({ text }) => wordTest([role]).test(text));
    return (
      naming.length > 0 &&
      naming.every(({ text }) => peopleIn(text).length > 0 && !parts.some((part) => text.includes(part)))
    );
  });
}

const houseName = String.raw`(?:the\s)?(\p{Lu}[\p{L}&’'-]+)`;
const [came, went] = [cameFrom, wentTo].map(
  (lead) => new RegExp(`(?<!\\p{L})(?:${oneOf(lead)})\\s${houseName}`, 'giu'),
) as [RegExp, RegExp];
const housesBehind = (text: string, test: RegExp): string[] => [...text.matchAll(test)].map(([, house = '']) => house);

/** Returns whether a claim has somebody come from the house that they went to by its quotes, or the other way round. */
export function turnsMove(claim: string, quotes: readonly string[]): boolean {
  const said = quotes.join('\n');
  const behind = (test: RegExp): string[] => housesBehind(claim, test).filter((house) => /^\p{Lu}/u.test(house));
  const to = (house: string): boolean =>
    new RegExp(`(?<!\\p{L})(?:to|join|for|zu|zur|chez|naar|a) (?:the |der )?${house}(?!\\p{L})`, 'u').test(said);
  const from = (house: string): boolean =>
    new RegExp(`(?<!\\p{L})(?:from|of|at|by|von|bei|de|van|joined|left) (?:the |der )?${house}(?!\\p{L})`, 'u').test(
      said,
    );
  return (
    behind(came).some((house) => to(house) && !from(house)) ||
    behind(went).some((house) => from(house) && !to(house) && housesBehind(said, came).includes(house))
  );
}
