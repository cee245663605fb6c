import { limits } from '#contract/limits.ts';
import type { Claim } from '#contract/evidence.ts';
import type { Finding, Topic } from '../analyst.ts';
import { isInstruction, similarity } from '#server/readers/sentences.ts';
import { readerWords } from '../ledger/vocabulary/sentence-signs.ts';
import { wordTest } from '../ledger/word-test.ts';
import { ofSelf, saysWho } from '../built-in/extract-statements.ts';
import { listed, pageLabel, saysOn } from '../built-in/wording.ts';
import { absenceOf } from './absences.ts';
import { summaryProse } from './summary-prose.ts';
import { unreadLanguages } from './unread-languages.ts';
import { addOwnRivals } from './draft-rivals.ts';
import { admittedPains } from './admitted-pains.ts';
import { newerFirst } from './newer-first.ts';
import { withoutRepeats } from './told-elsewhere.ts';
import {
  ClaimList,
  findingsOf,
  missingFrom,
  pagesRead,
  withinWords,
  type PrepMaterial,
  type ReadySections,
} from './prep-material.ts';

const alike = 0.5;
const fewestOfMotto = 6;
const toReader = wordTest([...readerWords, 'you', 'your']);
/** Word limits that keep a brief readable in a few minutes. */
const fewestWords = 320;
const mostWords = 450;
/** Limit of a whole brief, less what its other parts always need. */
const sharedWords = 620;
const moneyWords = 150;
const priceWords = 90;
const offerWords = 50;
const resultWords = 120;
const mostQuoted = 50;
const mostFurther = 30;
const enoughFurther = 4;
const recentDays = 730;

/** Returns whether a quotation is short enough not to displace several facts. */
const isShort = ({ text }: Finding): boolean => text.split(' ').length <= mostQuoted;

/** Takes findings that don't repeat one another. */
function distinct(findings: readonly Finding[], most: number, already: readonly Finding[] = []): Finding[] {
  const taken: Finding[] = [];
  for (const finding of findings) {
    if (taken.length === most) break;
    const text = finding.quotes[0]?.text ?? '';
    if ([...already, ...taken].every((other) => similarity(other.quotes[0]?.text ?? '', text) < alike))
      taken.push(finding);
  }
  return taken;
}

const lettersOf = ({ row }: Finding): string => (row?.value ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns whether an address is part of a fuller one. */
function isWithin(row: Finding, rows: readonly Finding[]): boolean {
  const part = lettersOf(row);
  return (
    row.row?.label === 'Address' &&
    rows.some(
      (other) =>
        other.row?.label === 'Address' && lettersOf(other).length > part.length && lettersOf(other).includes(part),
    )
  );
}

/** Returns a sentence naming the organizations whose people a site quotes, or null. */
function quotedOrganisations(material: PrepMaterial): Finding | null {
  const quoted = findingsOf(material, 'testimonial').filter(
    (finding) => finding.name && finding.page !== 'careers' && finding.quotes[1]?.text.includes(finding.name),
  );
  const pages = Map.groupBy(quoted, (finding) => finding.quotes[1]?.sourceId);
  const [most] = [...pages.values()].toSorted((a, b) => b.length - a.length);
  const byName = [...new Map(most?.map((finding) => [finding.name?.toLowerCase(), finding])).values()].slice(0, 14);
  const [first] = byName;
  if (!first || byName.length < 2) return null;
  return {
    ...first,
    topic: 'customer',
    score: 4,
    text: `The ${pageLabel(first.page)} quotes people of ${listed(byName.map((finding) => finding.name ?? ''))}.`,
    quotes: byName.flatMap((finding) => finding.quotes.slice(1)),
  };
}

/** Fewer open jobs are no sign that capacity is short. */
export const fewestOpenings = 2;

/** Returns what the careers page looks for, as one statement. */
export function openings(material: PrepMaterial): Finding | null {
  const jobs = findingsOf(material, 'job').filter(({ where }) => !where);
  const [first] = jobs;
  if (!first || jobs.length < fewestOpenings) return first ?? null;
  const shown = jobs.slice(0, 5);
  return {
    ...first,
    text: `The careers page lists openings, among them ${listed(shown.map((job) => `“${job.name}”`))}.`,
    quotes: shown.flatMap((job) => job.quotes),
  };
}

const wordsOf = (findings: readonly Finding[], most: number): number =>
  Math.min(
    most,
    findings.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0),
  );

/**
 * Returns the words left by the other parts: a site without figures and people has more room for its self-description.
 */
function summaryWords(material: PrepMaterial): number {
  const of = (...topics: readonly Topic[]): Finding[] => topics.flatMap((topic) => findingsOf(material, topic));
  const taken =
    wordsOf(of('figure', 'money'), moneyWords) +
    wordsOf(of('price', 'tariff'), priceWords) +
    wordsOf(of('offer'), offerWords) +
    wordsOf(of('person'), 90) +
    wordsOf(of('friction'), 180) +
    wordsOf(of('market', 'rival'), 80) +
    wordsOf(latestNews(material).slice(0, 5), 90);
  return Math.max(fewestWords, Math.min(mostWords, sharedWords - taken));
}

