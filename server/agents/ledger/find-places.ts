import type { Finding } from '../analyst.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { isOfPastYear, isOld, isOwn, weight } from './company-pages.ts';
import type { PageContext } from './page-context.ts';
import { actsBefore, isFormer, type Line } from './read-lines.ts';
import type { Pair } from './read-pairs.ts';
import { toldLine, toldPair } from './told.ts';
import { placeWords } from './vocabulary/company-words.ts';
import { placeLabels } from './vocabulary/list-words.ts';
import { isPlannedPlace } from './apart/intended.ts';
import { suppliedCount } from './apart/set-apart.ts';
import { isHistory } from './whose.ts';
import { wordTest } from './word-test.ts';

const place = wordTest(placeWords);
/** Postcode formats of the supported countries. */
export const postcode = new RegExp(
  [
    '\\b[A-Z]{1,2}\\d[\\dA-Z]? \\d[A-Z]{2}\\b',
    '\\b\\d{5} \\p{Lu}\\p{L}+',
    '\\b[A-Z]{2} \\d{5}\\b',
    '\\b\\d{4} ?[A-Z]{2} \\p{Lu}',
    '\\b[A-Z]\\d[A-Z] \\d[A-Z]\\d\\b',
    '\\b(?:NSW|QLD|VIC|SA|WA|TAS|ACT|NT) \\d{4}\\b',
    '\\b\\p{Lu}\\p{L}+ \\d{6}\\b',
    '\\b\\d{3} \\d{2} \\p{Lu}{3}',
    '\\bD-\\d{5}\\b|\\bF-\\d{5}\\b|\\bCH-\\d{4}\\b',
    '\\b\\p{Lu}\\p{L}+ (?!19|20)\\d{4}$',
  ].join('|'),
  'u',
);
/** The number of a company in a register has as many digits as a postcode. */
const registered = /\b(?:HR[AB]|KvK|RCS|SIRE[NT]|UID|CIF|N[ro]\.?)(?: \p{Lu}\p{L}+)? [A-Z]?\d[\d .]*/giu;
const hasPostcode = (text: string): boolean => postcode.test(text.replaceAll(registered, ' '));
/** A place is named after a word that puts something there: not 'certified to BRCGS'. */
const somewhere = new RegExp(
  `\\b(?:in|at|near|across|from|outside|around|throughout|between|through|into|im|bei|à|au|en|dans)\\s(?:the\\s|der\\s|la\\s|le\\s)?\\p{Lu}\\p{Ll}|[,:(]\\s\\p{Lu}\\p{Ll}`,
  'u',
);
/** Where the website's host is isn't where the company is. */
const hosted = /^(?:h[ée]berg\p{L}*|hosting|hosted by|webhosting|hoster|provider|alojamiento)(?!\p{L})/iu;
function placeLines(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const { text, context } = line;
    const words = text.split(' ').length;
    const address = hasPostcode(text) && words >= 4 && words <= 26 && text.length <= 200;
    if (
      address &&
      ['contact', 'about', 'home', 'legal', 'other'].includes(context.page.kind) &&
      !/hosting|agency|agentur/iu.test(line.block.under.at(-1) ?? '') &&
      !hosted.test(text)
    ) {
      const score =
        (context.page.kind === 'contact' ? 6 : context.page.kind === 'legal' ? 3 : 5) +
        (place.test(text) ? 2 : 0) -
        line.at / 100;
      return [toldLine(line, { topic: 'place', label: 'Address', score, tag: 'identity' })];
    }
    const match = place.exec(text);
    if (
      !match ||
      line.ofOther ||
      !isOwn(line) ||
      isOld(line) ||
      isOfPastYear(line) ||
      isFormer(text) ||
      words > 32 ||
      suppliedCount.test(text) ||
      actsBefore(text, match.index)
    )
      return [];
    const named = somewhere.test(text) || /\d/u.test(text);
    if (!named || !line.own || isHistory(text, context.today) || isPlannedPlace(text, context.today)) return [];
    const counted = /\d+ (?:offices|branches|stores|clinics|practices|depots|locations|sites|shops)/iu.test(text);
    return [
      toldLine(line, {
        topic: 'place',
        label: 'Where',
        score: 3 + weight(line) + (counted ? 3 : 0) + (line.own ? 1 : 0),
        tag: 'identity',
      }),
    ];
  });
}

