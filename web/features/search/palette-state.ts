import { create } from 'zustand';
import { inBrowser } from '#web/lib/storage/browser-storage.ts';

/** Which dialog is open; kept small, because the shell loads it on the first page. */
export const usePalette = create<{ open: 'commands' | 'shortcuts' | null }>(() => ({ open: null }));

export function openPalette(open: 'commands' | 'shortcuts' | null): void {
  usePalette.setState({ open });
}

const offKey = 'single-keys';
/** Whether shortcuts without Ctrl, Cmd or Alt are on: people who use speech input turn them off (WCAG 2.1.4). */
export const singleKeys = {
  on: (): boolean => inBrowser.read(offKey) !== 'off',
  turn: (on: boolean): void => {
    if (on) inBrowser.drop(offKey);
    else inBrowser.write(offKey, 'off');
  },
};
