import { expect, test } from 'vitest';
import { dimensions, openSentenceEncoder } from './sentence-encoder.ts';

const close = (a: Float32Array, b: Float32Array): number => {
  let [dot, left, right] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    dot += (a[at] ?? 0) * (b[at] ?? 0);
    left += (a[at] ?? 0) ** 2;
    right += (b[at] ?? 0) ** 2;
  }
  return dot / Math.sqrt(left * right);
};

test('what means the same is closer than what has a word in common', async () => {
  const encode = await openSentenceEncoder();
  const [dear, much, deer] = await Promise.all(
    ['That is far too expensive for us.', 'We could never afford that much.', 'That deer is too far away from us.'].map(
      (each) => encode(each),
    ),
  );
  if (!dear || !much || !deer) throw new Error('not encoded');
  expect(close(dear, much)).toBeGreaterThan(close(dear, deer));
});

test('any text is encoded, the same each time, and a long one costs no more than its end', async () => {
  const encode = await openSentenceEncoder();
  for (const text of ['', '  \n', '😀🏳️‍🌈', '日本語のテキスト', '\u0000\uD800', 'a', '!?!?', 'x'.repeat(200_000)]) {
    const [first, second] = [await encode(text), await encode(text)];
    expect(first).toHaveLength(dimensions);
    expect(first.every(Number.isFinite)).toBe(true);
    expect(second).toEqual(first);
  }
  const words = 'We need it by March. '.repeat(2000);
  expect(await encode(words)).toEqual(await encode(words.slice(-400)));
});
