import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { duplicateSolutionText, isSolutionNameTaken, newSolutionSchema, noClientText } from '#contract/solutions.ts';
import type { StoredSolution } from '#contract/records-company.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useClient } from '#web/features/onboarding/client.api.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { useAddSolution, useUpdateSolution } from './solutions.api.ts';

interface SolutionFormProps {
  solutions: readonly StoredSolution[];
  /** Null: a new one. */
  edited: StoredSolution | null;
  onDone: () => void;
}

function counter(text: string, max: number): string {
  return `${text.trim().length.toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters`;
}

export function SolutionForm({ solutions, edited, onDone }: SolutionFormProps) {
  const client = useClient();
  const [add, update] = [useAddSolution(), useUpdateSolution()];
  const [name, setName] = useState(edited?.name ?? '');
  const [description, setDescription] = useState(edited?.description ?? '');
  const [errors, setErrors] = useState<{ name?: string | undefined; description?: string | undefined }>({});
  const form = useRef<HTMLFormElement>(null);
  const busy = add.isPending || update.isPending;
  useUnsaved(name !== (edited?.name ?? '') || description !== (edited?.description ?? ''));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const parsed = newSolutionSchema.safeParse({ name, description });
    const found: typeof errors = {};
    for (const issue of parsed.error?.issues ?? []) {
      if (issue.path[0] === 'name') found.name ??= issue.message;
      if (issue.path[0] === 'description') found.description ??= issue.message;
    }
    if (found.name === undefined && isSolutionNameTaken(solutions, { name, except: edited?.id })) {
      found.name = duplicateSolutionText;
      showToast({ title: 'Duplicate Solution', description: duplicateSolutionText, tone: 'destructive' });
    }
    setErrors(found);
    const wrong = found.name !== undefined ? 'name' : found.description !== undefined ? 'description' : null;
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    if (!client.data) {
      showToast({ title: 'Error', description: noClientText, tone: 'destructive' });
      return;
    }
    const done = {
      onSuccess: () => {
        setName('');
        setDescription('');
        onDone();
      },
    };
    if (edited) update.mutate({ solution: edited, name, description }, done);
    else add.mutate({ name, description }, done);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={edited ? `Edit ${edited.name}` : 'New solution'}
      className="space-y-4"
    >
      <TextField
        name="name"
        label="Solution name"
        autoComplete="off"
        value={name}
        error={errors.name}
        help={counter(name, limits.solution.nameMax)}
        onChange={(event) => {
          setName(event.target.value);
          setErrors({ ...errors, name: undefined });
        }}
      />
      <TextArea
        name="description"
        label="Description"
        value={description}
        error={errors.description}
        help={counter(description, limits.solution.descriptionMax)}
        placeholder="What it does, who it’s for, and what it improves"
        onChange={(event) => {
          setDescription(event.target.value);
          setErrors({ ...errors, description: undefined });
        }}
      />
      <div className="flex gap-3">
        <Button type="submit" look="primary" aria-disabled={busy}>
          {edited ? (busy ? 'Saving...' : 'Save changes') : busy ? 'Adding...' : 'Add solution'}
        </Button>
        {edited && <Button onClick={onDone}>Cancel</Button>}
      </div>
    </form>
  );
}
