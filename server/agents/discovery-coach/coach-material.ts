import type { CardQuote } from '#contract/coach-cards.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences, withoutBullet } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { AnswerKind } from './answer-kind.ts';
import { amount, doubtsOf, kindByText, rivalParts, type DoubtPart } from './content-parts.ts';
import { forBuyers, isInternalHeading } from './internal-content.ts';
import type { OwnCardHearer } from './own-cards.ts';
import {
  headingWords,
  comparingWords,
  headsOfPrices,
  noRivals,
  titlesOfDoubts,
  toCustomers,
} from './vocabulary/headings.ts';

/** A stretch of the organization's content, as it is found and cited. */
export type CoachPassage = CardQuote;

/** A paragraph, row or list item that may answer what somebody says. */
export interface ContentAnswer {
  kind: AnswerKind;
  /** Its heading or its form says that it is of that kind; else its words alone do. */
  plain: boolean;
  heading: string;
  /** What is answered, where the content quotes it: "We have no time for this." */
  objection: string | null;
  /** The answer itself, verbatim. */
  text: string;
  /** The rival that it is about. */
  rival: string | null;
  terms: ReadonlyMap<string, number>;
  /** The sentences of the text; a row of a table is one. */
  sentences: readonly { text: string; terms: ReadonlySet<string> }[];
  passage: CoachPassage;
}

export interface CoachMaterial {
  answers: readonly ContentAnswer[];
  /** Names of rivals as the content writes them. */
  rivals: readonly string[];
  /** The seller's own names, and those of what it sells. */
  ownNames?: readonly string[];
  /** The cards that the organization wrote itself, where it has some. */
  own?: OwnCardHearer;
  /** How telling a term is: 0 for one that every answer has. */
  rarity(term: string): number;
  /** The answers that have it, in their order. */
  holders(term: string): readonly ContentAnswer[];
}

