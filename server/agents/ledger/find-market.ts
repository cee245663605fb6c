import type { Finding } from '../analyst.ts';
import { spokenWords } from '#server/readers/quotation.ts';
import { isCallToAction, isInstruction } from '#server/readers/sentences.ts';
import { isFormer, isGeneric, type Line } from './read-lines.ts';
import type { PageContext } from './page-context.ts';
import { isSales, isTeaching } from './teaching.ts';
import { storyFacts } from './find-stories.ts';
import { toldLine } from './told.ts';
import { actingSelf, changeWords, demandWords, observingWords, rivalWords } from './vocabulary/market-words.ts';
import { partnerWords, specUnits } from './vocabulary/offer-words.ts';
import { monthsBetween } from './page-context.ts';
import { endedWords, leftWords } from './vocabulary/solved-words.ts';
import { readerWords } from './vocabulary/sentence-signs.ts';
import { isOfEverybody } from './whose.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from './word-test.ts';

const rival = wordTest(rivalWords);
/** 'Who are good friends and not competitors' */
const denied = wordTest([
  "(not|no|isn[’']t|aren[’']t|never) (a |our |really )?(competitors?|rivals?|competition)",
  '(keine?|nicht) (konkurren\\p{L}*|wettbewerber\\p{L}*)',
  '(pas|ni) (de |des )?concurrents?',
]);
const ended = wordTest([...endedWords, ...leftWords]);
const demand = wordTest(demandWords);
const change = wordTest(changeWords);
const partner = wordTest(partnerWords);
const measure = new RegExp(`\\d[\\d.,’]*\\+? ?${wordTest(specUnits).source}`, 'iu');
/** A person's work or career isn't a measure of an offer. */
const personal = /\b(?:she|he|leads|years (?:as|of experience)|joined|career|professional)\b/iu;
const toReader = wordTest(readerWords);
const planned = /\b(?:planned|proposed|consented|would|will|geplant|prévue?s?|previst[oa]s?|gepland)\b/iu;
/** What a reader is told to do: 'Go to the tutorial of Acme 2'. */
const urges = /^(?:go|visit|see|read|check|follow|use|open|download|come|join)\b|!$/iu;
const oldMonths = 24;

const isOld = ({ context }: Line): boolean =>
  context.when !== null && monthsBetween(context.when, context.today) > oldMonths;

/** Returns the names within a sentence: capitalized words after the first, without the company's own name. */
function namesIn(text: string, own: RegExp): string[] {
  return [
    ...text
      .replace(new RegExp(own.source, 'giu'), ' ')
      .matchAll(/(?<=[\p{L}\p{N},;(] ?)(?<![.!?] )\p{Lu}[\p{L}\p{N}&.’-]+/gu),
  ].map(([found]) => found);
}

/** Finds sentences in which the company names competitors. */
function rivals(lines: readonly Line[], name: RegExp): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const { text, context } = line;
    if (context.subject !== 'prospect' || isOld(line) || ['legal', 'post', 'careers'].includes(context.page.kind))
      return [];
    // 'Who do you bid against? Mostly Pell and Tarn.': an answer's names are those that were asked for.
    const head = line.block.under.at(-1) ?? '';
    const above = context.page.blocks[line.at - 1];
    const isAnswer = [head, above?.text ?? ''].some((asked) => asked.endsWith('?') && rival.test(asked));
    if (
      !(rival.test(text) || (isAnswer && line.before === '')) ||
      partner.test(text) ||
      isFormer(text) ||
      isCallToAction(text) ||
      isInstruction(text) ||
      urges.test(text) ||
      ended.test(text) ||
      denied.test(text) ||
      !(line.own || line.nearOwn || isAnswer || context.page.kind === 'compare')
    )
      return [];
    const german = context.language === 'de';
    const names = namesIn(text, name);
    if (names.length < (german ? 3 : 1) || /\b(?:was|were|merged|no longer)\b/iu.test(text)) return [];
    const listed = / (?:and|und|et|y|en) \p{Lu}/u.test(text) ? 2 : 0;
    return [
      toldLine(line, {
        topic: 'rival',
        label: 'Rivals they name',
        score: 2 + listed + (line.own ? 1 : 0) - (context.secondary ? 3 : 0),
        tag: 'buying',
        name: names[0] ?? '',
      }),
    ];
  });
}

