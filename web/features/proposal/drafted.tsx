import type { ReactNode } from 'react';
import { isListField } from '#contract/discovery-fields.ts';
import type { BlockField, Held, ProposalBlock } from '#contract/proposal.ts';
import { isNumeric, storedLines } from '#contract/proposal-lines.ts';
import { Button } from '#web/components/button.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { ConflictOf } from '#web/features/discovery/draft-field.tsx';
import { ClaimText } from './claim-text.tsx';
import { HeldNote } from './held-note.tsx';
import { useProposal } from './proposal.api.ts';
import { TableView } from './proposal-table.tsx';

/** A field with, while it is empty, a draft from the call, the brief and the content below it. */
export function Drafted({ field, children }: { field: BlockField; children: ReactNode }) {
  const { value } = useDiscovery();
  const proposal = useProposal();
  const shown = value(field);
  const block = proposal.data?.document.blocks.find(({ id }) => id === field);
  const held = block?.held;
  if (block !== undefined && held !== undefined)
    return (
      <div>
        <HeldDraft block={block} held={held} />
        <ConflictOf field={field} />
      </div>
    );
  const draft =
    shown.length > 0 || block === undefined || (block.claims.length === 0 && block.table === null) ? null : block;
  // One place for the field, with a draft or without: a field that is made anew loses the focus and what is being typed.
  return (
    <div>
      {/* The draft is what people read; its field stays small until someone writes in it. */}
      <div className={draft === null ? '' : '[&_textarea]:field-sizing-content [&_textarea]:min-h-11'}>{children}</div>
      {draft !== null && <Draft field={field} block={draft} />}
    </div>
  );
}

/** A block that the template locks: what it says, and why no one can write here. */
function HeldDraft({ block, held }: { block: ProposalBlock; held: Held }) {
  const proposal = useProposal();
  return (
    <article aria-label={block.title} className="rounded-md bg-sunken px-3 py-3 text-sm">
      <p className="mb-1 font-medium">{block.title}</p>
      <HeldNote held={held} />
      {block.table !== null && (
        <TableView table={block.table} label={block.title} numeric={isNumeric(block.id, block.table)} />
      )}
      <ul className="mt-2 space-y-2">
        {block.claims.map((claim) => (
          <li key={claim.id}>
            <ClaimText claim={claim} sources={proposal.data?.document.sources ?? []} />
          </li>
        ))}
      </ul>
      {block.claims.length === 0 && block.table === null && (
        <p className="mt-2 text-muted">Nothing here yet. It fills as the session states its facts.</p>
      )}
    </article>
  );
}

/** What the field would say, with the claims it rests on. */
function Draft({ field, block }: { field: BlockField; block: ProposalBlock }) {
  const { value, edit, session } = useDiscovery();
  const proposal = useProposal();
  const shown = value(field);
  const use = () => {
    const lines = storedLines(field, block.claims, block.table);
    edit(field, isListField(field) ? lines : lines.join('\n'), shown);
  };
  return (
    <article aria-label={`Draft: ${block.title}`} className="mt-2 rounded-md bg-accent-soft px-3 py-3 text-sm">
      <p className="mb-2 text-xs text-muted">Drafted. The proposal shows this until you write your own.</p>
      {block.table !== null && (
        <TableView table={block.table} label={block.title} numeric={isNumeric(field, block.table)} />
      )}
      <ul className="mt-2 space-y-2">
        {block.claims.map((claim) => (
          <li key={claim.id}>
            <ClaimText claim={claim} sources={proposal.data?.document.sources ?? []} />
          </li>
        ))}
      </ul>
      {session.mayWrite && (
        <Button
          look="quiet"
          className="mt-2 -ms-4 text-accent"
          onClick={use}
          aria-label={`Use and edit: ${block.title}`}
        >
          Use and edit
        </Button>
      )}
    </article>
  );
}
