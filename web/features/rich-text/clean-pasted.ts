const listed = /mso-list:\s*l\d/iu;
const numbered = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/iu;

/** Removes the list marker Word writes as text; returns whether it is a number. */
function takeMark(entry: Element): boolean {
  const marks = [...entry.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/iu.test(span.getAttribute('style') ?? ''),
  );
  const isNumber = marks.some((mark) => numbered.test(mark.textContent ?? ''));
  for (const mark of marks) mark.remove();
  return isNumber;
}

function comments(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => (node.nodeType === 8 ? [node] : comments(node)));
}

/**
 * Cleans pasted HTML: converts Word's list paragraphs to list entries; removes comments, styles and Word's own
 * elements. The editor drops whatever else it doesn't know.
 */
export function cleanPasted(html: string, parser: DOMParser): string {
  const { body } = parser.parseFromString(html, 'text/html');
  for (const comment of comments(body)) comment.parentNode?.removeChild(comment);
  for (const gone of body.querySelectorAll('style, script, meta, link, title, xml')) gone.remove();
  for (const own of [...body.querySelectorAll('*')].filter(({ localName }) => localName.includes(':')))
    own.replaceWith(...own.childNodes);
  let list: Element | null = null;
  for (const entry of body.querySelectorAll('p')) {
    if (!listed.test(entry.getAttribute('style') ?? '')) continue;
    const name = takeMark(entry) ? 'ol' : 'ul';
    if (list === null || list.localName !== name || list.nextElementSibling !== entry) {
      list = body.ownerDocument.createElement(name);
      entry.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...entry.childNodes);
    list.append(item);
    entry.remove();
  }
  for (const each of body.querySelectorAll('*'))
    for (const { name } of [...each.attributes])
      if (!(name === 'href' || (name === 'style' && /font-(?:weight|style)/iu.test(each.getAttribute('style') ?? ''))))
        each.removeAttribute(name);
  return body.innerHTML;
}
