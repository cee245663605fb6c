import type { Finding } from '../analyst.ts';
import type { FrictionKind } from '../ledger/find-friction.ts';
import { findingsOf, withinWords, type PrepMaterial } from './prep-material.ts';

const titles: Record<FrictionKind, string> = {
  hand: 'Work by hand may cost them time',
  wait: 'Work that waits may cost them customers',
  strain: 'They may be short of means',
  failure: 'What went wrong may happen again',
  limit: 'Limits of what they sell may cost them customers',
};

const mostWords = 170;

/** Returns the company's own admissions by kind, the plainest first. */
export function admittedPains(material: PrepMaterial): { text: string; findings: Finding[] }[] {
  const admitted = withinWords(findingsOf(material, 'friction'), mostWords);
  const kinds = [...Map.groupBy(admitted, ({ name }) => name as FrictionKind)];
  // Trouble in their own work comes before limits of their offer.
  return kinds
    .toSorted(([a], [b]) => Number(a === 'limit') - Number(b === 'limit'))
    .map(([kind, findings]) => ({
      text: `${titles[kind]}: they say so themselves.`,
      findings,
    }));
}
