import type { Evidence, EvidenceStructure, EvidenceTag } from '#contract/evidence.ts';
import type { Finding, Topic } from '../analyst.ts';
import type { ReadEntry } from '../brief-writer.ts';

/** A stored entry: what readers see, plus the finding that rules write from or the part a model read it for. */
export type LedgerEntry = (Evidence & { finding: Finding }) | ReadEntry;

const tags: Partial<Record<Topic, EvidenceTag>> = {
  price: 'offer',
  offer: 'offer',
  money: 'number',
  scale: 'number',
  news: 'change',
  job: 'change',
  certification: 'strength',
  security: 'strength',
  competitor: 'buying',
};

function structureOf({ structure, where, items }: Finding): EvidenceStructure {
  if (structure) return structure;
  if (items || /^the (10|20|40)-/u.test(where ?? '')) return 'filing';
  return where === 'its news feed' ? 'feed' : 'sentence';
}

/** Converts findings to a ledger and assigns ids from `e1`. */
export function toLedger(findings: readonly Finding[]): LedgerEntry[] {
  return findings.map((finding, at) => ({
    id: `e${at + 1}`,
    subject:
      finding.subject ?? (finding.topic === 'testimonial' || finding.topic === 'customer' ? 'customer' : 'prospect'),
    topic: finding.topic,
    text: finding.text,
    quotes: finding.quotes,
    when: finding.date ?? finding.figure?.at ?? null,
    tag: finding.tag ?? tags[finding.topic] ?? 'identity',
    structure: structureOf(finding),
    finding,
  }));
}

/** Returns the findings from which rules can write again. */
export function findingsFrom(entries: readonly LedgerEntry[]): Finding[] {
  return entries.flatMap((entry) => ('finding' in entry ? [entry.finding] : []));
}

/** Returns the entries a model read for the brief. */
export function readFrom(entries: readonly LedgerEntry[]): ReadEntry[] {
  return entries.flatMap((entry) => ('part' in entry ? [entry] : []));
}

/** Returns an entry without the fields only writers need. */
export function toEvidence({ id, subject, topic, text, quotes, when, tag, structure }: LedgerEntry): Evidence {
  return { id, subject, topic, text, quotes, when, tag, structure };
}
