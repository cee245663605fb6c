import { Bell } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { buttonClass } from '#web/components/button.tsx';
import { Tooltip } from '#web/components/tooltip.tsx';

function LoadingBell() {
  return (
    <Tooltip text="Notifications">
      <button
        type="button"
        disabled
        aria-label="Notifications"
        className={buttonClass({ look: 'quiet', size: 'icon' })}
      >
        <Bell size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

/** The bell if its code could not be loaded: the server has a newer version, or there is no network. */
function FailedBell() {
  return (
    <Tooltip text="Failed to load notifications. Reload the page.">
      <button
        type="button"
        aria-label="Failed to load notifications. Reload the page."
        className={buttonClass({ look: 'quiet', size: 'icon' })}
        onClick={() => {
          window.location.reload();
        }}
      >
        <Bell size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

const Notifications = lazy(async () => ({
  default: await import('./notifications.tsx').then(
    (part) => part.Notifications,
    () => FailedBell,
  ),
}));

/** The bell, loaded beside the first screen, with news of preps, content, proposals and the plan. */
export function NotificationsLater() {
  return (
    <Suspense fallback={<LoadingBell />}>
      <Notifications />
    </Suspense>
  );
}
