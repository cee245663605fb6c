import type { ProposalLayout } from '#contract/proposal.ts';

/** A change of a layout. */
export interface LayoutChange {
  before: ProposalLayout;
  after: ProposalLayout;
}

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Takes a change of a list of ids out of the list as it is now. */
function idsBack(now: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((id) => !after.includes(id) && !now.includes(id));
  return [...now.filter((id) => before.includes(id) || !after.includes(id)), ...gone];
}

/** Takes a change of things with an id out of them as they are now; what was changed since stays. */
function thingsBack<T extends { id: string }>(now: readonly T[], before: readonly T[], after: readonly T[]): T[] {
  const of = (list: readonly T[], id: string): T | undefined => list.find((each) => each.id === id);
  const kept = now.flatMap((each) => {
    const [was, became] = [of(before, each.id), of(after, each.id)];
    if (equal(was, became) || !equal(each, became)) return [each];
    return was === undefined ? [] : [was];
  });
  const gone = before.filter(({ id }) => of(after, id) === undefined && of(now, id) === undefined);
  return [...kept, ...gone];
}

const named = <T>(of: Readonly<Record<string, T>>): { id: string; value: T }[] =>
  Object.entries(of).map(([id, value]) => ({ id, value }));

/**
 * Returns a layout without one change, which others may have changed since: theirs stays. Null if nothing of the change
 * is left to take back.
 */
export function takenBack(now: ProposalLayout, { before, after }: LayoutChange): ProposalLayout | null {
  const value = <K extends keyof ProposalLayout>(key: K): ProposalLayout[K] =>
    equal(now[key], after[key]) ? before[key] : now[key];
  const ids = (key: 'hidden' | 'shown' | 'locked'): string[] =>
    equal(now[key], after[key]) ? before[key] : idsBack(now[key], before[key], after[key]);
  const assumptions = thingsBack(named(now.assumptions), named(before.assumptions), named(after.assumptions));
  const back: ProposalLayout = {
    order: value('order'),
    hidden: ids('hidden'),
    shown: ids('shown'),
    locked: ids('locked'),
    own: equal(now.own, after.own) ? before.own : thingsBack(now.own, before.own, after.own),
    assumptions: Object.fromEntries(assumptions.map((each) => [each.id, each.value])),
    items: thingsBack(now.items, before.items, after.items),
    template: value('template'),
    validUntil: value('validUntil'),
  };
  return equal({ ...now, ...back }, now) ? null : back;
}
