import { ArrowDown, ArrowUp, Eye, EyeOff, Lock, LockOpen, Pencil, Trash2, WandSparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { isListField } from '#contract/discovery-fields.ts';
import {
  isBlockField,
  type ProposalBlock,
  type ProposalFinding,
  type ProposalSource,
  type ProposalState,
} from '#contract/proposal.ts';
import { isNumeric, storedLines } from '#contract/proposal-lines.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { ConflictOf } from '#web/features/discovery/draft-field.tsx';
import { Marked, OtherFindings } from './block-findings.tsx';
import { BlockEditor } from './block-editor.tsx';
import { ClaimText } from './claim-text.tsx';
import { HeldNote } from './held-note.tsx';
import { ItemQuantities } from './item-quantities.tsx';
import { OwnBlockForm } from './own-block-form.tsx';
import { PendingText, useTyped } from './pending-text.tsx';
import { useConflicts } from './conflict-notice.tsx';
import { useFormat } from './proposal.api.ts';
import { RewritePanel } from './rewrite-panel.tsx';
import { linesOfBlock } from './rich-block.tsx';
import { TableView } from './proposal-table.tsx';
import { toggled, withHidden, type Arranging } from './use-layout.ts';

interface BlockProps {
  block: ProposalBlock;
  /** The blocks of its section, in order. */
  beside: readonly ProposalBlock[];
  sources: readonly ProposalSource[];
  state: ProposalState;
  arranging: Arranging;
  /** What the check found in this block. */
  findings: readonly ProposalFinding[];
  /** Hears where it stands after a move. */
  onMoved: (told: string) => void;
}

const icon = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Returns the marker before a list entry; '' before a paragraph. */
function listMark({ looks = [] }: ProposalBlock, place: number): string {
  const kind = looks[place]?.kind ?? 'p';
  if (kind !== 'ol') return kind === 'ul' ? '•' : '';
  const before = looks.slice(0, place).findLastIndex((look) => look?.kind !== 'ol');
  return `${place - before}.`;
}

function States({ block, waits, conflicts }: { block: ProposalBlock; waits: boolean; conflicts: boolean }) {
  const states = block.legal
    ? ['Legal text of the template, which no one can change here']
    : [
        block.template && 'From the template',
        conflicts ? 'Not stored: choose a version' : waits ? 'Not stored yet' : block.edited && 'Edited',
        block.locked && block.held === undefined && 'Locked',
        block.hidden && 'Hidden',
      ].filter(Boolean);
  return states.length === 0 ? null : (
    <span className={`text-xs font-normal ${conflicts ? 'text-amber' : 'text-muted'}`}>{states.join(' · ')}</span>
  );
}

/** A block of the proposal with its actions. */
export function BlockView({ block, beside, sources, state, arranging, findings, onMoved }: BlockProps) {
  const { value, edit } = useDiscovery();
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    pencil.current?.focus();
  };
  const [rewriting, setRewriting] = useState(false);
  const formatting = useFormat();
  const conflicts = useConflicts().includes(block.id);
  // To edit a block copies its draft into the session first: nobody has typed anything yet.
  const drafted = isBlockField(block.id) ? storedLines(block.id, block.claims, block.table) : [];
  const typed = useTyped(block, drafted);
  const { layout } = state;
  const { id } = block;
  const at = beside.findIndex((each) => each.id === id);
  const added = layout.own.find((each) => each.id === id);
  const own =
    added ??
    (block.template === true
      ? { id, section: block.section, title: block.title, text: block.claims.map(({ text }) => text).join('\n') }
      : undefined);
  const keep = (field: string): void => {
    // Copies the draft into the session before editing, where no later draft changes it.
    // The server does the same when locking.
    if (!isBlockField(field) || value(field).length > 0) return;
    const lines = storedLines(field, block.claims, block.table);
    edit(field, isListField(field) ? lines : lines.join('\n'), value(field));
  };
  /** Returns the layout with new words for an added or template block. */
  const withOwn = (text: string, title = block.title) => {
    const changed = { id, section: block.section, title, text };
    const others = layout.own.filter((each) => each.id !== id);
    return added === undefined
      ? { ...layout, own: [...others, changed] }
      : { ...layout, own: layout.own.map((each) => (each.id === id ? changed : each)) };
  };
  const move = (by: -1 | 1) => {
    const ids = beside.map((each) => each.id);
    const [a, b] = [ids[at], ids[at + by]];
    if (a === undefined || b === undefined) return;
    const swapped = ids.with(at, b).with(at + by, a);
    arranging.change({ ...layout, order: [...layout.order.filter((each) => !ids.includes(each)), ...swapped] }, () => {
      onMoved(`${block.title}: ${at + by + 1} of ${ids.length}`);
    });
  };
  const action = (label: string, each: typeof Lock, run: () => void, off = false) => {
    const Icon = each;
    return (
      <IconButton
        look="quiet"
        ref={label === 'Edit' ? pencil : undefined}
        className="size-8 text-muted"
        aria-label={`${label}: ${block.title}`}
        aria-disabled={off || arranging.busy}
        onClick={() => {
          if (!off && !arranging.busy) run();
        }}
      >
        <Icon {...icon} />
      </IconButton>
    );
  };
  return (
    <article
      id={`block-${block.id}`}
      tabIndex={-1}
      aria-label={block.title}
      className={`group py-3 ${block.hidden ? 'border-s-2 border-dashed border-line ps-3' : ''}`}
    >
      <header className="flex min-h-8 flex-wrap items-center gap-x-3">
        <h3 dir="auto" className="overline-label min-w-0 wrap-anywhere">
          {block.title}
        </h3>
        <States block={block} waits={typed?.waits === true} conflicts={conflicts} />
        {state.mayWrite && block.legal !== true && block.held === undefined && (
          <span className="ms-auto flex">
            {!block.locked &&
              action('Edit', Pencil, () => {
                keep(id);
                setRewriting(false);
                setEditing(true);
              })}
            {!block.locked &&
              block.table === null &&
              block.claims.length > 0 &&
              action('Rewrite', WandSparkles, () => {
                setEditing(false);
                setRewriting(!rewriting);
              })}
            {action('Move up', ArrowUp, () => move(-1), at <= 0)}
            {action('Move down', ArrowDown, () => move(1), at >= beside.length - 1)}
            {action(block.hidden ? 'Show' : 'Hide', block.hidden ? Eye : EyeOff, () =>
              arranging.change(withHidden(layout, id, !block.hidden)),
            )}
            {action(block.locked ? 'Unlock' : 'Lock', block.locked ? LockOpen : Lock, () => {
              setEditing(false);
              arranging.change({ ...layout, locked: toggled(layout.locked, id) });
            })}
            {added !== undefined &&
              !block.locked &&
              action('Remove', Trash2, () =>
                arranging.change({ ...layout, own: layout.own.filter((each) => each.id !== id) }),
              )}
          </span>
        )}
      </header>
      {block.held !== undefined && <HeldNote held={block.held} />}
      <div className="mt-1">
        {editing && own !== undefined && (
          <OwnBlockForm
            title={own.title}
            lines={linesOfBlock(own.text, block.looks)}
            busy={arranging.busy}
            onCancel={close}
            onSave={({ lines, ...text }) => {
              arranging.change(withOwn(text.text, text.title), () => {
                formatting.mutate({ blockId: id, lines });
                close();
              });
            }}
          />
        )}
        {editing && isBlockField(id) && <BlockEditor block={block} field={id} onDone={close} />}
        {!editing && typed !== null && <PendingText lines={typed.lines} />}
        {!editing && isBlockField(id) && <ConflictOf field={id} />}
        {!editing && typed === null && (
          <>
            {block.table !== null && (
              <TableView table={block.table} label={block.title} numeric={isNumeric(id, block.table)} />
            )}
            <OtherFindings block={block} findings={findings} />
            <ul className="mt-2 max-w-[68ch] space-y-3">
              {block.claims.map((claim, place) => (
                <li key={claim.id} className={listMark(block, place) === '' ? '' : 'flex gap-2'}>
                  {listMark(block, place) !== '' && (
                    <span className="tabular text-accent">{listMark(block, place)}</span>
                  )}
                  <Marked findings={findings.filter(({ text }) => text === claim.text)}>
                    <ClaimText claim={claim} sources={sources} look={block.looks?.[place]} />
                  </Marked>
                </li>
              ))}
            </ul>
            {block.claims.length === 0 && block.table === null && (
              <p className="text-sm text-muted">Nothing here yet. Empty blocks are left out of the file.</p>
            )}
          </>
        )}
        {id === 'pricingModel' && state.mayWrite && (!block.locked || block.held !== undefined) && !editing && (
          <ItemQuantities
            state={state}
            arranging={arranging}
            replaced={block.edited && state.items.some(({ shown }) => shown)}
          />
        )}
        {rewriting && !block.locked && (
          <RewritePanel
            block={block}
            modelWrites={state.modelWrites}
            onOwn={(text, done) => {
              arranging.change(withOwn(text), done);
            }}
            onClose={() => {
              setRewriting(false);
            }}
          />
        )}
      </div>
    </article>
  );
}
