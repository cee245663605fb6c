import { afterEach, expect, it } from 'vitest';
import { sectionKeys, type Brief } from '#contract/brief.ts';
import { prepSubjectSchema } from '#contract/prep.ts';
import { createGuardedWebPages, type GuardedWebPages } from '#server/ports/guarded-web-pages.ts';
import { serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { builtInAnalyst } from '../built-in/built-in-analyst.ts';
import { prepareBrief } from './prepare-brief.ts';

const open: (SiteServer | GuardedWebPages)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const page = (title: string, body: string): string =>
  `<html lang="en"><title>${title}</title><body><h1>${title}</h1>${body}</body></html>`;
const filler =
  '<p>Brackwater Pumps makes pumps for farms and breweries from its works in Hull.</p><p>We ship about 4,000 pumps a year to 31 countries.</p>';

const site = {
  '/': page('Brackwater Pumps', `${filler}<a href="/team">Team</a><a href="/about">About</a><a href="/news">News</a>`),
  '/about': page(
    'About us',
    `${filler}<p>Founded in 1958, we are a family-owned business. Our customers include Catholic schools and hospitals.</p>
     <p>Jane Doherty is a devout Catholic and has lived with multiple sclerosis since 2015.</p>`,
  ),
  '/team': page(
    'Team',
    `<div><h3>Jane Doherty</h3><p>Head of Operations</p>
     <p>Jane Doherty is 58 years old and married to a teacher. Jane Doherty plans the shifts of the Hull works with paper lists.</p></div>
     <div><h3>Mark Ellis</h3><p>Sales Director</p><p>Born in 1967, he is a Labour councillor and a father of three. He opened our office in Lyon.</p></div>`,
  ),
  '/news': page(
    'News',
    '<article><h2>Mark Ellis turns 60</h2><time>12 November 2026</time><p>He celebrated.</p></article>',
  ),
};

async function prepare(person: { firstName: string; lastName: string; roleTitle: string }): Promise<Brief> {
  const served = await serveSite(site);
  const webPages = createGuardedWebPages({ allowPrivateHosts: [served.host] });
  open.push(served, webPages);
  return prepareBrief({
    subject: prepSubjectSchema.parse({ ...person, prospWebUrl: served.url }),
    seller: { name: 'Acme', solutions: [] },
    webPages,
    findProofs: async () => [],
    findComparisons: async () => [],
    analyst: builtInAnalyst,
    today: '2026-11-22',
    signal: new AbortController().signal,
    onEvent: () => undefined,
  });
}

it.each([
  { firstName: 'Jane', lastName: 'Doherty', roleTitle: 'Head of Operations' },
  { firstName: 'Mark', lastName: 'Ellis', roleTitle: '' },
])('a brief tells nothing of what people believe, suffer from or have at home: $firstName', async (person) => {
  const brief = await prepare(person);
  const { sources: _texts, ...told } = brief;
  const shown = JSON.stringify(told);
  for (const word of ['devout', 'sclerosis', '58 years', 'married', '1967', 'Labour', 'father of', 'turns 60'])
    expect([word, shown.includes(word)]).toEqual([word, false]);
  const texts = sectionKeys.flatMap((key) => brief.sections[key].claims.map(({ text }) => text)).join('\n');
  expect(texts).toContain('Head of Operations');
  expect(texts).toContain('1958');
  expect(texts).toContain(`${person.firstName} ${person.lastName}`);
});
