import { useEffect } from 'react';

/**
 * Moves focus to the new screen after navigation, because the pressed element is gone.
 * The old screen stays until the new one's code arrives, so this waits, until the user's next key or click.
 */
export function FocusOfScreen() {
  useEffect(() => {
    const content = document.getElementById('content');
    if (content === null) return;
    const over = new AbortController();
    const look = (): void => {
      if (document.activeElement !== document.body) return;
      content.focus({ preventScroll: true });
      over.abort();
    };
    const timer = setTimeout(look);
    const seen = new MutationObserver(look);
    seen.observe(content, { childList: true, subtree: true });
    over.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      seen.disconnect();
    });
    for (const hand of ['keydown', 'pointerdown'])
      document.addEventListener(
        hand,
        () => {
          over.abort();
        },
        { signal: over.signal },
      );
    return () => {
      over.abort();
    };
  }, []);
  return null;
}
