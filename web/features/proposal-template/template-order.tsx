import { ArrowDown, ArrowUp } from 'lucide-react';
import { proposalSections, proposalSectionTitles } from '#contract/proposal.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { blocksOfSection, moved, type TemplateDraft } from './template-draft.ts';

interface TemplateOrderProps {
  draft: TemplateDraft;
  onChange: (draft: TemplateDraft) => void;
}

/** The initial blocks of a proposal and their order. */
export function TemplateOrder({ draft, onChange }: TemplateOrderProps) {
  const { leavesOut } = draft;
  return (
    <fieldset>
      <legend className="font-serif text-lg font-medium">Blocks</legend>
      <p className="mb-3 text-sm text-muted">
        Blocks you leave out start hidden. The person writing the proposal can show them again.
      </p>
      <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {proposalSections.map((section) => {
          const blocks = blocksOfSection(draft, section);
          if (blocks.length === 0) return null;
          return (
            <fieldset key={section} aria-label={proposalSectionTitles[section]}>
              <p className="overline-label">{proposalSectionTitles[section]}</p>
              <ul>
                {blocks.map(({ id, title, own }, at) => (
                  <li key={id} className="flex min-h-9 items-center gap-2 border-b border-line/60 text-sm">
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
                    {([-1, 1] as const).map((by) => {
                      const Icon = by === -1 ? ArrowUp : ArrowDown;
                      const off = blocks[at + by] === undefined;
                      return (
                        <IconButton
                          key={by}
                          look="quiet"
                          className="size-8 text-muted"
                          aria-label={`${by === -1 ? 'Move up' : 'Move down'}: ${title}`}
                          aria-disabled={off}
                          onClick={() => {
                            if (!off) onChange(moved(draft, section, id, by));
                          }}
                        >
                          <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
                        </IconButton>
                      );
                    })}
                  </li>
                ))}
              </ul>
            </fieldset>
          );
        })}
      </div>
    </fieldset>
  );
}
