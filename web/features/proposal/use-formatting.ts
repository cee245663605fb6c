import { useEffect, useRef } from 'react';
import type { RichLine } from '#contract/rich-text.ts';
import { useFormat } from './proposal.api.ts';

const pauseMs = 600;

/** Saves a block's formatting after a pause, and at once on leaving it. */
export function useFormatting(blockId: string): (lines: RichLine[]) => void {
  const format = useFormat();
  const waiting = useRef<{ lines: RichLine[]; timer: ReturnType<typeof setTimeout> } | null>(null);
  const send = useRef(() => {});
  useEffect(() => {
    send.current = () => {
      if (waiting.current === null) return;
      clearTimeout(waiting.current.timer);
      format.mutate({ blockId, lines: waiting.current.lines });
      waiting.current = null;
    };
  });
  useEffect(() => {
    const leave = () => {
      send.current();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return (lines) => {
    if (waiting.current !== null) clearTimeout(waiting.current.timer);
    waiting.current = {
      lines,
      timer: setTimeout(() => {
        send.current();
      }, pauseMs),
    };
  };
}
