import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { looksOf, plainLine, type RichLine } from '#contract/rich-text.ts';
import { readTable } from '#contract/markdown-table.ts';
import { cleanPasted } from './clean-pasted.ts';
import { toDocument, toLines, toText } from './rich-lines.ts';

const { DOMParser } = new JSDOM('').window;
const clean = (html: string): string => cleanPasted(html, new DOMParser());
/** The paragraphs of pasted HTML. */
const linesOf = (html: string): RichLine[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p')].map(({ textContent }) =>
    plainLine(textContent ?? ''),
  );
const lines: RichLine[] = [
  { kind: 'p', runs: [{ text: 'We begin ' }, { text: 'in May', bold: true, italic: true }] },
  { kind: 'p', runs: [] },
  { kind: 'ul', runs: [{ text: 'One' }] },
  { kind: 'ul', runs: [{ text: 'Two', href: 'https://x.example/' }] },
  { kind: 'ol', runs: [{ text: 'First' }] },
];

describe('the text of a block', () => {
  test('goes through the editor and back as it was', () => {
    expect(toLines(toDocument(lines))).toEqual(lines);
    expect(toText(lines)).toBe('We begin in May\n\nOne\nTwo\nFirst');
  });

  test.each(['', 'One line.', '* five * 3 _x_ <b>', 'a\n\nb', '- no list', '1. no list either\nend'])(
    'of before is plain and stays letter by letter: %j',
    (text) => {
      const before = text.split('\n').map(plainLine);
      expect(toText(toLines(toDocument(before)))).toBe(text);
      expect(looksOf(text.split('\n'), before).every((look) => look === null)).toBe(true);
    },
  );

  test('looks as it was set where its words are the same, in their order', () => {
    const looks = looksOf(['We begin in May', 'New', 'Two', 'One'], lines);
    expect(looks).toEqual([lines[0], null, lines[3], null]);
  });

  test('a break within a paragraph is another line, and a link that would run is none', () => {
    const link = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] };
    const content = [{ type: 'text', text: 'a' }, { type: 'hardBreak' }, link];
    expect(toLines({ type: 'doc', content: [{ type: 'paragraph', content }] })).toEqual([
      { kind: 'p', runs: [{ text: 'a' }] },
      { kind: 'p', runs: [{ text: 'x' }] },
    ]);
  });
});

describe('what is pasted', () => {
  test("Word's lists are lists, and what it puts beside the words is gone", () => {
    const entry = (mark: string, text: string): string =>
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
    const html = `<html><head><style>p{}</style></head><body><!--StartFragment--><p class=MsoNormal>Before <b>bold</b><o:p>&nbsp;</o:p></p>${entry('·', 'One')}${entry('·', '<i>Two</i>')}${entry('1.', 'First')}<!--EndFragment--></body></html>`;
    expect(
      clean(html)
        .replaceAll(/<\/?span>/gu, '')
        .replaceAll('&nbsp;', ' ')
        .trim(),
    ).toBe('<p>Before <b>bold</b> </p><ul><li>One</li><li><i>Two</i></li></ul><ol><li>First</li></ol>');
  });

  test('handlers, scripts and styles do not come in', () => {
    expect(clean('<p onclick="x()" style="color:red" class="y">Hi<script>x()</script></p>')).toBe('<p>Hi</p>');
  });

  test('bold and italic set by a style are elements, which the content policy lets be read', () => {
    expect(clean('<p><span style="font-weight:700; color:red">Hi</span> you</p>')).toBe(
      '<p><span><strong>Hi</strong></span> you</p>',
    );
    expect(clean('<p style="font-style:italic">Hi</p>')).toBe('<p><em>Hi</em></p>');
    // Google Docs puts all of it into one b.
    expect(clean('<b style="font-weight:normal"><p>Hi <span style="font-weight:bold">you</span></p></b>')).toBe(
      '<p>Hi <span><strong>you</strong></span></p>',
    );
  });

  test('lines and paragraphs of a cell stay apart, and a table that only arranges is none', () => {
    const priced =
      '<table><tr><td>Lantern<br>blue</td><td><p>12 GBP</p><p>per month</p></td></tr><tr><td>Oil</td><td>2</td></tr></table>';
    expect(clean(priced)).toBe('<p>Lantern blue | 12 GBP per month</p><p>Oil | 2</p>');
    expect(
      clean('<table><tr><td><p>Dear all,</p><ul><li>one</li></ul></td></tr><tr><td><p>Bye</p></td></tr></table>'),
    ).toBe('<p>Dear all,</p><ul><li>one</li></ul><p>Bye</p>');
  });

  test('the cells of a table stay apart, one row a line', () => {
    const table = `<p>Before</p><table><tr><th>Lamp</th><th>Price\n each</th></tr>
      <tr><td><p>Lantern</p></td><td>GBP 12</td></tr><tr><td> </td><td></td></tr></table>`;
    expect(clean(table)).toBe('<p>Before</p><p>Lamp | Price each</p><p>Lantern | GBP 12</p>');
    expect(readTable(toText(linesOf(cleanPasted(table, new DOMParser(), { ruled: true }))).split('\n'))).toEqual({
      table: { head: ['Lamp', 'Price each'], rows: [['Lantern', 'GBP 12']] },
      rest: ['Before'],
    });
    expect(clean('<table><tr><td>a <table><tr><td>b</td><td>c</td></tr></table></td><td>d</td></tr></table>')).toBe(
      '<p>a b | c | d</p>',
    );
  });
});
