import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContentFile } from '#contract/content-library.ts';
import { processDocument } from '#contract/content.ts';
import { createSession, readSession } from '#contract/discovery.ts';
import { readHealth } from '#contract/health.ts';
import { readSession as readIdentity } from '#contract/identity.ts';
import { readPrep, startPrep } from '#contract/prep.ts';
import { addLines, sessionEvents } from '#contract/session-lines.ts';
import { freePort } from '#server/db/cluster-record.ts';
import { openEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { readEvents } from '#tests/support/event-reader.ts';
import { listeningAt } from '#tests/support/nodes/listening-at.ts';
import { openSpreadingProxy, type SpreadingProxy } from '#tests/support/nodes/spreading-proxy.ts';
import { callServer, signUp, type TestPerson } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { until } from '#tests/support/until.ts';

const folder = temporaryFolder('nodes');
const names = ['one', 'two'];
const s3 = new S3rver({
  port: 0,
  directory: join(folder.path, 's3'),
  silent: true,
  configureBuckets: [{ name: 'files', configs: [] }],
});
/** Which node reads the prospect's site, by the contact in its user agent. */
const readers: string[] = [];
let postgres: EmbeddedPostgres;
let proxy: SpreadingProxy;
let site: SiteServer;
let nodes: Product[] = [];
let person: TestPerson;
const slowSite = createServer(async (incoming, outgoing) => {
  readers.push(/(\w+)@nodes\.example/.exec(incoming.headers['user-agent'] ?? '')?.[1] ?? '');
  await wait(700);
  const page = await fetch(`${site.url}${incoming.url}`);
  outgoing.writeHead(page.status, { 'content-type': 'text/html' }).end(await page.text());
});

beforeAll(async () => {
  postgres = await openEmbeddedPostgres(join(folder.path, 'database'));
  proxy = await openSpreadingProxy();
  site = await serveSite(await pagesOfFolder(join(import.meta.dirname, '..', 'server', 'db', 'demo-site')));
  const settings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'one-key-for-every-node-of-this-installation',
    PUBLIC_URL: proxy.url,
    TRUST_PROXY: '1',
    ALLOW_PRIVATE_HOSTS: new URL(await listeningAt(slowSite)).host,
    S3_ENDPOINT: `http://127.0.0.1:${(await s3.run()).port}`,
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  // Both at once on an empty database.
  nodes = await Promise.all(
    names.map(async (name) => {
      const port = String(await freePort());
      const own = { ...settings, PORT: port, CONTACT_EMAIL: `${name}@nodes.example` };
      const product = await startProduct(join(folder.path, name), own, { demo: false });
      // It prints the address that people use, which is the proxy's.
      expect(product.address).toBe(proxy.url);
      return { ...product, address: `http://127.0.0.1:${port}` };
    }),
  );
  proxy.nodes.push(...nodes.map(({ address }) => address));
  person = await signUp({ address: proxy.url });
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  proxy.close();
  slowSite.close();
  await Promise.all([site.close(), s3.close(), postgres.close()]);
  folder.remove();
});

const node = (at: number): Product => nodes[at] ?? (nodes[0] as Product);
const headers = (): Record<string, string> => ({ authorization: `Bearer ${person.token}` });

test('two nodes that start at once on an empty database both serve, and whoever signed in is known on each', async () => {
  for (const each of nodes) {
    expect((await callServer(each, readHealth, {})).body.status).toBe('ok');
    expect((await callServer(each, readIdentity, {}, headers())).body.user.email).toBe(person.email);
  }
});

test('what one node takes in the other has: files, and words as they are said', async () => {
  const text = 'Fernhollow ships cold goods.';
  const { body } = await callServer(node(0), processDocument, batch(person, [textFile('a.txt', text)]), headers());
  const path = readContentFile.path.replace(':contentId', body.documents[0]?.DocumentId ?? '');
  expect(await (await fetch(`${node(1).address}${path}`, { headers: headers() })).text()).toBe(text);
  const created = await callServer(node(1), createSession, {}, headers());
  const sessionId = created.body.data?.sessionId ?? '';
  const ended = new AbortController();
  const heard: string[] = [];
  const stream = readEvents<{ event: string; data: { line?: { text: string } } }>(
    `${node(1).address}${readSession.path}?sessionId=${sessionId}`,
    { headers: headers(), signal: ended.signal },
    sessionEvents,
  );
  const reading = (async () => {
    for await (const { event, data } of stream) if (event === 'line') heard.push(data.line?.text ?? '');
  })().catch(() => undefined);
  for (const words of ['first', 'second']) {
    const line = { id: randomUUID(), kind: 'note' as const, atMs: 0, text: words };
    await callServer(node(0), addLines, { sessionId, lines: [line] }, headers());
    await until(async () => (heard.includes(words) ? true : null));
  }
  ended.abort();
  await reading;
});

test('whoever signs out on one node is signed out on the other', async () => {
  const other = await signUp({ address: proxy.url });
  const known = { authorization: `Bearer ${other.token}` };
  expect((await callServer(node(1), readIdentity, {}, known)).status).toBe(200);
  const answer = await fetch(`${node(0).address}/api/auth/sign-out`, {
    method: 'POST',
    headers: { ...known, origin: proxy.url, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  await until(async () => ((await callServer(node(1), readIdentity, {}, known)).status === 401 ? true : null));
});

test('a run whose node is killed ends on the other one', { timeout: 240_000 }, async () => {
  const slow = `http://127.0.0.1:${(slowSite.address() as { port: number }).port}`;
  const wanted = { firstName: 'Rhys', lastName: 'Tolland', company: slow };
  const through = { address: proxy.url };
  const { body } = await callServer(through, startPrep, wanted, headers());
  const look = async () =>
    (await callServer(through, readPrep, { prospectId: body.prepMeetingId }, headers())).body.prepSession;
  await until(async () => ((await look()).brief.sources.length > 1 ? true : null), 60_000);
  const runs = readers.at(-1) ?? '';
  const killed = names.indexOf(runs);
  expect(killed).toBeGreaterThanOrEqual(0);
  await node(killed).stop('SIGKILL');
  const prep = await until(async () => {
    const seen = await look();
    return seen.isPrepping ? null : seen;
  }, 180_000);
  expect(prep).toMatchObject({ status: 'ready', companyName: 'Fernhollow Cold Chain' });
  expect(readers.at(-1)).toBe(names[1 - killed]);
});
