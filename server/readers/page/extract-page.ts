import { Readability } from '@mozilla/readability';
import { limits } from '#contract/limits.ts';
import { isDropped, type PageNode } from './hidden-elements.ts';
import { parsePage, type PageDocument } from './page-document.ts';
import { linksOf, metaOf, titleOf, type PageLink } from './page-head.ts';
import { blocksOf, hiddenBy, mostBlocks, type Block } from './read-page.ts';
import { failed } from '#server/readers/extraction-failed.ts';
import type { Extraction, Piece } from '#server/readers/extraction.ts';
import { PageTooLarge, readableBeginning, type PageLimits } from './page-size.ts';
import { withoutBoilerplate } from './page-boilerplate.ts';

/** A page's content, and its links as written. */
export type PageExtraction = Extraction & { links: readonly PageLink[] };

/** An article with at least this share of the visible text is the page's main content. */
const wholeShare = 0.6;
/** Shorter text is a teaser, not an article. */
const shortestArticle = 400;
/** A shorter page that doesn't declare itself an article is read in full. */
const shortPage = 6000;

const lettersOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { text }) => sum + text.length, 0);

/** Returns a page's article by the readability rules, or null. Consumes the document. */
function articleOf(document: PageDocument, hidden: ReadonlySet<string>): Block[] | null {
  const reader = new Readability<PageNode>(document as unknown as Document, {
    charThreshold: shortestArticle,
    disableJSONLD: true,
    serializer: (node) => node as unknown as PageNode,
  });
  const article = reader.parse();
  return article?.content ? withoutBoilerplate(blocksOf(article.content, hidden)) : null;
}

/** News and blog posts declare themselves. */
function isArticle(document: PageDocument): boolean {
  if (metaOf(document, 'og:type') === 'article' || metaOf(document, 'article:published_time') !== '') return true;
  return [...document.querySelectorAll('script[type="application/ld+json"]')].some((script) =>
    /"@type"\s*:\s*"(?:News|Blog)?(?:Article|Posting)"/u.test(script.textContent ?? ''),
  );
}

function choose(all: Block[], article: Block[] | null, saysArticle: boolean): Block[] {
  const letters = lettersOf(article ?? []);
  if (article === null || letters === 0) return all;
  if (letters >= wholeShare * lettersOf(all)) return article;
  return letters >= shortestArticle && (saysArticle || lettersOf(all) > shortPage) ? article : all;
}

/**
 * Reads a page without menus, banners and other furniture: its article, else everything visible. Throws PageTooLarge.
 */
export function extractPage(html: string, _url: string, most?: PageLimits): PageExtraction {
  if (readableBeginning(html, most) !== html) throw new PageTooLarge();
  const document = parsePage(html);
  const links = linksOf(document);
  const hidden = hiddenBy(document);
  const title = titleOf(document) || null;
  const all = blocksOf(document.body, hidden);
  const saysArticle = isArticle(document);
  for (const element of document.querySelectorAll('*')) if (isDropped(element, hidden)) element.remove();
  const blocks = choose(all, articleOf(document, hidden), saysArticle);
  if (blocks.length === 0)
    return {
      ...failed(
        'empty',
        'This page shows no text: it may be drawn by a program in the browser, or ask to sign in first. Give the address of a page that shows its text at once, or upload it as a file.',
      ),
      links,
    };
  const pieces = blocks.map((block): Piece => ({
    text: block.kind === 'row' ? block.cells.join(' | ') : block.text,
    page: null,
    second: null,
    heading:
      block.kind === 'heading' ? block.text.slice(0, limits.page.headingCharacters) : (block.under.at(-1) ?? title),
  }));
  const note =
    all.length < mostBlocks
      ? null
      : `This page is longer than can be read: its first ${mostBlocks.toLocaleString('en')} lines were. Split it into parts and upload those.`;
  return { status: 'ready', title, pages: null, pieces, note, links };
}
