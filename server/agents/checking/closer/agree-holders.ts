import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { anyRole } from '../any-role.ts';
import { plainNames } from '../vocabulary/names.ts';
import { joinedLimits, limitsInClaims, rolePhrases } from '../vocabulary/holders.ts';

const name = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Captain|Councillor|Sir|Lady|Prof)\.?\s)?\p{Lu}[\p{Ll}’'-]+(?:\s(?:van|de|von|der|den|la)\s?)?(?:[\s-]\p{Lu}[\p{L}’'.-]*)*`;
const role = String.raw`(?:${oneOf(rolePhrases)})`;
const between = String.raw`(?:,?\s(?:is|was|as|becomes|became|acts as|has been|works as|remains|,)?\s?(?:our|the|its|their|an?|new)?\s?|,\s|\s\()`;
const leftBound = new RegExp(String.raw`(${name})${between}(${role})(?!\p{L})`, 'gu');
const rightBound = new RegExp(
  String.raw`(?<!\p{L})(${role})(?:\sof the [\p{L}-]+)?(?::\s|\sis\s|\swas\s|,\s|\s)(${name})`,
  'giu',
);

interface Holder {
  person: string;
  role: string;
}
const shortest = 3;
const plain = new Set(plainNames);
const partsOf = (person: string): string[] =>
  person
    .split(/[\s]+/u)
    .filter(
      (part) =>
        part.length >= shortest && /^\p{Lu}/u.test(part) && !anyRole.test(part) && !plain.has(part.toLowerCase()),
    );

/** Returns who holds which role by what stands right beside each: 'Shona Blyth, our design director', 'works manager Raj Sandhu'. */
function holdersIn(text: string): Holder[] {
  return text.split(/(?<=\p{Ll}{2}[.!?;])\s+|\n/u).flatMap((sentence) => {
    const left = [...sentence.matchAll(leftBound)].map(([, person = '', held = '']) => ({ person, role: held }));
    const right = [...sentence.matchAll(rightBound)]
      .filter(([, , person = '']) => /^\p{Lu}/u.test(person))
      .map(([, held = '', person = '']) => ({ person, role: held }));
    return [
      ...right,
      ...left.filter((each) => !right.some((other) => other.role.toLowerCase() === each.role.toLowerCase())),
    ];
  });
}

const alike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const isSame = (one: string, other: string): boolean => partsOf(one).some((part) => partsOf(other).includes(part));

/** Returns whether a claim gives somebody, right beside the name, a role that stands right beside another's in its quotes. */
export function takesHoldersRole(claim: string, quotes: readonly string[]): boolean {
  const read = quotes.flatMap(holdersIn);
  const said = quotes.join('\n');
  return holdersIn(claim).some(({ person, role: held }) => {
    const parts = partsOf(person);
    if (parts.length === 0 || !parts.some((part) => said.includes(part))) return false;
    const same = read.filter((each) => alike(each.role, held) && partsOf(each.person).length > 0);
    return same.length > 0 && !same.some((each) => isSame(each.person, person));
  });
}

const joined = wordTest(joinedLimits);
const limited = wordTest(limitsInClaims);
const anyHead = wordTest([
  'director',
  'president',
  'manager',
  'head',
  'chief',
  'chair\\p{L}*',
  'leads?',
  'heads?',
  'headed',
  'led',
]);
/** Returns whether a claim gives as a full role one that its quotes, in one word with what limits it, call a deputy's: 'subdirectora', 'Vizepräsident'. */
export const dropsJoinedLimit = (claim: string, quotes: readonly string[]): boolean =>
  anyHead.test(claim) &&
  !limited.test(claim) &&
  quotes.length > 0 &&
  quotes.every(
    (quote) =>
      joined.test(quote) &&
      !anyHead.test(quote.replaceAll(new RegExp(`(?<!\\p{L})(?:${oneOf(joinedLimits)})`, 'giu'), ' ')),
  );
