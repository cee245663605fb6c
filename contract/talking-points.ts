import { dayInWords } from './day-in-words.ts';
import type { Claim } from './evidence.ts';

/** Returns whether a talking point's time has passed on an ISO day; statements without a trigger are never past. */
export const isPast = ({ trigger }: Pick<Claim, 'trigger'>, today: string): boolean =>
  trigger?.freshUntil != null && trigger.freshUntil < today.slice(0, 10);

/**
 * Returns a section with talking points that are past at its end, each with the facts that stand beside it; pinned ones
 * keep their place.
 */
export function freshFirst(claims: readonly Claim[], today: string, pinned: ReadonlySet<string> = new Set()): Claim[] {
  const goesLast = (claim: Claim | undefined): boolean =>
    claim !== undefined && !pinned.has(claim.id) && isPast(claim, today);
  if (!claims.some(goesLast)) return [...claims];
  const groups: Claim[][] = [];
  for (const claim of claims) {
    const last = groups.at(-1);
    if (last === undefined || claim.kind !== 'fact' || last[0]?.restsOn?.includes(claim.id) !== true)
      groups.push([claim]);
    else last.push(claim);
  }
  const past = groups.filter(([first]) => goesLast(first));
  return [...groups.filter((group) => !past.includes(group)), ...past].flat();
}

/** Returns what stands below a talking point: that it may be old, or what it starts from and until when; null: nothing. */
export function triggerLine({ trigger, text }: Pick<Claim, 'trigger' | 'text'>, today: string): string | null {
  if (trigger === undefined) return null;
  const { what, on, freshUntil } = trigger;
  const until = freshUntil === null ? '' : `resh until ${dayInWords(freshUntil)}`;
  if (isPast({ trigger }, today)) return `May be old: f${until}`;
  const day = on === null ? '' : dayInWords(on);
  const parts = [
    day !== '' && text.includes(day) ? '' : `Trigger: ${[what, day].filter(Boolean).join(', ')}`,
    until === '' || text.includes(until) ? '' : `F${until}`,
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(' · ');
}
