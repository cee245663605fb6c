import { RefreshCw, WifiOff } from 'lucide-react';
import { useOnline } from '#web/lib/use-online.ts';
import { useNewVersion } from './new-version.api.ts';

const lineClass =
  'flex h-7 items-center justify-center gap-2 px-2 text-sm font-medium whitespace-nowrap max-sm:text-xs';

/**
 * Says below the top bar that the browser is offline or the server has a newer version. Uses the empty space above each
 * screen, so nothing moves, and the bottom stays free for notes during a call.
 */
export function NoticeStrip() {
  const online = useOnline();
  const newer = useNewVersion();
  return (
    <output data-screen-only className="fixed inset-x-0 top-[90px] z-20 block md:start-[216px]">
      {!online && (
        <span className={`${lineClass} bg-amber-soft`}>
          <WifiOff size={15} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
          You&rsquo;re offline. This page continues when you&rsquo;re back.
        </span>
      )}
      {online && newer && (
        <span className={`${lineClass} bg-accent-soft`}>
          <RefreshCw size={15} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
          There&rsquo;s a new version. Your drafts are kept.
          <button
            type="button"
            className="h-6 font-semibold text-accent underline underline-offset-4"
            onClick={() => {
              window.location.reload();
            }}
          >
            Reload
          </button>
        </span>
      )}
    </output>
  );
}
