import type { Quote } from '#contract/evidence.ts';
import { literally } from '#server/readers/one-of.ts';
import type { PageKind } from '../tools/page-kind.ts';
import type { SitePage } from '../tools/site-page.ts';

const labels: Record<PageKind, string> = {
  home: 'home page',
  about: 'about page',
  team: 'team page',
  customers: 'customers page',
  'case-study': 'case study page',
  product: 'product page',
  pricing: 'pricing page',
  news: 'news page',
  post: 'news',
  careers: 'careers page',
  partners: 'partners page',
  security: 'security page',
  investors: 'investors page',
  contact: 'contact page',
  compare: 'comparison page',
  docs: 'help pages',
  legal: 'legal pages',
  other: 'site',
};

/** Returns a page's name within a sentence: 'about page'. */
export function pageLabel(kind: PageKind): string {
  return labels[kind];
}

export function quoteOf(page: SitePage, text: string): Quote {
  return { sourceId: page.source.id, text };
}

/** Returns a pattern for the company's name as a whole word. */
export function namePattern(company: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${literally(company)}(?![\\p{L}\\p{N}])`, 'iu');
}

const firstPerson = /\b(we|our|ours|us|we're|we've|we’re|we’ve)\b/iu;

const inner = (text: string): string => text.replace(/“|”/gu, "'").replace(/"/gu, "'");

/** Returns the company's sentence, attributed to its page unless the sentence names the company itself. */
export const says = (company: string, page: SitePage, sentence: string): string => saysOn(company, page.kind, sentence);

/** Does the same for a page that is known by its kind. */
export function saysOn(company: string, page: PageKind, sentence: string): string {
  const finished = /[.!]["”’')]*$/u.test(sentence) ? sentence : `${sentence}.`;
  if (sentence.toLowerCase().startsWith(company.toLowerCase()) && !firstPerson.test(sentence)) return finished;
  const where = page === 'other' || page === 'post' ? 'On its site' : `On its ${labels[page]}`;
  return `${where}, ${company} says: “${inner(sentence)}”`;
}

/** Formats a list: 'A', 'A and B', 'A, B and C'. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
