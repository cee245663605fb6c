import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { ProposalTemplate } from '#contract/proposal-template.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { newUuid } from '#web/lib/request-id.ts';
import { takeFocus } from '#web/lib/focus.ts';
import { TemplateCover } from './template-cover.tsx';
import { isWhole, useTemplateDraft, type TemplateDraft } from './template-draft.ts';
import { TemplateOrder } from './template-order.tsx';
import { TemplateTexts } from './template-texts.tsx';
import { useSaveTemplate } from './templates.api.ts';

/** Edits a template, or a new one if `template` is null. */
export function TemplateForm({ template, onDone }: { template: ProposalTemplate | null; onDone: () => void }) {
  const organizationId = useMember().membership.clerkOrgId;
  const save = useSaveTemplate();
  const [id] = useState(template?.id ?? newUuid());
  const { draft, change, forget } = useTemplateDraft(`${organizationId} ${template?.id ?? 'new'}`, template);
  const [past, setPast] = useState<TemplateDraft[]>([]);
  const [tried, setTried] = useState(false);
  const whole = isWhole(draft);
  const last = past.at(-1);
  /** Steps can be undone, unlike typing. */
  const step = (next: TemplateDraft) => {
    setPast([...past, draft]);
    change(next);
  };
  return (
    <form
      noValidate
      aria-label={template === null ? 'New template' : 'Edit template'}
      className="space-y-8 border-t border-line py-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!whole || save.isPending) return;
        save.mutate(
          { templateId: id, ...draft },
          {
            onSuccess: () => {
              forget();
              showToast({ title: 'Template saved' });
              onDone();
            },
          },
        );
      }}
    >
      <TextField
        label="Name"
        ref={takeFocus}
        maxLength={limits.proposal.titleMax}
        value={draft.name}
        error={tried && draft.name.trim() === '' ? 'Name the template' : undefined}
        onChange={(event) => {
          change({ ...draft, name: event.target.value });
        }}
      />
      <div>
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={draft.standard}
            onChange={(event) => {
              change({ ...draft, standard: event.target.checked });
            }}
          />
          Use it when no template is chosen
        </label>
        <p className="mt-1 text-sm text-muted">
          Unsent proposals then follow it, with its legal texts. Only one template can be the standard.
        </p>
      </div>
      <TemplateCover draft={draft} onChange={change} />
      <TemplateOrder draft={draft} tried={tried} onType={change} onChange={step} />
      <TemplateTexts
        texts={draft.texts}
        tried={tried}
        onChange={(texts) => {
          const next = { ...draft, texts };
          if (texts.length === draft.texts.length) change(next);
          else step(next);
        }}
      />
      {save.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(save.error)} We’ve kept what you typed.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" aria-disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save template'}
        </Button>
        <Button
          onClick={() => {
            forget();
            onDone();
          }}
        >
          Cancel
        </Button>
        {last !== undefined && (
          <Button
            look="quiet"
            className="ms-auto"
            onClick={() => {
              setPast(past.slice(0, -1));
              // Undoes only the step; text typed since stays.
              const typed = new Map(draft.texts.map((text) => [text.id, text]));
              const texts = last.texts.map((text) => typed.get(text.id) ?? text);
              const words = new Map(draft.locks.map((lock) => [lock.blockId, lock]));
              const locks = last.locks.map((lock) => words.get(lock.blockId) ?? lock);
              change({ ...draft, order: last.order, leavesOut: last.leavesOut, sections: last.sections, locks, texts });
            }}
          >
            <Undo2 size={15} strokeWidth={1.5} aria-hidden="true" />
            Undo
          </Button>
        )}
      </div>
    </form>
  );
}
