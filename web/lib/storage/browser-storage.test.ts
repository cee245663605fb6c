import { afterEach, expect, test, vi } from 'vitest';
import { inBrowser, inTab } from './browser-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('where a storage is full, nothing is thrown and what is there can be read', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => 'kept before',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(inBrowser.write('key', 'value')).toBe(false);
  expect(inBrowser.read('key')).toBe('kept before');
});

test('where a page may keep nothing, nothing is thrown and nothing is read', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(inTab.write('key', 'value')).toBe(false);
  expect(inTab.read('key')).toBeNull();
  expect(() => {
    inTab.drop('key');
  }).not.toThrow();
});
