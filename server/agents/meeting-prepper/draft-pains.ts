import type { Claim } from '#contract/evidence.ts';
import type { Finding, Topic } from '../analyst.ts';
import { saysSolved } from '../ledger/find-solved.ts';
import { listed, pageLabel } from '../built-in/wording.ts';
import type { PlaybookPain } from '../playbooks/playbook.ts';
import { fewestOpenings, latestNews, openings } from './draft-company.ts';
import { newsToOpenWith } from './news-to-open-with.ts';
import { tellsFigures } from './told-elsewhere.ts';
import { absenceOf } from './absences.ts';
import { admittedPains } from './admitted-pains.ts';
import { eventPains } from './event-pains.ts';
import { ClaimList, findingsOf, missingFrom, type PrepMaterial, type ReadySections } from './prep-material.ts';
import { newerFirst } from './newer-first.ts';
import { offersFor } from './solution-fit.ts';
import { speaksAgainstPain } from './speaks-against.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { servedNouns } from '#server/agents/vocabulary/pains.ts';

const mostSeen = 3;
const leastInAll = 4;
const mostStructural = 3;
const mostAnswered = 2;
const enough = 2;
/** Word limit of all pains; beyond it, only admitted ones and one of the industry are added. */
const mostWords = 150;

function mentions(text: string, signal: string): boolean {
  const plain = (words: string): string =>
    ` ${words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return plain(text).includes(plain(signal));
}

interface Sign {
  signal: string;
  finding: Finding;
}
export interface SeenPain {
  pain: PlaybookPain;
  signs: readonly Sign[];
}

/** Returns playbook pains supported by a phrase or two different words in the company's own sentences. */
export function painsSeen(material: PrepMaterial): SeenPain[] {
  // What they say they have is no sign that they lack it.
  const statements = material.findings.filter(
    ({ topic, quotes }) => ['statement', 'job', 'news', 'scale'].includes(topic) && !saysSolved(quotes[0]?.text ?? ''),
  );
  const used = new Set<Finding>();
  return material.playbook.pains.flatMap((pain): SeenPain[] => {
    const signs = pain.signals.flatMap((signal): Sign[] => {
      const finding = statements.find(
        (statement) => !used.has(statement) && mentions(statement.quotes[0]?.text ?? '', signal),
      );
      return finding ? [{ signal, finding }] : [];
    });
    const phrase = signs.find(({ signal }) => signal.includes(' '));
    // A single word such as 'supply' is too ambiguous.
    const telling = phrase ? [phrase] : signs.length >= 2 ? signs.slice(0, 2) : [];
    for (const { finding } of telling) used.add(finding);
    return telling.length > 0 ? [{ pain, signs: telling }] : [];
  });
}

/** `weak`: true of many companies, so used only if little else was found. `stated`: only facts that stand elsewhere. */
interface Structural {
  topic: Topic;
  least: number;
  only?: RegExp;
  weak?: true;
  stated?: true;
  /** Without the words it rests on, which stand beside it. */
  text: string;
}

/** Returns whether a size counts customers rather than employees. */
const reach = new RegExp(String.raw`\b(${oneOf(servedNouns)})\b`, 'iu');
export const isReach = ({ quotes }: Finding): boolean => reach.test(quotes[0]?.text ?? '');

/** What facts of a kind suggest in any industry. */
const structural: readonly Structural[] = [
  {
    topic: 'job',
    least: fewestOpenings,
    text: 'Capacity may be short: work usually waits or is shared out until the roles that they look for are filled.',
  },
  {
    topic: 'offer',
    least: 1,
    only: /\b(free|trial|credit card)\b/iu,
    text: 'Turning users of a free offer into paying customers may take constant work.',
  },
  {
    topic: 'certification',
    least: 1,
    text: 'Keeping evidence for audits up to date may cost time every year.',
  },
  {
    topic: 'price',
    least: 2,
    text: 'Price may come up before value does: prices are public, so buyers compare them before they talk to anyone.',
  },
  {
    topic: 'address',
    least: 2,
    weak: true,
    stated: true,
    text: 'Working the same way in several places may be hard: the site gives addresses in more than one place.',
  },
  {
    topic: 'scale',
    least: 1,
    weak: true,
    only: reach,
    text: 'Serving everyone equally well may get harder with size.',
  },
];

export function draftIndustryTrends(material: PrepMaterial, ready: ReadySections): Claim[] {
  const list = new ClaimList('industryTrends', ready);
  for (const finding of newerFirst(findingsOf(material, 'market'), material.company)) list.fact(finding);
  const whole = material.pages
    .map((page) => page.source.text)
    .join(' ')
    .toLowerCase();
  const seen = (signals: readonly string[]): number => signals.filter((signal) => whole.includes(signal)).length;
  for (const trend of material.playbook.trends
    .toSorted((a, b) => seen(b.signals) - seen(a.signals))
    .slice(0, findingsOf(material, 'market').length > 0 ? 2 : 4))
    list.playbook(trend.text);
  const written = latestNews(material).filter((finding) => finding.page !== 'home');
  // What one opens with stands among the talking points, and results of a year among the figures.
  const opened = newsToOpenWith(material);
  const figures = ready.get('financialInsights')?.claims.filter(({ kind }) => kind === 'fact') ?? [];
  const untold = written.filter(
    (each) =>
      !opened.includes(each) &&
      list.idOf(each) === null &&
      !figures.some(({ text }) => tellsFigures(text, each.quotes[0]?.text ?? '')),
  );
  for (const finding of untold.slice(0, 5)) list.fact(finding);
  if (written.length === 0) list.missing(absenceOf(material, 'news'));
  for (const text of missingFrom(material, ['feed', 'gdelt', 'tavily', 'brave', 'exa', 'searxng'])) list.missing(text);
  return list.claims;
}

export function draftPainPoints(material: PrepMaterial, ready: ReadySections): Claim[] {
  const list = new ClaimList('painPoints', ready);
  /** `against`: null if nobody looked for what speaks against it. */
  const infer = (text: string, findings: readonly Finding[], against: readonly Finding[] | null): void => {
    const restsOn = findings.map((finding) => list.resting(finding));
    list.inference(text, restsOn, { against: against?.map((finding) => list.resting(finding)) });
  };
  const isDenied = ({ against }: { against: readonly Finding[] | null }): boolean => (against ?? []).length > 0;
  const admissions = admittedPains(material);
  const admitted = admissions.length + admissions.reduce((sum, { findings }) => sum + findings.length, 0);
  const seen = painsSeen(material)
    .map((each) => ({ ...each, against: speaksAgainstPain(material, each.pain) }))
    .slice(0, admitted > 2 ? 1 : mostSeen);
  const tellSeen = ({ pain, signs, against }: (typeof seen)[number]): void => {
    if (list.words > mostWords) return;
    const mentioned = signs.map(({ signal, finding }) => `“${signal}” (${finding.where ?? pageLabel(finding.page)})`);
    infer(
      `${pain.title}: ${pain.text} ${signs.some(({ finding }) => finding.where) ? 'What was read' : 'The site'} mentions ${listed(mentioned)}, which makes it worth asking about.`,
      signs.map(({ finding }) => finding),
      against,
    );
  };
  // What they say they have takes a pain down.
  for (const { text, findings, against } of admissions.filter((each) => !isDenied(each)))
    infer(text, findings, against);
  for (const each of seen.filter((other) => !isDenied(other))) tellSeen(each);
  for (const { text, finding } of eventPains(material)) infer(text, [finding], null);
  let drawn = 0;
  for (const { topic, least, only, weak, stated, text } of structural) {
    if (weak && seen.length + drawn >= enough) continue;
    const findings = findingsOf(material, topic).filter(
      (finding) =>
        !finding.where &&
        (!only || only.test(finding.quotes[0]?.text ?? '')) &&
        (stated === undefined || list.idOf(finding) !== null),
    );
    if (findings.length < least || drawn === (admitted > 0 ? 1 : mostStructural)) continue;
    drawn += 1;
    const jobs = topic === 'job' ? openings(material) : null;
    infer(text, jobs ? [jobs] : findings.slice(0, Math.max(1, least)), null);
  }
  for (const { text, findings, against } of admissions.filter(isDenied)) infer(text, findings, against);
  for (const each of seen.filter(isDenied)) tellSeen(each);
  // Of the general pains, those the seller has an answer to come first.
  const rest = material.playbook.pains
    .filter((pain) => seen.every((other) => other.pain.key !== pain.key))
    .map((pain) => ({
      pain,
      isAnswered: offersFor(material, `${pain.title}: ${pain.text}`).length > 0,
      isSolved: speaksAgainstPain(material, pain).length > 0,
    }))
    .toSorted((a, b) => Number(a.isSolved) - Number(b.isSolved) || Number(b.isAnswered) - Number(a.isAnswered));
  const answered = rest.filter(({ isAnswered, isSolved }) => isAnswered && !isSolved).length;
  const most = Math.max(1, Math.min(answered, mostAnswered), leastInAll - seen.length - drawn - admitted);
  for (const { pain } of rest.slice(0, list.words > mostWords ? 1 : most)) list.playbook(`${pain.title}: ${pain.text}`);
  return list.claims;
}
