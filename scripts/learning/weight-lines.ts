import type { Learned } from './learn-label.ts';

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** Writes learned phrases as the value of a `PhraseWeights`; `perLine`: phrases on a line at most. */
export function weightLines({ bias, byWeight }: Learned, perLine = 12): string {
  const lines = [...byWeight]
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .flatMap(([weight, phrases]) =>
      Array.from({ length: Math.ceil(phrases.length / perLine) }, (_, at) =>
        [weight, ...phrases.slice(at * perLine, (at + 1) * perLine)].join(' | '),
      ),
    );
  return `{\n  bias: ${bias},\n  lines: [\n${lines.map((line) => `    ${quoted(line)},\n`).join('')}  ],\n}`;
}
