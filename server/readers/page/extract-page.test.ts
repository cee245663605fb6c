import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

const sentence =
  'Anvils are forged from one piece of steel, hardened twice and tested by hand before they leave the works.';
const textOf = (html: string): string[] => {
  const page = extractPage(html, 'https://acme.example/');
  return page.status === 'ready' ? page.pieces.map(({ text }) => text) : [page.reason];
};

describe('reading web pages', () => {
  it('keeps the article of a page and leaves menus, teasers and notices out', () => {
    const html = `<html><head><title>Anvils</title><meta property="og:type" content="article"></head><body>
      <header><a href="/">Home</a><a href="/shop">Shop</a></header>
      <div class="cookie-banner">We use cookies. <button>Accept</button></div>
      <article><h1>How anvils are made</h1>${Array.from({ length: 8 }, (_, at) => `<p>${at}. ${sentence}</p>`).join('')}
      <p>Share</p><h2>You may also like</h2><ul><li><a href="/tongs">Ten tongs that last for ever</a></li></ul></article>
      <aside>${'<p><a href="/x">Another story of this week</a></p>'.repeat(8)}</aside><footer>© 2024 Acme</footer></body></html>`;
    expect(textOf(html)).toEqual(expect.arrayContaining([`0. ${sentence}`, `7. ${sentence}`]));
    for (const furniture of [
      'We use cookies',
      'Share',
      'You may also like',
      'tongs',
      'Another story',
      '© 2024',
      'Shop',
    ])
      expect(textOf(html).join('\n')).not.toContain(furniture);
  });

  it('reads a page of prices whole, rows with their cells, each under its heading', () => {
    const html =
      '<html><title>Prices</title><body><h1>Prices</h1><section><h2>Small</h2><p>For one smith.</p></section><section><h2>Large</h2><table><tr><td>Anvil</td><td>$90</td></tr></table></section></body></html>';
    expect(extractPage(html, 'https://acme.example/prices')).toMatchObject({
      status: 'ready',
      title: 'Prices',
      pieces: [
        { text: 'Small', heading: 'Small' },
        { text: 'For one smith.', heading: 'Small' },
        { text: 'Large' },
        { text: 'Anvil | $90', heading: 'Large' },
      ],
    });
  });

  it('gives the links of a page, those of its menu too', () => {
    expect(
      extractPage(
        '<html><body><nav><a href="/a">A</a></nav><p>Text <a href="b.html">B</a></p></body></html>',
        'https://acme.example/',
      ).links,
    ).toEqual([
      { href: '/a', text: 'A' },
      { href: 'b.html', text: 'B' },
    ]);
  });

  it('says what to do where a page shows no text', () => {
    expect(
      extractPage('<html><body><div id="root"></div><script>draw()</script></body></html>', 'https://acme.example/'),
    ).toMatchObject({
      status: 'failed',
      reason: 'empty',
      message: expect.stringContaining('Give the address') as string,
    });
  });
});
