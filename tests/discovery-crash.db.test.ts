import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSession, readSession, updateSession } from '#contract/discovery.ts';
import { addLines, addTranscript, readLines } from '#contract/session-lines.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer, requestOf } from '#tests/support/people.ts';
import { ownProducts } from '#tests/support/process/own-products.ts';
import type { Product } from '#tests/support/product.ts';

const products = ownProducts('discovery-crash');

test(
  'kill -9 while notes, a transcript and fields are sent: what was acknowledged is there, a transcript wholly or not at all, and sending all again doubles nothing',
  { timeout: 240_000 },
  async () => {
    const first = await products.start();
    const rep = await enterByDemoLink(first);
    const sessionId = (await callServer(first, createSession, {}, rep.headers)).body.data?.sessionId ?? '';
    const notes = Array.from({ length: 300 }, (_, at) => ({
      id: randomUUID(),
      kind: 'note' as const,
      atMs: at * 100,
      text: `Note ${at}`,
    }));
    const requestId = randomUUID();
    const spoken = 3000;
    const text = Array.from({ length: spoken }, (_, at) => `${at % 2 === 0 ? 'Ana' : 'Bo'}: Line ${at}.`).join('\n');
    const acknowledged = new Set<string>();
    let kept = '';
    const send = async (product: Product, headers: Record<string, string>, endpoint: typeof addTranscript) => {
      const { url, init } = requestOf(product, endpoint, { sessionId, requestId, text }, headers);
      return fetch(url, init).then(
        (answer) => answer.status,
        () => 'broken off' as const,
      );
    };
    const writing = (async () => {
      for (const [at, note] of notes.entries()) {
        const { body } = await callServer(first, addLines, { sessionId, lines: [note] }, rep.headers);
        for (const id of body.acknowledged) acknowledged.add(id);
        const vision = `Version ${at}`;
        if ((await callServer(first, updateSession, { sessionId, vision }, rep.headers)).status === 200) kept = vision;
      }
    })().catch(() => 'killed');
    while (acknowledged.size < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    const transcript = send(first, rep.headers, addTranscript);
    while (acknowledged.size < 40) await new Promise((resolve) => setTimeout(resolve, 5));
    await first.stop('SIGKILL');
    expect(await writing).toBe('killed');
    await transcript;

    const second = await products.start();
    const { headers } = await enterByDemoLink(second);
    const lines = async () => (await callServer(second, readLines, { sessionId }, headers)).body.lines;
    const found = await lines();
    const ids = new Set(found.map(({ id }) => id));
    for (const id of acknowledged) expect(ids).toContain(id);
    expect([0, spoken]).toContain(found.filter(({ kind }) => kind === 'utterance').length);
    const { vision } = (await callServer(second, readSession, { sessionId }, headers)).body.data;
    expect(Number(vision.slice(8))).toBeGreaterThanOrEqual(Number(kept.slice(8)));

    for (const part of [notes.slice(0, 150), notes.slice(150)])
      await callServer(second, addLines, { sessionId, lines: part }, headers);
    expect(await send(second, headers, addTranscript)).toBe(200);
    const all = await lines();
    expect(all.filter(({ kind }) => kind === 'note')).toHaveLength(notes.length);
    expect(all.filter(({ kind }) => kind === 'utterance')).toHaveLength(spoken);
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
  },
);
