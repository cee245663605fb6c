import { expect, test } from 'vitest';
import { markedIn, saidAt } from './marked-lines.ts';

const lines = [
  { kind: 'utterance', authorId: 'a', atMs: 1000, text: 'We lose slips.' },
  { kind: 'private-note', authorId: 'a', atMs: 2000, text: 'Watch the tone' },
  { kind: 'private-note', authorId: 'b', atMs: 2500, text: 'Not yours' },
  { kind: 'bookmark', authorId: 'b', atMs: 3000, text: '' },
  { kind: 'note', authorId: 'a', atMs: 4000, text: 'Two depots' },
] as const;

test('everybody’s bookmarks and one’s own private notes are found', () => {
  const { bookmarks, own } = markedIn(lines, 'a');
  expect([bookmarks, own]).toEqual([[lines[3]], [lines[1]]]);
});

test('a bookmark without words marks what was said last before it, never a private note', () => {
  expect(saidAt(lines[3], lines)).toBe('We lose slips.');
  expect(saidAt({ atMs: 500 }, lines)).toBeNull();
  expect(saidAt({ atMs: null }, lines)).toBeNull();
});
