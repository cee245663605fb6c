import { expect, test } from 'vitest';
import { openLinks } from './buyer-answers.tsx';

test('a link works as long as the server gives its address, whatever the clock here says', () => {
  const past = '2020-01-01T00:00:00.000Z';
  const shares = [
    { id: 'open', link: '/proposal/abc', revoked: false, expiresAt: past },
    { id: 'closed', link: null, revoked: false, expiresAt: '2999-01-01T00:00:00.000Z' },
  ];
  expect(openLinks(shares)).toEqual(['open']);
});
