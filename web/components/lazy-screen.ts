import { lazyRouteComponent } from '@tanstack/react-router';
import { whenOnline } from '#web/lib/use-online.ts';

/** A screen with code of its own; opened without a network, it comes when that is back. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => whenOnline(load), name);
