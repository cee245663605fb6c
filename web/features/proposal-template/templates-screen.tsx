import { useState } from 'react';
import type { ProposalTemplate } from '#contract/proposal-template.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { counted } from '#web/lib/counted.ts';
import { TemplateForm } from './template-form.tsx';
import { useArchiveTemplate, useTemplates } from './templates.api.ts';

function TemplateRow({ template, onEdit }: { template: ProposalTemplate; onEdit: () => void }) {
  const archive = useArchiveTemplate();
  const { id, name, standard, archived, texts, locks, cover } = template;
  const legal = texts.filter((text) => text.legal).length;
  const put = (away: boolean) => {
    if (archive.isPending) return;
    archive.mutate(
      { templateId: id, archived: away },
      {
        onSuccess: () => {
          showToast({ title: away ? 'Template archived' : 'Template restored' });
        },
        onError: (error) => {
          showToast({ title: 'Template not changed', description: messageOf(error), tone: 'destructive' });
        },
      },
    );
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p dir="auto" className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-muted">
          {[
            standard && 'Standard',
            archived && 'Archived',
            counted(texts.length, 'text'),
            legal > 0 && `${counted(legal, 'legal text')}`,
            locks.length > 0 && `${counted(locks.length, 'locked block')}`,
            cover && 'Cover page',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex max-sm:-ms-4 sm:-me-4">
        {!archived && (
          <Button look="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
        )}
        <Button
          look="quiet"
          aria-disabled={archive.isPending}
          aria-label={`${archived ? 'Restore' : 'Archive'}: ${name}`}
          onClick={() => {
            put(!archived);
          }}
        >
          {archived ? 'Restore' : 'Archive'}
        </Button>
      </div>
    </li>
  );
}

/** Proposal templates, for admins. */
export function TemplatesScreen() {
  useDocumentTitle('Proposal templates');
  const { membership } = useMember();
  const templates = useTemplates();
  const [editing, setEditing] = useState<string | null>(null);
  if (membership.role !== 'org:admin')
    return <EmptyState title="For admins">Only admins can write proposal templates.</EmptyState>;
  const close = () => {
    setEditing(null);
  };
  const make = (
    <Button
      look="primary"
      onClick={() => {
        setEditing('new');
      }}
    >
      New template
    </Button>
  );
  return (
    <section aria-labelledby="templates" className="max-w-[860px]">
      <h1 id="templates" className="font-serif text-2xl font-medium">
        Proposal templates
      </h1>
      <p className="mt-1 max-w-[68ch] text-sm text-muted">
        A template sets the cover page, the sections and blocks, their order, and the texts that every proposal repeats.
        Legal texts stay as you wrote them, and no one edits blocks you lock. Sent proposals keep the template as it
        was.
      </p>
      <div className="mt-6">
        {templates.isPending && <SkeletonRows rows={2} label="Loading templates" />}
        {templates.isError && templates.data === undefined && (
          <FailedState
            title="Failed to load templates"
            text={messageOf(templates.error)}
            onRetry={() => {
              void templates.refetch();
            }}
          />
        )}
        {templates.data !== undefined && editing === 'new' && <TemplateForm template={null} onDone={close} />}
        {templates.data?.length === 0 && editing === null && (
          <EmptyState title="No templates yet" action={make}>
            Your templates will appear here. A template sets the order of a proposal, leaves blocks out and adds your
            own texts, such as terms.
          </EmptyState>
        )}
        {templates.data !== undefined && templates.data.length > 0 && (
          <>
            {editing === null && make}
            <ul aria-label="Templates" className="mt-5 border-t border-line">
              {templates.data.map((template) =>
                editing === template.id ? (
                  <li key={template.id}>
                    <TemplateForm template={template} onDone={close} />
                  </li>
                ) : (
                  <TemplateRow
                    key={template.id}
                    template={template}
                    onEdit={() => {
                      setEditing(template.id);
                    }}
                  />
                ),
              )}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
