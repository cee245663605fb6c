import { BookOpenText, FileText, Globe, Package, Presentation, Video } from 'lucide-react';
import type { Found } from '#contract/search.ts';
import { statusOf } from '#web/features/discovery/session-words.ts';
import { statusWords } from '#web/features/prep/prep-words.ts';
import { paths } from '#web/paths.ts';

const contentIcons = { document: FileText, webpage: Globe, video: Video } as const;
const icons = { prep: BookOpenText, session: Presentation, proposal: FileText, solution: Package } as const;
const names = { prep: 'Brief', session: 'Session', proposal: 'Proposal', solution: 'Solution' } as const;
const contentNames = { document: 'Document', webpage: 'Web page', video: 'Video' } as const;
const isPrepStatus = (status: string): status is keyof typeof statusWords => Object.hasOwn(statusWords, status);

export function iconOf({ kind, content }: Found) {
  return kind === 'content' ? contentIcons[content?.kind ?? 'document'] : icons[kind];
}

/** Describes kind and state: 'Session, completed'. */
export function kindOf({ kind, content, status }: Found): string {
  if (kind === 'content') return contentNames[content?.kind ?? 'document'];
  if (kind === 'prep')
    return isPrepStatus(status) && status !== 'ready' ? `Brief, ${statusWords[status].text.toLowerCase()}` : 'Brief';
  if (kind === 'session') return `Session, ${statusOf(status).text.toLowerCase()}`;
  return status === '' ? names[kind] : `${names[kind]}, ${status.toLowerCase()}`;
}

/** Returns the URL of a result, at the matching passage if there is one. */
export function placeOf({ kind, id, content }: Found) {
  if (kind === 'prep') return { to: paths.dashboard, search: { prep: id } } as const;
  if (kind === 'session') return { to: paths.dashboard, search: { session: id } } as const;
  if (kind === 'proposal') return { to: '/pdf-generation/$', params: { _splat: id } } as const;
  if (kind === 'solution') return { to: paths.dashboard, search: { view: 'solutions' } } as const;
  const { kind: tab = 'document', passage = null } = content ?? {};
  return {
    to: paths.content,
    search: { ...(tab === 'document' ? {} : { tab }), item: id, ...(passage === null ? {} : { at: passage }) },
  } as const;
}
