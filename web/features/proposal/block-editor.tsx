import { isListField, type ListField, type TextField } from '#contract/discovery-fields.ts';
import type { BlockField, ProposalBlock } from '#contract/proposal.ts';
import { Button } from '#web/components/button.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { RichBlock } from './rich-block.tsx';
import { RichEntries } from './rich-entries.tsx';

/** Edits a block's text, saved while typing like every field of the session. */
export function BlockEditor({ block, field, onDone }: { block: ProposalBlock; field: BlockField; onDone: () => void }) {
  const { value, edit } = useDiscovery();
  const shown = value(field);
  return (
    <div className="space-y-3">
      {isListField(field) ? (
        <RichEntries block={block} field={field as ListField} />
      ) : (
        <RichBlock block={block} field={field as TextField} />
      )}
      {field === 'pricingModel' && (
        <p className="text-xs text-muted">
          Lines with | are the rows of the price table. Keep the line of dashes under its first row.
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button onClick={onDone}>Done</Button>
        <Button
          look="quiet"
          onClick={() => {
            edit(field, isListField(field) ? [] : '', shown);
            onDone();
          }}
        >
          Go back to the draft
        </Button>
      </p>
    </div>
  );
}
