import { lazyRouteComponent } from '@tanstack/react-router';
import { whenOnline } from '#web/lib/use-online.ts';

/** Loads a screen's code on demand; without a network, waits until it is back. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => whenOnline(load), name);
