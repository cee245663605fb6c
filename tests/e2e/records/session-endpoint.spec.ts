import { expect, type Request } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { withProduct } from '#tests/support/own-product.ts';
import { serveSite, type ServedPage } from '#tests/support/site-server.ts';
import { fullSessionSchema, sessionEndpoint, sessionItemSchema } from '#contract/discovery.ts';

const endpoint = `**${sessionEndpoint.path}`;

test('a session counts as deleted only if the response says so', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Deleted Or Not Ltd');
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  await page.goto(`${product.address}/dashboard`);
  await page.getByRole('button', { name: /^Delete the session/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Delete the session/ });
  const error = { status: 'error', error: { code: 'BUSY', message: 'The automation is busy' } };
  const invalid = 'Invalid response format. The list of sessions says whether';
  const answers: [unknown, string][] = [
    [{}, invalid],
    [{ status: 5 }, invalid],
    [[], invalid],
    ['', invalid],
    ['{"status"', invalid],
    [{ body: '' }, invalid],
    [{ body: 'no JSON' }, invalid],
    [error, 'The automation is busy. Nothing was deleted.'],
    [[error], 'The automation is busy. Nothing was deleted.'],
    [{ body: JSON.stringify([error]) }, 'The automation is busy. Nothing was deleted.'],
  ];
  for (const [answer, text] of answers) {
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const deletes = (request: Request): boolean =>
      request.url().endsWith(sessionEndpoint.path) &&
      (request.postDataJSON() as { action: string }).action === 'delete';
    await page.route(endpoint, (route) =>
      deletes(route.request()) ? route.fulfill({ contentType: 'application/json', body }) : route.fallback(),
    );
    // The alert of the answer before may say the same: without this, the call could come after its answer was taken away.
    const answered = page.waitForResponse((response) => deletes(response.request()));
    await dialog.getByRole('button', { name: 'Delete session' }).click();
    await answered;
    await expect(dialog.getByRole('alert'), body).toContainText(`Failed to delete session. ${text}`);
    await page.unroute(endpoint);
  }
  await dialog.getByRole('button', { name: 'Delete session' }).click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Session deleted' })).toBeVisible();
});

/** A session as an automation returns it: every field, and one that the product doesn't know. */
function heldSession(values: Record<string, string | string[]>): Record<string, unknown> {
  const fields = Object.entries(fullSessionSchema.shape).map(([name, { type }]) => [name, type === 'array' ? [] : '']);
  return { ...Object.fromEntries(fields), mayWrite: true, ...values };
}

