import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentPassage } from '#contract/ask.ts';
import { companies } from '#server/db/schema/company.ts';
import { prepSessions } from '#server/db/schema/prep.ts';
import { openContentLibrary, type ContentLibrary } from '#tests/support/content-library.ts';
import { withoutProspects } from './without-prospects.ts';

let library: ContentLibrary;
beforeAll(async () => {
  library = await openContentLibrary();
});
afterAll(() => library.close());

const passage = (name: string, more: Partial<ContentPassage>): ContentPassage =>
  ({ passageId: name, name, kind: 'webpage', url: null, openTo: 'unsaid', ...more }) as ContentPassage;

test('a page from a prospect’s site is not the seller’s voice, unless somebody said that everybody may hear it', async () => {
  const ctx = await library.found();
  const other = await library.found();
  const prepare = (organizationId: string, companyDomain: string) =>
    library.database.tenant(organizationId, (db) =>
      db.insert(prepSessions).values({
        ...{ organizationId, id: randomUUID(), firstName: '', lastName: '', email: '', roleTitle: '', linkedIn: '' },
        ...{ companyName: '', companyDomain, prospWebUrl: '', industryType: '', companySize: '', urgencyLevel: '' },
      }),
    );
  await prepare(ctx.organizationId, 'aldermoor-brick.com');
  await prepare(ctx.organizationId, 'our-linings.com');
  await prepare(other.organizationId, 'a-reference.com');
  const passages = [
    passage('theirs', { url: 'https://www.aldermoor-brick.com/news' }),
    passage('said open', { url: 'https://www.aldermoor-brick.com/story', openTo: 'everybody' }),
    passage('prepared for by another organization', { url: 'https://a-reference.com/' }),
    passage('own', { url: 'https://shop.our-linings.com/prices' }),
    passage('a document', { kind: 'document', url: 'https://www.aldermoor-brick.com/a.pdf' }),
    passage('without an address', {}),
  ];
  const names = async () => (await withoutProspects(ctx, passages)).map(({ name }) => name);
  const [, ...others] = passages.map(({ name }) => name);
  expect(await names()).toEqual(others.filter((name) => name !== 'own'));
  await library.database.tenant(ctx.organizationId, (db) =>
    db.insert(companies).values({
      ...{ organizationId: ctx.organizationId, name: 'Our Linings', industry: '', website: 'www.our-linings.com' },
      ...{ instance: '', logoUrl: '', logoName: '', logoType: '', logoUploadedAt: '' },
    }),
  );
  expect(await names()).toEqual(others);
});
