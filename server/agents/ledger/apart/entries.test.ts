import { describe, expect, test } from 'vitest';
import { toldBy } from '#tests/support/briefs/told-of-acme.ts';
import { candidates } from '../build-ledger.ts';

const told = toldBy(candidates);

describe('what stands in an entry of a list', () => {
  const list =
    '<h1>News</h1><h3>4 May 2026</h3><p>We now employ 90 people at two forges.</p>' +
    '<h3>2 June 2021</h3><p>We now employ 31 people at the old forge.</p>';

  test('has the day of the heading above, and an old one isn’t told as of today', () => {
    expect(told('staff', { '/news': list })).toEqual(['People: “We now employ 90 people at two forges.” (4 May 2026)']);
  });

  test('is announced on that day, by its first sentence', () => {
    expect(told('news', { '/news': list })[0]).toBe('4 May 2026: “We now employ 90 people at two forges” (its news).');
  });

  test('has the day of its own card', () => {
    const cards =
      '<h1>Aktuell</h1><div><p><time datetime="2026-05-04">04.05.2026</time></p><h2>Halle</h2><p>Wir beschäftigen jetzt 90 Mitarbeiter.</p></div>' +
      '<div><p><time datetime="2020-05-04">04.05.2020</time></p><h2>40 Mitarbeitende</h2><p>Der Umsatz liegt bei 13 Millionen Euro.</p></div>';
    expect(told('staff', { '/aktuelles': cards }, 'de')).toEqual([
      'People: “Wir beschäftigen jetzt 90 Mitarbeiter.” (German, 4 May 2026)',
    ]);
    expect(told('figure', { '/aktuelles': cards }, 'de')).toEqual([]);
  });
});

describe('the rest of a page', () => {
  test('the heads of a table in a part of their own tell what its prices are', () => {
    const table =
      '<h1>Tarife</h1><table><thead><tr><th>Leistung</th><th>Einheit</th><th>EUR netto</th></tr></thead><tbody><tr><td>Schmieden</td><td>Stunde</td><td>84.00</td></tr></tbody></table>';
    expect(told('tariff', { '/leistungen': table }, 'de')).toEqual([
      'Schmieden: Stunde (Einheit), 84.00 (EUR netto) (German)',
    ]);
  });

  test('what stands below a colleague’s name is about them', () => {
    const page =
      '<h1>About</h1><h2>Leadership</h2><h3>Runa Vik</h3><p><em>Chief Smith</em><br>14,200 hours at the fire, most of them before dawn.</p>' +
      '<h2>Our forge</h2><p>14,200 anvils left the forge in the last year alone.</p>';
    const further = told('further', { '/about': page }).join();
    expect(further).not.toContain('at the fire');
    expect(further).toContain('anvils left');
  });

  test('who has left leads nobody, and a mailbox doesn’t make a name a word', () => {
    const team =
      '<h1>About us</h1><h2>The people</h2><ul><li>Runa Vik – Head of Furnaces</li><li>Ola Berg – General Manager until last autumn</li></ul><p>Write to runa@acme.example.</p>';
    expect(told('person', { '/about': team })).toEqual(['Runa Vik: Head of Furnaces']);
  });

  test('a name holds no trouble, nor do opening hours', () => {
    const page =
      '<h1>About us</h1><p>About four in ten of our smiths come through the Anvil Weeks agency, others find us themselves.</p><p>By telephone, Monday to Friday 8 to 4.</p><p>We wait three weeks for each order of coal, and it still arrives late.</p>';
    expect(told('friction', { '/about': page })).toEqual([
      'In their words: “We wait three weeks for each order of coal, and it still arrives late.”',
    ]);
  });

  test('what a customer wrote below a product is no fact', () => {
    const page =
      '<h1>Anvil no. 4</h1><p>We cast this anvil in 3 pieces at our forge.</p><h2>Customer reviews</h2><p>Came with 2 cracks, and nobody from the shop rang back.</p>';
    const further = told('further', { '/products/anvil': page }).join();
    expect(further).toContain('3 pieces');
    expect(further).not.toContain('cracks');
  });

  test('what went wrong and its cost is a failure, and people who moved are no headcount', () => {
    const page =
      '<h1>News</h1><p>In May we let the same hall twice, and it cost us a refund each time.</p><p>We moved 22 people there in June.</p>';
    expect(told('friction', { '/about': page })).toEqual([
      'In their words: “In May we let the same hall twice, and it cost us a refund each time.”',
    ]);
    expect(told('staff', { '/about': page })).toEqual([]);
  });
});
