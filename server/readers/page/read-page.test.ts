import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { readPage } from './read-page.ts';

const url = 'https://acme.example/';
const textOf = (body: string, head = ''): string =>
  readPage(`<html><head><title>Acme</title>${head}</head><body>${body}</body></html>`, url).text;

describe('reading a page', () => {
  it('gives headings, paragraphs, items and rows in order, one a line', () => {
    const { blocks } = readPage(
      '<h1>Acme<br>anvils</h1><div>We <b>sell</b> anvils.<ul><li>Small</li><li>Large</li></ul></div><table><tr><td>Small</td><td>$10</td></tr></table>',
      url,
    );
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Acme anvils'],
      ['paragraph', 'We sell anvils.'],
      ['item', 'Small'],
      ['item', 'Large'],
      ['row', 'Small $10'],
    ]);
    expect(blocks.at(-1)?.cells).toEqual(['Small', '$10']);
    expect(blocks[1]?.under).toEqual(['Acme anvils']);
  });

  it.each([
    '<script>bad</script>',
    '<style>bad</style>',
    '<noscript>bad</noscript>',
    '<template>bad</template>',
    '<nav>bad</nav>',
    '<footer>bad</footer>',
    '<p hidden>bad</p>',
    '<p aria-hidden="true">bad</p>',
    '<p style="display:none">bad</p>',
    '<p style="visibility: hidden">bad</p>',
    '<p style="font-size:0">bad</p>',
    '<p style="opacity:0">bad</p>',
    '<p style="position:absolute;left:-9999px">bad</p>',
    '<p style="color:#fff;background:#fff">bad</p>',
    '<p style="text-indent:-9999px">bad</p>',
    '<p class="sr-only">bad</p>',
    '<div class="cookie-banner">bad</div>',
    '<div id="onetrust-banner">bad</div>',
    '<div role="dialog">bad</div>',
    '<!-- bad -->',
    '<select><option>bad</option></select>',
    '<div style="display:none"><p>bad</p></div>',
  ])('leaves out what a reader does not see: %s', (hidden) => {
    expect(textOf(`<p>good</p>${hidden}`)).toBe('good');
  });

  it('keeps an answer that folds out of a question in a nav, not the links of a menu', () => {
    const answer = 'Rarely: our linen is washed off site, so some rooms are ready late on most days in summer.';
    const text = textOf(
      `<div>Can I check in early?</div><nav><p>${answer}</p></nav><nav><a href="/a">bad</a><p>bad</p></nav>`,
    );
    expect(text).toContain(answer);
    expect(text).not.toContain('bad');
    const links = Array.from({ length: 12 }, (_, at) => `<a href="/${at}">bad page ${at}</a>`).join('');
    expect(textOf(`<nav><p>${answer}</p>${links}</nav>`)).not.toContain('bad');
  });

  it('leaves out what the style sheet of the page hides, but not what it hides in print alone', () => {
    expect(
      textOf(
        '<p class="x">bad</p><p id="y">bad</p><p class="z">good</p>',
        '<style>.x { display: none } #y{font-size:0} @media print { .z { display: none } }</style>',
      ),
    ).toBe('good');
  });

  it('keeps text that only fades in, and text shown on wider screens', () => {
    expect(textOf('<p style="opacity:0;transform:translateY(10px)">one</p><p class="hidden md:block">two</p>')).toBe(
      'one\ntwo',
    );
  });

  it('survives broken and very deep pages', () => {
    expect(textOf('<p>one<p>two<div><span>three')).toBe('one\ntwo\nthree');
    expect(textOf(`<p>good</p>${'<div>'.repeat(5000)}deep${'</div>'.repeat(5000)}`)).toBe('good');
    expect(textOf(`${'<div>'.repeat(200)}deep${'</div>'.repeat(200)}<p>good</p>`)).toBe('deep\ngood');
    expect(readPage('', url).text).toBe('');
  });

  it('reads the beginning of what is too long for a line, a word or a page', () => {
    expect(textOf(`<p>one ${'A'.repeat(5000)} two</p><p>three</p>`)).toBe('one\nthree');
    expect(textOf(`<p>${'word '.repeat(5000)}</p>`).length).toBeLessThanOrEqual(limits.page.lineCharacters);
    expect(textOf('<p>a line of a page</p>'.repeat(5999) + '<p>' + 'b '.repeat(2000)).length).toBeLessThanOrEqual(
      limits.page.textCharacters + 6000,
    );
    const japanese = '東京都の会社は鉄を打つ。'.repeat(100);
    expect(textOf(`<p>${japanese}</p>`)).toBe(japanese);
  });

  it('reads what the page states of itself', () => {
    const page = readPage(
      '<html lang="en-GB"><head><title>About | Acme</title><meta name="description" content="Acme sells anvils."><meta property="og:site_name" content="Acme"><script type="application/ld+json">{"@graph":[{"@type":"Organization","name":"Acme"}]}</script><script type="application/ld+json">{broken</script></head><body><a href="/x">X</a></body></html>',
      url,
    );
    expect(page).toMatchObject({
      title: 'About | Acme',
      siteName: 'Acme',
      description: 'Acme sells anvils.',
      language: 'en',
      links: [{ href: '/x', text: 'X' }],
    });
    expect(page.structured).toEqual([{ '@type': 'Organization', name: 'Acme' }]);
  });
});
