import { RefreshCw, WifiOff } from 'lucide-react';
import { useOnline } from '#web/lib/use-online.ts';
import { useNewVersion } from './new-version.api.ts';

const lineClass =
  'flex h-7 items-center justify-center gap-2 px-2 text-sm font-medium whitespace-nowrap max-sm:text-xs';

/**
 * Said below the top bar: that the browser has no network, or that the server has a newer version. It takes the empty
 * space above each screen, so nothing moves when it comes, and the bottom stays free: in a call, notes are typed there.
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
