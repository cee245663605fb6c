import type { SessionLine } from '#contract/session-lines.ts';

type Marked = Pick<SessionLine, 'kind' | 'authorId' | 'atMs' | 'text'>;

/** The bookmarks of a call, and the private notes of one member; those of others are nobody else's to read. */
export function markedIn<L extends Marked>(lines: readonly L[], userId: string): { bookmarks: L[]; own: L[] } {
  return {
    bookmarks: lines.filter(({ kind }) => kind === 'bookmark'),
    own: lines.filter(({ kind, authorId }) => kind === 'private-note' && authorId === userId),
  };
}

/** What was said or noted last before a bookmark without words; null: nothing. */
export function saidAt({ atMs }: Pick<Marked, 'atMs'>, lines: readonly Marked[]): string | null {
  if (atMs === null) return null;
  const last = lines.findLast(
    (line) => (line.kind === 'utterance' || line.kind === 'note') && line.atMs !== null && line.atMs <= atMs,
  );
  return last?.text ?? null;
}
