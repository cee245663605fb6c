import { tableLines } from '#contract/markdown-table.ts';

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

const bold = /font-weight:\s*(?:bold|bolder|[6-9]00)/iu;
const upright = /font-weight:\s*(?:normal|lighter|[1-5]00)/iu;
const slanted = /font-style:\s*(?:italic|oblique)/iu;

/** Turns bold and italic set by a style into elements: the page's content policy keeps styles from being read. */
function styledToElements(body: HTMLElement): void {
  for (const each of body.querySelectorAll('[style]')) {
    const style = each.getAttribute('style') ?? '';
    const isHeavy = ['b', 'strong'].includes(each.localName);
    // Google Docs puts everything into one b that isn't bold.
    if (isHeavy && upright.test(style)) each.replaceWith(...each.childNodes);
    else
      for (const name of [!isHeavy && bold.test(style) ? 'strong' : '', slanted.test(style) ? 'em' : '']) {
        if (name === '' || ['ul', 'ol'].includes(each.localName)) continue;
        const inner = body.ownerDocument.createElement(name);
        inner.append(...each.childNodes);
        each.append(inner);
      }
  }
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** The text of a cell, its lines and paragraphs apart. */
function cellText(cell: Element): string {
  for (const end of cell.querySelectorAll('br, p, div, li')) end.after(' ');
  return inOneLine(cell.textContent ?? '');
}

/** Turns each row of a table into a line, its cells apart; `ruled` as a table that the price block reads. */
function tablesToLines(body: HTMLElement, ruled: boolean): void {
  // Innermost first: what lies within a cell is a part of its text.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const found = [...table.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('td, th')]);
    // A table of one cell a row only arranges what stands in it: mail is written so.
    if (found.every((cells) => cells.length <= 1)) {
      table.replaceWith(...found.flat().flatMap((cell) => [...cell.childNodes]));
      continue;
    }
    const rows = found.map((cells) => cells.map(cellText)).filter((cells) => cells.some((cell) => cell !== ''));
    const [head = [], ...others] = rows;
    const lines =
      ruled && others.length > 0 ? tableLines({ head, rows: others }) : rows.map((cells) => cells.join(' | '));
    table.replaceWith(
      ...lines.map((line) => {
        const paragraph = body.ownerDocument.createElement('p');
        paragraph.textContent = line;
        return paragraph;
      }),
    );
  }
}

function comments(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => (node.nodeType === 8 ? [node] : comments(node)));
}

/**
 * Cleans pasted HTML: converts Word's list paragraphs to list entries and tables to lines; removes comments, styles and
 * Word's own elements. The editor drops whatever else it doesn't know.
 */
export function cleanPasted(html: string, parser: DOMParser, { ruled = false } = {}): string {
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
  tablesToLines(body, ruled);
  styledToElements(body);
  for (const each of body.querySelectorAll('*'))
    for (const { name } of [...each.attributes]) if (name !== 'href') each.removeAttribute(name);
  return body.innerHTML;
}
