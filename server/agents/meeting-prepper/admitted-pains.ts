import type { Finding } from '../analyst.ts';
import { jobLabel, type FrictionKind } from '../ledger/find-friction.ts';
import { findingsOf, withinWords, type PrepMaterial } from './prep-material.ts';
import { speaksAgainst } from './speaks-against.ts';

const titles: Record<FrictionKind, string> = {
  hand: 'Work by hand may cost them time',
  wait: 'Work that waits may cost them customers',
  strain: 'They may be short of people or means',
  failure: 'What went wrong may happen again',
  other: 'What doesn’t run smoothly may cost them time or customers',
  limit: 'Limits of what they sell may cost them customers',
};

const mostWords = 170;

interface AdmittedPain {
  text: string;
  findings: Finding[];
  /** What they say they have of the same thing, which makes the pain weaker than others; null: we didn't look. */
  against: Finding[] | null;
}

/** Returns the company's own admissions by kind, the plainest first; those they also deny stand apart. */
export function admittedPains(material: PrepMaterial): AdmittedPain[] {
  const admitted = withinWords(findingsOf(material, 'friction'), mostWords);
  const kinds = [...Map.groupBy(admitted, ({ name }) => name as FrictionKind)];
  // Trouble in their own work comes before limits of their offer.
  return kinds
    .toSorted(([a], [b]) => Number(a === 'limit') - Number(b === 'limit'))
    .flatMap(([kind, findings]): AdmittedPain[] => {
      const isOfJobs = findings.every(({ row }) => row?.label === jobLabel);
      const admits = `${titles[kind]}: ${isOfJobs ? 'they look for somebody to do it so' : `they tell of ${kind === 'limit' ? 'them' : 'it'} themselves`}.`;
      // What an offer does well doesn't lift its limits.
      if (kind === 'limit') return [{ text: admits, findings, against: null }];
      const counters = new Map(findings.map((each) => [each, speaksAgainst(material, each)]));
      const denied = findings.filter((each) => (counters.get(each) ?? []).length > 0);
      const open = findings.filter((each) => !denied.includes(each));
      const against = [...new Set(denied.flatMap((each) => counters.get(each) ?? []))];
      return [
        { text: admits, findings: open, against: [] },
        { text: `${titles[kind]}, or may no longer: they say both.`, findings: denied, against },
      ].filter((pain) => pain.findings.length > 0);
    });
}
