import type { Section, SectionKey } from '#contract/brief.ts';
import type { Source } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import type { PrepSubject } from '#contract/prep.ts';
import type { Solution } from '#contract/solutions.ts';
import type { Analyst, Finding } from '../analyst.ts';
import { describeFromHome } from '../built-in/extract-statements.ts';
import { isPrivate, privacyTest } from '../checking/privacy/tells-private.ts';
import { findingsFrom, readFrom, type LedgerEntry } from '../ledger/stored-ledger.ts';
import { findPlaybook } from '../playbooks/find-playbook.ts';
import { runAgent } from '../run-agent.ts';
import { askWriter } from './ask-writer.ts';
import { pageKind } from '../tools/page-kind.ts';
import type { SitePage } from '../tools/site-page.ts';
import { meetingPrepper } from './meeting-prepper.ts';
import { proofSources, solutionSource, sourceOf, type OwnContent } from './own-sources.ts';
import type { PrepEvent } from './prepare-brief.ts';
import type { PrepMaterial } from './prep-material.ts';
import { trackSteps } from './prep-steps.ts';

interface WriteSectionOptions extends OwnContent {
  subject: PrepSubject;
  seller: { name: string; solutions: readonly Solution[] };
  company: string;
  /** Evidence and sources of the existing brief, with stored texts. */
  stored: { entries: readonly LedgerEntry[]; sources: readonly Source[] };
  only: { key: SectionKey; kept: ReadonlyMap<SectionKey, Section> };
  analyst: Analyst;
  signal: AbortSignal;
  /** ISO date for judging what is recent; absent: today. */
  today?: string;
  onEvent: (event: PrepEvent) => void;
  refuses: (statement: Pick<Finding, 'text' | 'quotes'>) => boolean;
}

/** Rebuilds a page from its stored source: lines without markup. */
function storedPage(source: Source, at: number): SitePage {
  const { title, url, text = '' } = source;
  const lines = text.split('\n').map((line) => ({
    kind: 'paragraph' as const,
    text: line,
    level: 0,
    under: [],
    quoted: false,
    linked: false,
    cells: [],
    href: null,
    tag: '',
    inside: [],
    day: '',
  }));
  return {
    url: url ?? '',
    title,
    siteName: '',
    description: '',
    language: '',
    structured: [],
    blocks: lines,
    links: [],
    icon: null,
    published: '',
    refresh: null,
    feeds: [],
    kind: at === 0 ? 'home' : pageKind(url ?? ''),
    source: { ...source, text },
  };
}

/**
 * Rewrites one section of an existing brief from its stored ledger, without reading the site. Reports the section and
 * sources added from the seller's content. Rejects with the reason of the aborted signal.
 */
export async function writeSection(options: WriteSectionOptions): Promise<{ section: Section; sources: Source[] }> {
  const { subject, seller, company, stored, only, analyst, onEvent } = options;
  const tellsPrivate = privacyTest(
    company,
    stored.sources.map(({ text }) => text ?? ''),
  );
  const refuses = (statement: Pick<Finding, 'text' | 'quotes'>): boolean =>
    options.refuses(statement) || isPrivate(statement, tellsPrivate);
  const began = performance.now();
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(limits.prep.runMs)]);
  const steps = trackSteps((list) => onEvent({ kind: 'steps', steps: list }));
  for (const key of ['find', 'read', 'research', 'facts'] as const) steps.set(key, 'done', 'kept');
  steps.set('write', 'working');
  const pages = stored.sources.filter(({ id, kind }) => kind === 'web-page' && /^w\d+$/u.test(id)).map(storedPage);
  const [home] = pages;
  const solutionSources = seller.solutions.map(solutionSource);
  const proofs = await proofSources(seller.solutions, options);
  const own = [...solutionSources, ...proofs.map(sourceOf)];
  for (const source of own) onEvent({ kind: 'source', source });
  const taken = new Set(own.map(({ id }) => id));
  const material: PrepMaterial = {
    subject,
    company,
    pages,
    findings: findingsFrom(stored.entries).filter((finding) => !refuses(finding)),
    opening: home
      ? describeFromHome(company, home)
          .filter((finding) => !refuses(finding))
          .slice(0, 1)
      : [],
    playbook: await findPlaybook(subject.industryType, pages, analyst),
    outcomes: [],
    links: [],
    today: options.today ?? new Date().toISOString().slice(0, 10),
    seller,
    solutionSources,
    proofs,
    rank: (query, passages) => analyst.rank(query, passages),
  };
  const sources = [...stored.sources.filter(({ id }) => !taken.has(id)), ...own];
  const drafted = await runAgent({
    sections: meetingPrepper,
    given: material,
    sources,
    analyst,
    signal,
    onSection: (key, section) => onEvent({ kind: 'section', key, section }),
    refuses,
    kept: only.kept,
  });
  const read = readFrom(stored.entries);
  const { sections } = analyst.writeBrief
    ? await askWriter({
        write: analyst.writeBrief,
        material,
        sources,
        entries: stored.entries,
        read,
        only: only.key,
        draft: { sections: drafted, questions: [] },
        budgetMs: limits.prep.runMs - (performance.now() - began) - limits.model.reserveMs,
        signal,
        refuses,
        onEvent,
      })
    : { sections: drafted };
  const section = sections.get(only.key) ?? { status: 'failed', claims: [] };
  steps.set('write', 'done', section.status === 'failed' ? '1 could not be written' : '');
  steps.set('questions', 'done');
  return { section, sources: own };
}
