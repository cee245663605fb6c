import { expect, test } from 'vitest';
import { addressOfPathParameter } from './path-parameter.ts';

test('a path parameter becomes the address with its query and hash', () => {
  expect(addressOfPathParameter('?path=/about')).toBe('/about');
  expect(addressOfPathParameter(`?path=${encodeURIComponent('/dashboard?prep=1#top')}`)).toBe('/dashboard?prep=1#top');
});

test('a path parameter that leaves the origin is ignored', () => {
  for (const value of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'about',
    '',
    'javascript:alert(1)',
    '/a\\b',
    '/\t/evil.example',
  ]) {
    expect(addressOfPathParameter(`?path=${encodeURIComponent(value)}`)).toBeNull();
  }
});

test('dots cannot climb into a scheme-relative address', () => {
  expect(addressOfPathParameter('?path=/x/..//evil.example')).toBe('/evil.example');
});

test('an address without the parameter is left alone', () => {
  expect(addressOfPathParameter('?signup=true')).toBeNull();
});
