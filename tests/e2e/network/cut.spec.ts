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
    await page.context().addCookies(
      cookie.split('; ').map((each) => {
        const [name = '', value = ''] = each.split(/=(.*)/su);
        return { name, value, url: product.address };
      }),
    );
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
