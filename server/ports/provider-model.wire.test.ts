import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modelProviders, type ModelProvider } from '#contract/model-providers.ts';
import { serveModel, type AskedOfModel, type ModelReply } from '#tests/support/model/model-server.ts';
import { ModelError, type ModelAnswer } from './language-model.ts';
import { providerModel } from './provider-model.ts';

const form = z.object({ ready: z.boolean(), model: z.string() });
const ready = { content: '{"ready":true,"model":"test"}' };
const key = 'secret-key';

/** Makes one call by a provider's protocol to a server that responds as configured. */
async function asked(
  provider: ModelProvider,
  answer: (asked: AskedOfModel) => ModelReply,
  {
    timeoutMs = 20_000,
    name = 'test-model',
    withForm = true,
    onPartial,
  }: {
    timeoutMs?: number;
    name?: string;
    withForm?: boolean;
    onPartial?: (soFar: Readonly<Record<string, unknown>>) => void;
  } = {},
): Promise<{ answer: ModelAnswer | ModelError; sent: AskedOfModel[] }> {
  const server = await serveModel(answer);
  const model = providerModel({
    provider,
    url: `${server.url}/`,
    key,
    name,
    temperature: null,
    contextCharacters: 10_000,
  });
  try {
    const got = await model
      .answer({
        instructions: 'Answer with JSON: {"ready":true,"model":"your name"}.',
        material: 'Are you ready?',
        form: withForm ? form : null,
        name: 'test',
        timeoutMs,
        signal: new AbortController().signal,
        onPartial,
      })
      .catch((error: unknown) => {
        if (error instanceof ModelError) return error;
        throw error;
      });
    return { answer: got, sent: server.asked };
  } finally {
    await server.close();
  }
}

const spoken: Record<ModelProvider, AskedOfModel['protocol']> = {
  openai: 'openai',
  anthropic: 'anthropic',
  google: 'google',
  'openai-compatible': 'openai',
};
const keyOf: Record<AskedOfModel['protocol'], (headers: AskedOfModel['headers']) => unknown> = {
  openai: ({ authorization }) => authorization?.replace('Bearer ', ''),
  anthropic: (headers) => headers['x-api-key'],
  google: (headers) => headers['x-goog-api-key'],
};

