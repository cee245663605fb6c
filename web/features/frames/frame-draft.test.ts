import { expect, test } from 'vitest';
import { checkFrame, emptyPoint, movePoint, writtenOf } from './frame-draft.ts';

const frame = {
  id: 'frame-1',
  name: 'House rules',
  points: [
    { label: 'Works council', hint: 'Who speaks for it?', facts: [], words: ['works council', 'union'] },
    { label: 'Money', hint: '', facts: ['budget' as const], words: [] },
  ],
};

test('what is written is what is saved: words one a line, without blank ones', () => {
  const written = writtenOf(frame);
  const [first = emptyPoint()] = written.points;
  const again = { ...written, points: written.points.with(0, { ...first, words: ' works council \n\nunion\n' }) };
  const { id: _id, ...saved } = frame;
  expect(checkFrame(again).data).toEqual(saved);
});

test('a point without a name, or that nothing fills, and the name of a known frame are refused at their place', () => {
  const wrong = checkFrame({ name: 'meddicc', points: [emptyPoint(), { ...emptyPoint(), label: 'x', words: 'a' }] });
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'name',
    'points.0.label',
    'points.0.facts',
    'points.1.words.0',
  ]);
});

test('points move by one place, and stay where there is none', () => {
  const { points } = writtenOf(frame);
  const labels = (moved: typeof points) => moved.map(({ label }) => label);
  expect(labels(movePoint(points, 0, 1))).toEqual(['Money', 'Works council']);
  expect(labels(movePoint(points, 0, -1))).toEqual(['Works council', 'Money']);
  expect(labels(movePoint(points, 1, 1))).toEqual(['Works council', 'Money']);
});
