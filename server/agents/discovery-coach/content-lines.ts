import type { CardQuote } from '#contract/coach-cards.ts';
import { loosely, oneOf } from '#server/readers/one-of.ts';
import { withoutBullet } from '#server/readers/sentences.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { AnswerKind } from './answer-kind.ts';
import { cuedParts, doubtsOf, isAskedByBuyers, isLabelledQuestion, nameWord, type DoubtPart } from './content-parts.ts';
import { besides, forBuyers, isInternalHeading } from './internal-content.ts';
import { headingWords, headsOfPrices, titlesOfDoubts, toCustomers } from './vocabulary/headings.ts';

/** A stretch of the organization's content, as it is found and cited. */
export type CoachPassage = CardQuote;

/** A paragraph, row or list item of the content, with what stands above it. */
export interface ContentLine {
  passage: CoachPassage;
  text: string;
  /** The heading above it. */
  above: string;
  kind: AnswerKind;
  /** What the title of its document says. */
  titled: AnswerKind;
  /** The heading itself is the doubt that is answered below it. */
  isDoubt: boolean;
  /** What says that it is an answer does so here. */
  isBelowDoubt: boolean;
  /** The head of its table names a price. */
  isPriced: boolean;
  isHeading: boolean;
  /** It names the columns of a table. */
  isHead?: boolean;
  /** All of it is for the seller's own people, by its title, headings or table. */
  isOwn: boolean;
  /** Somebody said that all of its item is for everybody. */
  isOpen: boolean;
}

const kinds = (['objection', 'competitor', 'price', 'security', 'proof'] as const).map((kind) => ({
  kind,
  test: wordTest(headingWords[kind]),
}));
const asked = wordTest(titlesOfDoubts);
const isToCustomers = wordTest(toCustomers);
/** A heading that is a list of names: 'Acme Pro and Bolt'. */
const onlyNames = new RegExp(
  String.raw`^${nameWord}(?: ${nameWord})*(?:, ${nameWord}(?: ${nameWord})*)*,? (?:and|or|vs\.?|versus|&) ${nameWord}(?: ${nameWord})*$`,
  'u',
);
const headingWordsMost = 12;
const pricedHead = new RegExp(`^(?:\\p{L}+ )?(?:${oneOf(headsOfPrices)})(?: .*|\\s*\\(.*\\))?$`, 'iu');
const headsPrices = (row: string): boolean => row.split(' | ').some((cell) => pricedHead.test(cell.trim()));

const isHeading = (line: string, next: string | undefined): boolean =>
  next !== undefined && !/[.!…:;,]$/u.test(line) && !line.includes(' | ') && line.split(' ').length <= headingWordsMost;

/** 'Say: we come at once' is none. */
const isCued = (line: string, isBelowDoubt: boolean): boolean =>
  cuedParts(line, isBelowDoubt).some(({ cue }) => cue !== null);

/** Kinds that a part of the content may have as a whole: what is asked, and what customers got. */
const grouping: readonly AnswerKind[] = ['objection', 'proof'];

/** Returns the lines of a passage, and which of them stand after a heading's mark. */
function linesOf(text: string): { lines: string[]; marks: ReadonlySet<number> } {
  const lines: string[] = [];
  const marks = new Set<number>();
  let marked = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      marked = true;
      continue;
    }
    if (marked) marks.add(lines.length);
    marked = false;
    lines.push(line);
  }
  return { lines, marks };
}

/** Tests for the seller's own names, and their first words. */
function testsOf(ownNames: readonly string[]): { own: RegExp; first: string[] } {
  const plainNames = ownNames.map(loosely);
  return {
    own: wordTest(['we', 'our', 'us', ...plainNames, ...plainNames.map((name) => name.split(' ')[0] ?? name)]),
    first: ownNames.flatMap((name) => /^[\p{L}\p{N}]{3,}/u.exec(name)?.[0] ?? []),
  };
}
export const ownNameTest = (ownNames: readonly string[]): RegExp => testsOf(ownNames).own;