test('a session that an automation keeps is listed, opened to read, and deleted there', async ({ page }) => {
  test.setTimeout(120_000);
  const sent: { action: string; sessionId?: string }[] = [];
  const held = heldSession({
    sessionId: 'recHeld0000000001',
    sessionName: 'Held Elsewhere',
    companyName: 'Fernhollow',
    status: 'in_progress',
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-01-02T03:04:05.000Z',
    barriers: ['Paper slips go missing'],
  });
  let known = true;
  const answer = ({ action, sessionId }: { action: string; sessionId?: string }): object => {
    if (action === 'loadAll') {
      const item = Object.fromEntries(Object.keys(sessionItemSchema.shape).map((name) => [name, held[name]]));
      return [{ status: 'success', data: { sessions: known ? [item] : [] } }];
    }
    if (!known || sessionId !== held['sessionId']) return { status: 'error', error: { message: 'No such session' } };
    if (action === 'delete') known = false;
    return { status: 'success', data: action === 'delete' ? {} : held };
  };
  const automation = await serveSite({}, (_, body): ServedPage => {
    const asked = JSON.parse(body) as { action: string; sessionId?: string };
    sent.push(asked);
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(answer(asked)) };
  });
  try {
    await withProduct({ AUTOMATION_URL: automation.url, AUTOMATION_CALLS: 'load-session' }, async (product) => {
      await signUpInBrowser(page, product, 'Held Elsewhere Ltd');
      held['userID'] = await page.evaluate(async () => {
        const response = await fetch('/api/auth/get-session');
        return ((await response.json()) as { user: { id: string } }).user.id;
      });
      await page.reload();
      const failed: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(new URL(response.url()).pathname);
      });
      await page.getByRole('link', { name: /Fernhollow/ }).click();
      await expect(page.getByRole('heading', { name: 'Fernhollow', level: 1 })).toBeVisible();
      await expect(page.getByText('Your automation keeps this session.')).toBeVisible();
      await expect(page.getByText('Read only')).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Stages' })
        .getByRole('link', { name: /Current state/ })
        .click();
      const barrier = page.getByRole('textbox', { name: /barrier/i }).first();
      await expect(barrier).toHaveValue('Paper slips go missing');
      await expect(barrier).not.toBeEditable();
      await expectAccessible(page);
      for (const stage of [/Prospect/, /Future state/, /AI summary/, /Solution and proposal/])
        await page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name: stage }).click();
      await expect(page.getByRole('heading', { name: '5. Solution and proposal' })).toBeVisible();
      // It's read once, not every few seconds, and nothing is asked about it that the product doesn't have.
      await page.waitForTimeout(6000);
      expect(sent.filter(({ action }) => action === 'loadSingle')).toMatchObject([{ sessionId: 'recHeld0000000001' }]);
      expect([...new Set(failed)].toSorted()).toEqual([
        '/api/records/sessions/fetch-by-id/route',
        expect.stringMatching(/lines/u),
      ]);
      await page.goto(`${product.address}/dashboard?session=recHeld0000000001&view=call`);
      await expect(page.getByText('No notes here')).toBeVisible();
      await page.goto(`${product.address}/pdf-generation/recHeld0000000001`);
      await expect(page.getByText('No proposal here')).toBeVisible();

      await page.goto(`${product.address}/dashboard?session=recHeld0000000001`);
      await page.getByRole('button', { name: 'More actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Invite to write' })).toHaveCount(0);
      await page.getByRole('menuitem', { name: 'Delete session' }).click();
      await page.getByRole('button', { name: 'Delete session' }).click();
      await expect(page.locator('[data-toast]').filter({ hasText: 'Session deleted' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Start the first session' })).toBeVisible();

      // One that nobody has: the automation's own error.
      await page.goto(`${product.address}/dashboard?session=recHeld0000000001`);
      await expect(page.getByText('Failed to load session', { exact: true })).toBeVisible();
      await expect(page.getByText('No such session')).toBeVisible();
    });
  } finally {
    await automation.close();
  }
});

test('the operator sets how long and how often the session endpoint is tried', async ({ page }) => {
  test.setTimeout(120_000);
  const asked: number[] = [];
  const automation = await serveSite({}, () => {
    asked.push(Date.now());
    return { headers: { 'content-type': 'application/json' }, body: '[]', delayMs: 60_000 };
  });
  const settings = { LOAD_SESSION_TIMEOUT_SECONDS: '1', LOAD_SESSION_ATTEMPTS: '3' };
  try {
    await withProduct(
      { AUTOMATION_URL: automation.url, AUTOMATION_CALLS: 'load-session', ...settings },
      async (product) => {
        await signUpInBrowser(page, product, 'Patient Ltd');
        await expect(page.getByText('Failed to load sessions')).toBeVisible({ timeout: 30_000 });
        await expect(page.getByText('Request timeout after all retries')).toBeVisible();
        await page.waitForTimeout(3000);
        expect(asked).toHaveLength(3);
        // Each lasts 1 s; 2 s and 4 s lie between. A busy machine passes the first one on late.
        const [first = 0, second = 0, third = 0] = asked;
        expect(second - first).toBeGreaterThan(2_000);
        expect(third - first).toBeGreaterThan(6_500);
      },
    );
  } finally {
    await automation.close();
  }
});
