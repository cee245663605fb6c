import type { Page } from '@playwright/test';

interface Watched {
  toasts: string[];
  progress: string[];
}
declare global {
  interface Window {
    watched: Watched;
  }
}

/** Records every toast and upload progress value, so that a test misses none. Call before opening the page. */
export async function watchPage(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    window.watched = { toasts: [], progress: [] };
    const note = (list: string[], text: string): void => {
      if (text !== '' && list.at(-1) !== text) list.push(text);
    };
    const look = (): void => {
      for (const toast of document.querySelectorAll<HTMLElement>('[data-toast][data-state=open]'))
        note(
          window.watched.toasts,
          [...toast.querySelectorAll('div > div')].map((part) => part.textContent).join(': '),
        );
      for (const bar of document.querySelectorAll('progress[aria-label^="Progress of "]')) {
        const text = `${bar.getAttribute('aria-label')?.slice('Progress of '.length) ?? ''} ${bar.getAttribute('value') ?? ''}`;
        if (!window.watched.progress.includes(text)) window.watched.progress.push(text);
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => window.watched);
}
