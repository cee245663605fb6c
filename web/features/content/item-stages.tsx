import { isPartlyRead, type ContentItem } from '#contract/records-content.ts';
import { StatusMark } from '#web/components/status-mark.tsx';
import type { Mark } from '#web/components/status-mark.tsx';
import { useNow } from '#web/lib/use-now.ts';
import { count } from './content-words.ts';
import { isUnderWay } from './content.api.ts';

interface Step {
  text: string;
  mark: Mark;
  detail: string;
}

function lasting(from: string | null, to: string | null, now: number): string {
  if (from === null) return '';
  const milliseconds = Math.max(0, (to === null ? now : Date.parse(to)) - Date.parse(from));
  return milliseconds < 10_000 ? `${(milliseconds / 1000).toFixed(1)} s` : `${Math.round(milliseconds / 1000)} s`;
}

function stepsOf({ stage, times, counts, unread }: ContentItem, now: number): Step[] {
  const failed = stage === 'failed';
  const end = times.ended;
  const mark = (begun: string | null, done: string | null): Mark =>
    done !== null ? 'done' : begun === null ? 'waiting' : failed ? 'failed' : end === null ? 'working' : 'done';
  const readEnd = times.indexing ?? (failed ? end : null);
  const read =
    counts.words > 0 ? `${counts.pages ? `${count(counts.pages, 'page')}, ` : ''}${count(counts.words, 'word')}` : '';
  const join = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
  return [
    {
      text: 'Received',
      mark: 'done',
      detail:
        lasting(times.received, times.extracting, now) === ''
          ? ''
          : `waited ${lasting(times.received, times.extracting, now)}`,
    },
    {
      text: 'Reading',
      mark: mark(times.extracting, times.indexing),
      detail: join(lasting(times.extracting, readEnd, now), read),
    },
    {
      text: 'Indexing',
      mark: times.indexing !== null && failed ? 'failed' : mark(times.indexing, stage === 'ready' ? end : null),
      detail: join(lasting(times.indexing, end, now), counts.passages > 0 ? count(counts.passages, 'passage') : ''),
    },
    failed
      ? { text: 'Failed', mark: 'failed', detail: '' }
      : stage === 'ready' && isPartlyRead(unread)
        ? { text: 'Partly read', mark: 'partly', detail: '' }
        : { text: 'Ready', mark: stage === 'ready' ? 'done' : 'waiting', detail: '' },
  ];
}

/** The stages of the last run with times and counts. */
export function ItemStages({ item }: { item: ContentItem }) {
  const now = useNow(isUnderWay(item));
  return (
    <ol aria-label="Stages" className="mt-5 grid gap-x-6 gap-y-2 border-y border-line py-3 sm:grid-cols-4">
      {stepsOf(item, now).map(({ text, mark, detail }) => (
        <li key={text} className={mark === 'waiting' ? 'text-muted' : ''}>
          <StatusMark mark={mark} text={text} />
          <span className="sr-only">: {mark}.</span>
          {detail !== '' && <span className="tabular block ps-5.5 text-xs text-muted">{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
