import type { ContentNews } from '#contract/content-library.ts';
import type { Mark } from '#web/components/status-mark.tsx';
import type { ContentSearch } from './content-search.ts';
import { count, kindWords } from './content-words.ts';

/** Describes a batch: how many items can be quoted, and what happened to the others. */
export function tellNews({ contentId, kind, name, ready, partly, failed, underWay, message }: ContentNews): {
  mark: Mark;
  text: string;
  more: string;
  search: ContentSearch;
} {
  const { one, many } = kindWords[kind];
  const all = ready + failed + underWay;
  const mark: Mark = underWay > 0 ? 'working' : failed > 0 ? 'failed' : partly > 0 ? 'partly' : 'done';
  const tab: ContentSearch = kind === 'document' ? {} : { tab: kind };
  if (all === 1) {
    const word = underWay > 0 ? 'Reading' : failed > 0 ? 'Failed' : partly > 0 ? 'Partly read' : 'Ready';
    return {
      mark,
      text: `${word}: ${name}`,
      more: message === '' ? `Content: ${one}` : message,
      search: { ...tab, item: contentId },
    };
  }
  const what =
    underWay > 0
      ? `Reading ${count(all, one, many)}: ${ready + failed} done`
      : failed + partly === 0
        ? `${count(all, one, many)} ready`
        : failed === all
          ? `${count(all, one, many)} failed`
          : [
              `${ready - partly} of ${count(all, one, many)} ready`,
              ...(partly > 0 ? [`${partly} partly read`] : []),
              ...(failed > 0 ? [`${failed} failed`] : []),
            ].join(', ');
  return {
    mark,
    text: what,
    more: message === '' ? 'Content' : message,
    search: {
      ...tab,
      ...(underWay > 0 || failed + partly === 0 ? {} : { status: failed > 0 ? 'Failed' : 'Partly read' }),
    },
  };
}
