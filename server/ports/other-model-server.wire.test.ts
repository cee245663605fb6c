import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelProviders } from '#contract/model-providers.ts';
import type { ModelRequest } from './language-model.ts';
import { providerModel } from './provider-model.ts';

/** An independent implementation of the protocols, which checks our requests by its own reading of each provider. */
const mock = new LLMock({ port: 0 });
beforeAll(async () => {
  mock.onMessage('Are you ready?', { content: '{"ready":true}' });
  await mock.start();
});
afterAll(() => mock.stop());

const request: ModelRequest = {
  instructions: 'Answer with JSON.',
  material: 'Are you ready?',
  form: null,
  name: 'test',
  timeoutMs: 20_000,
  signal: new AbortController().signal,
};
const names = {
  openai: 'gpt-4o',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
  'openai-compatible': 'x',
};

describe.each(modelProviders)('%s', (provider) => {
  const model = () =>
    providerModel({
      provider,
      url: `${mock.url}/${provider === 'google' ? 'v1beta' : 'v1'}`,
      key: 'key',
      name: names[provider],
      temperature: null,
      contextCharacters: 10_000,
    });

  it('is understood, and its answer read', async () => {
    expect(await model().answer(request)).toMatchObject({ json: { ready: true }, cut: false });
  });

  it('is understood where it streams', async () => {
    const heard: object[] = [];
    const answer = await model().answer({ ...request, onPartial: (soFar) => heard.push(soFar) });
    expect(answer).toMatchObject({ json: { ready: true }, cut: false });
    expect(heard.at(-1)).toEqual({ ready: true });
  });

  it('429 is told as such, and the call after it succeeds', async () => {
    mock.nextRequestError(429, { message: 'slow down', type: 'rate_limit_error' });
    await expect(model().answer(request)).rejects.toMatchObject({ fault: 'rate-limited', status: 429 });
    expect(await model().answer(request)).toMatchObject({ json: { ready: true } });
  });
});
