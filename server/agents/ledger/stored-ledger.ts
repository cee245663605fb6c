import type { Evidence, EvidenceStructure, EvidenceTag } from '#contract/evidence.ts';
import type { Finding, Topic } from '../analyst.ts';

/** An entry as it is stored: what readers are told of it, and the finding that the rules write from. */
export type LedgerEntry = Evidence & { finding: Finding };

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

/** Findings as a ledger; ids are given here, `e1` onwards. */
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

/** What the rules write from again. */
export function findingsFrom(entries: readonly LedgerEntry[]): Finding[] {
  return entries.map(({ finding }) => finding);
}
