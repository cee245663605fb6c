import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchContent } from '#contract/ask.ts';
import { processDocument } from '#contract/content.ts';
import { listDocuments, readContentRecord } from '#contract/records-content.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { otherLimit } from '#tests/support/server-process.ts';

const folder = temporaryFolder('memory');
let product: Product;
beforeAll(async () => {
  product = await startProduct(folder.path, otherLimit('extraction.heapMb', 24), { demo: false });
});
afterAll(async () => {
  await product.stop();
  folder.remove();
});

test('a file that fills the memory of its thread fails with that reason, and the others of the batch go on', async () => {
  const who = await signUp(product);
  const heavy = Array.from(
    { length: 180_000 },
    (_, at) => `Parcel ${at} weighs ${at % 97} kilograms and leaves on day ${at % 31}.`,
  ).join('\n');
  const others = ['one', 'two', 'three', 'four'].map((word) => textFile(`${word}.txt`, `Depot ${word} opens at six.`));
  const { body } = await who.call(processDocument, batch(who, [textFile('heavy.txt', heavy), ...others]));
  expect(body.documents.map(({ fileKey, Status }) => [fileKey, Status])).toEqual([
    ['heavy.txt-key', 'failed'],
    ...others.map(({ fileKey }) => [fileKey, 'completed']),
  ]);
  expect(body.documents[0]?.error).toMatch(/needs more memory.*Split it/u);
  const items = (await who.call(listDocuments, {})).body.documents.map(readContentRecord);
  expect(items.find(({ name }) => name === 'heavy.txt')).toMatchObject({
    stage: 'failed',
    failure: { reason: 'out-of-memory' },
  });
  const after = await who.call(processDocument, batch(who, [textFile('after.txt', 'Depot five opens at seven.')]));
  expect(after.body.documents).toMatchObject([{ Status: 'completed' }]);
  expect((await who.call(searchContent, { query: '"opens at seven"' })).body.passages).toMatchObject([
    { name: 'after.txt' },
  ]);
});
