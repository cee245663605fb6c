import { expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { readKey } from './read-key.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const free = { typing: false, afterG: false, single: true };

test('Ctrl K and Cmd K open the commands from everywhere, also out of a field', () => {
  expect(readKey(press('k', { ctrlKey: true }), { ...free, typing: true }).kind).toBe('commands');
  expect(readKey(press('K', { metaKey: true }), { ...free, single: false }).kind).toBe('commands');
  expect(readKey(press('k', { ctrlKey: true, shiftKey: true }), free).kind).toBe('none');
});

test('single keys mean nothing while somebody types, with another key held, or turned off', () => {
  expect(readKey(press('?', { shiftKey: true }), free).kind).toBe('shortcuts');
  for (const key of ['?', '/', 'n', 'g']) {
    expect(readKey(press(key), { ...free, typing: true }).kind).toBe('none');
    expect(readKey(press(key), { ...free, single: false }).kind).toBe('none');
    expect(readKey(press(key, { altKey: true }), free).kind).toBe('none');
    expect(readKey(press(key, { ctrlKey: true }), free).kind).toBe('none');
  }
});

test('G and a letter go to a screen; a letter alone does not', () => {
  expect(readKey(press('g'), free).kind).toBe('begin');
  expect(readKey(press('c'), { ...free, afterG: true })).toEqual({ kind: 'go', to: paths.content });
  expect(readKey(press('c'), free).kind).toBe('none');
  expect(readKey(press('x'), { ...free, afterG: true }).kind).toBe('none');
});
