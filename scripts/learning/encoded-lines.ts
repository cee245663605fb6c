import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dimensions, openSentenceEncoder } from '#server/agents/discovery-coach/meaning/sentence-encoder.ts';

const reportEvery = 2000;

/** Encodes texts, each once; those that a file has already aren't encoded again. */
export async function encodedOnce(texts: readonly string[], file: string): Promise<Map<string, Float32Array>> {
  const [names, numbers] = [`${file}.json`, `${file}.f32`];
  const known = new Map<string, Float32Array>();
  if (existsSync(names)) {
    const before = JSON.parse(readFileSync(names, 'utf8')) as string[];
    const bytes = readFileSync(numbers);
    const all = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    before.forEach((text, at) => known.set(text, all.slice(at * dimensions, (at + 1) * dimensions)));
  }
  const encode = await openSentenceEncoder();
  let done = 0;
  for (const text of texts) {
    if (known.has(text)) continue;
    known.set(text, await encode(text));
    done += 1;
    if (done % reportEvery === 0) process.stderr.write(`${done} sentences encoded\n`);
  }
  const all = new Float32Array(known.size * dimensions);
  [...known.values()].forEach((vector, at) => all.set(vector, at * dimensions));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(names, JSON.stringify([...known.keys()]));
  writeFileSync(numbers, new Uint8Array(all.buffer));
  return known;
}
