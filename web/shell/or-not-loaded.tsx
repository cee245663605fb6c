import { lazy, useEffect, useEffectEvent } from 'react';
import type { ComponentType } from 'react';
import { showToast } from '#web/components/show-toast.ts';

/** Shown when a part can't be loaded: the server has a newer version, or there is no network. */
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

/** Loads a part of the shell when first opened; closes it if loading fails. */
export const orNotLoaded = (load: () => Promise<Part>) =>
  lazy(async () => ({ default: await load().catch((): Part => NotLoaded) }));
