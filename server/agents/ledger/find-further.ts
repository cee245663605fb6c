import type { Finding } from '../analyst.ts';
import { isCallToAction, isStatement } from '#server/readers/sentences.ts';
import { pageLabel } from '../built-in/wording.ts';
import { monthsBetween } from './page-context.ts';
import { actsBefore, isCustomerStory, isFormer, isGeneric, isOthersAmount, type Line } from './read-lines.ts';
import type { Pair } from './read-pairs.ts';
import { counterStrips } from './find-lists.ts';
import { hasGone } from './others-subject.ts';
import { isOwnToday } from './own-today.ts';
import { toldLine, toldPair } from './told.ts';
import { monthNames } from './vocabulary/dates.ts';
import { foundedWords } from './vocabulary/company-words.ts';
import { partnerWords } from './vocabulary/offer-words.ts';
import { counterHeads, readerWords, relatedParties } from './vocabulary/sentence-signs.ts';
import { lastingWords, technicalWords } from './vocabulary/list-words.ts';
import { isReadersTrouble } from './whose.ts';
import { wordTest } from './word-test.ts';

const toReader = wordTest(readerWords);
const related = wordTest(relatedParties);
const technical = wordTest(technicalWords);
const headed = wordTest(counterHeads);
const lasting = wordTest([...foundedWords, ...lastingWords]);
const partner = wordTest(partnerWords);
/** Told of one of its people, who is named elsewhere. */
const ofPerson = /\b(?:she|he|her|his)\b/iu;
/** More than a step of a list or a year: '312', '85%', '45 MW'. */
/** '3 Jun' and '3 | weeks ago' are days. */
const isDate = (text: string): boolean =>
  /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d/u.test(text) || monthFirst.test(text.replace(/^\d{1,2}\.?\s+/u, ''));
const relative = /\b(?:ago|geleden)\b|^(?:il y a|vor|hace)\b/iu;
const isCount = /^\d$/u;
const isFigure = /^(?!(?:1[89]|20)\d\d$)[^\d]{0,14}(?:\d[\d.,’ ]*\d|\d\s?[%\p{L}])[^-–]{0,24}$/u;
/** '14' beside 'October 2026' is a day in two pieces. */
const monthFirst = new RegExp(
  `^(?:de |d['’]|of )?(?:${Object.values(monthNames).join(' ').replaceAll(' ', '|')})\\b`,
  'iu',
);
const oldMonths = 18;
const worth: Readonly<Record<string, number>> = {
  about: 3,
  home: 2,
  investors: 2,
  product: 1.5,
  post: 1.5,
  news: 1,
  careers: 1,
  contact: 1,
  pricing: 1,
  security: 1,
  partners: 0.5,
  team: 1,
  other: 0.5,
  docs: 0,
};

/** Where data lie and what a product runs on is told without we. */
const isTechnical = ({ text, context }: Line): boolean =>
  ['product', 'security', 'pricing', 'home', 'other'].includes(context.page.kind) &&
  technical.test(text) &&
  !toReader.test(text) &&
  /\p{L} \p{Lu}/u.test(text);

