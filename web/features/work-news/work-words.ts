import type { WorkNews } from '#contract/work-news.ts';
import type { Mark } from '#web/components/status-mark.tsx';

const words: Record<WorkNews['kind'], Record<WorkNews['state'], string>> = {
  import: {
    waiting: 'Waiting to import',
    running: 'Importing',
    done: 'Imported',
    canceled: 'Import canceled',
    failed: 'Import failed',
    expired: 'Imported',
  },
  export: {
    waiting: 'Export waiting',
    running: 'Export in progress',
    done: 'Export ready',
    canceled: 'Export canceled',
    failed: 'Export failed',
    expired: 'Export expired',
  },
};
const marks: Record<WorkNews['state'], Mark> = {
  waiting: 'waiting',
  running: 'working',
  done: 'done',
  canceled: 'stopped',
  failed: 'failed',
  expired: 'done',
};

const count = (amount: number, one: string, many: string): string =>
  `${amount.toLocaleString('en-US')} ${amount === 1 ? one : many}`;

/** Describes an import's result, or the progress of either. */
function tellMore({ kind, state, done, total, made, duplicates, refused, problem }: WorkNews): string {
  if (problem !== '') return problem;
  if (state === 'waiting' || state === 'running') return `${done} of ${total}`;
  if (kind === 'export') return 'Data export';
  return [
    `${count(made, 'session', 'sessions')} made`,
    ...(duplicates > 0 ? [`${count(duplicates, 'row', 'rows')} already there`] : []),
    ...(refused > 0 ? [`${count(refused, 'row', 'rows')} not imported`] : []),
  ].join(', ');
}

/** Describes an import or export for the bell. */
export function tellWork(news: WorkNews): { mark: Mark; text: string; more: string } {
  const { kind, state, name, refused } = news;
  const mark = state === 'done' && refused > 0 ? 'partly' : marks[state];
  const what = words[kind][state];
  return { mark, text: name === '' ? what : `${what}: ${name}`, more: tellMore(news) };
}
