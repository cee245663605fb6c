import { Toast as Radix } from 'radix-ui';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { watchPastes } from './paste-cut.ts';
import { toastEdges, useToast } from './show-toast.ts';
import type { ToastText } from './show-toast.ts';

/** The one visible toast; its element is removed some seconds after closing (decision A127). */
export function Toasts() {
  const current = useToast((state) => state.current);
  useEffect(watchPastes, []);
  return (
    <Radix.Provider
      swipeDirection="right"
      swipeThreshold={limits.toast.swipePx}
      duration={limits.toast.defaultMs}
      label="Notification"
    >
      {current && <OneToast key={current.key} toast={current} />}
      <Radix.Viewport
        data-toasts
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        // In a session, neither the note line nor the coach is under it.
        className="fixed right-4 bottom-4 z-50 w-[min(380px,calc(100vw-32px))] outline-none max-lg:in-[body:has([data-note-line])]:top-4 max-lg:in-[body:has([data-note-line])]:bottom-auto lg:in-[body:has([data-note-line])]:right-auto lg:in-[body:has([data-note-line])]:left-4"
      />
    </Radix.Provider>
  );
}

function OneToast({ toast }: { toast: ToastText & { key: number } }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => {
      useToast.setState((state) => (state.current?.key === toast.key ? { current: null } : state));
    }, limits.toast.removeMs);
    return () => {
      clearTimeout(timer);
    };
  }, [open, toast.key]);
  const edge = toastEdges[toast.tone ?? 'plain'];
  return (
    <Radix.Root
      forceMount
      open={open}
      onOpenChange={setOpen}
      data-toast
      className={`animate-appear flex items-start gap-3 rounded-md border border-s-4 border-line bg-surface p-4 shadow-float data-[state=closed]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${edge}`}
    >
      <div className="min-w-0 flex-1">
        <Radix.Title className="text-sm font-semibold wrap-anywhere">{toast.title}</Radix.Title>
        {toast.description !== undefined && (
          <Radix.Description className="mt-1 text-sm text-muted wrap-anywhere">{toast.description}</Radix.Description>
        )}
      </div>
      <Radix.Close aria-label="Close notification" className="-m-1 rounded-md p-1 text-muted hover:text-ink">
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}
