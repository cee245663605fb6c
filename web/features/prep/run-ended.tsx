import { useNavigate } from '@tanstack/react-router';
import type { PrepDetail } from '#contract/prep.ts';
import { Button } from '#web/components/button.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useMember } from '#web/features/identity/member.ts';
import { writeDraft } from '#web/lib/storage/draft.ts';
import { paths } from '#web/paths.ts';
import { prepDraftKey } from './prep-words.ts';
import { useRetryPrep } from './prep.api.ts';

/** A run without a brief: why, what was kept, what to do next. */
export function RunEnded({ prep, kept }: { prep: PrepDetail; kept: number }) {
  const retry = useRetryPrep();
  const { membership } = useMember();
  const navigate = useNavigate();
  const change = () => {
    const { firstName, lastName, roleTitle } = prep;
    writeDraft(prepDraftKey(membership.clerkOrgId), {
      company: prep.prospWebUrl || prep.companyName,
      firstName,
      lastName,
      roleTitle,
    });
    void navigate({ to: paths.dashboard });
  };
  const failed = prep.status === 'failed';
  return (
    <section
      role={failed ? 'alert' : undefined}
      data-screen-only
      className={`mb-8 flex flex-wrap items-center justify-between gap-4 rounded-md px-5 py-4 ${failed ? 'bg-red-soft' : 'bg-sunken'}`}
    >
      <div className="min-w-0 flex-[1_1_320px]">
        <p className={`font-semibold ${failed ? 'text-red' : ''}`}>
          {failed ? 'We couldn’t prepare this brief' : 'The prep was canceled'}
        </p>
        {prep.failure && (
          <p className="mt-1 wrap-anywhere">
            {prep.failure.reason} {prep.failure.action}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          {kept === 0
            ? 'We’ve kept what you entered.'
            : `We’ve kept what you entered, and the ${kept === 1 ? 'section' : `${kept} sections`} below.`}
        </p>
        {retry.isError && <p className="mt-2 text-sm font-medium text-red">{messageOf(retry.error)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={change}>Change the details</Button>
        <Button
          look="primary"
          onClick={() => {
            if (!retry.isPending) retry.mutate(prep.prepMeetingId);
          }}
        >
          {retry.isPending ? 'Starting...' : 'Retry'}
        </Button>
      </div>
    </section>
  );
}
