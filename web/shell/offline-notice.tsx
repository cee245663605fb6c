import { WifiOff } from 'lucide-react';
import { useOnline } from '#web/lib/use-online.ts';

/**
 * Said below the top bar while the browser has no network. It takes the empty space above each screen, so nothing moves when
 * it comes, and the bottom stays free: in a call, notes are typed there.
 */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <output data-screen-only className="fixed inset-x-0 top-[90px] z-20 block md:start-[216px]">
      {!online && (
        <span className="flex h-7 items-center justify-center gap-2 bg-amber-soft px-2 text-sm font-medium whitespace-nowrap max-sm:text-xs">
          <WifiOff size={15} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
          You&rsquo;re offline. This page continues when you&rsquo;re back.
        </span>
      )}
    </output>
  );
}
