import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchContent } from '#contract/ask.ts';
import { processDocument } from '#contract/content.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('what is found in a price list names its columns and rows, to whom it belongs alone', async () => {
  const [who, other] = [await signUp(server), await signUp(server)];
  const rows = Array.from({ length: 200 }, (_, at) => `Plan number ${at},${at} euro,yearly`);
  await who.call(processDocument, batch(who, [textFile('prices.csv', `Plan,Price,Billed\n${rows.join('\n')}\n`)]));
  const { passages } = (await who.call(searchContent, { query: '"Plan number 75"', limit: 1 })).body;
  expect(passages).toMatchObject([
    {
      heading: expect.stringMatching(/^Rows \d+–\d+$/u) as string,
      text: expect.stringMatching(/^Plan \| Price \| Billed\n.*Plan number 75 \| 75 euro \| yearly/su) as string,
    },
  ]);
  expect((await other.call(searchContent, { query: '"Plan number 75"', limit: 1 })).body.passages).toEqual([]);
});
