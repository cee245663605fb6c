import { describe, expect, it } from 'vitest';
import type { Claim, Source } from '#contract/evidence.ts';
import { createQuoteVerifier } from './verify-quotes.ts';

const source: Source = {
  id: 'w1',
  kind: 'web-page',
  title: 'About',
  url: null,
  fetchedAt: '2026-01-01T00:00:00Z',
  text: 'Acme was founded in 1998.\nIt employs  870 people.',
};
const verify = createQuoteVerifier([source]);
const fact = (id: string, text: string, sourceId = 'w1'): Claim => ({
  id,
  text,
  kind: 'fact',
  quotes: [{ sourceId, text }],
});
const inference = (id: string, ...restsOn: string[]): Claim => ({
  id,
  text: id,
  kind: 'inference',
  quotes: [],
  restsOn,
});
const kept = (claims: Claim[], known: string[] = []): string[] =>
  verify(claims, new Set(known)).map((claim) => claim.id);

describe('quotes are verified', () => {
  it('keeps a quote that stands in its source, whatever the white space', () => {
    expect(kept([fact('a', 'founded in 1998. It employs 870 people')])).toEqual(['a']);
  });

  it.each(['Acme was founded in 1999.', '870 persons', 'It employs 87', 'cme was founded', ''])(
    'drops “%s”',
    (text) => {
      expect(kept([fact('a', text)])).toEqual([]);
    },
  );

  it('gives up a quote that is made to be searched for without end', () => {
    const hostile = createQuoteVerifier([{ ...source, text: `${'a'.repeat(400_000)} end` }]);
    const began = performance.now();
    expect(hostile([fact('a', 'a'.repeat(3000)), fact('b', 'a'.repeat(200_000)), fact('c', 'end')], new Set())).toEqual(
      [fact('c', 'end')],
    );
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('drops a quote from a source that was not given', () => {
    expect(kept([fact('a', 'Acme', 'w2')])).toEqual([]);
  });

  it('drops what speaks against a pain with its quote, and says that the rest was looked for', () => {
    const pain = { ...inference('pain', 'a'), against: ['b', 'c', 'nowhere'] };
    const facts = [fact('a', 'founded in 1998'), fact('b', 'employs 870 people'), fact('c', 'employs 9 people')];
    expect(verify([pain, ...facts], new Set()).find(({ id }) => id === 'pain')?.against).toEqual(['b']);
    expect(verify([inference('pain', 'a'), ...facts], new Set())[0]).not.toHaveProperty('against');
  });

  it('keeps a fact by its good quotes and drops the bad ones', () => {
    const [claim] = verify(
      [
        {
          ...fact('a', 'Acme'),
          quotes: [
            { sourceId: 'w1', text: 'Acme' },
            { sourceId: 'w1', text: 'made up' },
          ],
        },
      ],
      new Set(),
    );
    expect(claim?.quotes).toEqual([{ sourceId: 'w1', text: 'Acme' }]);
  });

  it('drops what rests on dropped claims, through every step', () => {
    expect(
      kept([
        fact('a', 'made up'),
        inference('b', 'a'),
        inference('c', 'b'),
        fact('d', 'Acme'),
        inference('e', 'd'),
        inference('f', 'e', 'c'),
      ]),
    ).toEqual(['d', 'e']);
  });

  it('drops inferences that lean only on each other', () => {
    expect(kept([inference('a', 'b'), inference('b', 'a'), inference('c', 'c')])).toEqual([]);
  });

  it('knows the claims of earlier sections and lets no id be taken twice', () => {
    expect(kept([inference('b', 'a'), fact('a', 'Acme'), fact('c', 'Acme'), fact('c', 'Acme')], ['a'])).toEqual([
      'b',
      'c',
    ]);
  });
});
