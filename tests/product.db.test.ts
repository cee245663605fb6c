import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { briefSchema } from '#contract/brief.ts';
import { collapseSpace } from '#contract/evidence.ts';
import { readHealth } from '#contract/health.ts';
import { readPrep, startPrep } from '#contract/prep.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { ownProducts } from '#tests/support/process/own-products.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { pagesOfFolder, serveSite, type ServedPage, type SiteServer } from '#tests/support/site-server.ts';
import { until } from '#tests/support/until.ts';

const root = join(import.meta.dirname, '..');

interface CommandEnd {
  code: number;
  stdout: string;
  stderr: string;
}

function prepCommand(dataDir: string, args: string[], settings: Record<string, string>): Promise<CommandEnd> {
  const env = { ...process.env, DATA_DIR: dataDir, RESEARCH_OFF: 'all', ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'server', 'main.ts'), 'prep', ...args],
      { cwd: root, env, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
      },
    );
  });
}

describe('the product as a process', () => {
  const products = ownProducts('product');
  let site: SiteServer;
  let slow: SiteServer;
  let settings: Record<string, string>;
  const start = (more: Record<string, string> = {}): Promise<Product> => products.start({ ...settings, ...more });

  beforeAll(async () => {
    const pages = await pagesOfFolder(join(root, 'server', 'db', 'demo-site'));
    site = await serveSite(pages);
    slow = await serveSite(
      Object.fromEntries(
        Object.entries(pages).map(([path, body]): [string, ServedPage] => [path, { body: String(body), delayMs: 700 }]),
      ),
    );
    settings = { ALLOW_PRIVATE_HOSTS: `${site.host},${slow.host}` };
  });
  afterAll(() => Promise.all([site.close(), slow.close()]));

  test('it starts, answers healthy, stops cleanly on SIGTERM and starts again with its data', async () => {
    const first = await start();
    const health = await callServer(first, readHealth, {});
    expect(health).toEqual({
      status: 200,
      body: { status: 'ok', checks: { database: 'ok', jobs: 'ok', files: 'ok' } },
    });
    const session = await enterByDemoLink(first);
    expect(await first.stop('SIGTERM')).toBe(0);
    const second = await start();
    const again = await enterByDemoLink(second);
    expect(again.organizationId).toBe(session.organizationId);
  });

  test('a second server on the same data folder ends with a plain sentence and leaves the first alone', async () => {
    const first = await start();
    await expect(startProduct(products.folder, settings)).rejects.toThrow(/already runs on this data folder/);
    expect((await callServer(first, readHealth, {})).status).toBe(200);
  });

  test('the demo link opens once, and no warning about attempts is logged', async () => {
    // In tests, the identity library takes every caller for a local one.
    const product = await start({ NODE_ENV: 'production', TEST: '' });
    await enterByDemoLink(product);
    const again = await fetch(product.demoLink, { redirect: 'manual' });
    expect(again.headers.get('location')).toMatch(/\/sign-in\?demo=used/);
    // The identity library warns where it can't count attempts by address.
    expect(product.output.text + product.output.errors).not.toMatch(/rate limit/i);
  });

  test('a run that kill -9 broke off completes after the next start', async () => {
    const first = await start();
    const rep = await enterByDemoLink(first);
    const { body } = await callServer(
      first,
      startPrep,
      { firstName: 'Rhys', lastName: 'Tolland', company: slow.url },
      rep.headers,
    );
    const prospectId = body.prepMeetingId;
    await until(async () => {
      const seen = await callServer(first, readPrep, { prospectId }, rep.headers);
      return seen.body.prepSession.brief.sources.length > 1 ? true : null;
    });
    await first.stop('SIGKILL');
    const second = await start();
    const again = await enterByDemoLink(second);
    const prep = await until(async () => {
      const seen = await callServer(second, readPrep, { prospectId }, again.headers);
      return seen.body.prepSession.isPrepping ? null : seen.body.prepSession;
    }, 60_000);
    expect(prep).toMatchObject({ status: 'ready', companyName: 'Fernhollow Cold Chain' });
  }, 120_000);

  test('a run during which the process ended twice is set aside at the third start and says why', async () => {
    let product = await start();
    let rep = await enterByDemoLink(product);
    const wanted = { firstName: 'Rhys', lastName: 'Tolland', company: slow.url };
    const { body } = await callServer(product, startPrep, wanted, rep.headers);
    const prospectId = body.prepMeetingId;
    const look = async () => (await callServer(product, readPrep, { prospectId }, rep.headers)).body.prepSession;
    for (let kill = 0; kill < 2; kill += 1) {
      // A run that begins again takes away what the one before it found.
      await until(async () => ((await look()).brief.sources.length === 0 ? true : null));
      await until(async () => ((await look()).brief.sources.length > 1 ? true : null));
      await product.stop('SIGKILL');
      product = await start();
      rep = await enterByDemoLink(product);
    }
    const prep = await until(async () => {
      const seen = await look();
      return seen.isPrepping ? null : seen;
    }, 60_000);
    expect(prep).toMatchObject({ status: 'failed' });
    expect(JSON.stringify(prep)).toMatch(/The server ended 2 times while this ran, so it was set aside\./);
  }, 120_000);

  test('the terminal command prints the brief as JSON beside a running server, every quote in its source', async () => {
    await start({ ALLOW_PRIVATE_HOSTS: '' });
    const end = await prepCommand(
      products.folder,
      [site.url, '--person', 'Rhys Tolland, COO', '--json', '--sources'],
      settings,
    );
    expect(end).toMatchObject({ code: 0 });
    const brief = briefSchema.parse(JSON.parse(end.stdout));
    expect(brief.prospect).toMatchObject({
      company: 'Fernhollow Cold Chain',
      person: { name: 'Rhys Tolland', role: 'COO' },
    });
    const texts = new Map(brief.sources.map((source) => [source.id, collapseSpace(source.text ?? '')]));
    const quotes = Object.values(brief.sections).flatMap((section) => section.claims.flatMap((claim) => claim.quotes));
    expect(quotes.length).toBeGreaterThan(15);
    for (const quote of quotes) expect(texts.get(quote.sourceId)).toContain(collapseSpace(quote.text));
  });

  test('the terminal command starts and stops the database itself, prints Markdown, and fails with a reason', async () => {
    const good = await prepCommand(products.folder, [site.url], settings);
    expect(good).toMatchObject({ code: 0 });
    expect(good.stdout).toMatch(/^# Fernhollow Cold Chain/);
    expect(good.stderr).toMatch(/Read the pages/);
    const bad = await prepCommand(products.folder, ['https://no-such-company.invalid'], settings);
    expect(bad).toMatchObject({ code: 1, stdout: '' });
    expect(bad.stderr).toMatch(/No brief: We couldn't find a website/);
    expect((await prepCommand(products.folder, [], settings)).code).toBe(2);
  });

  test('with a setting missing it serves the stated text and names what is missing', async () => {
    const product = await products.start({ ...settings, LIVE_MODE: 'true' }, { demo: false });
    const answer = await fetch(`${product.address}/api/session`);
    expect(answer.status).toBe(503);
    const stripe = ['SECRET_KEY', 'PUBLISHABLE_KEY', 'WEBHOOK_SECRET', 'PRICE_MONTHLY', 'PRICE_ANNUAL'];
    const missing = [...stripe.map((name) => `STRIPE_${name}`), 'PUBLIC_URL'];
    expect(await answer.json()).toMatchObject({
      error: `Missing required environment variables: ${missing.join(', ')}`,
    });
  });
});
