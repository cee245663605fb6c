import { sectionTitles } from '#contract/brief.ts';
import type { Change, Changes } from '#contract/brief-marks.ts';
import { formatDay } from '#web/lib/dates.ts';

const words: Record<Change['kind'], string> = { new: 'New', gone: 'Gone', changed: 'Changed' };
const shownFirst = 8;

/** What the last refresh changed. */
export function BriefChanges({ changes }: { changes: Changes }) {
  const { items } = changes;
  const since = formatDay(changes.since);
  return (
    <section
      aria-labelledby="changes"
      data-screen-only
      className="mb-8 rounded-md border border-line bg-surface px-5 py-4"
    >
      <h2 id="changes" className="text-sm font-semibold">
        {items.length === 0 ? `Nothing has changed since ${since}` : `What changed since ${since}`}
      </h2>
      {items.length > 0 && <ChangeList items={items.slice(0, shownFirst)} />}
      {items.length > shownFirst && (
        <details className="mt-2">
          <summary className="w-fit rounded-md text-sm font-medium text-accent">
            {items.length - shownFirst} more
          </summary>
          <ChangeList items={items.slice(shownFirst)} />
        </details>
      )}
    </section>
  );
}

function ChangeList({ items }: { items: Change[] }) {
  return (
    <ul className="mt-2 space-y-2 text-sm">
      {items.map((item) => (
        <li
          key={`${item.section} ${item.before} ${item.after}`}
          className="grid gap-x-4 sm:grid-cols-[80px_minmax(0,1fr)]"
        >
          <span className={`font-medium ${item.kind === 'gone' ? 'text-muted' : 'text-accent'}`}>
            {words[item.kind]}
          </span>
          <span>
            {item.after !== null && (
              <span dir="auto" className="block">
                {item.after}
              </span>
            )}
            {item.before !== null && (
              <del dir="auto" className="block text-muted">
                {item.before}
              </del>
            )}
            <span className="block text-xs text-muted">{sectionTitles[item.section]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
