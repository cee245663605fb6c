import { useEffect, useState } from 'react';
import type { CountLines } from './fit-page.ts';

/** Width of a column and font size, in points, as in `print.css`. */
const column = { width: 249, letters: 8.9 };
/** Average letter width relative to the font size, for when no canvas can measure it. */
const meanLetter = 0.46;

function measured(): CountLines {
  const context = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-serif').trim() || 'serif';
  if (context !== null) context.font = `${column.letters}px ${family}`;
  const known = new Map<string, number>();
  const widthOf = (word: string): number => {
    const width = known.get(word) ?? context?.measureText(word).width ?? word.length * column.letters * meanLetter;
    known.set(word, width);
    return width;
  };
  return (text, share = 1) => {
    const most = column.width * share;
    let lines = 1;
    let at = 0;
    for (const word of text.split(/\s+/u)) {
      const width = widthOf(word);
      if (at > 0 && at + widthOf(' ') + width > most) {
        lines += 1;
        at = 0;
      }
      at += width + (at > 0 ? widthOf(' ') : 0);
      // An overlong word continues on several lines.
      lines += Math.max(0, Math.ceil(at / most) - 1);
      at %= most;
    }
    return lines;
  };
}

/** Recounts once the font is loaded. */
export function useCountLines(): CountLines {
  const [count, setCount] = useState<CountLines>(() => measured());
  useEffect(() => {
    void document.fonts.ready.then(() => {
      setCount(() => measured());
    });
  }, []);
  return count;
}
