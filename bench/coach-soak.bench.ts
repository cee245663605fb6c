import { chromium, type CDPSession, type Page } from '@playwright/test';
import { readCoach } from '#contract/coaching.ts';
import { createSession } from '#contract/discovery.ts';
import { readLines } from '#contract/session-lines.ts';
import { freePort } from '#tests/support/oidc-servers.ts';
import { callServer } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { serverOf } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';
import type { Benchmark } from './benchmark.ts';
import { givenCalls } from './given-calls.ts';

/** Call seconds per real second, and call seconds between two notes. */
const speed = 20;
const noteEvery = 5;
/** Call minutes at which the network is cut, and for how long. */
const cuts = [8, 35, 60, 85, 110];
const cutMinutes = 1.5;
const kills = [11, 70];
const reloadAt = 17;
const heapFrom = 20;

/** Returns what people say, line by line; without data, a few repeated lines. */
function spoken(data: string | null): string[] {
  if (data === null)
    return [
      'We lose four hours a day at the dock',
      'That is more than we can spend this year',
      'Harbour Freight quoted us less last spring',
      'I have to ask our board before June',
    ];
  return givenCalls(data).flatMap(({ lines }) => lines.map(({ text }) => text.slice(0, 400)));
}

async function heapMegabytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

async function note(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Note', exact: true });
  await field.fill(text);
  await field.press('Enter');
}

/** Compares stored notes with typed ones, which a number in front identifies. */
async function compare(product: Product, headers: Record<string, string>, sessionId: string, typed: readonly string[]) {
  const lines = await until(async () => {
    const { status, body } = await callServer(product, readLines, { sessionId }, headers);
    return status === 200 && body.lines.length >= typed.length ? body.lines : null;
  }, 120_000).catch(async () => (await callServer(product, readLines, { sessionId }, headers)).body.lines);
  const stored = lines.map(({ text }) => text);
  const moments = lines.toSorted((a, b) => (a.text < b.text ? -1 : 1)).map(({ atMs }) => atMs ?? -1);
  return {
    lost: typed.filter((text) => !stored.includes(text)).length,
    doubled: stored.length - new Set(stored).size,
    backwards: moments.filter((at, index) => at < (moments[index - 1] ?? 0)).length,
  };
}

/**
 * Two hours of notes in one open session at 20 times real speed, with network cuts, server kills and a page reload:
 * what is lost or stored twice, and whether the page's memory grows.
 */
export const run: Benchmark = async (data, { short }) => {
  const minutes = short ? 24 : 120;
  const folder = temporaryFolder('soak');
  const product = await startProduct(folder.path, { PORT: String(await freePort()) }, { demo: true, way: 'npm start' });
  const browser = await chromium.launch({
    ...(process.env['BROWSER_PATH'] === undefined ? {} : { executablePath: process.env['BROWSER_PATH'] }),
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(product.demoLink);
    await page.waitForURL('**/dashboard**');
    const token = await context.cookies();
    const rep = { cookie: token.map(({ name, value }) => `${name}=${value}`).join('; ') };
    const answer = await fetch(`${product.address}/api/auth/get-session`, { headers: rep });
    const { session } = (await answer.json()) as { session: { token: string } };
    const headers = { authorization: `Bearer ${session.token}` };
    const sessionId = (await callServer(product, createSession, {}, headers)).body.data?.sessionId ?? '';
    await page.goto(`${product.address}/dashboard?session=${sessionId}&view=prospect`);
    await page.getByRole('textbox', { name: 'Note', exact: true }).waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.enable');

    const says = spoken(data);
    const typed: string[] = [];
    const began = performance.now();
    const minuteNow = (): number => ((performance.now() - began) / 60_000) * speed;
    const due = { cuts: [...cuts], kills: [...kills], reload: [reloadAt] };
    const isDue = (list: number[]): boolean => (list[0] ?? Infinity) <= minuteNow() && list.shift() !== undefined;
    let offlineUntil = 0;
    let early: number | null = null;
    while (minuteNow() < minutes) {
      if (isDue(due.cuts)) {
        offlineUntil = minuteNow() + cutMinutes;
        await context.setOffline(true);
      }
      if (offlineUntil > 0 && minuteNow() > offlineUntil) {
        offlineUntil = 0;
        await context.setOffline(false);
      }
      if (isDue(due.kills)) process.kill(await serverOf(product), 'SIGKILL');
      if (isDue(due.reload)) {
        // The page can't load while the server starts, so retry as a person would.
        await until(() => page.reload().catch(() => null), 60_000);
        await page.getByRole('textbox', { name: 'Note', exact: true }).waitFor();
      }
      if (early === null && minuteNow() >= heapFrom) early = await heapMegabytes(devtools);
      const text = `${String(typed.length).padStart(5, '0')} ${says[typed.length % says.length] ?? ''}`.trim();
      await note(page, text);
      typed.push(text);
      const wait = ((typed.length * noteEvery) / speed) * 1000 - (performance.now() - began);
      if (wait > 0) await page.waitForTimeout(wait);
    }
    await context.setOffline(false);
    const late = await heapMegabytes(devtools);
    const found = await compare(product, headers, sessionId, typed);
    const { body } = await callServer(product, readCoach, { sessionId }, headers);
    return {
      figures: {
        'minutes of the call': minutes,
        'notes typed': typed.length,
        'notes lost': found.lost,
        'notes stored twice': found.doubled,
        'moments that go back': found.backwards,
        'cards shown': body.cards.length,
        'page memory at minute 20, MB': Math.round((early ?? 0) * 10) / 10,
        'page memory at the end, MB': Math.round(late * 10) / 10,
        'growth, MB': Math.round((late - (early ?? 0)) * 10) / 10,
      },
      targets: {
        'notes lost': { atMost: 0 },
        'notes stored twice': { atMost: 0 },
        'moments that go back': { atMost: 0 },
        'growth, MB': { atMost: 20 },
      },
    };
  } finally {
    await browser.close();
    await product.stop();
    folder.remove();
  }
};
