import { useEffect, useState } from 'react';

/** Pixels from the top of the window: a heading above this line has been reached. It lies below both bars. */
const line = 190;

/** Returns the id of the section that is being read: the last whose heading has been reached. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const found = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      const reached = found.filter((heading) => heading.getBoundingClientRect().top <= line);
      // The last ones are too short to get there.
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent((atEnd ? found : reached).at(-1)?.id ?? found[0]?.id);
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    soon();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [all]);
  return current;
}
