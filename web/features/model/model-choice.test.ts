import { describe, expect, test } from 'vitest';
import { countsDollars, draftOf, keepsKey, readDraft } from './model-choice.ts';

const own = { provider: 'openai-compatible' as const, name: 'm', url: 'https://models.example/v1', keyEnd: '4321' };
const settings = {
  allowed: true,
  operator: null,
  own,
  inputPrice: 3,
  outputPrice: null,
  monthlyLimit: null,
  month: '2026-11',
  usage: [],
  reached: false,
};
const draft = draftOf(settings);

describe('the form of an organization’s model', () => {
  test('sends no key unless one is typed, and amounts as numbers', () => {
    expect(readDraft({ ...draft, monthlyLimit: '1,200.50' }, settings)).toEqual({
      input: {
        own: { provider: own.provider, name: 'm', url: own.url },
        inputPrice: 3,
        outputPrice: null,
        monthlyLimit: 1200.5,
      },
    });
    expect(readDraft({ ...draft, key: ' k ' }, settings)).toMatchObject({ input: { own: { key: 'k' } } });
    expect(readDraft({ ...draft, provider: '' }, settings)).toMatchObject({ input: { own: null } });
  });
  test('says what has to be put right, each beside its field', () => {
    const wrong = { ...draft, name: ' ', url: 'models', inputPrice: 'three', outputPrice: '-1', monthlyLimit: '0' };
    const read = readDraft(wrong, settings);
    expect('errors' in read && Object.keys(read.errors)).toEqual([
      'name',
      'url',
      'inputPrice',
      'outputPrice',
      'monthlyLimit',
    ]);
    expect(readDraft({ ...draft, provider: 'google' }, settings)).toEqual({
      errors: { key: 'Enter the key of this provider' },
    });
  });
  test('keeps a key for the provider and address that it was entered for', () => {
    expect(keepsKey({ ...draft, url: `${own.url}/` }, settings)).toBe(true);
    expect(keepsKey({ ...draft, url: 'https://other.example/v1' }, settings)).toBe(false);
    expect(keepsKey({ ...draft, provider: 'openai' }, settings)).toBe(false);
    expect(keepsKey(draft, { own: { ...own, keyEnd: '' } })).toBe(false);
  });
  test('counts dollars with both prices alone', () => {
    expect([countsDollars(draft), countsDollars({ ...draft, outputPrice: '15' })]).toEqual([false, true]);
  });
});
