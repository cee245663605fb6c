import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

test('a folder for text recognition that holds no language data is refused at the start', () => {
  expect(readEnvironment({}).ocrData).toBeNull();
  expect(() => readEnvironment({ OCR_DATA: import.meta.dirname })).toThrow(EnvironmentError);
  expect(() => readEnvironment({ OCR_DATA: '/there/is/no/such/folder' })).toThrow(
    /OCR_DATA: is no folder with language data/u,
  );
});

test('a model is named by its provider, and what is missing or unknown is said by name', () => {
  expect(readEnvironment({}).model).toBeNull();
  expect(() => readEnvironment({ MODEL_PROVIDER: 'acme' })).toThrow(
    'MODEL_PROVIDER: names no provider: acme; there are openai, anthropic, google, openai-compatible',
  );
  for (const MODEL_PROVIDER of ['openai', 'anthropic', 'google']) {
    expect(readEnvironment({ MODEL_PROVIDER }).missing).toEqual(['MODEL_KEY', 'MODEL_NAME']);
    const set = readEnvironment({ MODEL_PROVIDER, MODEL_KEY: 'k', MODEL_NAME: 'm' });
    expect([set.missing, set.model?.provider, set.model?.url]).toEqual([[], MODEL_PROVIDER, '']);
  }
  expect(readEnvironment({ MODEL_PROVIDER: 'openai-compatible' }).missing).toEqual(['MODEL_URL', 'MODEL_NAME']);
  expect(readEnvironment({ MODEL_URL: 'http://127.0.0.1:1/v1', MODEL_NAME: 'm' }).model?.provider).toBe(
    'openai-compatible',
  );
});

test('client records call the installation Development, unless the operator names it', () => {
  expect(readEnvironment({}).instance).toBe('Development');
  expect(readEnvironment({ INSTANCE: ' ' }).instance).toBe('Development');
  expect(readEnvironment({ INSTANCE: 'Production' }).instance).toBe('Production');
  expect(() => readEnvironment({ INSTANCE: 'x'.repeat(51) })).toThrow('INSTANCE');
});

test('the session endpoint is tried once for 30 seconds, unless the operator sets it otherwise', () => {
  expect(readEnvironment({}).sessionEndpoint).toEqual({ timeoutMs: 30_000, attempts: 1 });
  const set = { LOAD_SESSION_TIMEOUT_SECONDS: '5', LOAD_SESSION_ATTEMPTS: '3' };
  const { sessionEndpoint, automation } = readEnvironment({
    ...set,
    AUTOMATION_URL_LOAD_SESSION: 'https://n8n.example',
  });
  expect(sessionEndpoint).toEqual({ timeoutMs: 5000, attempts: 3 });
  expect(automation?.timeoutsMs).toEqual({ 'load-session': 5000 });
  expect(() => readEnvironment({ LOAD_SESSION_ATTEMPTS: '0' })).toThrow('LOAD_SESSION_ATTEMPTS');
  expect(() => readEnvironment({ LOAD_SESSION_TIMEOUT_SECONDS: '1.5' })).toThrow('LOAD_SESSION_TIMEOUT_SECONDS');
});
