import { expect, test } from 'vitest';
import { leavesScreen } from './leaves-screen.ts';

const content = (search: object) => ({ pathname: '/admin/content', search });

test('an address that is replaced within its screen doesn’t leave it: a search, a sorting, a page', () => {
  expect(leavesScreen(content({ item: 'a' }), content({ item: 'a', page: 4 }), true)).toBe(false);
  expect(leavesScreen(content({}), content({ q: 'kiln', sort: 'name' }), true)).toBe(false);
  expect(leavesScreen(content({ item: 'a', page: 4 }), content({ item: 'a' }), true)).toBe(false);
});

test('a replaced address that shows something else leaves the screen', () => {
  expect(leavesScreen(content({ item: 'a' }), content({ item: 'b' }), true)).toBe(true);
  expect(leavesScreen(content({ item: 'a' }), content({}), true)).toBe(true);
  for (const key of ['tab', 'view', 'session', 'prep'])
    expect(leavesScreen(content({ [key]: 'one' }), content({ [key]: 'two' }), true)).toBe(true);
  expect(leavesScreen(content({}), { pathname: '/dashboard', search: {} }, true)).toBe(true);
});

test('a pushed address leaves the screen unless it’s the same', () => {
  expect(leavesScreen(content({ q: 'kiln' }), content({ q: 'loom' }), false)).toBe(true);
  expect(leavesScreen(content({ q: 'kiln' }), content({ q: 'kiln' }), false)).toBe(false);
});
