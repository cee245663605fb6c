import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('common passwords', () => {
  test.each([
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'Password123!',
    'P4ssw0rd2024',
    'iloveyou!!1',
    'aaaaaaaaaaaa',
    '1q2w3e4r5t',
    'Welcome2026',
    '1212121212',
  ])('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    'pass-3f1a9c',
    'tin roof violin 42',
    'Müller-Straße-9-Nord',
    'hunter2-but-longer',
    'my password is a green chair',
    '1qaz2wsx and then some more',
    'Welcome to the 2026 summer party',
  ])('%s is allowed', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  test('one’s own address is no password', () => {
    expect(isCommonPassword('robin.seller@people.example', ['robin.seller@people.example'])).toBe(true);
  });
});
