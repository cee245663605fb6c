import { cardSpeakers } from '#contract/coach-cards.ts';
import { ownCardKinds, ownCardTriggers, type OwnCard } from '#contract/own-cards.ts';
import { dropDraft, readDraft, writeDraft } from '#web/lib/storage/draft.ts';

/** A card while it is edited: its phrases as one text, one per line. */
export type WrittenCard = Pick<OwnCard, 'kind' | 'trigger' | 'saidBy' | 'say' | 'ask'> & {
  words: string;
  /** Empty: none. */
  proofId: string;
};

export const writtenOf = (card: OwnCard | null): WrittenCard => ({
  kind: card?.kind ?? 'objection',
  trigger: card?.trigger ?? 'phrase',
  saidBy: card?.saidBy ?? 'prospect',
  words: card?.words.join('\n') ?? '',
  say: card?.say ?? '',
  ask: card?.ask ?? '',
  proofId: card?.proofId ?? '',
});

/** Returns a stored card as it is saved. */
export const savedOf = ({ id, shown: _shown, used: _used, proof: _proof, ...card }: OwnCard) => ({
  cardId: id,
  ...card,
});

const keyOf = (organizationId: string, id: string): string => `own-card ${organizationId} ${id}`;

/** Returns the unsaved card that this browser keeps; `id` is 'new' for one that was never saved. */
export function keptCard(organizationId: string, id: string): WrittenCard | null {
  const { kind, trigger, saidBy, words, say, ask, proofId } = readDraft(keyOf(organizationId, id));
  if (words === undefined || say === undefined || ask === undefined) return null;
  return {
    kind: ownCardKinds.find((each) => each === kind) ?? 'objection',
    trigger: ownCardTriggers.find((each) => each === trigger) ?? 'phrase',
    saidBy: cardSpeakers.find((each) => each === saidBy) ?? 'prospect',
    words,
    say,
    ask,
    proofId: proofId ?? '',
  };
}
export const keepCard = (organizationId: string, id: string, written: WrittenCard): void => {
  writeDraft(keyOf(organizationId, id), written);
};
export const forgetCard = (organizationId: string, id: string): void => {
  dropDraft(keyOf(organizationId, id));
};
