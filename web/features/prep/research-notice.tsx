import { useState } from 'react';
import type { ResearchSetting } from '#contract/research.ts';
import { Button } from '#web/components/button.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { readDraft, writeDraft } from '#web/lib/storage/draft.ts';
import { useResearchSettings } from './research.api.ts';

/** Shown to admins once per browser: which hosts a prep queries, what each learns, and how to turn that off. */
export function ResearchNotice() {
  const { membership } = useMember();
  const key = `research-note:${membership.clerkOrgId}`;
  const [read, setRead] = useState(() => readDraft(key)['read'] === 'yes');
  const admin = membership.role === 'org:admin';
  const settings = useResearchSettings(admin && !read);
  const asked = settings.data?.filter(({ state, host }) => state === 'on' && host !== '') ?? [];
  if (!admin || read || asked.length === 0) return null;
  const close = (): void => {
    writeDraft(key, { read: 'yes' });
    setRead(true);
  };
  return (
    <section aria-label="Where we look" className="my-4 rounded-md bg-sunken px-4 py-3 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-[70ch] flex-1 basis-80">
          <span className="font-semibold">What each prep searches.</span> Besides the prospect’s own website, each prep
          asks {listed(asked.map(({ label }) => label))}. They see which company you’re researching, never who you’re
          meeting.
        </p>
        <Button onClick={close}>Got it</Button>
      </div>
      <details className="mt-2">
        <summary className="w-fit cursor-pointer rounded-md font-medium text-accent underline underline-offset-4">
          Which host learns what, and how to turn it off
        </summary>
        <HostList settings={asked} />
        <p className="mt-3 text-muted">
          Your operator can turn any of them off with the setting <code>RESEARCH_OFF</code>, for example{' '}
          <code>
            RESEARCH_OFF=
            {asked
              .slice(0, 2)
              .map((each) => each.key)
              .join(',')}
          </code>
          , or all with <code>RESEARCH_OFF=all</code>.
        </p>
      </details>
    </section>
  );
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

function HostList({ settings }: { settings: readonly ResearchSetting[] }) {
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      {settings.map(({ key, label, host, learns }) => (
        <div key={key} className="contents">
          <dt className="wrap-anywhere">
            <span className="font-medium">{label}</span> <span className="text-muted">{host}</span>
          </dt>
          <dd className="text-muted max-sm:mb-2">{learns}</dd>
        </div>
      ))}
    </dl>
  );
}
