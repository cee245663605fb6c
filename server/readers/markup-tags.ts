import { Parser } from 'htmlparser2';

/** Visible content of markup inside Markdown, in order. */
export type MarkupPart =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; heading: string | null; texts: string[]; selfClosing: boolean }
  | { kind: 'close'; name: string };

/** Attributes that hold a component's visible text; the first heading attribute found is the heading of its content. */
const headings = ['summary', 'heading', 'title'];
const shown = ['alt', 'caption', 'label', 'description', 'children', 'text'];
/** Their title attribute is a tooltip, not a heading. */
const plain = new Set([
  'a',
  'img',
  'image',
  'iframe',
  'video',
  'span',
  'abbr',
  'button',
  'input',
  'svg',
  'link',
  'meta',
]);
const unread = new Set(['script', 'style', 'template']);

const said = (value: string | undefined): string | null =>
  value === undefined || !/[\p{L}\p{N}]/u.test(value) || /[{}<>]|=>/u.test(value) ? null : value;

/** Reads HTML or component tags in Markdown; reads broken markup as far as possible. */
export function readTags(markup: string): MarkupPart[] {
  const parts: MarkupPart[] = [];
  // Closes elements opened in earlier markup, which the parser doesn't know about.
  const ends = /^\s*(?:<\/[A-Za-z][\w.-]*\s*>\s*)+/u.exec(markup)?.[0] ?? '';
  for (const [, name = ''] of ends.matchAll(/<\/([\w.-]+)/gu)) parts.push({ kind: 'close', name: name.toLowerCase() });
  let hidden = 0;
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        const tag = name.toLowerCase();
        if (unread.has(tag)) hidden += 1;
        const first = plain.has(tag) ? undefined : headings.find((key) => said(attributes[key]) !== null);
        const texts = shown.flatMap((key) => said(attributes[key]) ?? []);
        const heading = first === undefined ? null : said(attributes[first]);
        const selfClosing = markup
          .slice(ends.length + parser.startIndex, ends.length + parser.endIndex + 1)
          .endsWith('/>');
        if (heading !== null || texts.length > 0) parts.push({ kind: 'open', name: tag, heading, texts, selfClosing });
      },
      onclosetag(name, implied) {
        const tag = name.toLowerCase();
        if (unread.has(tag)) hidden -= 1;
        if (!implied) parts.push({ kind: 'close', name: tag });
      },
      ontext(text) {
        if (hidden <= 0 && /[\p{L}\p{N}]/u.test(text)) parts.push({ kind: 'text', text });
      },
    },
    { decodeEntities: true, lowerCaseTags: false, recognizeSelfClosing: true },
  );
  parser.write(markup.slice(ends.length));
  parser.end();
  return parts;
}
