import { useState } from 'react';
import { cardSpeakers, type CardSpeaker } from '#contract/coach-cards.ts';
import { limits } from '#contract/limits.ts';
import {
  ownCardDraftSchema,
  ownCardKinds,
  ownCardTriggers,
  type OwnCard,
  type OwnCardDraft,
} from '#contract/own-cards.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { focusFirstWrong, takeFocus } from '#web/lib/focus.ts';
import { forgetCard, keepCard, keptCard, writtenOf, type WrittenCard } from './own-card-draft.ts';
import { useSaveOwnCard } from './own-cards.api.ts';
import { ProofField } from './proof-field.tsx';
import { TryOwnCard } from './try-own-card.tsx';

export const kindWords: Record<OwnCard['kind'], string> = {
  objection: 'Objection',
  competitor: 'Competitor',
  price: 'Price',
};
export const speakerWords: Record<CardSpeaker, string> = {
  prospect: 'The prospect',
  rep: 'The rep',
  both: 'Either of them',
};
const triggerWords: Record<OwnCard['trigger'], string> = {
  phrase: 'says one of these phrases',
  meaning: 'says something like these examples',
};

/** The form of a card; `card` is null for a new one. Keeps input in this browser until it is saved or discarded. */
export function OwnCardForm({ card, onDone }: { card: OwnCard | null; onDone: () => void }) {
  const save = useSaveOwnCard();
  const [cardId] = useState(card?.id ?? crypto.randomUUID());
  const { clerkOrgId } = useMember().membership;
  const draftId = card?.id ?? 'new';
  const [kept] = useState(() => keptCard(clerkOrgId, draftId));
  const [written, setWritten] = useState(kept ?? writtenOf(card));
  const { kind, trigger, saidBy, words, say, ask, proofId } = written;
  const change = (more: Partial<WrittenCard>) => {
    const next = { ...written, ...more };
    setWritten(next);
    keepCard(clerkOrgId, draftId, next);
  };
  const close = () => {
    forgetCard(clerkOrgId, draftId);
    onDone();
  };
  const [tried, setTried] = useState(false);
  const lines = words
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean);
  const draft = ownCardDraftSchema.safeParse({
    kind,
    trigger,
    saidBy,
    words: lines,
    say,
    ask,
    proofId: proofId || null,
  });
  const valid: OwnCardDraft | null = draft.success ? draft.data : null;
  const wrong = (field: keyof OwnCardDraft): string | undefined =>
    tried && !draft.success ? draft.error.issues.find(({ path }) => path[0] === field)?.message : undefined;
  return (
    <form
      noValidate
      aria-label={card === null ? 'New card' : 'Edit card'}
      className="space-y-4 border-t border-line py-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        focusFirstWrong(event.currentTarget);
        if (valid === null || save.isPending) return;
        save.mutate(
          { cardId, on: card?.on ?? true, ...valid },
          {
            onSuccess: () => {
              showToast({ title: 'Card saved' });
              close();
            },
          },
        );
      }}
    >
      {kept !== null && (
        <p className="text-sm text-muted">We’ve kept what you typed. It isn’t saved yet; Cancel discards it.</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="What it answers"
          value={kind}
          onChange={(event) => {
            change({ kind: ownCardKinds.find((each) => each === event.target.value) ?? kind });
          }}
        >
          {ownCardKinds.map((each) => (
            <option key={each} value={each}>
              {kindWords[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Who says it"
          value={saidBy}
          help={saidBy === 'rep' ? undefined : 'Your notes count as what the prospect says'}
          onChange={(event) => {
            change({ saidBy: cardSpeakers.find((each) => each === event.target.value) ?? saidBy });
          }}
        >
          {cardSpeakers.map((each) => (
            <option key={each} value={each}>
              {speakerWords[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="When to show it"
          value={trigger}
          onChange={(event) => {
            change({ trigger: ownCardTriggers.find((each) => each === event.target.value) ?? trigger });
          }}
        >
          {ownCardTriggers.map((each) => (
            <option key={each} value={each}>
              {speakerWords[saidBy]} {triggerWords[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label={trigger === 'phrase' ? 'Phrases' : 'Examples'}
        help="One per line"
        ref={takeFocus}
        value={words}
        error={wrong('words')}
        onChange={(event) => {
          change({ words: event.target.value });
        }}
      />
      <TextField
        label="Line to say"
        help={`Up to ${limits.coach.sayWords} words`}
        value={say}
        error={wrong('say')}
        onChange={(event) => {
          change({ say: event.target.value });
        }}
      />
      <TextField
        label="Question to ask"
        help={`Up to ${limits.coach.cardWords - limits.coach.sayWords} words`}
        value={ask}
        error={wrong('ask')}
        onChange={(event) => {
          change({ ask: event.target.value });
        }}
      />
      <ProofField
        value={proofId}
        proof={card}
        onChange={(next) => {
          change({ proofId: next });
        }}
      />
      <TryOwnCard draft={valid} />
      {save.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(save.error)} We’ve kept what you typed.
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" look="primary" aria-disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save card'}
        </Button>
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
