import { parse } from 'tldts';
import {
  sectionKeys,
  type Brief,
  type Prospect,
  type Question,
  type Section,
  type SectionKey,
} from '#contract/brief.ts';
import type { Claim, Source } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import type { PrepStep, PrepSubject } from '#contract/prep.ts';
import type { Solution } from '#contract/solutions.ts';
import type { Research } from '#server/ports/research/research.ts';
import { WebPageError, type WebPages } from '#server/ports/web-pages.ts';
import type { Analyst, Finding } from '../analyst.ts';
import { describeFromHome } from '../built-in/extract-statements.ts';
import { listed } from '../built-in/wording.ts';
import { isPrivate, privacyTest } from '../checking/privacy/tells-private.ts';
import { findPlaybook } from '../playbooks/find-playbook.ts';
import { toEvidence, toLedger } from '../ledger/stored-ledger.ts';
import { isOwnToday } from '../ledger/own-today.ts';
import { nameTest } from '../ledger/read-lines.ts';
import { runAgent } from '../run-agent.ts';
import { companyNameOf } from '../tools/company-name.ts';
import { crawlSite, type CrawlResult } from '../tools/crawl-site.ts';
import type { SitePage } from '../tools/site-page.ts';
import { findSite, mayTryNext } from '../tools/find-site.ts';
import { measureNetwork } from '../tools/network-time.ts';
import { domainOf, looksLikeAddress } from '../tools/site-address.ts';
import { askWriter, type WriterEvent } from './ask-writer.ts';
import { earlierDocuments, type EarlierPrep } from './earlier-preps.ts';
import { gatherResearch, type ResearchOutput } from './gather-research.ts';
import { joinFindings, noResearch, outcomesInWords } from './join-research.ts';
import { settleFigures } from './settle-figures.ts';
import { settleRows } from './settle-rows.ts';
import { draftQuestions, questionsSchema } from './draft-questions.ts';
import { proofSources, solutionSource, sourceOf, type OwnContent } from './own-sources.ts';
import { personName } from './person/draft-person.ts';
import { meetingPrepper, questionInstructions } from './meeting-prepper.ts';
import { PrepFailed } from './prep-failed.ts';
import { trackSteps } from './prep-steps.ts';
import type { PrepMaterial } from './prep-material.ts';

/** Events of a run, in order; sections and questions are sent as soon as each is ready. */
export type PrepEvent =
  | { kind: 'steps'; steps: PrepStep[] }
  | { kind: 'prospect'; prospect: Prospect }
  | { kind: 'source'; source: Source }
  | WriterEvent;

export interface PrepareBriefOptions extends OwnContent {
  subject: PrepSubject;
  seller: { name: string; solutions: readonly Solution[] };
  webPages: WebPages;
  /** Sources besides the site; absent: none. */
  research?: Research;
  /** Returns the organization's earlier preps for this site's company. */
  earlier?: (siteUrl: string) => Promise<EarlierPrep[]>;
  analyst: Analyst;
  /** ISO date for judging what is recent; absent: today. */
  today?: string;
  /** Timeout of the run in milliseconds; absent: `limits.prep.runMs`. */
  runMs?: number;
  signal: AbortSignal;
  onEvent: (event: PrepEvent) => void;
  /** Writes only this section, based on the existing others. */
  only?: { key: SectionKey; kept: ReadonlyMap<SectionKey, Section> };
  /** Returns whether a statement was marked wrong before and must not be repeated. */
  refuses?: (statement: Pick<Finding, 'text' | 'quotes'>) => boolean;
}

const pagesForName = 3;
/** Pages searched for an opening sentence on the company. */
const pagesForOpening = 12;

async function crawlFirst(
  addresses: readonly string[],
  crawl: (address: string) => Promise<CrawlResult>,
): Promise<CrawlResult> {
  for (const [at, address] of addresses.entries()) {
    try {
      return await crawl(address);
    } catch (error) {
      if (at === addresses.length - 1 || !mayTryNext(error)) throw error;
    }
  }
  throw new PrepFailed(
    'address-unknown',
    'No web address is known for this company.',
    'Enter the web address of the company.',
  );
}

/**
 * Prepares a meeting: reads the company's site, drafts eight sections and eight questions, verifies every quote.
 * Rejects with PrepFailed if no brief is possible, or with the reason of the aborted signal.
 */
