import type { ContentNews } from '#contract/content-library.ts';
import type { Mark } from '#web/components/status-mark.tsx';
import type { ContentSearch } from './content-search.ts';
import { count, kindWords } from './content-words.ts';

/** A batch in words: how many of it can be quoted, and what became of the others. */
export function tellNews({ contentId, kind, name, ready, failed, underWay, message }: ContentNews): { mark: Mark; text: string; more: string; search: ContentSearch } {
  const { one, many } = kindWords[kind];
  const all = ready + failed + underWay;
  const mark: Mark = underWay > 0 ? 'working' : failed > 0 ? 'failed' : 'done';
  const tab: ContentSearch = kind === 'document' ? {} : { tab: kind };
  if (all === 1) {
    const word = underWay > 0 ? 'Reading' : failed > 0 ? 'Failed' : 'Ready';
    return { mark, text: `${word}: ${name}`, more: message === '' ? `Content: ${one}` : message, search: { ...tab, item: contentId } };
  }
  const what = underWay > 0 ? `Reading ${count(all, one, many)}: ${ready + failed} done` : failed === 0 ? `${count(all, one, many)} ready` : `${ready} of ${count(all, one, many)} ready, ${failed} failed`;
  return { mark, text: what, more: message === '' ? 'Content' : message, search: { ...tab, ...(failed > 0 && underWay === 0 ? { status: 'Failed' } : {}) } };
}
