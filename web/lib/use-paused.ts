import { useEffect, useState } from 'react';

/** Typing pause before the server is asked, in milliseconds. */
const pauseMs = 120;

/** Returns a text as it stood when typing last paused. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPaused(text);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return paused;
}