/** Finds rivals in the headers of comparison tables. */
function compared(contexts: readonly PageContext[], name: RegExp): Finding[] {
  return contexts
    .filter(({ page }) => page.kind === 'compare')
    .flatMap((context) => context.page.blocks.map((block, at) => ({ context, block, at })))
    .filter(({ block }) => block.tag === 'th' && block.cells.some((cell) => name.test(cell)))
    .flatMap(({ context, block, at }): Finding[] => {
      const others = block.cells.filter(
        (cell) => !name.test(cell) && /^\p{Lu}/u.test(cell) && cell.split(' ').length <= 4,
      );
      if (others.length === 0 || others.length > 6) return [];
      const line: Line = {
        context,
        block,
        at,
        text: block.text,
        own: true,
        nearOwn: true,
        before: '',
        ofOther: false,
        ofColleague: false,
        repeated: false,
      };
      return [
        toldLine(line, {
          topic: 'rival',
          label: 'Compares itself in a table with',
          score: 6,
          tag: 'buying',
          name: others[0] ?? '',
        }),
      ];
    });
}

/** Matches a beginning in which the company acts: 'We …', 'In 2025 we …', 'Seit März fahren wir …'. */
const selfFirst = new RegExp(`^(?:[\\p{L}\\d]+,? ){0,4}?(?:${oneOf(actingSelf)}) `, 'iu');
const observes = wordTest(observingWords);
/** Words of a sentence in which its verb stands. */
const verbWithin = 9;

/** Returns whether a sentence is about the company itself: it acts, and tells nothing that it sees of others. */
export function isAboutSelf(text: string, name: RegExp): boolean {
  const beginning = text.split(' ').slice(0, verbWithin).join(' ');
  if (observes.test(beginning)) return false;
  const [first = ''] = selfFirst.exec(text) ?? [];
  if (first !== '') return !demand.test(first);
  const { index } = name.exec(text) ?? { index: Number.POSITIVE_INFINITY };
  return index <= '“The '.length;
}

/** 'The US was 14 percent of our orders' says where its customers are. */
const ownShare =
  /(?:%|per ?cent|prozent|pour cent|por ciento) (?:of|unserer|de nos|de nuestr[ao]s|van onze) (?:our )?/iu;

/** Finds what the company says about changes in demand. */
function market(lines: readonly Line[], name: RegExp): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const { text, context } = line;
    if (
      context.subject !== 'prospect' ||
      isOld(line) ||
      context.page.kind === 'legal' ||
      !demand.test(text) ||
      !change.test(text) ||
      ownShare.test(text) ||
      isAboutSelf(spokenWords(text), name)
    )
      return [];
    if (!(line.own || line.nearOwn || context.article) || /[?!]$/u.test(text) || isGeneric(text) || isTeaching(text))
      return [];
    const score =
      2 +
      (/\d|second|third|fourth|one in|jede|sur|cada|double|verdoppel|dupli/iu.test(text) ? 2 : 0) +
      (line.own ? 1 : 0) -
      (context.secondary ? 3 : 0);
    return [toldLine(line, { topic: 'market', label: 'Market', score, tag: 'change', subject: 'market' })];
  });
}

/** Finds an offer's capabilities in numbers. */
function specs(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const { text, context } = line;
    if (
      context.subject !== 'prospect' ||
      line.repeated ||
      line.ofOther ||
      !['product', 'home', 'other'].includes(context.page.kind)
    )
      return [];
    const words = text.split(' ').length;
    if (
      planned.test(text) ||
      isTeaching(text) ||
      isSales(text) ||
      (!line.own && toReader.test(text)) ||
      isOfEverybody(text) ||
      !/^[“"]?[\p{Lu}\d]/u.test(text) ||
      personal.test(text) ||
      !measure.test(text) ||
      words < 4 ||
      words > 26 ||
      text.endsWith('?') ||
      line.block.linked
    )
      return [];
    const score =
      (context.page.kind === 'product' ? 2 : 0) +
      (/\d.{1,20}\b(?:to|bis|à|a|tot|up to)\b.{1,14}\d/iu.test(text) ? 2 : 0) +
      (line.own ? 1 : 0) -
      line.at / 80;
    return [toldLine(line, { topic: 'spec', label: 'Offer', score, tag: 'offer' })];
  });
}

/** Finds rivals, market, offer and customer results. */
export function marketFacts(contexts: readonly PageContext[], lines: readonly Line[], name: RegExp): Finding[] {
  return [
    ...rivals(lines, name),
    ...compared(contexts, name),
    ...market(lines, name),
    ...specs(lines),
    ...storyFacts(lines),
  ];
}
