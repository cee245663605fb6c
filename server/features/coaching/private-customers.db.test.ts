import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processDocument } from '#contract/content.ts';
import { changeOffer, emptyOffer, readOffer, suggestOffer } from '#contract/offer.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { findMaterial } from './find-material.ts';

const handbook = `# Objections we hear

"Our drivers will not use an app." Drivers at Norring Line used it on 94% of stops. It has four buttons.

# Customers

## Norring Line

Failed deliveries fell from 6.1% to 2.4% in five months.

## Lund Freight

Disputes at Lund Freight fell from 210 to 65 a month.
`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a customer who isn’t named to others is in no material of cards and proposals, at once, and is still found for the offer', async () => {
  const rep = await signUp(server);
  await rep.call(processDocument, batch(rep, [textFile('handbook.md', handbook, { mimeType: 'text/markdown' })]));
  const context = jobContext(server.services, { organizationId: rep.organizationId, userId: rep.userId });
  const said = async (): Promise<string> => {
    const { material } = await findMaterial(context);
    return material.answers.map(({ heading, text }) => `${heading}: ${text}`).join('\n');
  };
  expect(await said()).toContain('Drivers at Norring Line used it');
  const { body } = await rep.call(readOffer, {});
  const hidden = {
    id: randomUUID(),
    customer: 'Norring Line',
    situation: '',
    solution: '',
    elements: [],
    values: [],
    publish: 'private' as const,
    source: null,
  };
  await rep.call(changeOffer, { offer: { ...emptyOffer, caseStudies: [hidden] }, revision: body.revision });
  const now = await said();
  expect(now).not.toContain('Norring');
  expect(now).toContain('It has four buttons.');
  expect(now).toContain('Disputes at Lund Freight fell from 210 to 65 a month.');
  const offered = await rep.call(suggestOffer, {});
  expect(offered.body.caseStudies.map(({ customer }) => customer)).toEqual(['Lund Freight']);
});
