import { useState } from 'react';
import { suggestedAudiences, syncSchema } from '#contract/content.ts';
import type { ContentKind, OpenTo, Sync } from '#contract/content.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { count, kindWords, syncWords } from './content-words.ts';
import { useContentOverview, useEditMany } from './content.api.ts';
import { LabelField } from './label-field.tsx';
import { ContentTypeField, OpenToField, SolutionField } from './metadata-fields.tsx';

interface Labels {
  solutions: { id: string; name: string }[];
  audience: string[];
  tags: string[];
}
const nothing: Labels = { solutions: [], audience: [], tags: [] };
const isEmpty = (labels: Labels) => labels.solutions.length + labels.audience.length + labels.tags.length === 0;
const toSent = ({ solutions, audience, tags }: Labels) => ({
  solutions: solutions.map(({ id }) => id),
  audience,
  tags,
});
const isSync = (value: string): value is Sync => syncSchema.safeParse(value).success;

/** Adds and removes labels of several items; empty fields change nothing. */
export function EditMany({ kind, items, onDone }: { kind: ContentKind; items: ContentItem[]; onDone: () => void }) {
  const edit = useEditMany();
  const { data: overview } = useContentOverview();
  const [contentType, setContentType] = useState('');
  const [openTo, setOpenTo] = useState<OpenTo | ''>('');
  const [validUntil, setValidUntil] = useState('');
  const [sync, setSync] = useState('');
  const [added, setAdded] = useState(nothing);
  const [removed, setRemoved] = useState(nothing);
  const [hint, setHint] = useState(false);
  const used = {
    audience: [...new Set(items.flatMap(({ metadata }) => metadata.audience))],
    tags: [...new Set(items.flatMap(({ metadata }) => metadata.tags))],
  };
  const isSame = contentType.trim() === '' && openTo === '' && validUntil === '' && sync === '';
  const untouched = isSame && isEmpty(added) && isEmpty(removed);
  useUnsaved(!untouched);
  const submit = () => {
    if (edit.isPending) return;
    setHint(untouched);
    if (untouched) return;
    edit.mutate(
      {
        contentIds: items.map(({ id }) => id),
        set: {
          ...(contentType.trim() !== '' && { contentType }),
          ...(openTo !== '' && { openTo }),
          ...(validUntil !== '' && { validUntil }),
        },
        add: toSent(added),
        remove: toSent(removed),
        ...(isSync(sync) ? { sync } : {}),
      },
      {
        onSuccess: ({ changed }) => {
          showToast({ title: 'Changed', description: `${changed.length} of ${items.length} changed.` });
          onDone();
        },
      },
    );
  };
  return (
    <form
      aria-label="Edit the selected"
      className="mt-2 border-t border-line px-1 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <ContentTypeField value={contentType} onChange={setContentType} placeholder="No change" />
        <OpenToField value={openTo} unchanged="" onChange={setOpenTo} />
        <TextField
          type="date"
          label="Valid until"
          help="Empty: no change."
          value={validUntil}
          onChange={(event) => {
            setValidUntil(event.target.value);
          }}
        />
        {kind !== 'webpage' && <span className="max-sm:hidden" />}
        {kind === 'webpage' && (
          <>
            <SelectField
              label="Check for changes"
              value={sync}
              onChange={(event) => {
                setSync(event.target.value);
              }}
            >
              <option value="">No change</option>
              {Object.entries(syncWords).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
          </>
        )}
        <SolutionField
          label="Add solutions"
          value={added.solutions}
          onChange={(solutions) => {
            setAdded({ ...added, solutions });
          }}
          help="Adds to what’s already set."
        />
        <SolutionField
          label="Remove solutions"
          value={removed.solutions}
          onChange={(solutions) => {
            setRemoved({ ...removed, solutions });
          }}
          help="Only where they are set."
        />
        <LabelField
          label="Add audience"
          value={added.audience}
          suggestions={[...new Set([...(overview?.audiences ?? []), ...suggestedAudiences])]}
          onChange={(audience) => {
            setAdded({ ...added, audience });
          }}
        />
        <LabelField
          label="Remove audience"
          value={removed.audience}
          suggestions={used.audience}
          onChange={(audience) => {
            setRemoved({ ...removed, audience });
          }}
        />
        <LabelField
          label="Add tags"
          value={added.tags}
          suggestions={overview?.tags ?? []}
          onChange={(tags) => {
            setAdded({ ...added, tags });
          }}
        />
        <LabelField
          label="Remove tags"
          value={removed.tags}
          suggestions={used.tags}
          onChange={(tags) => {
            setRemoved({ ...removed, tags });
          }}
        />
      </div>
      {hint && (
        <p role="alert" className="mt-3 text-sm font-medium text-red">
          Fill in what you want to change.
        </p>
      )}
      {edit.isError && (
        <p role="alert" className="mt-3 text-sm">
          <span className="font-semibold text-red">Failed to update document.</span> {messageOf(edit.error)} We’ve kept
          what you typed.
        </p>
      )}
      <div className="mt-4 flex gap-2">
        <Button type="submit" look="primary" aria-disabled={edit.isPending}>
          {edit.isPending ? 'Saving...' : `Change ${count(items.length, kindWords[kind].one, kindWords[kind].many)}`}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
