import { lazyRouteComponent } from '@tanstack/react-router';
import { readBuild } from '#contract/health.ts';
import { call } from '#web/lib/client.ts';
import { ScreenNotLoaded } from '#web/lib/screen-not-loaded.ts';
import { hasUnsaved } from '#web/lib/unsaved/unsaved.ts';
import { whenOnline } from '#web/lib/use-online.ts';

async function isReachable(): Promise<boolean> {
  try {
    await call(readBuild, {});
    return true;
  } catch {
    return false;
  }
}

/**
 * Says why a screen's code didn't arrive. The router reloads the page for it, which is right for a server that has a
 * newer build, but would leave the product for the browser's own error page while the server restarts.
 */
async function explained<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const reachable = await isReachable();
    if (reachable && !hasUnsaved(['typed', 'call'])) throw error;
    throw new ScreenNotLoaded(reachable, { cause: error });
  }
}

/** Loads a screen's code on demand; without a network, waits until it is back. Throws ScreenNotLoaded. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => explained(() => whenOnline(load)), name);
