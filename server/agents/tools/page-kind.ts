import { oneOf } from '#server/readers/one-of.ts';
import {
  aboutWords,
  careerWords,
  contactWords,
  customerPageWords,
  docsWords,
  legalWords,
  newsWords,
  pricingWords,
  productWords,
  teamWords,
} from '#server/agents/vocabulary/page-kinds.ts';

/** What a page of a company's site is about; `other` if unknown. */
export type PageKind =
  | 'home'
  | 'about'
  | 'team'
  | 'customers'
  | 'case-study'
  | 'product'
  | 'pricing'
  | 'news'
  | 'post'
  | 'careers'
  | 'partners'
  | 'security'
  | 'investors'
  | 'contact'
  | 'compare'
  | 'docs'
  | 'legal'
  | 'other';

const wordings: readonly (readonly [PageKind, RegExp])[] = [
  ['legal', new RegExp(String.raw`\b(${oneOf(legalWords)})\b`, 'u')],
  ['case-study', /\b(case[-_ ]?stud(y|ies)|success[-_ ]stor(y|ies)|customer[-_ ]stor(y|ies))\b/u],
  ['careers', new RegExp(String.raw`\b(${oneOf(careerWords)})\b`, 'u')],
  ['news', new RegExp(String.raw`\b(${oneOf(newsWords)})\b`, 'u')],
  ['docs', new RegExp(String.raw`\b(${oneOf(docsWords)})\b`, 'u')],
  ['pricing', new RegExp(String.raw`\b(${oneOf(pricingWords)})\b`, 'u')],
  ['team', new RegExp(String.raw`\b(${oneOf(teamWords)})\b`, 'u')],
  ['about', new RegExp(String.raw`\b(${oneOf(aboutWords)})\b`, 'u')],
  ['customers', new RegExp(String.raw`\b(${oneOf(customerPageWords)})\b`, 'u')],
  ['investors', /\b(investors?|investor[-_ ]relations|annual[-_ ]report|financials|shareholders?)\b/u],
  ['security', /\b(security|trust|compliance|certifications?)\b/u],
  ['compare', /\b(compare|comparison|alternatives?|vs|versus)\b/u],
  ['partners', /\b(partners?|resellers?|channel)\b/u],
  ['contact', new RegExp(String.raw`\b(${oneOf(contactWords)})\b`, 'u')],
  ['product', new RegExp(String.raw`\b(${oneOf(productWords)})\b`, 'u')],
];

/** Value of the first page of a kind for preparing a meeting, and the loss per further page. */
const worth: Record<PageKind, readonly [first: number, loss: number]> = {
  home: [100, 100],
  about: [90, 12],
  team: [88, 14],
  customers: [84, 14],
  pricing: [82, 14],
  product: [76, 7],
  news: [72, 14],
  'case-study': [70, 8],
  contact: [64, 30],
  careers: [66, 14],
  compare: [68, 10],
  partners: [56, 18],
  security: [62, 14],
  investors: [66, 10],
  post: [54, 6],
  other: [44, 2],
  docs: [20, 4],
  legal: [-500, 4],
};

/** Matches one article beside a list of articles: 'news-uk-desk.html' but not 'news-events'. */
const oneArticle = new RegExp(
  String.raw`^(?!(?:${oneOf(newsWords)})$)(${oneOf(newsWords)})[-_](?!events?\b|index\b|cent(?:er|re)\b|page\b|overview\b|home\b|media\b|press\b|insights\b|archive|list|room|updates?\b|and\b|stories|\d{1,2}\b)[^.]{3,}`,
  'u',
);

/** Conventional paths, for sites whose menus are built only in the browser. */
export const usualPaths: readonly (readonly [PageKind, readonly string[]])[] = [
  ['about', ['/about', '/company', '/about-us']],
  ['pricing', ['/pricing']],
  ['customers', ['/customers', '/case-studies']],
  ['news', ['/news', '/press', '/blog']],
  ['careers', ['/careers']],
  ['contact', ['/contact']],
  ['security', ['/security']],
];

/** Returns the kind of a permanent page filed among articles: 'blog/2019/our-references'. */
function standing(segment: string): PageKind | null {
  const plain = segment.replace(/\.\w+$/u, '').replace(ourBefore, '');
  const found = wordings.find(([, wording]) => wording.exec(plain)?.[0] === plain)?.[0] ?? null;
  return found !== null && standingKinds.has(found) ? found : null;
}
const ourBefore = /^(?:our|the|notre|nos|unsere?|nuestr[oa]s?|onze?)-/u;
const standingKinds: ReadonlySet<PageKind> = new Set(['about', 'team', 'customers', 'pricing', 'product']);

/** Returns a page's kind by its URL, or by the link's text if the URL says nothing. */
export function pageKind(url: string, linkText = ''): PageKind {
  const path = decodePath(url);
  if (/^\/(index\.\w+)?$/u.test(path) || /^\/(home|us|[a-z]{2}(-[a-z]{2})?)\/?(index\.\w+)?$/u.test(path))
    return 'home';
  const segments = path.split('/').filter(Boolean);
  for (const [index, segment] of segments.entries()) {
    const found = wordings.find(([, wording]) => wording.test(segment))?.[0];
    if (!found) continue;
    const last = index === segments.length - 1 || /^index\.\w+$/u.test(segments[index + 1] ?? '');
    if (found === 'news' && (!last || oneArticle.test(segment)))
      return standing(segments.slice(index + 1).at(-1) ?? '') ?? 'post';
    if (found === 'docs' || found === 'legal' || last) return found;
    const inner = segments
      .slice(index + 1)
      .map((part) => wordings.find(([, wording]) => wording.test(part))?.[0])
      .find(Boolean);
    // '/about/careers/' is about careers, '/about/events/fair' about one event.
    if (found === 'about' && inner !== undefined)
      return inner === 'news' && !['news', 'about'].includes(pageKind(new URL(`/${segments.at(-1)}`, url).href))
        ? 'post'
        : inner;
    if (inner === 'legal' || inner === 'docs' || inner === 'contact') return inner === 'contact' ? 'other' : inner;
    return found;
  }
  const text = linkText
    .toLowerCase()
    .replace(/\b(our|the|all|view|see|us|meet)\b/gu, '')
    .replace(/[^a-z ]/gu, '')
    .trim();
  return wordings.find(([, wording]) => wording.exec(text)?.[0] === text)?.[0] ?? 'other';
}

function decodePath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname).toLowerCase().replaceAll('_', '-');
  } catch (error) {
    // A malformed escape is still a path.
    if (error instanceof URIError) return pathname.toLowerCase();
    throw error;
  }
}

/** Returns how valuable a page is next; `taken` pages of its kind are read or in progress. */
export function pageWorth(kind: PageKind, url: string, taken: number): number {
  const [first, loss] = worth[kind];
  const { pathname, search } = new URL(url);
  const depth = pathname.split('/').filter(Boolean).length;
  return (
    first -
    loss * taken -
    3 * Math.max(0, depth - 1) -
    (search ? 15 : 0) -
    (/^\/[a-z]{2}(-[a-z]{2})?\//iu.test(pathname) ? 12 : 0)
  );
}
