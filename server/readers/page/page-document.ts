import { parseHTML } from 'linkedom';

export type PageDocument = ReturnType<typeof parseHTML>['document'];

const headTags = new Set(['title', 'meta', 'link', 'base', 'style']);

/**
 * Parses a page; `html`, `head` and `body` are optional, as HTML allows.
 * Limit the input first: see `readableBeginning`.
 */
export function parsePage(html: string): PageDocument {
  const { document } = parseHTML(
    /<html[\s>]/iu.test(html) ? html : `<html>${html.replace(/<!doctype[^<>]*>/iu, '')}</html>`,
  );
  const root = document.documentElement;
  const children = [...root.children];
  const named = (name: string): Element | undefined => children.find(({ localName }) => localName === name);
  if (named('head') && named('body')) return document;
  const head = named('head') ?? document.createElement('head');
  const body = named('body') ?? document.createElement('body');
  for (const node of [...root.childNodes]) {
    if (node === head || node === body) continue;
    const goal = headTags.has((node as Partial<Element>).localName ?? '') ? head : body;
    goal.appendChild(node);
  }
  root.replaceChildren(head, body);
  return document;
}