const placeLabel = new RegExp(`^${wordTest(placeLabels).source}(?: \\(.{1,30}\\))?:?$`, 'iu');

/** Finds places by label, and table rows with an address. */
function placePairs(pairs: readonly Pair[]): Finding[] {
  return pairs.flatMap((pair): Finding[] => {
    const { context, label, value, structure, block } = pair;
    if (context.subject !== 'prospect' || context.article || context.secondary) return [];
    const words = value.split(' ').length;
    if (['definition list', 'table', 'card'].includes(structure) && placeLabel.test(label))
      return words <= 16 && /\p{Lu}\p{L}{2}/u.test(value) && !/^\d+$/u.test(value)
        ? [toldPair(pair, { topic: 'place', label, score: 6 + weight(pair), tag: 'identity' })]
        : [];
    const address =
      block.kind === 'row' ? block.cells.find((cell) => hasPostcode(cell) && /\d/u.test(cell)) : undefined;
    if (address === undefined || address.split(' ').length > 14 || label === address || !/^\p{Lu}/u.test(label))
      return [];
    const head = /\b(?:head|main|registered|haupt|siège|sede|hoofd)/iu.test(label) ? 2 : 0;
    return [
      toldPair(
        { ...pair, value: address, unit: '' },
        { topic: 'place', label, score: 4 + head - pair.at / 100, tag: 'identity' },
      ),
    ];
  });
}

const shortLine = 9;

/** Finds addresses set in lines: short lines of one element around the postcode. */
function addressFacts(contexts: readonly PageContext[]): Finding[] {
  return contexts
    .filter(
      ({ page, subject, secondary }) =>
        subject === 'prospect' && !secondary && ['contact', 'about', 'home', 'legal', 'other'].includes(page.kind),
    )
    .flatMap((context): Finding[] => {
      const { blocks } = context.page;
      const at = blocks.findIndex(
        ({ text, kind, linked }) =>
          hasPostcode(text) &&
          text.split(' ').length <= shortLine &&
          kind !== 'picture' &&
          kind !== 'declared' &&
          kind !== 'row' &&
          !linked,
      );
      const block = blocks[at];
      if (!block) return [];
      const element = block.inside.at(-1);
      const beside = (other: Block): boolean =>
        other.kind === 'paragraph' && other.inside.at(-2) === block.inside.at(-2) && other.text.split(' ').length <= 5;
      const together = (other: Block | undefined): boolean =>
        other !== undefined &&
        (other.inside.at(-1) === element || beside(other)) &&
        other.kind !== 'heading' &&
        other.text.split(' ').length <= shortLine &&
        !/@|\bTel|\+\d|[.!?:]$|: /u.test(other.text);
      let first = at;
      let last = at;
      while (at - first < 4 && together(blocks[first - 1])) first -= 1;
      while (last - at < 2 && together(blocks[last + 1])) last += 1;
      if (first === last) return [];
      const lines = blocks.slice(first, last + 1).map(({ text }) => text);
      const pair: Pair = {
        context,
        block,
        at,
        label: 'Address',
        value: lines.join(', '),
        unit: '',
        structure: 'card',
        quotes: [lines.join(' ')],
      };
      return [
        toldPair(pair, {
          topic: 'place',
          label: 'Address',
          score: context.page.kind === 'contact' ? 7 : 4,
          tag: 'identity',
        }),
      ];
    });
}

/** Finds where a company is: from sentences, labels and addresses. */
export function placeFacts(
  contexts: readonly PageContext[],
  lines: readonly Line[],
  pairs: readonly Pair[],
): Finding[] {
  return [...placePairs(pairs), ...placeLines(lines), ...addressFacts(contexts)];
}