/** Reads passages in the order of their items line by line; `openIds` are items that are for everybody. */
export function* contentLines(
  passages: readonly CoachPassage[],
  ownNames: readonly string[],
  openIds: ReadonlySet<string> = new Set(),
): Generator<ContentLine> {
  const { own, first } = testsOf(ownNames);
  /** 'Waymark Proof' names a product and no proof. */
  const product = new RegExp(`(?<![\\p{L}])(?:${oneOf(first)}) \\p{Lu}[\\p{L}\\p{N}]*`, 'gu');
  const kindOf = (title: string): AnswerKind => {
    const heading = first.length === 0 ? title : title.replaceAll(product, '');
    return !own.test(heading) && onlyNames.test(heading)
      ? 'competitor'
      : (kinds.find((each) => each.test.test(heading) && !(each.kind === 'proof' && isToCustomers.test(heading)))
          ?.kind ?? 'offer');
  };
  let above = '';
  let kind: AnswerKind = 'offer';
  /** What all of a part is, where its headings don't say otherwise. */
  let group: AnswerKind | null = null;
  let isDoubt = false;
  let item = '';
  let titled: AnswerKind = 'offer';
  /** All of a document or of a part is the seller's own, or all rows of a table. */
  let isOwn = { item: false, part: false, table: false, heading: false };
  /** The rows of a table whose head names a price are prices, under whatever heading. */
  let isPriced = false;
  for (const passage of passages) {
    const isOpen = openIds.has(passage.contentId);
    const isBelowDoubt = (): boolean => kind === 'objection' || isLabelledQuestion(above);
    const lineOf = (text: string, isHeadingLine: boolean): ContentLine => ({
      passage,
      text,
      above,
      kind,
      titled,
      isDoubt,
      isBelowDoubt: isBelowDoubt(),
      isPriced,
      isHeading: isHeadingLine,
      isOwn: !isOpen && (isOwn.item || isOwn.part || isOwn.table || isOwn.heading),
      isOpen,
    });
    const under = (heading: string): ContentLine => {
      above = heading;
      isOwn.heading = isInternalHeading(heading);
      const said = kindOf(heading);
      isDoubt = said === 'offer' && group === 'objection';
      kind = said === 'offer' ? (group ?? said) : said;
      return lineOf(heading, true);
    };
    if (item !== passage.contentId) {
      titled = asked.test(passage.title) ? 'objection' : kindOf(passage.title);
      isOwn = { item: isInternalHeading(passage.title), part: false, table: false, heading: false };
      group = titled === 'objection' ? titled : null;
    }
    if (item !== passage.contentId || (passage.heading !== null && passage.heading !== above))
      yield under(passage.heading ?? '');
    item = passage.contentId;
    const { lines, marks } = linesOf(passage.text);
    let wasRow = false;
    for (const [at, marked] of lines.entries()) {
      const line = withoutBullet(marked);
      const isAsked = isAskedByBuyers(line, lines[at - 1], lines[at + 1]);
      const mayHead = isAsked || !isCued(line, isBelowDoubt());
      // A heading right above another one, or left at the end of a passage, names a whole part of the content.
      const opens = marks.has(at) || (at === 0 && line === passage.heading);
      if (opens && !isAsked && (marks.has(at + 1) || at + 1 === lines.length) && mayHead && isHeading(line, line)) {
        const part = asked.test(line) ? 'objection' : kindOf(line);
        group = grouping.includes(part) ? part : null;
        isOwn.part = isInternalHeading(line);
        yield under(line);
        continue;
      }
      // An item of a list may end without a full stop, and is no heading of the next.
      if ((line === marked || isAsked) && mayHead && isHeading(line, lines[at + 1])) {
        yield under(line);
        continue;
      }
      const isRow = line.includes(' | ');
      isPriced = isRow && (isPriced || (!/\d/u.test(line) && headsPrices(line)));
      isOwn.table = isRow && (isOwn.table || (!/\d/u.test(line) && isInternalHeading(line)));
      // The names of a table's columns say nothing by themselves.
      const isHead = isRow && !wasRow && !/\d/u.test(line) && lines[at + 1]?.includes(' | ') === true;
      wasRow = isRow;
      yield { ...lineOf(line, false), isHead };
    }
  }
}

/** What sentences of a line are judged by. */
const judgedAs = ({ kind, titled, isPriced }: ContentLine): AnswerKind =>
  kind === 'offer' && (titled === 'price' || isPriced) ? 'price' : kind;

/** A line cut into what may be said, as doubts with their replies or as a paragraph, and what is the seller's own. */
export function partsOf(line: ContentLine): { told: DoubtPart[]; held: string[] } {
  if (line.isOwn) return { told: [], held: line.text === '' ? [] : [line.text] };
  if (line.isHeading) return { told: [], held: [] };
  const doubts = doubtsOf(line.text);
  if (line.isOpen) return { told: doubts, held: [] };
  const cut = doubts.map(({ objection, text }) => ({ objection, text, stretches: forBuyers(text, judgedAs(line)) }));
  return {
    told: cut.flatMap(({ objection, stretches }) => stretches.map((text) => ({ objection, text }))),
    held: cut.flatMap(({ text, stretches }) => besides(text, stretches)),
  };
}
