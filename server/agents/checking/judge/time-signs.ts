import { monthsBetween } from '../../ledger/page-context.ts';
import type { ClaimParts } from './claim-parts.ts';
import type { SetSign } from './subject-signs.ts';
import { countDenials, type WordKinds } from './word-kind.ts';

const timeKinds = ['past', 'perfect', 'present', 'future', 'plan', 'hope', 'before', 'now', 'going', 'yet'] as const;
/** Beyond so many months a day is as old as any. */
const oldest = 60;
const oldMonths = 6;

function tenseOf(kinds: WordKinds): 'ahead' | 'perfect' | 'past' | 'now' {
  if (kinds.has('future') || kinds.has('plan') || kinds.has('hope')) return 'ahead';
  if (kinds.has('perfect')) return 'perfect';
  return kinds.has('past') && !kinds.has('present') ? 'past' : 'now';
}
export const yearsIn = (text: string): number[] => (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? []).map(Number);

/** When a claim speaks of, and when its quotes; which way each goes, and what each denies. */
export function setTimeSigns({ facts, claim, nearest, sentence, evidence }: ClaimParts, set: SetSign): void {
  const tense = tenseOf(claim.kinds);
  for (const kind of timeKinds) {
    set(`t:${tense}/n${kind}`, nearest.kinds.has(kind));
    set(`t:${tense}/e${kind}`, evidence.kinds.has(kind));
  }
  const goes = (kinds: WordKinds, way: 'up' | 'down'): boolean =>
    kinds.has(way) && !kinds.has(way === 'up' ? 'down' : 'up');
  set('t:upDown', goes(claim.kinds, 'up') && goes(nearest.kinds, 'down'));
  set('t:downUp', goes(claim.kinds, 'down') && goes(nearest.kinds, 'up'));
  set('t:odd', (countDenials(claim.text) + countDenials(nearest.text)) % 2 === 1);
  set('t:oddQuote', (countDenials(claim.text) + countDenials(sentence.text)) % 2 === 1);

  const year = Number(facts.frame.today.slice(0, 4));
  const ages = facts.dated.flatMap(({ when }) =>
    when === null ? [] : [Math.min(oldest, monthsBetween(when, facts.frame.today))],
  );
  const age = ages.length === 0 ? 0 : Math.min(...ages);
  const years = yearsIn(evidence.text);
  const hasYear = yearsIn(claim.text).length > 0;
  const isAhead = years.some((each) => each > year);
  const isPast = years.length > 0 && Math.max(...years) < year;
  set('d:dated', ages.length > 0);
  set('d:age', age / 12);
  set('d:old', age > oldMonths);
  set('d:year', hasYear);
  set('d:ahead', isAhead);
  set('d:aheadLost', isAhead && !hasYear);
  set('d:past', isPast);
  set(`d:past/${tense}`, isPast && !hasYear);
  set(`d:old/${tense}`, age > oldMonths);
  set('d:yearLost', years.length > 0 && !hasYear);
  set(`d:yearLost/${tense}`, years.length > 0 && !hasYear);
  set('d:between', years.length > 1);
}
