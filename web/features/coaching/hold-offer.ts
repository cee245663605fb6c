import type { Suggestion } from '#contract/coaching.ts';

/** The suggestions as shown when a hand (pointer or focus) reached them; null while no hand is on them. */
export type HeldOffer = readonly Suggestion[] | null;

/** Returns whether two are the same suggestion, in whatever state. */
export const isSame = (a: Suggestion, b: Suggestion): boolean => a.field === b.field && a.lineId === b.lineId;

/** While a hand is on suggestions, they stay as shown: a replacement that slips in could be accepted by mistake. */
export function holdOffer(held: HeldOffer, open: readonly Suggestion[], hand: boolean): HeldOffer {
  if (!hand) return null;
  return held ?? (open.length > 0 ? open : null);
}

/** Returns the held suggestions without the one that was accepted or cleared. */
export const withoutOne = (held: HeldOffer, one: Suggestion): HeldOffer =>
  held?.filter((each) => !isSame(each, one)) ?? null;

/** Returns whether the call still gives a suggestion; a withdrawn one can be accepted, but there is nothing to mark. */
export const stillGiven = (open: readonly Suggestion[], one: Suggestion): boolean =>
  open.some((each) => isSame(each, one));
