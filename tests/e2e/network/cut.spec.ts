import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { createSession } from '#contract/discovery.ts';
import { readPrep, startPrep } from '#contract/prep.ts';
import { addLines } from '#contract/session-lines.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { withProduct } from '#tests/support/own-product.ts';
import { callServer } from '#tests/support/people.ts';
import type { Product } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';

interface Kind {
  name: string;
  path: string;
  /** Stands there only once the screen has read what it shows. */
  shows: string | RegExp;
}

/** What the shell asks for, whatever the screen: without it no screen begins. */
const ofShell = /^\/api\/(?:auth|session|configuration|readiness|build|records\/client)/u;

/** A brief and a call on it; the cookie of who may read them. */
async function prepare(product: Product): Promise<{ cookie: string; prep: string; session: string }> {
  const { cookie, headers } = await enterByDemoLink(product);
  const meeting = { company: 'www.fernhollow.example', firstName: 'Rhys', lastName: 'Tolland' };
  const { prepMeetingId: prep } = (await callServer(product, startPrep, meeting, headers)).body;
  await until(async () => {
    const { prepSession } = (await callServer(product, readPrep, { prospectId: prep }, headers)).body;
    return prepSession.isPrepping ? null : true;
  }, 120_000);
  const session =
    (await callServer(product, createSession, { prepMeetingId: prep }, headers)).body.data?.sessionId ?? '';
  const said = { id: randomUUID(), kind: 'note' as const, atMs: 60_000, text: 'Slips go missing in the yard' };
  await callServer(product, addLines, { sessionId: session, lines: [said] }, headers);
  return { cookie, prep, session };
}

async function enter(page: Page, product: Product, cookie: string): Promise<void> {
  await page.context().addCookies(
    cookie.split('; ').map((each) => {
      const [name = '', value = ''] = each.split(/=(.*)/su);
      return { name, value, url: product.address };
    }),
  );
}

const notice = (page: Page) => page.getByText('You’re offline. This page continues when you’re back.');

/** What stands there when the network goes stays, and what cannot be read says so and can be read again. */
async function cutIn(page: Page, { name, path, shows }: Kind): Promise<void> {
  const shown = page.getByRole('main').getByText(shows).first();
  await test.step(name, async () => {
    await page.goto(path);
    await expect(shown).toBeVisible();
    await page.context().setOffline(true);
    await expect(notice(page)).toBeVisible();
    await expect(shown).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(notice(page)).toBeHidden();
    await expect(shown).toBeVisible();

    await page.route('**/api/**', (route) =>
      ofShell.test(new URL(route.request().url()).pathname) ? route.continue() : route.abort('internetdisconnected'),
    );
    await page.goto(path);
    const failed = page.getByRole('main').getByRole('alert').first();
    await expect(failed).toContainText(/failed to load|not loaded/iu);
    await expect(shown).toBeHidden();
    await expect(page.getByText(/^No .+ yet$/u)).toHaveCount(0);
    await page.unrouteAll();
    // Each part that failed has a button of its own, gone once it is read.
    await expect(async () => {
      const again = page.getByRole('main').getByRole('button', { name: 'Retry' });
      if (await again.first().isVisible()) await again.first().click({ timeout: 1000 });
      await expect(again).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(shown).toBeVisible();
  });
}

test('with the network cut, each kind of screen keeps what it shows, says what it could not read, and goes on', async ({
  page,
}) => {
  await withProduct({}, async (product) => {
    const { cookie, prep, session } = await prepare(product);
    await enter(page, product, cookie);
    const kinds: Kind[] = [
      { name: 'dashboard', path: '/dashboard', shows: 'Rhys Tolland' },
      { name: 'brief', path: `/dashboard?prep=${prep}`, shows: 'In 30 seconds' },
      { name: 'session', path: `/dashboard?session=${session}&view=call`, shows: 'Slips go missing in the yard' },
      { name: 'proposal', path: `/pdf-generation/${session}`, shows: 'Proposal for Fernhollow Cold Chain' },
      { name: 'content', path: '/admin/content', shows: /words in \d+ passages can be quoted/u },
      { name: 'solutions', path: '/dashboard?view=solutions', shows: 'Waymark Dispatch' },
      { name: 'team', path: '/settings/team', shows: 'dana@waymark.example' },
      { name: 'webhooks', path: '/settings/webhooks', shows: 'No webhooks yet' },
      { name: 'numbers', path: '/settings/numbers', shows: 'By month' },
      { name: 'billing', path: '/account/billing', shows: 'Annual plan' },
    ];
    for (const kind of kinds) await cutIn(page, { ...kind, path: `${product.address}${kind.path}` });
  });
});

test('what is typed while the network is cut waits on the device, says so, and is stored when it is back', async ({
  page,
}) => {
  const context = page.context();
  await withProduct({}, async (product) => {
    const { cookie, session } = await prepare(product);
    await enter(page, product, cookie);
    const call = `${product.address}/dashboard?session=${session}&view=call`;
    await page.goto(call);
    await expect(page.getByText('Slips go missing in the yard')).toBeVisible();
    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('They type each load twice');
    await page.keyboard.press('Enter');
    const typed = page.getByRole('listitem').filter({ hasText: 'They type each load twice' });
    await expect(typed).toContainText('Not sent yet');
    await context.setOffline(false);
    await expect(typed).not.toContainText('Not sent yet');

    await page.goto(`${product.address}/pdf-generation/${session}`);
    const vision = page.getByRole('article', { name: 'Vision', exact: true });
    await page.getByRole('button', { name: 'Edit: Vision' }).click();
    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('textbox', { name: 'Vision', exact: true }).fill('No slip is lost between yard and office.');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(vision).toContainText('No slip is lost between yard and office.');
    await expect(vision).toContainText('Not stored yet');
    await expect(page.getByRole('alert')).toContainText('What you typed is kept on this device');
    await context.setOffline(false);
    await expect(vision).toContainText('Edited');
    await expect(vision).toContainText('No slip is lost between yard and office.');
    await expect(page.getByRole('alert')).toHaveCount(0);

    // Another browser, which has nothing of this device, reads all of it.
    const elsewhere = await context.browser()?.newContext();
    const other = await elsewhere?.newPage();
    if (other === undefined) throw new Error('no second browser');
    await enter(other, product, cookie);
    await other.goto(`${product.address}/pdf-generation/${session}`);
    await expect(other.getByRole('article', { name: 'Vision', exact: true })).toContainText(
      'No slip is lost between yard and office.',
    );
    await other.goto(call);
    await expect(other.getByText('They type each load twice')).toBeVisible();
    await elsewhere?.close();
  });
});
