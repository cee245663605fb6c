import { Plus } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { proposalSections, proposalSectionTitles } from '#contract/proposal.ts';
import { proposalLimits } from '#contract/proposal-limits.ts';
import type { TemplateContent } from '#contract/proposal-template.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { RichField } from '#web/features/rich-text/rich-field.tsx';
import { newUuid } from '#web/lib/request-id.ts';
import { takeFocus } from '#web/lib/focus.ts';
import { linesOfText, textOf } from './template-lines.ts';

type Text = TemplateContent['texts'][number];

interface TemplateTextsProps {
  texts: readonly Text[];
  /** Whether to show missing fields as errors. */
  tried: boolean;
  onChange: (texts: Text[]) => void;
}

/** The texts of a template; removed ones can be restored while the form is open. */
export function TemplateTexts({ texts, tried, onChange }: TemplateTextsProps) {
  const [added, setAdded] = useState<string | null>(null);
  const change = (id: string, more: Partial<Text>) => {
    onChange(texts.map((each) => (each.id === id ? { ...each, ...more } : each)));
  };
  return (
    <fieldset className="space-y-6">
      <legend className="mb-3 font-serif text-lg font-medium">Your texts</legend>
      {texts.length === 0 && (
        <p className="text-sm text-muted">Texts that every proposal repeats, such as who you are or your terms.</p>
      )}
      {texts.map((each, at) => (
        <fieldset key={each.id} aria-label={`Text ${at + 1}`} className="space-y-4 border-t border-line pt-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Title"
              ref={each.id === added ? takeFocus : undefined}
              maxLength={limits.proposal.titleMax}
              value={each.title}
              error={tried && each.title.trim() === '' ? 'Enter a title' : undefined}
              onChange={(event) => {
                change(each.id, { title: event.target.value });
              }}
            />
            <SelectField
              label="Section"
              value={each.section}
              onChange={(event) => {
                change(each.id, {
                  section: proposalSections.find((section) => section === event.target.value) ?? each.section,
                });
              }}
            >
              {proposalSections.map((section) => (
                <option key={section} value={section}>
                  {proposalSectionTitles[section]}
                </option>
              ))}
            </SelectField>
          </div>
          <div>
            <p className="mb-1 text-sm font-medium" aria-hidden="true">
              Text
            </p>
            <RichField
              label="Text"
              lines={linesOfText(each)}
              max={proposalLimits.templateTextMax}
              onChange={(lines) => {
                change(each.id, textOf(lines));
              }}
            />
            {tried && each.text.trim() === '' && (
              <p role="alert" className="mt-1 text-sm font-medium text-red">
                Write the text
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <label className="flex items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={each.legal}
                onChange={(event) => {
                  change(each.id, { legal: event.target.checked });
                }}
              />
              Legal text: no one can edit or hide it in a proposal
            </label>
            <Button
              look="quiet"
              aria-label={`Remove text ${at + 1}${each.title === '' ? '' : `: ${each.title}`}`}
              onClick={() => {
                onChange(texts.filter(({ id }) => id !== each.id));
              }}
            >
              Remove
            </Button>
          </div>
        </fieldset>
      ))}
      {texts.length < proposalLimits.templateTexts && (
        <Button
          look="quiet"
          className="-ms-4 text-accent"
          onClick={() => {
            const id = newUuid();
            setAdded(id);
            onChange([...texts, { id, section: 'terms', title: '', text: '', legal: false }]);
          }}
        >
          <Plus size={15} strokeWidth={1.75} aria-hidden="true" />
          Add text
        </Button>
      )}
    </fieldset>
  );
}
