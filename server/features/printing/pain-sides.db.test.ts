import { randomUUID } from 'node:crypto';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Claim } from '#contract/evidence.ts';
import { readPrep, startPrep, type PrepDetail } from '#contract/prep.ts';
import { createShare, linkDocument, markClaim, readShared } from '#contract/prep-reading.ts';
import { prepSections } from '#server/db/schema/prep.ts';
import { callServer, signUp, type TestPerson } from '#tests/support/people.ts';
import { serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const page = (body: string): string =>
  `<html lang="en"><title>Anvil Works</title><body><h1>Anvil Works</h1>${body}</body></html>`;
const handWork = 'We still type every fourth invoice by hand from paper.';
const solved = 'Since October our invoices are read automatically.';
const nothing = 'We found nothing against it in what we read.';
let site: SiteServer;
let server: TestServer;
let rep: TestPerson;

beforeAll(async () => {
  site = await serveSite({
    '/': page(`<p>${'Anvil Works makes anvils, tongs and hammers for smiths in the north of the country. '.repeat(6)}</p>
      <a href="/about">About</a>`),
    '/about': page(`<p>${handWork}</p><p>${solved}</p><p>We forge in Leeds and in Hull, with 41 people.</p>`),
  });
  server = await startTestServer({ ALLOW_PRIVATE_HOSTS: site.host });
  rep = await signUp(server);
});
afterAll(async () => {
  await server.close();
  await site.close();
});

async function printed(prospectId: string): Promise<string> {
  const { address } = (await rep.call(linkDocument, { prospectId })).body;
  const answer = await fetch(`${server.address}${address}`);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(new Uint8Array(await answer.arrayBuffer()));
  const text = [...document.pages()]
    .map((each) => each.getText())
    .join('\n')
    .replaceAll(/\s+/gu, ' ');
  document.destroy();
  library.destroy();
  return text;
}
function omit(claim: Claim): Claim {
  const { against, ...before } = claim;
  return against === undefined ? claim : before;
}
const painOf = ({ brief }: Pick<PrepDetail, 'brief'>): Claim | undefined =>
  brief.sections.painPoints.claims.find(({ text }) => text.startsWith('Work by hand'));

test('a pain has its evidence on both sides in the brief, behind a link and in the PDF, also where it was stored before', async () => {
  const { prepMeetingId: prospectId } = (
    await rep.call(startPrep, { firstName: 'Ada', lastName: 'Lee', company: `${site.url}/` })
  ).body;
  const prep = await until(async () => {
    const { prepSession } = (await rep.call(readPrep, { prospectId })).body;
    return prepSession.isPrepping ? null : prepSession;
  });
  const { claims } = prep.brief.sections.painPoints;
  const counter = Object.values(prep.brief.sections)
    .flatMap((section) => section.claims)
    .find(({ text }) => text.includes(solved));
  expect(painOf(prep)?.against).toEqual([counter?.id]);
  const made = await rep.call(createShare, { prospectId, shareId: randomUUID(), days: 7 });
  const token = made.body.share.link?.replace('/share/', '') ?? '';
  const shared = async () => (await callServer(server, readShared, { token })).body;
  expect(painOf(await shared())?.against).toEqual([counter?.id]);
  let text = await printed(prospectId);
  for (const words of [
    'What speaks for it',
    handWork,
    'What speaks against it',
    `They say they have this: “${solved}”`,
  ])
    expect(text).toContain(words);

  await rep.call(markClaim, { prospectId, claimId: counter?.id ?? '', was: counter?.text ?? '', wrong: true });
  expect(painOf((await rep.call(readPrep, { prospectId })).body.prepSession)?.against).toEqual([]);
  text = await printed(prospectId);
  expect(text).toContain(nothing);
  expect(text).not.toContain(solved);

  // As the version before stored it: without the field.
  await server.services.database.tenant(rep.organizationId, (db) =>
    db
      .update(prepSections)
      .set({ claims: claims.map((claim) => omit(claim)) })
      .where(and(eq(prepSections.prepId, prospectId), eq(prepSections.key, 'painPoints'))),
  );
  for (const brief of [(await rep.call(readPrep, { prospectId })).body.prepSession, await shared()]) {
    expect(painOf(brief)?.restsOn).toHaveLength(1);
    expect(painOf(brief)).not.toHaveProperty('against');
  }
  text = await printed(prospectId);
  expect(text).toContain(handWork);
  for (const words of [nothing, 'What speaks against it']) expect(text).not.toContain(words);
}, 60_000);
