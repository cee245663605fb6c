import type { Suggestion } from '#contract/coaching.ts';

/** Suggestions as they stood when a hand came to them; null: no hand is on them. */
export type HeldOffer = readonly Suggestion[] | null;

const isSame = (a: Suggestion, b: Suggestion): boolean => a.field === b.field && a.lineId === b.lineId;

/** While a hand is on suggestions they stay as they are: one that another took the place of waits until it left. */
export function holdOffer(held: HeldOffer, open: readonly Suggestion[], hand: boolean): HeldOffer {
  if (!hand) return null;
  return held ?? (open.length > 0 ? open : null);
}

/** What is held once one of them was taken or cleared. */
export const withoutOne = (held: HeldOffer, one: Suggestion): HeldOffer =>
  held?.filter((each) => !isSame(each, one)) ?? null;

/** Whether the call still gives it: one that it took back has nothing to be marked, and may be taken all the same. */
export const stillGiven = (open: readonly Suggestion[], one: Suggestion): boolean =>
  open.some((each) => isSame(each, one));
