import { frameLimits } from '#contract/frame-limits.ts';
import { frameFacts, type FoundPoint, type FrameFact } from '#contract/frames.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { Entry } from './entry-groups.ts';
import { askNames, bodyFacts, criterionNames, listenNames, otherCriteria } from './vocabulary/criterion-words.ts';

const named = frameFacts.map((fact) => [fact, wordTest(criterionNames[fact])] as const);
const told = frameFacts.map((fact) => [fact, wordTest(bodyFacts[fact], 'giu')] as const);
const other = wordTest(otherCriteria);
const headed = (list: readonly string[]): RegExp =>
  new RegExp(`^(?:\\*\\*|__)?(?:${oneOf(list)})(?:\\*\\*|__)?\\s*[:–—](?:\\*\\*|__)?\\s*`, 'iu');
const asks = headed(askNames);
const listens = headed(listenNames);
const quoted = /["“„«]\s*([^"“”„«»]{2,100}?)\s*[.,]?["”“»]/gu;

/** Longer than any label that stays, its number and points included: patterns of marks take cubic time. */
const readOfLabel = 200;
/** Without number, letter, points to score and marks. */
export function plainLabel(text: string): string {
  const bare = text
    .slice(0, readOfLabel)
    .replaceAll(/\*\*|__|`/gu, '')
    .replace(
      /^\s*(?:(?:step|stage|part|schritt|étape)\s+)?(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,4})[.):]?\s+[–—-]?\s*/iu,
      '',
    )
    .replace(/^\p{Lu}\s*(?:[–—=:.)-])\s+/u, '')
    .replaceAll(/\s*[([][^)\]]*(?:\d|max|points?|pts|punkte)[^)\]]*[)\]]/giu, '')
    .replaceAll(/\s*[([]\p{Lu}[)\]]/gu, '')
    .replace(/[\s:.–—-]+$/u, '')
    .trim();
  const calm = /\p{Ll}/u.test(bare) || bare.length < 5 ? bare : bare.charAt(0) + bare.slice(1).toLocaleLowerCase();
  return calm.slice(0, frameLimits.labelMax).trim();
}

/** Whether a name is one that qualification frames use. */
export const isCriterion = (label: string): boolean => factsNamed(label).length > 0 || other.test(label);

const factsNamed = (label: string): FrameFact[] => named.flatMap(([fact, test]) => (test.test(label) ? [fact] : []));

/** The fact that most words of a text speak of; none where two are as likely. */
function factTold(text: string): FrameFact[] {
  const counts = told
    .map(([fact, test]) => ({ fact, count: text.match(test)?.length ?? 0 }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first === undefined || first.count === 0 || first.count === second?.count ? [] : [first.fact];
}

const clean = (text: string): string =>
  text
    .replaceAll(/\*\*|__|`/gu, '')
    .replaceAll(/(?<!\p{L})[*_](?=\S)|(?<=\S)[*_](?!\p{L})/gu, '')
    .trim();
const isQuestion = (text: string): boolean => /\?\s*["”»’)]*$/u.test(text.trim());
const unquoted = (text: string): string => text.replace(/^["“„«\s]+|["”“»\s]+$/gu, '').trim();

/** Lines of an entry; what stands under 'Ask' or 'Listen for' carries that name. */
function linesOf({ body }: Entry): { text: string; under: 'ask' | 'listen' | null }[] {
  let under: 'ask' | 'listen' | null = null;
  return body.flatMap((each) => {
    const text = clean(each);
    const own = asks.test(text) ? 'ask' : listens.test(text) ? 'listen' : null;
    const rest = own === 'ask' ? text.replace(asks, '') : own === 'listen' ? text.replace(listens, '') : text;
    const isHead = own !== null && rest === '';
    if (own !== null) under = own;
    else if (/^[^:]{2,40}:$/u.test(text)) under = null;
    const here: 'ask' | 'listen' | null = under;
    return isHead || rest === '' ? [] : [{ text: rest, under: own ?? here }];
  });
}

const askedInQuotes = /[«“"„]\s*([^«»“”"„]{3,200}\?)\s*[»”"]/gu;

/** The first question that the document asks of the point; without one, what it says of it. */
function hintOf(lines: ReturnType<typeof linesOf>): string {
  const spoken = lines.filter(({ under }) => under !== 'listen');
  const inOrder = [...spoken.filter(({ under }) => under === 'ask'), ...spoken];
  const inQuotes = inOrder.flatMap(({ text }) => [...text.matchAll(askedInQuotes)].map(([, each = '']) => each));
  const sentences = inOrder.flatMap(({ text }) =>
    splitSentences(text.replaceAll(/\s\/\s/gu, '\n')).flatMap((each) => each.split('\n')),
  );
  const bare = sentences.map((each) => unquoted(each.replace(asks, '')));
  const hint = inQuotes[0] ?? bare.find(isQuestion) ?? bare.find((each) => each.length > 2) ?? '';
  if (hint.length <= frameLimits.hintMax) return hint;
  return `${hint.slice(0, frameLimits.hintMax - 1).replace(/\s+\S*$/u, '')}…`;
}

/** Phrases to listen for: those in quotation marks, else what commas divide. */
function wordsOf(lines: ReturnType<typeof linesOf>): string[] {
  const heard = lines.filter(({ under }) => under === 'listen').map(({ text }) => text);
  const inQuotes = heard.flatMap((text) => [...text.matchAll(quoted)].map(([, phrase = '']) => phrase));
  const phrases =
    inQuotes.length > 0 ? inQuotes : heard.flatMap((text) => text.split(/[,;/]|\s(?:or|and|oder|ou|et)\s/u));
  const plain = phrases.map((each) => each.replaceAll(/[….]+$|^[….]+/gu, '').trim());
  return [...new Set(plain)]
    .filter(
      (each) =>
        each.length >= frameLimits.wordMin && each.split(/\s+/u).length <= 6 && each.length <= frameLimits.wordMax,
    )
    .slice(0, frameLimits.words);
}

/** Whether a document says of it what to ask or to listen for. */
export const isAsked = (entry: Entry): boolean =>
  linesOf(entry).some(({ text, under }) => under !== null || splitSentences(text).some(isQuestion));

interface EntryFacts {
  /** By its name. */
  named: FrameFact[];
  /** By what is said of it, where its name tells nothing. */
  told: FrameFact[];
}

function factsOf(entry: Entry): EntryFacts {
  const label = plainLabel(entry.label);
  const byName = factsNamed(label);
  const isNamed = byName.length > 0 || other.test(label);
  return { named: byName, told: isNamed ? [] : factTold(textOf(entry)) };
}

const textOf = (entry: Entry): string =>
  linesOf(entry)
    .map(({ text }) => text)
    .join('\n');

/** Facts with one answer: what two points only speak of is the fact of neither. */
const single: readonly FrameFact[] = ['targetDate', 'budget', 'economicBuyer', 'financialImpact'];

/** Facts with one answer that a point has by its name, or that several points speak of. */
export function factsTaken(entries: readonly Entry[]): ReadonlySet<FrameFact> {
  const all = entries.map(factsOf);
  return new Set(
    single.filter(
      (fact) =>
        all.some(({ named: own }) => own.includes(fact)) ||
        all.filter(({ told: spoken }) => spoken.includes(fact)).length > 1,
    ),
  );
}

/** A point of a frame from what a document says of it: its facts by its name, else by what is said of it, unless `taken`. */
export function pointOf(entry: Entry, taken: ReadonlySet<FrameFact>): FoundPoint {
  const label = plainLabel(entry.label);
  const lines = linesOf(entry);
  const found = factsOf(entry);
  const facts = [...found.named, ...found.told.filter((fact) => !taken.has(fact))];
  const words = wordsOf(lines);
  // A point that nothing would fill is filled by its own name.
  const own = label.toLocaleLowerCase();
  return { label, hint: hintOf(lines), facts, words: words.length > 0 || facts.length > 0 ? words : [own] };
}
