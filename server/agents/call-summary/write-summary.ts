import type { SessionFields } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { readTopics, type TopicBook } from './call-themes.ts';
import { spokenWords, type SpokenQuote, type SpokenWords } from './spoken-quote.ts';
import { eventWords } from './vocabulary/event-words.ts';
import { feelingThemes } from './vocabulary/feeling-themes.ts';
import { troubleKinds, wishKinds, type ThemeKind } from './vocabulary/theme-kinds.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { wordsOf } from '#server/readers/sentences.ts';

/** What a summary is written from. */
export interface SummaryMaterial {
  fields: SessionFields;
  /** What was said and noted, without private notes; empty: there was no call. */
  lines: readonly CallLine[];
  /** Lines that have a moment of their own. */
  timed: ReadonlySet<string>;
  /** Whether a term belongs to the business: the seller's content or a prepared question has it. */
  ofBusiness: (term: string) => boolean;
}

interface Theme {
  name: string | null;
  said: string[];
  /** How long its subject was talked about. */
  seconds: number;
}

/** Quotes of one theme; more make it a list of its own. */
const quotesEach = 2;
/** An event this close to the target date is its reason. */
const eventSeconds = 60;
const eventWordsMost = 40;
const event = wordTest(eventWords);
const feelings = feelingThemes.map(([today, solved, words]) => ({ today, solved, test: wordTest(words) }));
interface KindTest {
  name: string;
  test: RegExp;
}
const testsOf = (kinds: readonly ThemeKind[]): KindTest[] =>
  kinds.map(([name, words]) => ({ name, test: wordTest(words) }));
const troubles = testsOf(troubleKinds);
const wishes = testsOf(wishKinds);
/** An answer of so few words says little without its question. */
const shortAnswer = 12;
/** A sentence of fewer words that names no feeling says nothing. */
const fewestWords = 4;

const told = (entries: readonly string[]): string[] => entries.map((entry) => entry.trim()).filter(Boolean);
const sentences = (text: string): string[] => told(text.split(/(?<=[.!?…])\s+|\n+/u));
const ended = (text: string): string => (/[.!?…][”’)]*$/u.test(text) ? text : `${text}.`);
const themeText = ({ name, said }: Pick<Theme, 'name' | 'said'>): string =>
  (name === null ? said.join(' ') : `${name}: ${said.join(' ')}`).slice(0, limits.discovery.entryMax);
const statement = (parts: readonly string[]): string => told(parts).join(' ').slice(0, limits.discovery.textMax);

/** Themes of a list: each entry's own words, under their kind where they have one, in the order of the call. */
function themesOf(
  entries: readonly string[],
  kinds: readonly KindTest[],
  topics: TopicBook,
  { turns, find, cite }: SpokenWords,
  placeOf: ReadonlyMap<string, number>,
): string[] {
  const themes: Theme[] = [];
  const found = told(entries).map((entry) => ({ entry, quote: find(entry) }));
  // What was noted comes after what was said.
  const order = (quote: SpokenQuote | null): number =>
    quote === null ? Infinity : quote.noted === true ? turns.length + quote.turn.at : turns.indexOf(quote.turn);
  let last: { at: number; theme: Theme } | null = null;
  for (const { entry, quote } of found.toSorted((a, b) => order(a.quote) - order(b.quote) || 0)) {
    if (quote === null) {
      if (!themes.some(({ said }) => said.includes(entry)))
        themes.push({ name: null, said: [entry], seconds: Infinity });
      continue;
    }
    const cited = cite(quote, shortAnswer);
    if (themes.some(({ said }) => said.includes(cited))) continue;
    const at = placeOf.get(quote.turn.id) ?? 0;
    const kind = kinds.find(({ test }) => test.test(quote.text))?.name ?? null;
    const same = themes.find(({ name }) => name !== null && name === kind);
    // What one person adds in the same breath, without a kind of its own, belongs to what came before.
    const goesOn: boolean =
      kind === null &&
      quote.noted !== true &&
      last !== null &&
      order(quote) - last.at <= 1 &&
      last.theme.said.length < quotesEach;
    const joined: Theme | undefined = same ?? (goesOn ? last?.theme : undefined);
    const { seconds } = topics.stretchAt(at);
    const theme: Theme = joined ?? { name: kind, said: [], seconds: 0 };
    if (joined === undefined) themes.push(theme);
    if (theme.said.length < quotesEach) theme.said.push(cited);
    theme.seconds = Math.max(theme.seconds, seconds);
    last = { at: order(quote), theme };
  }
  const longest = themes.toSorted((a, b) => (a.seconds === b.seconds ? 0 : b.seconds - a.seconds));
  const kept = new Set(longest.slice(0, limits.discovery.themes));
  return [...new Set(themes.filter((theme) => kept.has(theme)).map(themeText))];
}

