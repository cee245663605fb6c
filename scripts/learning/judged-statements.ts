import { judged, openStatements, type OpenStatement } from '#bench/statements/open-statements.ts';
import { doubts } from '#server/agents/checking/doubts.ts';
import type { ClaimFacts } from '#server/agents/checking/claim-facts.ts';
import { mayBeOverruled } from '#server/agents/checking/judge/judge-claim.ts';
import { readSigns } from '#server/agents/checking/judge/read-signs.ts';
import type { Example } from './boosting.ts';

export interface JudgedStatement extends Example, Pick<OpenStatement, 'hand' | 'isHonest' | 'translated'> {
  /** What the rules alone find: something that stands, something that may be overruled, or nothing. */
  rules: 'firm' | 'overruled' | null;
}

/** Whether a claim's figures stand in its quotes, are reckoned from them, or whether it has none. */
function figuresOf({ claimed, all }: ClaimFacts): string {
  const own = claimed.filter(({ calendar }) => !calendar);
  if (own.length === 0) return 'none';
  const said = all.flatMap(({ values }) => values);
  return own.every(({ value }) => said.some((each) => Math.abs(each.value - value) < 1e-9)) ? 'same' : 'reckoned';
}

function rulesOn(facts: ClaimFacts): JudgedStatement['rules'] {
  const found = doubts.filter(
    ({ name, of, finds }) => name !== 'learned' && (of === 'both' || of === facts.kind) && finds(facts) !== null,
  );
  if (found.length === 0) return null;
  return found.every(({ reason }) => mayBeOverruled(reason)) ? 'overruled' : 'firm';
}

const mostWeight = 4;
const aloneWeight = 0.15;

/**
 * Honest statements and those false by judgment. Each writer has more of one or the other among inferences, and among those with
 * reckoned figures: within such a group both weigh the same, so that only what tells them apart inside it is learned.
 */
export function judgedStatements(data: string | null): JudgedStatement[] {
  const usable = openStatements(data).flatMap((statement) => {
    const { read, fault } = statement;
    if ('kept' in read || !(fault === null || judged.has(fault))) return [];
    return [{ statement, facts: read, group: `${statement.hand} ${read.kind} ${figuresOf(read)}` }];
  });
  const count = (group: string, isHonest?: boolean): number =>
    usable.filter((each) => each.group === group && (isHonest ?? each.statement.isHonest) === each.statement.isHonest)
      .length;
  return usable.map(({ statement: { hand, isHonest, translated }, facts, group }) => {
    const [all, alike] = [count(group), count(group, isHonest)];
    const weight = all === alike ? aloneWeight : Math.min(mostWeight, all / (2 * alike));
    return { hand, isHonest, translated, is: !isHonest, weight, signs: readSigns(facts), rules: rulesOn(facts) };
  });
}
