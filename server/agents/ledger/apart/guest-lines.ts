import { oneOf } from '#server/readers/one-of.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { firmNouns } from '../vocabulary/aside-words.ts';
import { guestBylines } from '../vocabulary/page-signs.ts';
import { organizationNouns } from '../vocabulary/others-words.ts';
import { wordTest } from '../word-test.ts';

const aPerson = "(?:Dr\\.? |Prof\\.? )?\\p{Lu}[\\p{L}.’'-]*(?: \\p{Lu}[\\p{L}.’'-]*){1,3}";
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
const institution = wordTest([...organizationNouns, ...firmNouns], 'u');
const called = new RegExp(`^(?:${oneOf(guestBylines)})(?![\\p{L}])`, 'iu');
const longest = 160;

/** Returns the places of lines that a guest wrote: those of the card or entry with such a byline. */
export function guestLines(blocks: readonly Block[], name: RegExp): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, block] of blocks.entries()) {
    if (block.text.length > longest || block.kind === 'heading') continue;
    const [, named = ''] = ofInstitution.exec(block.text) ?? [];
    const employer = employed.exec(block.text)?.[1] ?? (institution.test(named) ? named : undefined);
    if (!called.test(block.text) && (employer === undefined || name.test(employer))) continue;
    const card = block.inside.at(-2);
    const until = blocks.findIndex((each, index) => index > at && each.kind === 'heading');
    for (const [index, each] of blocks.entries())
      if (index >= at && (until < 0 || index < until) && card !== undefined && each.inside.includes(card))
        found.add(index);
  }
  return found;
}
