import { tidy } from '#web/lib/marks.ts';
import type { TextMark } from '#web/lib/marks.ts';

/** Highlights the matching places in a text. */
export function MarkedText({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  const places = tidy(marks);
  return (
    <>
      {places.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(places[at - 1]?.to ?? 0, from)}
          <mark className="rounded-[3px] bg-amber-soft px-0.5 text-ink shadow-[inset_0_-1px_0_var(--amber)]">
            {text.slice(from, to)}
          </mark>
        </span>
      ))}
      {text.slice(places.at(-1)?.to ?? 0)}
    </>
  );
}
