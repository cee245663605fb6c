import { oneOf } from '#server/readers/one-of.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { firmNouns } from '../vocabulary/aside-words.ts';
import {
  bylineTitles,
  employerNouns,
  guestBylines,
  institutionNouns,
  othersOpinion,
} from '../vocabulary/guest-words.ts';
import { organizationNouns } from '../vocabulary/others-words.ts';
import { wordTest } from '../word-test.ts';

const aPerson = `(?:(?:${oneOf(bylineTitles)})\\.?(?:-Ing\\.)? ){0,3}\\p{Lu}[\\p{L}.’'-]*(?: (?:(?:van|von|de|der|den|del|la|di) ){0,2}\\p{Lu}[\\p{L}.’'-]*){1,3}`;
/** 'By Ann Lee, head of audit at Pell': a byline with an employer. */
const employed = new RegExp(
  `^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor) ${aPerson}, (?:[^.]{2,70} )?(?:at|for|with|bei|chez|bij) (?:the |der |la |le )?(\\p{Lu}[^.]*)`,
  'u',
);
/** 'By Ann Lee, lecturer of Leek College': behind 'of' there may be a department of the company's. */
const ofInstitution = new RegExp(
  `^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor) ${aPerson}, [^.]*?(\\p{Lu}[\\p{L}’'-]*(?: (?:of |for )?\\p{Lu}[\\p{L}’'-]*)*)$`,
  'u',
);
const institution = wordTest([...organizationNouns, ...firmNouns, ...employerNouns], 'u');
/** 'Von Dr. Ida Roe, Leiterin der Werkstatt an der Hochschule Corran': in other languages such a noun needs no capital after it. */
const withWork = new RegExp(`^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor) ${aPerson}, (.{3,120})$`, 'u');
const anyInstitution = new RegExp(`(?<![\\p{L}])(?:${oneOf(institutionNouns)})(?![\\p{L}])`, 'iu');
const called = new RegExp(`^(?:${oneOf(guestBylines)})(?![\\p{L}])`, 'iu');
const opinion = wordTest(othersOpinion);
const longest = 160;
const mostHead = 6;
const isGuestHead = (head: string): boolean => called.test(head) && head.split(' ').length <= mostHead;

/** The first sentence of a text that begins with a byline: 'By Ann Lee, Leek Clinic. Sheds are …' */
const firstSentence = /^(.{10,160}?)(?<!(?<!\p{L})\p{L}{1,4})\.(?=\s)/u;

/** Returns whether a page says of a text on it that its opinions are somebody else's. */
export const tellsOthersOpinion = (blocks: readonly Block[]): boolean =>
  blocks.some(({ text }) => text.length <= 2 * longest && opinion.test(text));

/** Returns the employer that a byline names, or undefined if it names none. */
function employerIn(text: string): string | undefined {
  const found = employed.exec(text)?.[1];
  if (found !== undefined) return found;
  const [, named = ''] = ofInstitution.exec(text) ?? [];
  if (institution.test(named)) return named;
  const [, work = ''] = withWork.exec(text) ?? [];
  return anyInstitution.test(work) ? work : undefined;
}

/** Returns the places of lines that a guest wrote: those of the card or entry with such a byline. */
export function guestLines(blocks: readonly Block[], name: RegExp): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, block] of blocks.entries()) {
    if (block.under.some(isGuestHead)) found.add(at);
    if (block.kind === 'heading') continue;
    const byline = firstSentence.exec(block.text)?.[1] ?? (block.text.length <= longest ? block.text : '');
    if (byline === '') continue;
    const employer = employerIn(byline);
    const isCalled = called.test(byline);
    if (!isCalled && (employer === undefined || name.test(employer))) continue;
    const card = block.inside.at(-2);
    // The title of what a guest wrote may stand right below 'Guest column'.
    const from = isCalled && blocks[at + 1]?.kind === 'heading' ? at + 1 : at;
    const until = blocks.findIndex((each, index) => index > from && each.kind === 'heading');
    for (const [index, each] of blocks.entries())
      if (index >= at && (until < 0 || index < until) && card !== undefined && each.inside.includes(card))
        found.add(index);
  }
  return found;
}
