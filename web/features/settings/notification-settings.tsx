import type { NotificationSettings } from '#contract/notification-settings.ts';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useConfiguration } from '#web/features/identity/identity.api.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useNotificationSettings } from './notification-settings.api.ts';

const choices: { key: keyof NotificationSettings; title: string; text: string }[] = [
  {
    key: 'replies',
    title: 'Buyers respond to your proposals',
    text: 'They ask, accept, decline or propose a day.',
  },
  {
    key: 'approvals',
    title: 'Proposals are approved',
    text: 'You’re asked to approve one, or yours was approved or sent back.',
  },
];

/** Which emails about their work a member gets (decision A21). Switches are shown only if this server sends email (A76). */
export function NotificationChoices() {
  const sends = useConfiguration().data?.mail === true;
  const { stored, change } = useNotificationSettings();
  const shown = change.isPending ? change.variables : stored.data;
  return (
    <section aria-labelledby="emails" className="mt-12">
      <h2 id="emails" className="font-serif text-xl font-medium">
        Email notifications
      </h2>
      <p className="mt-2 text-sm text-muted">
        {sends
          ? 'The bell shows these in any case. Emails about your account, invitations and failed payments are always sent.'
          : 'This server sends no email. The bell shows what happens.'}
      </p>
      {sends && stored.isPending && (
        <div className="mt-3">
          <SkeletonRows rows={2} label="Loading your email notifications" />
        </div>
      )}
      {sends && stored.isError && stored.data === undefined && (
        <div className="mt-3">
          <FailedState
            title="Failed to load your email notifications"
            text={messageOf(stored.error)}
            onRetry={() => {
              void stored.refetch();
            }}
          />
        </div>
      )}
      {sends && shown !== undefined && (
        <ul className="mt-4 space-y-3">
          {choices.map(({ key, title, text }) => (
            <li key={key} className="flex items-start gap-2.5 text-sm">
              <input
                id={`mail-${key}`}
                type="checkbox"
                className="mt-0.5 size-4 accent-accent"
                aria-describedby={`mail-${key}-text`}
                checked={shown[key]}
                onChange={({ target }) => {
                  if (!change.isPending) change.mutate({ ...shown, [key]: target.checked });
                }}
              />
              <span>
                <label htmlFor={`mail-${key}`} className="block min-h-[24px] font-medium">
                  {title}
                </label>
                <span id={`mail-${key}-text`} className="block text-muted">
                  {text}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