describe.each(modelProviders)('%s', (provider) => {
  it('is asked by its protocol, with its key, and tells what it took', async () => {
    const { answer, sent } = await asked(provider, () => ready);
    expect(answer).toMatchObject({ json: { ready: true, model: 'test' }, cut: false });
    expect(sent).toHaveLength(1);
    const [call] = sent;
    expect(call?.protocol).toBe(spoken[provider]);
    expect(call?.call).toBe('test');
    expect(call?.material).toBe('Are you ready?');
    expect(call && keyOf[call.protocol](call.headers)).toBe(key);
    expect(answer).toMatchObject({ usage: { inputTokens: expect.any(Number), outputTokens: 7 } });
  });

  it('is told the form of the answer, and is asked without it where that is wanted', async () => {
    const told = (sent: AskedOfModel[]): boolean => JSON.stringify(sent[0]?.body).includes('"properties"');
    expect(told((await asked(provider, () => ready)).sent)).toBe(true);
    const { answer, sent } = await asked(provider, () => ready, { withForm: false });
    expect(told(sent)).toBe(false);
    expect(answer).toMatchObject({ json: { ready: true } });
  });

  const faults: [what: string, reply: ModelReply, fault: string, status: number | null][] = [
    ['a wrong key', { status: 401 }, 'refused', provider === 'google' ? 400 : 401],
    ['too many requests', { status: 429, headers: { 'retry-after': '7' } }, 'rate-limited', 429],
    ['a refused form', { status: 400 }, 'form', 400],
    ['a broken server', { status: 500 }, 'server-error', 500],
    ['an overloaded server', { status: 529 }, 'server-error', 529],
    ['an answer that is cut off', { ...ready, cuts: true }, 'connection', null],
    ['an answer without end', { bytes: 3_000_000 }, 'too-large', null],
    ['no JSON', { content: 'I would rather not.' }, 'malformed', null],
    ['a model that declines', { declines: true }, 'declined', null],
  ];
  it.each(faults)('%s, whole and streamed', async (_what, reply, fault, status) => {
    for (const more of [{}, { onPartial: () => undefined }]) {
      const { answer } = await asked(provider, () => reply, more);
      expect(answer).toBeInstanceOf(ModelError);
      expect(answer).toMatchObject({ fault, status });
      if (fault === 'rate-limited') expect(answer).toMatchObject({ retryAfterMs: 7000 });
      expect(answer instanceof ModelError && answer.message).not.toContain('secret');
    }
  });

  const long = { ready: true, model: 'long '.repeat(100), more: 'and more '.repeat(50) };
  it('is heard piece by piece where that is wanted, with what it took', async () => {
    const heard: Readonly<Record<string, unknown>>[] = [];
    const { answer, sent } = await asked(provider, () => ({ content: JSON.stringify(long), pieceMs: 5 }), {
      onPartial: (soFar) => heard.push(soFar),
    });
    expect(sent.map(({ streamed }) => streamed)).toEqual([true]);
    expect(answer).toMatchObject({ json: long, cut: false, usage: { inputTokens: expect.any(Number) } });
    expect(answer).toMatchObject({ usage: { outputTokens: Math.round(JSON.stringify(long).length / 4) } });
    expect(heard.length).toBeGreaterThan(5);
    expect(heard.filter((soFar) => !('more' in soFar)).length).toBeGreaterThan(1);
    expect(heard.at(-1)).toEqual(long);
    // Characters no database can store are removed from partial results too.
    const nul = { ...long, more: 'a\u0000b' };
    await asked(provider, () => ({ content: JSON.stringify(nul) }), { onPartial: (soFar) => heard.push(soFar) });
    expect(JSON.stringify(heard)).not.toContain('u0000');
    expect(heard.at(-1)).toHaveProperty('more');
  });

  it('a stream that breaks off has told what it came to, and counts what it said', async () => {
    const heard: Readonly<Record<string, unknown>>[] = [];
    const { answer } = await asked(provider, () => ({ content: JSON.stringify(long), cutsAfter: 700 }), {
      onPartial: (soFar) => heard.push(soFar),
    });
    expect(answer).toMatchObject({ fault: 'connection' });
    expect(heard.at(-1)).toMatchObject({ ready: true, model: long.model });
    expect(answer.usage.outputCharacters).toBeGreaterThan(500);
  });

  it('a stream that stalls ends with the call’s time', async () => {
    const reply: ModelReply = { content: JSON.stringify(long), pieceMs: 200 };
    for (const each of [reply, { hangs: true }, { dripMs: 50 }])
      expect((await asked(provider, () => each, { timeoutMs: 600, onPartial: () => undefined })).answer).toMatchObject({
        fault: 'timeout',
      });
  });

  it('a slow answer is waited for, one that hangs or trickles ends with the call’s time', async () => {
    expect((await asked(provider, () => ({ ...ready, delayMs: 700 }))).answer).toMatchObject({ cut: false });
    for (const reply of [{ hangs: true }, { dripMs: 50 }])
      expect((await asked(provider, () => reply, { timeoutMs: 400 })).answer).toMatchObject({ fault: 'timeout' });
  });

  it('an answer that broke off in the middle is understood as far as it goes', async () => {
    const { answer } = await asked(provider, () => ({ content: ready.content.slice(0, -5) }));
    expect(answer).toMatchObject({ json: { ready: true }, cut: true });
  });
});

it('Google’s wait in the body counts as one in the head', async () => {
  const server = await serveModel(() => ({ status: 429 }));
  const body = JSON.stringify({ error: { code: 429, message: '', status: '', details: [{ retryDelay: '3s' }] } });
  const model = providerModel({
    provider: 'google',
    url: server.url,
    key,
    name: 'test-model',
    temperature: 0,
    contextCharacters: 10_000,
    fetch: async () => new Response(body, { status: 429, headers: { 'content-type': 'application/json' } }),
  });
  const call = { instructions: '', material: 'x', form: null, name: 'test', timeoutMs: 1000 };
  await expect(model.answer({ ...call, signal: new AbortController().signal })).rejects.toMatchObject({
    retryAfterMs: 3000,
  });
  await server.close();
});
