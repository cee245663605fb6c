import { Link } from '@tanstack/react-router';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { OwnCard } from '#contract/own-cards.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { paths } from '#web/paths.ts';
import { kindWords, OwnCardForm, speakerWords } from './own-card-form.tsx';
import { keptCard, savedOf } from './own-card-draft.ts';
import { useDeleteOwnCard, useOwnCards, useSaveOwnCard } from './own-cards.api.ts';
import { hiddenWords } from './proof-field.tsx';
import { sayFailed } from './say-failed.ts';

function CardRow({ card, onEdit, onDelete }: { card: OwnCard; onEdit: () => void; onDelete: () => void }) {
  const save = useSaveOwnCard();
  const { kind, trigger, saidBy, words, say, ask, proofId, proof, on, shown, used } = card;
  const [first = ''] = words;
  return (
    <li className="border-t border-line py-4">
      <p className="flex flex-wrap gap-x-2 text-sm">
        <span className="font-medium text-accent">{kindWords[kind]}</span>
        <span dir="auto" className="min-w-0 wrap-anywhere text-muted">
          {speakerWords[saidBy]} says{trigger === 'meaning' && ' something like'}: “{first}”
          {words.length > 1 && ` and ${words.length - 1} more`}
        </span>
        <span className="tabular ms-auto text-muted">
          Shown {shown} · Used {used}
        </span>
      </p>
      <p dir="auto" className="mt-1 font-serif text-lg leading-6">
        {say}
      </p>
      <p dir="auto" className="text-sm">
        {ask}
      </p>
      {proof !== null && proofId !== null && (
        <p className="mt-1 text-sm text-muted">
          Proof:{' '}
          <Link
            to={paths.content}
            search={{ ...(proof.kind === 'document' ? {} : { tab: proof.kind }), item: proofId }}
            className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            <bdi>{proof.title}</bdi>
          </Link>
          {proof.hidden !== null && `, ${hiddenWords[proof.hidden]}`}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <label className="flex items-center gap-2 pe-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={on}
            disabled={save.isPending}
            onChange={() => {
              save.mutate({ ...savedOf(card), on: !on }, { onError: sayFailed('Card not changed') });
            }}
          />
          On<span className="sr-only">: {first}</span>
        </label>
        <Button look="quiet" aria-label={`Edit card: ${first}`} onClick={onEdit}>
          Edit
        </Button>
        <Button look="quiet" aria-label={`Delete card: ${first}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}

/** Stands in for a deleted card until the screen is left; undo restores the card with its counts. */
function Deleted({ card, onUndone }: { card: OwnCard; onUndone: () => void }) {
  const save = useSaveOwnCard();
  const button = useRef<HTMLButtonElement>(null);
  // The button that had focus is gone with its card.
  useEffect(() => {
    button.current?.focus();
  }, []);
  const undo = () => {
    if (save.isPending) return;
    save.mutate(savedOf(card), { onSuccess: onUndone, onError: sayFailed('Card not restored') });
  };
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 rounded-md bg-sunken px-4 py-2 text-sm">
      <span dir="auto" className="min-w-0 wrap-anywhere">
        Card deleted: “{card.words[0]}”
      </span>
      <Button ref={button} look="quiet" aria-disabled={save.isPending} onClick={undo} className="ms-auto text-accent">
        {save.isPending ? 'Restoring...' : 'Undo'}
      </Button>
    </p>
  );
}

/** Lists the cards that admins write for the coach of every call. */
export function OwnCardsScreen() {
  useDocumentTitle('Coach cards');
  const { membership } = useMember();
  const cards = useOwnCards();
  const remove = useDeleteOwnCard();
  const [chosen, setEditing] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<OwnCard | null>(null);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  if (membership.role !== 'org:admin')
    return <EmptyState title="For admins">Only admins can write coach cards.</EmptyState>;
  const close = () => {
    setEditing(null);
    // The kept card, which isn't state, is gone.
    lookAgain();
  };
  // A card that was left half written opens again.
  const isKept = (id: string): boolean => keptCard(membership.clerkOrgId, id) !== null;
  const add = (
    <Button
      look="primary"
      onClick={() => {
        setEditing('new');
      }}
    >
      Add card
    </Button>
  );
  const editing = chosen ?? ['new', ...(cards.data ?? []).map(({ id }) => id)].find(isKept) ?? null;
  return (
    <section aria-labelledby="coach-cards" className="max-w-[760px]">
      <h1 id="coach-cards" className="font-serif text-2xl font-medium">
        Coach cards
      </h1>
      <p className="mt-1 max-w-[68ch] text-sm text-muted">
        Your own answers to objections, competitors and price questions. In a call, they come before cards from your
        content.
      </p>
      <div className="mt-6">
        {cards.isPending && <SkeletonRows rows={3} label="Loading coach cards" />}
        {cards.isError && cards.data === undefined && (
          <FailedState
            title="Failed to load coach cards"
            text={messageOf(cards.error)}
            onRetry={() => {
              void cards.refetch();
            }}
          />
        )}
        {cards.data !== undefined && (
          <>
            {editing === 'new' && <OwnCardForm card={null} onDone={close} />}
            {editing !== 'new' && cards.data.length > 0 && add}
            {deleted !== null && (
              <Deleted
                key={deleted.id}
                card={deleted}
                onUndone={() => {
                  setDeleted(null);
                }}
              />
            )}
            {cards.data.length === 0 && editing === null && (
              <EmptyState title="No cards yet" action={add}>
                Your cards will appear here, with how often each was shown and used. Start with the objection that you
                hear most.
              </EmptyState>
            )}
            <ul className="mt-6">
              {cards.data.map((card) =>
                editing === card.id ? (
                  <li key={card.id}>
                    <OwnCardForm card={card} onDone={close} />
                  </li>
                ) : (
                  <CardRow
                    key={card.id}
                    card={card}
                    onEdit={() => {
                      setEditing(card.id);
                    }}
                    onDelete={() => {
                      if (remove.isPending) return;
                      remove.mutate(card.id, {
                        onSuccess: () => {
                          setDeleted(card);
                          showToast({ title: 'Card deleted' });
                        },
                        onError: sayFailed('Card not deleted'),
                      });
                    }}
                  />
                ),
              )}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
