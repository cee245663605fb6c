import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import axe from 'axe-core';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { onboard } from '#tests/support/onboarded.ts';
import { signUp } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import type { Benchmark, BenchmarkResult } from './benchmark.ts';
import { cookiesOf } from './screens/cookies-of.ts';
import { allScreens, type Screen, type Who } from './screens/all-screens.ts';
import { fillDemo } from './screens/fill-demo.ts';
import { secondAdmin } from './screens/second-admin.ts';
import { faultsOf } from './screens/page-rules.ts';

const widths = { whole: [360, 768, 1440, 1920], short: [390, 1440] };
const states = ['full', 'empty', 'loading', 'failed', 'offline'] as const;
const themes = ['light', 'dark'] as const;
type State = (typeof states)[number];

/** Folder for screenshots, which are viewed and never stored. */
const pictures = process.env['SCREENS_FOLDER'] ?? null;

interface Run {
  product: Product;
  context: BrowserContext;
  findings: Map<string, number>;
  looked: { pages: number };
}

/** The calls the shell itself needs to open a screen. */
const basics = /\/api\/(configuration|session(\?|$)|auth\/|identity\/|records\/client\/get-client-by-orgid)/u;

async function prepareState(page: Page, state: State): Promise<void> {
  const answer = (status: number) =>
    page.route(/\/api\//u, (route) =>
      basics.test(route.request().url())
        ? route.fallback()
        : route.fulfill({ status, json: { error: 'Something went wrong', code: 'internal' } }),
    );
  if (state === 'failed') await answer(500);
  if (state === 'loading')
    await page.route(/\/api\//u, (route) => (basics.test(route.request().url()) ? route.fallback() : undefined));
}

/** Waits until the screen is still: no pending calls, fonts loaded, no animation except endless ones. */
async function settle(page: Page, state: State, inside: boolean): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // The start-up overlay isn't a screen, nor is the page that says nothing could be opened.
  if (inside) await page.locator('[data-shell=content]').waitFor({ timeout: 20_000 });
  await page
    .getByText(/^(Initializing|Setting up your account|Loading)\.\.\.$/u)
    .first()
    .waitFor({ state: 'hidden', timeout: 20_000 });
  if (state === 'loading') await page.waitForTimeout(1200);
  else await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  await page.waitForTimeout(state === 'failed' ? 1500 : 300);
}

async function look(
  run: Run,
  screen: Screen,
  state: State,
  theme: (typeof themes)[number],
  at: number[],
): Promise<void> {
  const { context, product, findings, looked } = run;
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const found = (width: number, fault: string) => {
    const key = `${screen.name} | ${state} | ${fault}`;
    findings.set(key, (findings.get(key) ?? 0) + 1);
    if (findings.get(key) === 1) process.stderr.write(`${width} ${theme} ${key}\n`);
  };
  try {
    await page.setViewportSize({ width: at[0] ?? 1440, height: 900 });
    await prepareState(page, state);
    await page.goto(`${product.address}${screen.path}`);
    await settle(page, state, screen.who !== 'nobody');
    if (screen.open) {
      await screen.open(page);
      await settle(page, state, screen.who !== 'nobody');
    }
    if (state === 'offline') {
      await context.setOffline(true);
      await page.waitForTimeout(400);
    }
    for (const width of at) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(150);
      for (const fault of await faultsOf(page)) found(width, fault);
      looked.pages += 1;
      if (pictures !== null) {
        const name = `${screen.name}-${state}-${width}-${theme}.png`.replaceAll(/[^\w.-]+/gu, '-');
        await page.screenshot({ path: join(pictures, name), fullPage: true });
      }
    }
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate<{ violations: { id: string; nodes: { target: string[] }[] }[] }>(
      "axe.run({ resultTypes: ['violations'], iframes: false })",
    );
    for (const { id, nodes } of violations) found(at.at(-1) ?? 0, `axe ${id}: ${nodes[0]?.target.join(' ') ?? ''}`);
  } catch (error) {
    found(at[0] ?? 0, `could not be looked at: ${String(error).split('\n')[0]}`);
  } finally {
    await context.setOffline(false).catch(() => undefined);
    await page.close().catch(() => undefined);
  }
}

/**
 * Every screen in its states, widths and themes: no axe violations, no sideways scroll, nothing cut off or overlapping,
 * no target under 24 px.
 * `--only` selects screens; SCREENS_FOLDER keeps screenshots.
 */
export const run: Benchmark = async (_data, { only, short }) => {
  const folder = temporaryFolder('screens');
  const product = await startProduct(folder.path, { RATE_LIMIT_USER: '0', RATE_LIMIT_ADDRESS: '0' });
  const executablePath = process.env['BROWSER_PATH'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  });
  if (pictures !== null) mkdirSync(pictures, { recursive: true });
  const findings = new Map<string, number>();
  const looked = { pages: 0 };
  const figures: BenchmarkResult['figures'] = {};
  const enter = async (cookie: string): Promise<BrowserContext> => {
    const context = await browser.newContext();
    await context.addCookies(cookiesOf(cookie, product.address));
    return context;
  };
  try {
    const demo = await enterByDemoLink(product);
    const ids = await fillDemo(product, demo);
    const founder = await signUp(product, { organization: 'Empty Ltd' });
    await onboard(founder, 'Empty Ltd');
    const cookieOf = async (email: string, password: string): Promise<string> => {
      const answer = await fetch(`${product.address}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: product.address },
        body: JSON.stringify({ email, password }),
      });
      return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    };
    const beginner = await signUp(product, { organization: 'New Ltd' });
    const second = await secondAdmin(product, demo);
    const empty = await enter(await cookieOf(founder.email, founder.password));
    const browsers: Record<Who, BrowserContext> = {
      nobody: await browser.newContext(),
      admin: await enter(demo.cookie),
      'second admin': await enter(await cookieOf(second.email, second.password)),
      founder: await enter(await cookieOf(beginner.email, beginner.password)),
    };
    const at = short ? widths.short : widths.whole;
    let turn = 0;
    for (const state of states)
      for (const screen of allScreens(state === 'empty' ? null : ids)) {
        if (only !== null && !only.includes(screen.name)) continue;
        if (state !== 'full' && !screen.reads) continue;
        const context = state === 'empty' ? empty : browsers[screen.who];
        turn += 1;
        const both = state === 'full' ? themes : [themes[turn % 2] ?? 'light'];
        for (const theme of both)
          await look(
            { product, context, findings, looked },
            screen,
            state,
            theme,
            state === 'full' ? at : widths.short,
          );
      }
  } finally {
    await browser.close();
    await product.stop();
    folder.remove();
  }
  figures['pages looked at'] = looked.pages;
  figures['findings'] = findings.size;
  return { figures, targets: { findings: { atMost: 0 } } };
};
