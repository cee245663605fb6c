import { lazy, useEffect, useEffectEvent } from 'react';
import type { ComponentType } from 'react';
import { showToast } from '#web/components/show-toast.ts';

/** Stands in for a part that could not be loaded: the server has a newer version, or no network is there. */
function NotLoaded({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    showToast({
      title: 'Not opened',
      description: 'This part couldn’t be loaded. Reload the page to get the newest version. Your drafts are kept.',
      tone: 'destructive',
    });
    close();
  }, []);
  return null;
}

type Part = ComponentType<{ onClose: () => void }>;

/** A part of the shell that is loaded when it is first opened; it is told to close when it can’t be. */
export const orNotLoaded = (load: () => Promise<Part>) =>
  lazy(async () => ({ default: await load().catch((): Part => NotLoaded) }));