/** Themes of how somebody feels: their sentences under the name of the feeling. */
function feelingThemesOf(text: string, when: 'today' | 'solved', { find, cite }: SpokenWords): string[] {
  const parts: { name: string | null; quote: SpokenQuote | null; text: string }[] = [];
  for (const sentence of sentences(text)) {
    const quote = find(sentence);
    const feeling = quote === null ? undefined : feelings.find(({ test }) => test.test(quote.text));
    const name = feeling?.[when] ?? null;
    const last = parts.at(-1);
    const whole = last === undefined || quote === null ? '' : `${last.text} ${quote.text}`;
    // What stands around a feeling in one breath tells of it.
    if (last !== undefined && quote !== null && last.quote?.turn.text.includes(whole) === true) {
      if (name === null || last.name === null || name === last.name) {
        parts[parts.length - 1] = { name: last.name ?? name, text: whole, quote: { ...quote, text: whole } };
        continue;
      }
    }
    parts.push({ name, quote, text: quote?.text ?? sentence });
  }
  const themes = parts
    .filter(({ name, quote }) => quote === null || name !== null || wordsOf(quote.text) >= fewestWords)
    .map(({ name, quote, text: said }) => themeText({ name, said: [quote === null ? said : cite(quote)] }));
  return [...new Set(themes)].slice(0, limits.discovery.themes);
}

/** A field as it reads in a statement: a quote with its moment where it was said, else what somebody wrote. */
function stated(text: string, { find, cite }: SpokenWords): string {
  const plain = text.trim();
  if (plain === '') return '';
  const quote = find(plain);
  return ended(quote === null ? plain : cite(quote, shortAnswer));
}

/** What the prospect said near the target date of the event that sets it. */
function reasonFor(targetDate: string, { turns, find, cite }: SpokenWords): string {
  const date = targetDate.trim() === '' ? null : find(targetDate);
  if (date === null || event.test(date.text)) return '';
  const best = turns
    .filter(
      (turn) => turn.side === 'prospect' && turn !== date.turn && Math.abs(turn.at - date.turn.at) <= eventSeconds,
    )
    .flatMap((turn) => {
      const text = sentences(turn.text).find((each) => isReason(each));
      return text === undefined ? [] : [{ turn, text }];
    })
    .toSorted((a, b) => Math.abs(a.turn.at - date.turn.at) - Math.abs(b.turn.at - date.turn.at))[0];
  return best === undefined ? '' : ended(cite(find(best.text) ?? best));

  function isReason(text: string): boolean {
    const words = wordsOf(text);
    return event.test(text) && !text.endsWith('?') && words >= fewestWords && words <= eventWordsMost;
  }
}

/** Writes the summary of stage 4: the fields in the prospect's own words, each with who said it and when, and nothing else. */
export function writeSummary(material: SummaryMaterial) {
  const { fields, lines, timed } = material;
  const words = spokenWords(lines, timed);
  const topics = readTopics(lines, material.ofBusiness);
  const placeOf = new Map(lines.map(({ id }, at) => [id, at]));
  const cost = stated(fields.currentFinancialImpact, words);
  const labelled = (label: string, text: string): string => (text === '' ? '' : `${label}: ${text}`);
  return {
    currentState: {
      barrierThemes: themesOf(fields.barriers, troubles, topics, words, placeOf),
      emotionalThemes: feelingThemesOf(fields.currentEmotionalImpact, 'today', words),
      urgencyStatement: statement([
        labelled('Target date', stated(dayInWords(fields.targetDate), words)),
        labelled('Why then', reasonFor(fields.targetDate, words)),
        labelled('Cost today', cost),
        labelled('Urgency', fields.urgencyLevel === '' ? '' : `${fields.urgencyLevel}.`),
      ]),
    },
    futureState: {
      outcomeThemes: themesOf(fields.desiredOutcomes, wishes, topics, words, placeOf),
      emotionalImpactThemes: feelingThemesOf(fields.emotionalRelief, 'solved', words),
      financialImpactStatement: statement([
        labelled('Today', cost),
        labelled('Once solved', stated(fields.futureFinancialImpact, words)),
      ]),
    },
  };
}