/** Returns what the summary opens with: a sentence of the home or about page that says who they are, if the first doesn't. */
function leadOf(material: PrepMaterial): readonly Finding[] {
  const who = ({ quotes: [quote] }: Finding): boolean => saysWho(quote?.text ?? '', material.company);
  // Whom they are compared with is told as such, and says nothing of who they are.
  const rivals = new Set(namedRivals(material).flatMap(({ quotes }) => quotes.map(({ text }) => text)));
  const isOwn = ({ quotes }: Finding): boolean => !quotes.some(({ text }) => rivals.has(text));
  const opening = material.opening.filter(isOwn);
  const [first] = opening;
  if (first !== undefined && who(first)) return opening;
  const better = findingsOf(material, 'statement').find(
    (finding) => ['home', 'about'].includes(finding.page) && who(finding) && isOwn(finding),
  );
  if (better !== undefined) return [better];
  const begins = (first?.quotes[0]?.text ?? '').toLowerCase();
  const speaks = begins.startsWith(material.company.toLowerCase()) || ofSelf.test(begins);
  const motto =
    findingsOf(material, 'tagline').find((finding) => isMotto(finding, material)) ??
    (speaks ? undefined : findingsOf(material, 'tagline').find(({ row }) => row?.label === 'What they do'));
  const quote = motto?.quotes[0];
  if (motto === undefined || quote === undefined) return opening;
  const { row: _row, ...told } = motto;
  return [{ ...told, text: saysOn(material.company, motto.page, quote.text) }];
}

/** Returns whether the line below a site's headline tells what the company does, and isn't a call to its reader. */
function isMotto({ quotes: [quote], row }: Finding, { company }: PrepMaterial): boolean {
  const text = quote?.text ?? '';
  const named = text.toLowerCase().includes(company.toLowerCase());
  return (
    row?.label === 'In their words' &&
    text.split(' ').length >= fewestOfMotto &&
    !/[?!]/u.test(text) &&
    !/^\p{Ll}/u.test(text) &&
    (named || !(isInstruction(text) || toReader.test(text)))
  );
}

/** Groups further rows by label, at the end. */
function byLabel(findings: readonly Finding[]): Finding[] {
  const further = findings.filter(({ topic, row }) => topic === 'further' && row);
  return [
    ...findings.filter((finding) => !further.includes(finding)),
    ...[...Map.groupBy(further, ({ row }) => row?.label).values()].flat(),
  ];
}

export function draftCompanySummary(material: PrepMaterial): Claim[] {
  const list = new ClaimList('companySummary');
  const unread = unreadLanguages(material.pages);
  if (unread !== null) list.missing(unread);
  const prose = summaryProse(material);
  const lead = leadOf(material);
  const picked: Finding[] = [...lead, ...(prose === null ? [] : [prose])];
  picked.push(...findingsOf(material, 'earlier').slice(0, 3));
  // Added before the sentences behind a range, so that those count as used.
  picked.push(...material.findings.filter(({ range, topic }) => range && topic !== 'money' && topic !== 'tariff'));
  const take = (findings: readonly (Finding | null)[], most: number): void => {
    picked.push(
      ...distinct(
        findings.filter((finding) => finding !== null),
        most,
        picked,
      ),
    );
  };
  const opened = new Set(lead.flatMap(({ quotes }) => quotes.map(({ text }) => text)));
  const rows = (
    ['tagline', 'staff', 'founded', 'owner', 'place', 'entity', 'reach', 'client', 'spec', 'result'] as const
  ).flatMap((topic) => {
    const free = findingsOf(material, topic).filter(
      ({ range, quotes }) => !range && !opened.has(quotes[0]?.text ?? ''),
    );
    // A sentence with 'since' may be about anybody; where the founding has its row, that one is the company's.
    const of = topic === 'founded' && free.some(({ row }) => row) ? free.filter(({ row }) => row) : free;
    return topic === 'result' ? withinWords(of, resultWords) : of;
  });
  const inRows = new Set(rows.flatMap(({ quotes }) => quotes.map(({ text }) => text)));
  // The company's words about itself from any page; from other pages only sentences beginning with its name.
  const own = findingsOf(material, 'statement').filter(
    (finding) =>
      finding.score >= 6 &&
      !inRows.has(finding.quotes[0]?.text ?? '') &&
      (['home', 'about', 'product', 'pricing', 'team'].includes(finding.page) ||
        finding.text.toLowerCase().startsWith(material.company.toLowerCase())),
  );
  // If the ledger has more of their words, uses each page once.
  take(own, findingsOf(material, 'further').length >= enoughFurther ? 1 : 3);
  picked.push(
    ...rows.filter((row) => !isWithin(row, rows) && (row.topic !== 'tagline' || distinct([row], 1, picked).length > 0)),
  );
  const untold = (topic: Topic, ...rowsOf: readonly Topic[]): Finding[] =>
    rows.some((row) => rowsOf.includes(row.topic)) ? [] : findingsOf(material, topic);
  take(
    findingsOf(material, 'description').filter(({ where }) => where),
    3,
  );
  take(findingsOf(material, 'industry'), 1);
  take(untold('scale', 'reach', 'staff'), 3);
  take(
    untold('location', 'place').filter((finding) => finding.page !== 'careers' && finding.page !== 'post'),
    1,
  );
  take(rows.some(({ row }) => row?.label === 'Address') ? [] : findingsOf(material, 'address'), 2);
  take([quotedOrganisations(material)], 1);
  take(findingsOf(material, 'customer'), 1);
  take(
    findingsOf(material, 'testimonial').filter(
      (finding) => finding.score >= 3 && finding.page !== 'careers' && isShort(finding),
    ),
    1,
  );
  take(
    [
      ...findingsOf(material, 'certification'),
      ...findingsOf(material, 'security').filter(({ page }) => page !== 'product'),
    ],
    2,
  );
  take(findingsOf(material, 'team'), 1);
  // Several are evidence of a pain, and stand there.
  take(findingsOf(material, 'job').length < fewestOpenings ? [openings(material)] : [], 1);
  take(findingsOf(material, 'further'), mostFurther);
  // Figures, competitors and what they admit have their own sections.
  const elsewhere = [
    ...draftFinancialInsights(material).flatMap(({ kind, text }) => (kind === 'fact' ? text : [])),
    ...namedRivals(material).map(({ text }) => text),
    ...admittedPains(material).flatMap(({ findings }) => findings.map(({ text }) => text)),
  ];
  const told = withoutRepeats(picked, elsewhere, [...lead, ...(prose === null ? [] : [prose])]);
  for (const finding of newerFirst(byLabel(withinWords(told, summaryWords(material))), material.company))
    list.fact(finding);
  const asked = material.subject.companyName;
  if (
    asked &&
    !material.pages.some((page) => `${page.title} ${page.source.text}`.toLowerCase().includes(asked.toLowerCase()))
  ) {
    list.missing(`The name “${asked}” doesn’t appear on ${pagesRead(material)}. Check that this is the right company.`);
  }
  for (const text of missingFrom(material, ['wikidata', 'wikipedia'])) list.missing(text);
  if (picked.length === 0)
    list.missing(`We found no sentence in which the company describes itself on ${pagesRead(material)}.`);
  return list.claims;
}

