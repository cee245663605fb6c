import type { Analyst } from '../analyst.ts';
import type { PageKind } from '../tools/page-kind.ts';
import type { SitePage } from '../tools/site-page.ts';
import { playbooks } from './all-playbooks.ts';
import type { Playbook } from './playbook.ts';

/**
 * The company's pages about itself and its offer, then the two most informative; stories and news describe other
 * industries.
 */
const telling: readonly (readonly PageKind[])[] = [
  ['home', 'about', 'team', 'pricing', 'careers', 'customers', 'contact', 'product'],
  ['home', 'about'],
];

/** Returns the playbook of an industry by its label or slug; null: there is none of that name. */
export function playbookNamed(industry: string): Playbook | null {
  const wanted = industry.trim().toLowerCase();
  if (wanted === '') return null;
  return playbooks.find(({ slug, label }) => label.toLowerCase() === wanted || slug === wanted) ?? null;
}

/**
 * Returns the playbook of the named industry, else of the one whose words the site clearly uses, else the general one.
 */
export async function findPlaybook(industry: string, pages: readonly SitePage[], analyst: Analyst): Promise<Playbook> {
  const named = playbookNamed(industry);
  if (named) return named;
  const choices = playbooks
    .filter(({ slug }) => slug !== 'other')
    .map(({ slug, vocabulary }) => ({ key: slug, vocabulary }));
  let slug = 'other';
  for (const kinds of telling) {
    const text = pages
      .filter((page) => kinds.includes(page.kind))
      .map((page) => page.source.text)
      .join('\n');
    const told = await analyst.classify(text, choices);
    if (!told) continue;
    slug = told;
    break;
  }
  const found = playbooks.find((playbook) => playbook.slug === slug) ?? playbooks.at(-1);
  if (!found) throw new Error('There is no playbook');
  return found;
}
