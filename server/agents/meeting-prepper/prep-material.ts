import type { CaptionTimes } from '#contract/caption-times.ts';
import type { Section, SectionKey } from '#contract/brief.ts';
import type { Claim, Source, Trigger } from '#contract/evidence.ts';
import type { ResearchKey } from '#contract/research.ts';
import type { PrepSubject } from '#contract/prep.ts';
import type { Solution } from '#contract/solutions.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import type { Analyst, Finding, Topic } from '../analyst.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import type { SitePage } from '../tools/site-page.ts';
import type { ResearchOutcome } from './gather-research.ts';

/** A passage of the seller's own content on one of their solutions. */
export interface Proof {
  contentId: string;
  /** For the seller's own people. */
  teamOnly: boolean;
  solutionId: string;
  kind: Source['kind'];
  title: string;
  /** Content type, such as 'Case study'; empty if not set. */
  contentType: string;
  page: number | null;
  second: number | null;
  /** For a video: when each word is said. */
  times?: CaptionTimes;
  url: string | null;
  /** Nearest heading above the text. */
  heading?: string | null;
  /** ISO 8601, when it was looked up. */
  fetchedAt: string;
  text: string;
}

/** Everything the sections are drafted from. */
export interface PrepMaterial {
  subject: PrepSubject;
  company: string;
  pages: readonly SitePage[];
  findings: readonly Finding[];
  /** What was shown before the whole site was read; the summary begins with it. */
  opening: readonly Finding[];
  playbook: Playbook;
  /** Outcomes of sources besides the site, and URLs kept unread. */
  outcomes: readonly ResearchOutcome[];
  links: readonly string[];
  /** ISO date of the run. */
  today: string;
  seller: { name: string; solutions: readonly Solution[] };
  solutionSources: readonly (Source & { text: string })[];
  /** Passages of the seller's own content, as sources with ids. */
  proofs: readonly (Source & Proof)[];
  rank: Analyst['rank'];
}

export type ReadySections = ReadonlyMap<SectionKey, Section>;

/** Returns the findings of a topic, best first. */
export function findingsOf(material: PrepMaterial, topic: Topic): Finding[] {
  return material.findings.filter((finding) => finding.topic === topic).toSorted((a, b) => b.score - a.score);
}

/** Returns the first findings that fit within `most` words together; skips ones that are too long for the rest. */
export function withinWords(findings: readonly Finding[], most: number): Finding[] {
  let left = most;
  return findings.filter(({ text }) => {
    const words = text.split(/\s+/u).length;
    if (words > left) return false;
    left -= words;
    return true;
  });
}

/** Collects the claims of one section; ids start with the section's key, which makes them unique in a brief. */
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

  /** Adds an inference before the facts that were added only for it, so that readers see the conclusion first. */
  inference(
    text: string,
    restsOn: readonly string[],
    { against, trigger }: { against?: readonly string[] | undefined; trigger?: Trigger } = {},
  ): string {
    const id = this.#add({
      text,
      kind: 'inference',
      quotes: [],
      restsOn: [...new Set(restsOn)],
      ...(against && { against: against.filter((each) => !restsOn.includes(each)) }),
      ...(trigger && { trigger }),
    });
    let at = this.claims.length - 1;
    const beside = [...restsOn, ...(against ?? [])];
    while (this.claims[at - 1]?.kind === 'fact' && beside.includes(this.claims[at - 1]?.id ?? '')) at -= 1;
    this.claims.splice(at, 0, ...this.claims.splice(-1));
    return id;
  }

  playbook(text: string): string {
    return this.#add({ text, kind: 'playbook', quotes: [] });
  }

  missing(text: string): string {
    return this.#add({ text, kind: 'not-found', quotes: [] });
  }

  /** Words used so far. */
  get words(): number {
    return this.claims.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  }

  /** Returns the id of the claim that states this finding, here or in an earlier section, or null. */
  idOf(finding: Pick<Finding, 'quotes'>): string | null {
    return claimWith(finding, [...this.#ready.values()].flatMap((section) => section.claims).concat(this.claims));
  }

  /** Returns the id of the claim that states this finding; adds it here if there is none. */
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

/** Returns which of the given sources could not be queried, or found someone not linked to this company. */
export function missingFrom(material: PrepMaterial, keys: readonly ResearchKey[]): string[] {
  return material.outcomes
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ label, state, note }) => {
      if (state === 'failed') return [`${label} ${note}, so what it holds is missing here.`];
      return state === 'not-confirmed' ? [note] : [];
    });
}

const fewestShown = 8;
/** Returns pages that showed next to no text, as those do whose text only scripts write: nothing can be told absent there. */
export const blankPages = ({ pages }: Pick<PrepMaterial, 'pages'>): SitePage[] =>
  pages.filter(({ blocks }) => {
    const shown = blocks.filter(({ kind }) => !['declared', 'description', 'picture'].includes(kind));
    return shown.reduce((sum, { text }) => sum + wordsOf(text), 0) < fewestShown;
  });

/** Returns 'the 12 pages read', for sentences on what was looked through. */
export function pagesRead(material: PrepMaterial): string {
  const count = material.pages.length - blankPages(material).length;
  return count <= 1 ? 'the one page read' : `the ${count} pages read`;
}
