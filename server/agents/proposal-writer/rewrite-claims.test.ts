import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Claim } from '#contract/evidence.ts';
import { ruledKinds } from '#contract/proposal-rewrite.ts';
import { rewriteClaims } from './rewrite-claims.ts';

const claim = (text: string, kind: Claim['kind'] = 'fact', sources: string[] = ['a']): Claim => ({
  id: text,
  text,
  kind,
  quotes: sources.map((sourceId) => ({ sourceId, text })),
});

describe('a block written again', () => {
  test('shorter leaves out what rests on least, and keeps the order', () => {
    const claims = [
      claim('To be confirmed.', 'not-found', []),
      claim('Said once.'),
      claim('Said by two.', 'fact', ['a', 'b']),
      claim('So we think.', 'inference', []),
    ];
    expect(rewriteClaims(claims, 'shorter')).toEqual(['Said once.', 'Said by two.']);
    expect(rewriteClaims(claims.slice(1, 2), 'shorter')).toEqual(['Said once.']);
  });

  test('shorter keeps what a person wrote and what is recommended', () => {
    const claims = ['We recommend Kiln Watch.', 'It rings at night.', 'It needs no cable.', 'Ola fits it.'].map(
      (text, at) => claim(text, 'fact', [at === 3 ? 'own-1' : 'a']),
    );
    expect(rewriteClaims(claims, 'shorter')).toEqual(['We recommend Kiln Watch.', 'Ola fits it.']);
  });

  test('what is recommended stays first, and a sentence that goes on about another stays behind it', () => {
    const claims = [
      'We recommend Kiln Watch.',
      'It rings whoever is on duty.',
      'Doors close by themselves.',
      'Sensors cost £40 each.',
      'They last five years.',
    ].map((text) => claim(text));
    expect(rewriteClaims(claims, 'executive')).toEqual([
      'We recommend Kiln Watch.',
      'It rings whoever is on duty.',
      'Sensors cost £40 each.',
      'They last five years.',
      'Doors close by themselves.',
    ]);
  });

  test('plainer changes long words alone, and none that somebody said', () => {
    const before = [
      'In order to begin, we utilize the gate.',
      'Bo: “We utilize it in order to leave.”',
      'A purchaser pays.',
    ];
    expect(
      rewriteClaims(
        before.map((text) => claim(text)),
        'plainer',
      ),
    ).toEqual(['To begin, we use the gate.', 'Bo: “We utilize it in order to leave.”', 'A purchaser pays.']);
  });

  test('for an executive figures come first, for a technical reader scope and steps, for users what they notice', () => {
    const claims = [
      claim('People are calmer.'),
      claim('We install the readers in week one.'),
      claim('The gate saves 40 hours.'),
    ];
    expect(rewriteClaims(claims, 'executive')[0]).toBe('The gate saves 40 hours.');
    expect(rewriteClaims(claims, 'technical')[0]).toBe('We install the readers in week one.');
    expect(rewriteClaims(claims.toReversed(), 'user')[0]).toBe('People are calmer.');
  });

  test('never says what was not said: every line but for plain words stood there', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), fc.constantFrom(...ruledKinds), (texts, kind) => {
        const after = rewriteClaims(
          texts.map((text) => claim(text)),
          kind,
        );
        if (kind !== 'plainer') for (const line of after) expect(texts).toContain(line);
        expect(after.length).toBeLessThanOrEqual(texts.length);
        expect(after.join('').replaceAll(/\D/gu, '').length).toBeLessThanOrEqual(
          texts.join('').replaceAll(/\D/gu, '').length,
        );
      }),
    );
  });
});
