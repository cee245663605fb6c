import { useEffect, useState } from 'react';

/** Typing pause before the server is asked, in milliseconds. */
const askMs = 120;

/** Returns a text as it stood when typing last paused for so many milliseconds. */
export function usePaused(text: string, pauseMs = askMs): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPaused(text);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, pauseMs]);
  return paused;
}
