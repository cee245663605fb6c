import type { PageDocument } from './page-document.ts';
import type { PageNode } from './hidden-elements.ts';

const most = 12;
const longest = 160;
const furniture = /(?:^|[\s_-])foot(?:er)?(?:$|[\s_-])/iu;
/** A line about copyright or who built the site. */
const rights = /©|\(c\)|copyright|all rights|designed by|powered by|cookies?/iu;

/**
 * Returns the contact lines at the foot of a page: short ones with a number or an email address. `linesOf` reads an
 * element's lines, after the names that mark the footer as furniture are removed.
 */
export function footerOf(document: PageDocument, linesOf: (node: PageNode) => readonly string[]): string[] {
  const foot = [...document.querySelectorAll('footer, [role="contentinfo"]')].at(-1);
  if (foot === undefined) return [];
  for (const element of foot.querySelectorAll('*'))
    for (const name of ['class', 'id'])
      if (furniture.test(element.getAttribute(name) ?? '')) element.removeAttribute(name);
  return [...foot.childNodes]
    .flatMap((node) => linesOf(node))
    .filter((line) => line.length <= longest && /\d|@/u.test(line) && !rights.test(line))
    .slice(0, most);
}
