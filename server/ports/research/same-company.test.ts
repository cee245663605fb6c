import { describe, expect, it } from 'vitest';
import { isReserved, namesCompany, namesSite, ownerOf, plainName, sameOwner } from './same-company.ts';

describe('telling companies apart', () => {
  it.each([
    ['Harrow Frost, Inc.', 'harrow frost'],
    ['HARROW FROST CORP', 'harrow frost'],
    ['The Harrow Frost Company', 'harrow frost'],
    ['Harrow & Frost Ltd', 'harrow and frost'],
    ['Société Générale S.A.', 'societe generale'],
    ["O'Brien Co", 'obrien'],
    ['Inc.', 'inc'],
    ['Target Group Inc.', 'target group'],
    ['Kowalski Sp. z o.o.', 'kowalski'],
    ['Hafenfreunde e. V.', 'hafenfreunde'],
    ['Brno Svět, s.r.o.', 'brno svet'],
    ['Brno Svět, s. r. o.', 'brno svet'],
    ['Kowalski Sp. z o. o.', 'kowalski'],
    ['Sp. z o.o.', 'sp z oo'],
  ])('compares %s as %s', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });

  it.each([
    ['https://www.acme.com/about', 'https://acme.com', true],
    ['https://acme.com', 'https://acme.co.uk', false],
    ['https://acme.com', 'https://notacme.com', false],
    ['https://one.github.io', 'https://two.github.io', false],
    ['https://www.facebook.com/acme', 'https://www.facebook.com/other', false],
    ['https://www.facebook.com/acme/', 'https://facebook.com/Acme', true],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8081/', false],
    ['not an address', 'https://acme.com', false],
  ])('%s and %s: one owner is %s', (left, right, same) => {
    expect(sameOwner(left, right)).toBe(same);
  });

  it.each([
    ['Our website is www.acme.com.', true],
    ['see acme.com for more', true],
    ['write to us@acme.com', true],
    ['https://shop.acme.com/x', true],
    ['see notacme.com', false],
    ['see acme.com.au', false],
    ['see acme.community', false],
    ['see my-acme.com', false],
    ['acme', false],
  ])('“%s” names acme.com: %s', (text, names) => {
    expect(namesSite(text, 'https://www.acme.com/')).toBe(names);
  });

  it('finds a name as whole words alone', () => {
    expect(namesCompany('Why Acme, Inc. grows', ['Acme'])).toBe(true);
    expect(namesCompany('Acmeville grows', ['Acme'])).toBe(false);
    expect(namesCompany('anything', ['', '!!!'])).toBe(false);
  });

  it('knows the addresses that no public service can know', () => {
    expect(isReserved('https://www.fernhollow.example/')).toBe(true);
    expect(isReserved('https://example.com/')).toBe(true);
    expect(isReserved('https://counterexample.com/')).toBe(false);
    expect(ownerOf('https://example.co')).toBe('example.co');
  });
});