export async function prepareBrief({
  subject,
  seller,
  webPages: given,
  findProofs,
  findComparisons,
  research,
  earlier,
  analyst,
  today = new Date().toISOString().slice(0, 10),
  runMs = limits.prep.runMs,
  signal: outer,
  onEvent,
  only,
  refuses: refusesWrong = () => false,
}: PrepareBriefOptions): Promise<Brief> {
  const began = performance.now();
  const deadline = AbortSignal.timeout(runMs);
  const signal = AbortSignal.any([outer, deadline]);
  const { webPages, networkMs } = measureNetwork(given);
  const steps = trackSteps((list) => onEvent({ kind: 'steps', steps: list }));
  const asked = looksLikeAddress(subject.companyName) ? '' : subject.companyName;
  let firstSectionMs: number | null = null;
  let company = '';
  let opening: Finding[] = [];
  let tellsPrivate = privacyTest('');
  const refuses = (statement: Pick<Finding, 'text' | 'quotes'>): boolean =>
    refusesWrong(statement) || isPrivate(statement, tellsPrivate);
  const leaving = new AbortController();
  let asking: Promise<ResearchOutput> | null = null;

  const show = (key: SectionKey, section: Section): void => {
    if (section.claims.length > 0) firstSectionMs ??= Math.round(performance.now() - began);
    onEvent({ kind: 'section', key, section });
  };
  const prospectOf = (url: string | null): Prospect => ({
    company: company || asked || subject.prospWebUrl,
    domain: url && domainOf(url),
    url,
    person:
      personName({ subject }) || subject.roleTitle ? { name: personName({ subject }), role: subject.roleTitle } : null,
  });
  const describe = (page: SitePage): Finding[] =>
    describeFromHome(company, page)
      .filter(
        (finding) => !refuses(finding) && isOwnToday(finding.quotes[0]?.text ?? '', { name: nameTest(company), today }),
      )
      .slice(0, 1);
  /**
   * Determines the company's name and shows the start of the summary: from the home page, else the first page about it.
   */
  const open = (pages: readonly SitePage[]): void => {
    const [home] = pages;
    if (!home || opening.length > 0) return;
    if (company === '') {
      company = companyNameOf(pages) ?? (asked || domainOf(home.url) || new URL(home.url).host);
      tellsPrivate = privacyTest(company);
      onEvent({ kind: 'prospect', prospect: prospectOf(home.url) });
    }
    for (const page of [home, ...pages.filter(({ kind }) => kind === 'about')]) {
      opening = describe(page);
      if (opening.length > 0) break;
    }
    const claims = opening.map(({ text, quotes }, at): Claim => ({
      id: `companySummary-${at + 1}`,
      text,
      kind: 'fact',
      quotes,
    }));
    show('companySummary', { status: 'working', claims });
  };

  /** Queries the other sources while the rest of the site is read. */
  const askOthers = (home: SitePage): void => {
    if (!research || asking) return;
    steps.set('research', 'working');
    const names = [
      ...new Set([companyNameOf([home]) ?? '', asked, parse(home.url).domainWithoutSuffix ?? ''].filter(Boolean)),
    ];
    asking = gatherResearch({
      subject: { names, siteUrl: home.url },
      feeds: home.feeds,
      research,
      webPages,
      signal: AbortSignal.any([signal, leaving.signal]),
    });
    // Awaited once the site is read; until then a rejection must not go unhandled.
    asking.catch(() => undefined);
  };

  try {
    steps.set('find', 'working');
    const byName = !subject.prospWebUrl && asked !== '';
    const addresses =
      byName && research && !research.isOn('guess')
        ? []
        : await findSite({ address: subject.prospWebUrl, companyName: subject.companyName }, webPages, signal);
    if (byName && addresses.length > 1)
      throw new PrepFailed(
        'several-companies',
        `Several companies are called “${asked}”: ${listed(addresses.map((address) => new URL(address).host))}.`,
        'Enter the web address of the right one.',
      );
    if (addresses.length === 0)
      throw new PrepFailed(
        'address-unknown',
        `We found no website of “${asked}” by its name.`,
        'Enter the web address of the company.',
      );
    const soFar: SitePage[] = [];
    const crawl = await crawlFirst(addresses, (address) =>
      crawlSite(address, {
        webPages,
        signal,
        onPage: ({ read, found, page, slow }) => {
          if (read === 1) {
            steps.set('find', 'done', new URL(page.url).host);
            askOthers(page);
          }
          soFar.push(page);
          onEvent({ kind: 'source', source: page.source });
          if ((read >= pagesForName && read <= pagesForOpening) || slow) open(soFar);
          steps.set('read', 'working', `${read} of ${found} pages`);
        },
      }),
    );
    if (!crawl.enoughText) {
      throw new PrepFailed(
        'too-little-text',
        `The website has too little text for a brief (${crawl.words} words on ${crawl.pages.length} ${crawl.pages.length === 1 ? 'page' : 'pages'}).`,
        'Enter a page of the company that says more, for example its about page.',
      );
    }
    open(crawl.pages);
    tellsPrivate = privacyTest(
      company,
      crawl.pages.map(({ source }) => source.text),
    );
    steps.set(
      'read',
      'done',
      `${crawl.pages.length} pages${crawl.failures.length > 0 ? `, ${crawl.failures.length} couldn’t be read` : ''}`,
    );

    steps.set('facts', 'working');
    const { pages } = crawl;
    const own = await analyst.extract({ company, pages, today });
    const output = await (asking ?? noResearch);
    steps.set('research', 'done', research ? outcomesInWords(output.outcomes) : 'switched off');
    const before = earlier ? await earlierDocuments(await earlier(pages[0]?.url ?? '')) : [];
    const researched = [...output.gathered, ...before];
    for (const { source } of researched) onEvent({ kind: 'source', source });
    const findings = settleRows(settleFigures(joinFindings(own, researched, company), company)).filter(
      (finding) => !refuses(finding),
    );
    let ledger = toLedger(findings);
    onEvent({ kind: 'ledger', entries: ledger });
    const playbook = await findPlaybook(subject.industryType, pages, analyst);
    steps.set('facts', 'done', `${findings.length} found, industry: ${playbook.label}`);

    steps.set('write', 'working');
    const solutionSources = seller.solutions.map(solutionSource);
    const proofs = await proofSources(seller.solutions, { findProofs, findComparisons });
    for (const source of [...solutionSources, ...proofs]) onEvent({ kind: 'source', source: sourceOf(source) });
    const sources = [
      ...pages.map((page) => page.source),
      ...researched.map(({ source }) => source),
      ...solutionSources,
      ...proofs.map(sourceOf),
    ];
    const material: PrepMaterial = {
      subject: { ...subject, companyName: asked },
      company,
      pages,
      findings,
      opening,
      playbook,
      outcomes: output.outcomes,
      links: output.links,
      today,
      seller,
      solutionSources,
      proofs,
      rank: (query, passages) => analyst.rank(query, passages),
    };
    const ready = await runAgent({
      sections: meetingPrepper,
      given: material,
      sources,
      analyst,
      signal,
      onSection: show,
      refuses,
      ...(only && { kept: only.kept }),
    });
    const failed = [...ready.values()].filter((section) => section.status === 'failed').length;
    const unwritten = failed > 0 ? `${failed} couldn’t be written` : '';
    if (!analyst.writeBrief) steps.set('write', 'done', unwritten);

    steps.set('questions', 'working');
    let questions = only ? [] : await chooseQuestions(material, ready, { sources, analyst, signal, tellsPrivate });
    onEvent({ kind: 'questions', questions });
    if (analyst.writeBrief) {
      steps.set('write', 'working', 'draft ready, a model is working on it');
      const parts = await askWriter({
        write: analyst.writeBrief,
        material,
        sources,
        entries: ledger,
        read: null,
        only: only?.key ?? null,
        draft: { sections: ready, questions },
        budgetMs: runMs - (performance.now() - began) - limits.model.reserveMs,
        signal,
        refuses,
        onEvent,
      });
      ({ ledger } = parts);
      for (const [key, section] of parts.sections) ready.set(key, section);
      questions = only ? [] : parts.questions;
      steps.set('write', 'done', unwritten);
    }
    steps.set('questions', 'done');

    const sections = Object.fromEntries(
      sectionKeys.map((key) => [key, ready.get(key) ?? { status: 'failed', claims: [] }]),
    ) as Brief['sections'];
    const textsOf = (state: Question['state']): string[] =>
      questions.filter((question) => question.state === state).map((question) => question.text);
    return {
      prospect: prospectOf(pages[0]?.url ?? null),
      sections,
      questions,
      sources,
      currentDiscQuestions: textsOf('current'),
      futureDiscQuestions: textsOf('future'),
      ledger: ledger.map(toEvidence),
      timings: { firstSectionMs, totalMs: Math.round(performance.now() - began), networkMs: networkMs() },
    };
  } catch (error) {
    if (outer.aborted) throw outer.reason;
    const failed =
      error instanceof WebPageError
        ? PrepFailed.of(error)
        : deadline.aborted
          ? new PrepFailed(
              'took-too-long',
              'The prep took longer than two minutes, so we stopped it.',
              'Try again in a few minutes.',
              error,
            )
          : error;
    steps.fail(failed instanceof PrepFailed ? failed.reason : 'An unexpected error ended this step.');
    throw failed;
  } finally {
    leaving.abort();
  }
}

/** Returns the analyst's questions if they follow the rules, else the drafted ones; they rest only on shown claims. */
async function chooseQuestions(
  material: PrepMaterial,
  ready: Map<SectionKey, Section>,
  {
    sources,
    analyst,
    signal,
    tellsPrivate,
  }: { sources: readonly Source[]; analyst: Analyst; signal: AbortSignal; tellsPrivate: (text: string) => boolean },
): Promise<Question[]> {
  const draft = (): Question[] => draftQuestions(material, ready);
  const { output } = await analyst.compose(
    {
      key: 'questions',
      title: 'Discovery questions',
      instructions: questionInstructions,
      sources,
      claims: [],
      output: questionsSchema,
      draft,
    },
    signal,
  );
  const composed = questionsSchema.safeParse(output);
  const ids = new Set([...ready.values()].flatMap((section) => section.claims.map((claim) => claim.id)));
  const isOpen =
    composed.success && !composed.data.some(({ text, why, reveals }) => [text, why, reveals].some(tellsPrivate));
  return (isOpen ? composed.data : draft()).map((question) => ({
    ...question,
    restsOn: question.restsOn.filter((id) => ids.has(id)),
  }));
}
