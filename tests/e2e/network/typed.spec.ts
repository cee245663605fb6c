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

/** A call on a brief; the cookie of who may read it. */
async function prepare(product: Product): Promise<{ cookie: string; session: string }> {
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
  return { cookie, session };
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
    const typed = page.getByRole('row').filter({ hasText: 'They type each load twice' });
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
