import type { CaptionTimes } from '#contract/caption-times.ts';
import type { Section, SectionKey } from '#contract/brief.ts';
import type { Claim, Source } from '#contract/evidence.ts';
import type { ResearchKey } from '#contract/research.ts';
import type { PrepSubject } from '#contract/prep.ts';
import type { Solution } from '#contract/solutions.ts';
import type { Analyst, Finding, Topic } from '../analyst.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import type { SitePage } from '../tools/crawl-site.ts';
import type { ResearchOutcome } from './gather-research.ts';

/** A passage of the seller's own content on one of their solutions. */
export interface Proof {
  contentId: string;
  solutionId: string;
  kind: Source['kind'];
  title: string;
  /** What it was filed as, such as 'Case study'; empty where nobody said. */
  contentType: string;
  page: number | null;
  second: number | null;
  /** Of a video: when each of its words is said. */
  times?: CaptionTimes;
  url: string | null;
  /** ISO 8601, when it was looked up. */
  fetchedAt: string;
  text: string;
}

/** All that the sections are drafted from. */
export interface PrepMaterial {
  subject: PrepSubject;
  company: string;
  pages: readonly SitePage[];
  findings: readonly Finding[];
  /** What was shown of the company before the whole site was read; the summary begins with it. */
  opening: readonly Finding[];
  playbook: Playbook;
  /** How the sources besides the site fared, and addresses that are kept unread. */
  outcomes: readonly ResearchOutcome[];
  links: readonly string[];
  /** ISO day of the run. */
  today: string;
  seller: { name: string; solutions: readonly Solution[] };
  solutionSources: readonly (Source & { text: string })[];
  /** Passages of the seller's own content, as sources with their ids. */
  proofs: readonly (Source & Proof)[];
  rank: Analyst['rank'];
}

export type ReadySections = ReadonlyMap<SectionKey, Section>;

/** Findings of a topic, best first. */
export function findingsOf(material: PrepMaterial, topic: Topic): Finding[] {
  return material.findings.filter((finding) => finding.topic === topic).toSorted((a, b) => b.score - a.score);
}

/** The first findings that together are told in so many words; one that is too long for what is left is passed over. */
export function withinWords(findings: readonly Finding[], most: number): Finding[] {
  let left = most;
  return findings.filter(({ text }) => {
    const words = text.split(/\s+/u).length;
    if (words > left) return false;
    left -= words;
    return true;
  });
}

/** Collects the claims of one section; ids are unique within a brief because they begin with the section's key. */
export class ClaimList {
  readonly claims: Claim[] = [];
  readonly #key: SectionKey;
  readonly #ready: ReadySections;

  constructor(key: SectionKey, ready: ReadySections = new Map()) {
    this.#key = key;
    this.#ready = ready;
  }

  #add(claim: Omit<Claim, 'id'>): string {
    const id = `${this.#key}-${this.claims.length + 1}`;
    this.claims.push({ id, ...claim });
    return id;
  }

  fact({ text, quotes, row, date }: Pick<Finding, 'text' | 'quotes' | 'row' | 'date'>): string {
    return this.#add({
      text,
      kind: 'fact',
      quotes: [...quotes],
      ...(row && { row: { ...row, asOf: date ?? null } }),
    });
  }

  /** Stands before the facts that were stated for it alone, so that a reader meets the thought first and then what it rests on. */
  inference(text: string, restsOn: readonly string[]): string {
    const id = this.#add({ text, kind: 'inference', quotes: [], restsOn: [...new Set(restsOn)] });
    let at = this.claims.length - 1;
    while (this.claims[at - 1]?.kind === 'fact' && restsOn.includes(this.claims[at - 1]?.id ?? '')) at -= 1;
    this.claims.splice(at, 0, ...this.claims.splice(-1));
    return id;
  }

  playbook(text: string): string {
    return this.#add({ text, kind: 'playbook', quotes: [] });
  }

  missing(text: string): string {
    return this.#add({ text, kind: 'not-found', quotes: [] });
  }

  /** Words told so far. */
  get words(): number {
    return this.claims.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  }

  /** The id of the claim that already states this finding, here or in a section before. */
  idOf(finding: Pick<Finding, 'quotes'>): string | null {
    return claimWith(finding, [...this.#ready.values()].flatMap((section) => section.claims).concat(this.claims));
  }

  /** The id of the claim that states this finding; it is stated here when nobody did. */
  resting(finding: Pick<Finding, 'text' | 'quotes' | 'row' | 'date'>): string {
    return this.idOf(finding) ?? this.fact(finding);
  }
}

export function claimWith(finding: Pick<Finding, 'quotes'>, claims: readonly Claim[]): string | null {
  const [first] = finding.quotes;
  const same = claims.find(
    (claim) =>
      claim.kind === 'fact' &&
      claim.quotes.some((quote) => quote.sourceId === first?.sourceId && quote.text === first.text),
  );
  return same?.id ?? null;
}

/** Says of the given sources which could not be asked, or hold somebody whom nothing ties to this company. */
export function missingFrom(material: PrepMaterial, keys: readonly ResearchKey[]): string[] {
  return material.outcomes
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ label, state, note }) => {
      if (state === 'failed') return [`${label} ${note}, so what it holds is missing here.`];
      return state === 'not-confirmed' ? [note] : [];
    });
}

/** 'the 12 pages read', for sentences that say what was looked through. */
export function pagesRead(material: PrepMaterial): string {
  return material.pages.length === 1 ? 'the one page read' : `the ${material.pages.length} pages read`;
}