/** Returns announcements, newest first; older than two years only if there is nothing newer. */
export function latestNews(material: PrepMaterial): Finding[] {
  const all = findingsOf(material, 'news').toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const from = new Date(Date.parse(material.today) - recentDays * 86_400_000).toISOString().slice(0, 10);
  const recent = all.filter(({ date }) => (date ?? '') >= from);
  return recent.length > 0 ? recent : all;
}

export function draftFinancialInsights(material: PrepMaterial): Claim[] {
  const list = new ClaimList('financialInsights');
  const prices = findingsOf(material, 'price');
  const filed = findingsOf(material, 'money')
    .filter(({ where, range }) => where || range)
    .slice(0, 9);
  const money = [
    ...filed,
    ...distinct(
      findingsOf(material, 'money').filter((finding) => !filed.includes(finding)),
      4,
    ),
  ];
  const figures = withinWords(withoutRepeats([...findingsOf(material, 'figure'), ...money]), moneyWords);
  for (const finding of newerFirst(figures, material.company)) list.fact(finding);
  const tariffs = findingsOf(material, 'tariff');
  const plan = (finding: Finding): string => (finding.name ?? finding.row?.label ?? '').toLowerCase();
  // Keeps the more complete of two readings of one plan.
  const numbers = ({ text }: Finding): number => text.match(/\d[\d.,]*/gu)?.length ?? 0;
  const offered = [...new Map([...prices, ...tariffs].map((finding) => [finding.text, finding])).values()];
  const fuller = offered.filter((finding, at) =>
    offered.every(
      (other, place) =>
        other === finding ||
        plan(other) !== plan(finding) ||
        numbers(other) < numbers(finding) ||
        (numbers(other) === numbers(finding) &&
          (other.text.length < finding.text.length || (other.text.length === finding.text.length && at < place))),
    ),
  );
  for (const finding of withinWords(fuller.slice(0, 7), priceWords)) list.fact(finding);
  for (const finding of withinWords(distinct(findingsOf(material, 'offer'), 4), offerWords)) list.fact(finding);
  if (prices.length + tariffs.length === 0) list.missing(absenceOf(material, 'prices'));
  if (money.length + findingsOf(material, 'figure').length === 0) list.missing(absenceOf(material, 'figures'));
  for (const text of missingFrom(material, ['edgar'])) list.missing(text);
  return list.claims;
}

const namedRivals = (material: PrepMaterial): Finding[] =>
  [...findingsOf(material, 'rival'), ...findingsOf(material, 'competitor')].slice(0, limits.prep.competitors);

export function draftCompetitors(material: PrepMaterial, ready: ReadySections): Claim[] {
  const list = new ClaimList('competitors', ready);
  for (const finding of namedRivals(material)) list.fact(finding);
  if (list.claims.length === 0) list.missing(`${absenceOf(material, 'rivals')} Ask whom they meet in deals.`);
  addOwnRivals(list, material);
  return list.claims;
}
