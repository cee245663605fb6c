import { useEffect } from 'react';

/**
 * What was pressed went with its screen: the keyboard goes on where the new one begins. The old screen stands until the code
 * of the new one is here, so this waits for the moment, up to the reader's own next key or click.
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
