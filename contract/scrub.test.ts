import { expect, test } from 'vitest';
import { scrubMessage, scrubText, scrubValue } from './scrub.ts';

test.each([
  ['mail to dana.seller+x@people.example now', 'mail to [email] now'],
  ['/api/preps/8a1c2f0e-11aa-4c2d-9f00-0a1b2c3d4e5f/claims', '/api/preps/[id]/claims'],
  ['https://sales.company.example/share/Zk3vQ8s1LmN0pQrStUv', 'https://sales.company.example/share/[id]'],
  ['https://sales.company.example/reset?token=abc&x=1', 'https://sales.company.example/reset'],
  ['/dashboard?session=short#part', '/dashboard'],
  ['at renderSessionList (server/app.ts:12:3)', 'at renderSessionList (server/app.ts:12:3)'],
])('%s', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test('goes as deep as a value does, and leaves the ids of the report itself', () => {
  const id = 'c0ffee00c0ffee00c0ffee00c0ffee00';
  expect(scrubValue({ event_id: id, list: [{ url: `/x/${id}` }], count: 1, none: null })).toEqual({
    event_id: id,
    list: [{ url: '/x/[id]' }],
    count: 1,
    none: null,
  });
});

test('a message is told where it is the engine’s, without what it quotes', () => {
  expect(scrubMessage('TypeError', "Cannot read properties of undefined (reading 'x')")).toContain("reading 'x'");
  expect(scrubMessage('TypeError', 'No "Dana Seller" here')).toBe('No [quoted] here');
  expect(scrubMessage('Error', 'Dana Seller is not here')).toBe('[withheld]');
  expect(scrubMessage('SyntaxError', 'Unexpected token D in JSON: Dana Seller')).toBe('[withheld]');
});
