import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { isBlockField, proposalSectionTitles, sectionsInOrder, type ProposalSection } from '#contract/proposal.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { blocksOfSection, moved, movedSection, type ListedBlock, type TemplateDraft } from './template-draft.ts';
import { BlockLock, LockWhy } from './template-lock.tsx';

interface TemplateOrderProps {
  draft: TemplateDraft;
  /** Whether to show missing fields as errors. */
  tried: boolean;
  onType: (draft: TemplateDraft) => void;
  onChange: (draft: TemplateDraft) => void;
}

interface MoveProps {
  name: string;
  at: number;
  count: number;
  onMove: (by: -1 | 1) => void;
}

/** Moves an entry of a list; the button keeps the focus, so that it can be pressed again. */
function MoveButtons({ name, at, count, onMove }: MoveProps) {
  return ([-1, 1] as const).map((by) => {
    const Icon = by === -1 ? ArrowUp : ArrowDown;
    const off = at + by < 0 || at + by >= count;
    return (
      <IconButton
        key={by}
        look="quiet"
        className="size-8 text-muted"
        aria-label={`${by === -1 ? 'Move up' : 'Move down'}: ${name}`}
        aria-disabled={off}
        onClick={({ currentTarget }) => {
          if (off) return;
          onMove(by);
          requestAnimationFrame(() => {
            currentTarget.focus();
          });
        }}
      >
        <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    );
  });
}

function BlockRow({
  block: { id, title, own },
  at,
  count,
  section,
  draft,
  tried,
  onType,
  onChange,
}: TemplateOrderProps & { block: ListedBlock; at: number; count: number; section: ProposalSection }) {
  const { leavesOut } = draft;
  return (
    <li className="border-b border-line/60 text-sm">
      <div className="flex min-h-9 items-center gap-2">
        <label className={`flex min-w-0 flex-1 items-center gap-2 ${own ? 'ps-6' : ''}`}>
          {!own && (
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-accent"
              checked={!leavesOut.includes(id)}
              onChange={(event) => {
                const others = leavesOut.filter((each) => each !== id);
                onChange({ ...draft, leavesOut: event.target.checked ? others : [...others, id] });
              }}
            />
          )}
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {title}
            {own && <span className="text-muted"> · your text</span>}
          </span>
        </label>
        {isBlockField(id) && <BlockLock blockId={id} title={title} draft={draft} onChange={onChange} />}
        <MoveButtons
          name={title}
          at={at}
          count={count}
          onMove={(by) => {
            onChange(moved(draft, section, id, by));
          }}
        />
      </div>
      {isBlockField(id) && <LockWhy blockId={id} title={title} draft={draft} tried={tried} onChange={onType} />}
    </li>
  );
}

/** The sections of a proposal and the initial blocks of each, in their order. */
export function TemplateOrder(props: TemplateOrderProps) {
  const { draft, onChange } = props;
  const [told, setTold] = useState('');
  const sections = sectionsInOrder(draft.sections);
  return (
    <fieldset>
      <legend className="font-serif text-lg font-medium">Sections and blocks</legend>
      <p className="mb-3 max-w-[68ch] text-sm text-muted">
        Blocks you leave out start hidden. The person writing the proposal can show them again. A locked block can’t be
        edited or hidden: Dealwright fills it from the facts of the session.
      </p>
      <output className="sr-only">{told}</output>
      <ol className="mt-4 max-w-[620px] space-y-6">
        {sections.map((section, place) => {
          const title = proposalSectionTitles[section];
          const blocks = blocksOfSection(draft, section);
          return (
            <li key={section}>
              <fieldset aria-label={title}>
                <div className="flex items-center gap-2">
                  <p className="overline-label flex-1">
                    <span className="tabular text-muted">{place + 1}.</span> {title}
                  </p>
                  <MoveButtons
                    name={`section ${title}`}
                    at={place}
                    count={sections.length}
                    onMove={(by) => {
                      onChange(movedSection(draft, section, by));
                      setTold(`${title}: ${place + by + 1} of ${sections.length}`);
                    }}
                  />
                </div>
                {blocks.length === 0 ? (
                  <p className="text-sm text-muted">Empty until you add a text, or someone adds a block.</p>
                ) : (
                  <ul>
                    {blocks.map((block, at) => (
                      <BlockRow
                        key={block.id}
                        {...props}
                        block={block}
                        at={at}
                        count={blocks.length}
                        section={section}
                      />
                    ))}
                  </ul>
                )}
              </fieldset>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