/** A label with its figure. */
function shownPair(pair: Pair): Finding[] {
  const { context, label, value } = pair;
  const at = worth[context.page.kind];
  const isHeaded = headed.test(pair.block.under.at(-1) ?? '');
  if (
    at === undefined ||
    (at < 1 && !isHeaded) ||
    context.subject !== 'prospect' ||
    context.secondary ||
    context.article
  )
    return [];
  if (!/\d/u.test(value) || isOthersAmount(`${label} ${value}`) || isFormer(label) || related.test(label)) return [];
  // 'gCO2e': the unit of a badge.
  if (/^\S*\d\S*$/u.test(label)) return [];
  if (monthFirst.test(label) || /^\d/u.test(label) || isDate(value) || relative.test(label)) return [];
  // 'Plants: Onda and Ribesalbes' tells without a number what a table of facts is for.
  const isCounted =
    isFigure.test(value) || (pair.structure === 'counter' && isCount.test(value) && /^\p{Ll}.*\s\p{Lu}/u.test(label));
  if (!isCounted) return [];
  // A postcode beside its town, and what a plan includes, count nothing of the company's.
  if (/^\d{4,6}$/u.test(value) && /^\p{Lu}[\p{L}-]+(?: [(\p{Lu}].*)?$/u.test(label)) return [];
  if (pair.structure === 'counter' && context.page.kind === 'pricing') return [];
  if (pair.structure === 'table' && !['about', 'investors'].includes(context.page.kind)) return [];
  if (
    ['JSON-LD'].includes(pair.structure) ||
    label.length < 3 ||
    value.length > 80 ||
    /@|tel|fax|phone|vat|no\./iu.test(label)
  )
    return [];
  return [toldPair(pair, { topic: 'further', label, score: at + 2.5 - pair.at / 200 })];
}

/** Sentences of the company on itself that hold a number or a name, the most telling first. */
export function furtherFacts(lines: readonly Line[], pairs: readonly Pair[], name: RegExp): Finding[] {
  const said = lines.flatMap((line): Finding[] => {
    const { text, context } = line;
    const at = worth[context.page.kind];
    if (at === undefined || context.subject !== 'prospect' || context.secondary || line.repeated || line.ofOther)
      return [];
    if (context.when !== null && monthsBetween(context.when, context.today) > oldMonths) return [];
    if (
      line.block.kind === 'heading' ||
      isFormer(text) ||
      hasGone(text) ||
      isGeneric(text) ||
      isOthersAmount(text) ||
      isCustomerStory(text)
    )
      return [];
    if (
      ofPerson.test(text) ||
      isReadersTrouble(text, line.block) ||
      related.test(text) ||
      !isOwnToday(text, { name, today: context.today }) ||
      isCallToAction(text) ||
      /[?:…]$/u.test(text) ||
      !/^[“"]?[\p{Lu}\d]/u.test(text)
    )
      return [];
    const number = /\d/u.exec(text);
    if (number && actsBefore(text, number.index)) return [];
    if (context.language === 'en' ? !isStatement(text) : text.split(' ').length < 6) return [];
    const years = [...text.matchAll(/(?<!\d)20\d\d(?!\d)/gu)].map(([year]) => Number(year));
    const now = Number(context.today.slice(0, 4));
    // What was to be, or was done, two years ago is no news and no fact of today; a beginning is.
    if (years.length > 0 && Math.max(...years) < now - 1 && !lasting.test(text)) return [];
    if (text.includes('@')) return [];
    const words = text.split(' ').length;
    if (words > 32 || !(line.own || line.nearOwn || isTechnical(line))) return [];
    const names = text.match(/(?<=\p{Ll} )\p{Lu}\p{L}{2,}/gu)?.length ?? 0;
    const score =
      at +
      (line.own ? 2 : 0) +
      (number ? 2 : 0) +
      Math.min(context.language === 'de' ? 0 : names, 2) * 0.5 -
      (toReader.test(text) ? 2 : 0) -
      (words < 7 ? 1 : 0) -
      (text.endsWith('!') ? 0.5 : 0) -
      (words > 24 ? 1 : 0) -
      line.at / 100;
    return score < 3
      ? []
      : [
          toldLine(line, {
            topic: 'further',
            label: partner.test(text)
              ? 'With partners'
              : `${pageLabel(context.page.kind)[0]?.toUpperCase() ?? ''}${pageLabel(context.page.kind).slice(1)}`,
            score,
            tag: 'identity',
          }),
        ];
  });
  const strips = counterStrips(pairs, (pair) => shownPair(pair).length > 0);
  const inStrips = new Set(strips.flatMap(({ quotes }) => quotes.map(({ text }) => text)));
  const shown = pairs
    .flatMap(shownPair)
    .filter(({ quotes: [quote] }) => quote === undefined || !inStrips.has(quote.text));
  return [...said, ...strips, ...shown];
}
