import { WandSparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { isListField, type SessionField } from '#contract/discovery-fields.ts';
import { isBlockField, type ProposalBlock, type ProposalState } from '#contract/proposal.ts';
import { isRuled, type RewriteKind } from '#contract/proposal-rewrite.ts';
import { Button } from '#web/components/button.tsx';
import { FailedState } from '#web/components/states.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import type { FieldValue } from '#web/features/discovery/outbox-memory.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { counted } from '#web/lib/counted.ts';
import { takeFocus } from '#web/lib/focus.ts';
import { useRewriteAll, type Rewritten } from './proposal.api.ts';
import { RewriteHead } from './rewrite-head.tsx';
import { RewriteKinds } from './rewrite-kinds.tsx';
import { RewriteOffer } from './rewrite-offer.tsx';
import { ruledWords } from './rewrite-words.ts';

/** What was promised is left out or moved by no rewrite of everything. */
const promises = 'timeline';
/** Whether a block still reads as drafted: nobody edited, formatted, hid, or locked it. */
const isDraft = ({ id, edited, hidden, locked, held, legal, template, table, looks, claims }: ProposalBlock): boolean =>
  isBlockField(id) &&
  id !== promises &&
  !edited &&
  !hidden &&
  !locked &&
  held === undefined &&
  legal !== true &&
  template !== true &&
  table === null &&
  looks === undefined &&
  claims.length > 0;

interface Accepted {
  field: SessionField;
  was: FieldValue;
  now: FieldValue;
}

const changes = ({ before, after }: Rewritten): boolean => before.join('\n') !== after.join('\n');

/** Offers all drafted blocks in another length, tone or for another audience, each as a diff to accept or reject. */
export function RewriteAll({ state }: { state: ProposalState }) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open)
    return (
      <RewriteAllPanel
        state={state}
        onClose={() => {
          setOpen(false);
          setWasOpen(true);
        }}
      />
    );
  return (
    <Button
      look="quiet"
      ref={wasOpen ? takeFocus : undefined}
      className="mb-2 -ms-4 text-accent"
      onClick={() => {
        setOpen(true);
      }}
    >
      <WandSparkles size={15} strokeWidth={1.5} aria-hidden="true" />
      Rewrite all blocks
    </Button>
  );
}

function RewriteAllPanel({ state, onClose }: { state: ProposalState; onClose: () => void }) {
  const { value, edit } = useDiscovery();
  const rewrite = useRewriteAll();
  const goesOn = useRef(true);
  const [kind, setKind] = useState<RewriteKind | null>(null);
  const [done, setDone] = useState(0);
  const [offers, setOffers] = useState<readonly Rewritten[]>([]);
  const [undo, setUndo] = useState<readonly Accepted[]>([]);
  const { blocks } = state.document;
  const drafted = blocks.filter(isDraft);
  const kept = blocks.filter((block) => block.claims.length > 0 && !isDraft(block)).length;
  const ask = (wanted: RewriteKind) => {
    goesOn.current = true;
    setKind(wanted);
    setDone(0);
    setOffers([]);
    rewrite.mutate(
      { blockIds: drafted.map(({ id }) => id), kind: wanted, onDone: setDone, goesOn: () => goesOn.current },
      {
        onSuccess: ({ rewritten }) => {
          setOffers(rewritten.filter((each) => changes(each) || each.refused.length > 0));
        },
      },
    );
  };
  const blockOf = (blockId: string): ProposalBlock | undefined => blocks.find(({ id }) => id === blockId);
  /** Whether the block still reads as it did when it was rewritten. */
  const stands = ({ blockId, before }: Rewritten): boolean => {
    const block = blockOf(blockId);
    return (
      block !== undefined && isDraft(block) && block.claims.map(({ text }) => text).join('\n') === before.join('\n')
    );
  };
  const drop = (gone: readonly Rewritten[]) => {
    setOffers((all) => all.filter((each) => !gone.includes(each)));
  };
  const accept = (taken: readonly Rewritten[]) => {
    const back = taken.flatMap(({ blockId, after }) => {
      if (!isBlockField(blockId)) return [];
      const was = value(blockId);
      const now = isListField(blockId) ? [...after] : after.join('\n');
      edit(blockId, now, was);
      return [{ field: blockId, was, now }];
    });
    setUndo((all) => [...all, ...back]);
    drop(taken);
  };
  const close = () => {
    goesOn.current = false;
    onClose();
  };
  const read = rewrite.data?.rewritten ?? [];
  const failed = rewrite.error ?? rewrite.data?.failed ?? null;
  const ready = offers.filter((offer) => changes(offer) && stands(offer));
  return (
    <section aria-label="Rewrite all blocks" className="mb-8 rounded-md bg-sunken px-4 py-3 text-sm">
      <RewriteHead title="Rewrite all blocks" as="h2" focused onClose={close} />
      <p className="mb-3 text-muted">
        {drafted.length === 0
          ? 'No block reads as drafted any more, so there is nothing to rewrite here. Each block has its own Rewrite.'
          : `${counted(drafted.length, 'block')} as drafted. The facts stay the same, and nothing changes until you accept it.`}
        {kept > 0 && ' Next steps, tables, and what you edited, hid, or locked stay as they are.'}
      </p>
      {drafted.length > 0 && (
        <RewriteKinds modelWrites={state.modelWrites} kind={kind} busy={rewrite.isPending} onAsk={ask} />
      )}
      <output className="mt-2 block text-muted">
        {rewrite.isPending
          ? `Rewriting: ${done} of ${drafted.length}...`
          : kind !== null && failed === null && read.length > 0 && !read.some(changes)
            ? 'Every block already reads so.'
            : kind !== null && !state.modelWrites && isRuled(kind)
              ? ruledWords[kind].what
              : ''}
      </output>
      {rewrite.isPending && (
        <Button
          look="quiet"
          className="-ms-4 text-accent"
          onClick={() => {
            goesOn.current = false;
          }}
        >
          Stop
        </Button>
      )}
      {failed !== null && kind !== null && (
        <FailedState
          title={offers.length === 0 ? 'Not rewritten' : 'Not all blocks rewritten'}
          text={messageOf(failed)}
          onRetry={() => {
            ask(kind);
          }}
        />
      )}
      {ready.length > 1 && (
        <p className="mt-3 flex flex-wrap gap-2">
          <Button
            look="primary"
            onClick={() => {
              accept(ready);
            }}
          >
            Accept all {ready.length}
          </Button>
          <Button
            onClick={() => {
              setOffers([]);
              setKind(null);
            }}
          >
            Reject all
          </Button>
        </p>
      )}
      {undo.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2">
          {counted(undo.length, 'block')} rewritten.
          <Button
            look="quiet"
            className="text-accent"
            onClick={() => {
              // What was typed into a block since stays.
              for (const { field, was, now } of undo) if (String(value(field)) === String(now)) edit(field, was, now);
              setUndo([]);
            }}
          >
            Undo rewrites
          </Button>
        </p>
      )}
      <ul className="divide-y divide-line/60">
        {offers.map((offer) => (
          <RewriteOffer
            key={offer.blockId}
            offer={offer}
            title={blockOf(offer.blockId)?.title ?? ''}
            stands={stands(offer)}
            onAccept={() => {
              accept([offer]);
            }}
            onReject={() => {
              drop([offer]);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