const kinds = (['objection', 'competitor', 'price', 'security', 'proof'] as const).map((kind) => ({
  kind,
  test: wordTest(headingWords[kind]),
}));
const noRival = wordTest(noRivals);
const asked = wordTest(titlesOfDoubts);
const isToCustomers = wordTest(toCustomers);
const nameWord = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*`;
const leadingName = new RegExp(
  String.raw`^(${nameWord}(?: (?:${nameWord}|\d[\w.]*)){0,3})(?=\s*[:,–—]|\.\s|\s+(?:is|are|was|has|have|sells?|makes?|offers?|does|do|comes?|will|can|charges?|starts?|\p{Ll}+(?:s|ed))\b)`,
  'u',
);
const nameRun = new RegExp(String.raw`${nameWord}(?: ${nameWord})*`, 'gu');
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

const unquoted = (text: string): string => text.replaceAll(/^["“'‘]+|["”'’]+$/gu, '');
/** 'You are dearer than Acme', 'We are happy with Acme One': whom a doubt compares with. Where all words have capitals none is told. */
const compared = new RegExp(
  String.raw`\p{Ll} (?:${oneOf(comparingWords)}) (${nameWord}(?: ${nameWord}){0,2})(?=[\s.,;:!?"”’]|$)`,
  'gu',
);
const comparedIn = (doubt: string): string[] =>
  [...doubt.matchAll(compared)].map(([, name = '']) => name.replace(/[.’']+$/u, ''));

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

/** The rival that a paragraph below such a heading is about. */
function rivalOf(line: string, own: RegExp): string | null {
  const name = leadingName.exec(line)?.[1];
  return name === undefined || noRival.test(name.split(' ')[0] ?? '') || own.test(name) ? null : name;
}

/** A doubt's reply, or a paragraph, without what is the seller's own. */
const sayableOf =
  (kind: AnswerKind) =>
  ({ objection, text }: DoubtPart): DoubtPart[] =>
    forBuyers(text, kind).map((each) => ({ objection, text: each }));

const sentencesOf = (text: string): ContentAnswer['sentences'] =>
  (text.includes(' | ') ? [text] : splitSentences(text)).map((sentence) => ({
    text: sentence,
    terms: new Set(countTerms(sentence).keys()),
  }));

/** Reads the organization's content for what a call may need: what it answers, against whom, at what price, on what proof. */
export function readMaterial(passages: readonly CoachPassage[], ownNames: readonly string[]): CoachMaterial {
  const plainNames = ownNames.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.'));
  const own = wordTest(['we', 'our', 'us', ...plainNames, ...plainNames.map((name) => name.split(' ')[0] ?? name)]);
  const ownFirst = ownNames.flatMap((name) => /^[\p{L}\p{N}]{3,}/u.exec(name)?.[0] ?? []);
  const answers: ContentAnswer[] = [];
  const rivals = new Set<string>();
  let above = '';
  let kind: AnswerKind = 'offer';
  /** What all of a part is, where its headings don't say otherwise. */
  let group: AnswerKind | null = null;
  /** The heading itself is the doubt that is answered below it. */
  let isDoubt = false;
  /** 'Waymark Proof' names a product and no proof. */
  const product = new RegExp(`(?<![\\p{L}])(?:${oneOf(ownFirst)}) \\p{Lu}[\\p{L}\\p{N}]*`, 'gu');
  const kindOf = (title: string): AnswerKind => {
    const heading = ownFirst.length === 0 ? title : title.replaceAll(product, '');
    return !own.test(heading) && onlyNames.test(heading)
      ? 'competitor'
      : (kinds.find((each) => each.test.test(heading) && !(each.kind === 'proof' && isToCustomers.test(heading)))
          ?.kind ?? 'offer');
  };
  const under = (heading: string): void => {
    above = heading;
    const said = kindOf(heading);
    isDoubt = said === 'offer' && group === 'objection';
    kind = said === 'offer' ? (group ?? said) : said;
    if (kind !== 'competitor') return;
    for (const [name] of heading.matchAll(nameRun))
      if (!own.test(name) && !noRival.test(name) && !wordTest(headingWords.competitor).test(name)) rivals.add(name);
  };
  let item = '';
  /** All of a document or of a part is the seller's own, or all rows of a table. */
  let isOwn = { item: false, part: false, table: false };
  /** The rows of a table whose head names a price are prices, under whatever heading. */
  let isPriced = false;
  for (const passage of passages) {
    if (item !== passage.contentId) isOwn = { item: isInternalHeading(passage.title), part: false, table: false };
    const titled = asked.test(passage.title) ? 'objection' : kindOf(passage.title);
    if (item !== passage.contentId) group = titled === 'objection' ? titled : null;
    if (item !== passage.contentId || (passage.heading !== null && passage.heading !== above))
      under(passage.heading ?? '');
    item = passage.contentId;
    const { lines, marks } = linesOf(passage.text);
    lines.forEach((marked, at) => {
      const line = withoutBullet(marked);
      // A heading right above another one, or left at the end of a passage, names a whole part of the content.
      const opens = marks.has(at) || (at === 0 && line === passage.heading);
      if (opens && (marks.has(at + 1) || at + 1 === lines.length) && isHeading(line, line)) {
        const part = asked.test(line) ? 'objection' : kindOf(line);
        group = grouping.includes(part) ? part : null;
        isOwn.part = isInternalHeading(line);
        return under(line);
      }
      // An item of a list may end without a full stop, and is no heading of the next.
      if (line === marked && isHeading(line, lines[at + 1])) return under(line);
      const isRow = line.includes(' | ');
      isPriced = isRow && (isPriced || (!/\d/u.test(line) && headsPrices(line)));
      isOwn.table = isRow && (isOwn.table || (!/\d/u.test(line) && isInternalHeading(line)));
      if (isOwn.item || isOwn.part || isOwn.table || isInternalHeading(above)) return;
      for (const { objection: quoted, text: reply } of doubtsOf(line).flatMap(
        sayableOf(kind === 'offer' && (titled === 'price' || isPriced) ? 'price' : kind),
      )) {
        const objection = quoted ?? (kind === 'objection' && isDoubt ? unquoted(above) : null);
        for (const name of comparedIn(objection ?? '')) if (!own.test(name) && !noRival.test(name)) rivals.add(name);
        for (const text of kind === 'competitor' && objection === null ? rivalParts(reply) : [reply]) {
          const rival = kind === 'competitor' ? rivalOf(text, own) : null;
          if (rival !== null) rivals.add(rival);
          // In a price list what names a price is one, under whatever heading; a story is told to its end.
          const byTitle = titled === 'proof' || (titled === 'price' && text.search(amount) >= 0) ? titled : 'offer';
          const under = kind === 'offer' ? (isPriced ? 'price' : byTitle) : kind;
          const is = objection !== null ? 'objection' : under === 'offer' ? kindByText(text) : under;
          const terms = countTerms(`${above} ${objection ?? ''} ${text}`);
          const plain = objection !== null || under !== 'offer';
          const sentences = sentencesOf(text);
          answers.push({ kind: is, plain, heading: above, objection, text, rival, terms, sentences, passage });
        }
      }
    });
  }
  // A name that a heading or another paragraph told is known in each.
  const named = answers.map((answer) =>
    answer.kind !== 'competitor' || answer.rival !== null
      ? answer
      : { ...answer, rival: [...rivals].find((name) => answer.text.includes(name)) ?? null },
  );
  const holding = new Map<string, ContentAnswer[]>();
  for (const answer of named)
    for (const term of answer.terms.keys()) {
      const held = holding.get(term);
      if (held === undefined) holding.set(term, [answer]);
      else held.push(answer);
    }
  const total = Math.max(1, answers.length);
  return {
    answers: named,
    rivals: [...rivals],
    ownNames,
    rarity: (term) => {
      const count = holding.get(term)?.length;
      return count === undefined ? 0 : Math.log((total + 1) / count) / Math.log(total + 1);
    },
    holders: (term) => holding.get(term) ?? [],
  };
}
