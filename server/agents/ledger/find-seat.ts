import type { Finding } from '../analyst.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { postcode } from './find-places.ts';
import type { PageContext } from './page-context.ts';
import { toldPair } from './told.ts';
import { formWords, seatWords } from './vocabulary/seat-words.ts';

const seat = new RegExp(`(?<!\\p{L})(?:${oneOf(seatWords)})(?!\\p{L})`, 'iu');
const form = new RegExp(
  `(?<!\\p{L})(?:${oneOf(formWords)})(?!\\p{L})[^.;]{0,90}?\\d[\\d.,’ ]*\\s?(?:€|euros?|EUR|CHF|£|\\$)`,
  'iu',
);
const mostClause = 26;
const host = /h[ée]berg\w+|hosting|agentur|agency/iu;

interface Where {
  context: PageContext;
  block: Block;
  at: number;
}

function told({ context, block, at }: Where, label: 'Registered office' | 'Legal form', clause: string): Finding {
  const isForm = label === 'Legal form';
  return toldPair(
    { context, block, at, label, value: `“${clause}”`, unit: '', structure: 'card', quotes: [clause] },
    { topic: isForm ? 'entity' : 'place', label, score: isForm ? 2.5 : 5, tag: 'identity' },
  );
}

/** Cuts 'registered office at 4 Mill Lane, Leeds LS1 2AB' out of a long sentence, or returns null. */
function seatClause(text: string): string | null {
  const from = seat.exec(text);
  const rest = from === null ? '' : text.slice(from.index);
  const code = postcode.exec(rest);
  if (code === null) return null;
  const behind = code.index + code[0].length;
  const stop = /[,.;)]/u.exec(rest.slice(behind));
  const clause = rest.slice(0, stop === null ? undefined : behind + stop.index);
  return clause.split(' ').length <= mostClause && clause !== text ? clause : null;
}

/** Finds a company's registered office and legal form in the long sentences of legal pages. */
export function seatFacts(contexts: readonly PageContext[], name: RegExp): Finding[] {
  return contexts
    .filter(({ page }) => page.kind === 'legal')
    .flatMap((context) =>
      context.page.blocks.flatMap((block, at): Finding[] => {
        const { text } = block;
        if (block.kind !== 'paragraph' || host.test(block.under.at(-1) ?? '') || !name.test(text)) return [];
        const shape = form.exec(text)?.[0];
        const clause = seatClause(text);
        return [
          ...(clause === null ? [] : [told({ context, block, at }, 'Registered office', clause)]),
          ...(shape === undefined || shape.split(' ').length > mostClause
            ? []
            : [told({ context, block, at }, 'Legal form', shape)]),
        ];
      }),
    );
}
