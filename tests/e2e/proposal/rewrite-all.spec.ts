import { expect, type Page } from '@playwright/test';
import { createSession, readSession, updateSession } from '#contract/discovery.ts';
import { addTranscript, changeSpeakers } from '#contract/session-lines.ts';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { callServer } from '#tests/support/people.ts';
import type { Product } from '#tests/support/product.ts';

const transcript = `00:20 Rae Rep: What gets in your way at the gates today?
02:09 Bo Buyer: Honestly, people queue for twenty minutes every single morning before the first crossing.
02:20 Rae Rep: What else goes wrong?
02:26 Bo Buyer: The scanners break every Saturday and then we lose the whole list of tickets.
02:40 Rae Rep: Anything else that is broken?
02:46 Bo Buyer: Refunds go wrong all the time because nobody knows who crossed and who stayed.
03:40 Rae Rep: If this went well, what would be different next spring?
03:45 Bo Buyer: Everybody would be through the gate within five minutes, whatever the day is.
04:10 Rae Rep: I'll send you the plan for the pilot on Friday.
04:15 Bo Buyer: I will ask our harbour master for the numbers by Tuesday.`;
const block = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** The proposal of a call with what is in the way. */
async function openProposal(page: Page, product: Product): Promise<void> {
  const { session } = (await (await page.request.get(`${product.address}/api/auth/get-session`)).json()) as {
    session: { token: string };
  };
  const headers = { authorization: `Bearer ${session.token}` };
  const made = await callServer(product, createSession, { companyName: 'Norring Line' }, headers);
  const sessionId = made.body.data?.sessionId ?? '';
  const barriers = ['People queue for twenty minutes.', 'The scanners break every Saturday.', 'Refunds go wrong.'];
  await callServer(product, updateSession, { sessionId, barriers }, headers);
  await callServer(product, addTranscript, { sessionId, requestId: crypto.randomUUID(), text: transcript }, headers);
  const { speakers } = (await callServer(product, readSession, { sessionId }, headers)).body.data;
  for (const { id: speakerId, name } of speakers) {
    const side = name === 'Rae Rep' ? ('rep' as const) : ('prospect' as const);
    const change = { kind: 'rename', speakerId, name, side } as const;
    await callServer(product, changeSpeakers, { sessionId, change }, headers);
  }
  await page.goto(`${product.address}/pdf-generation/${sessionId}`);
}

test('all drafted blocks are offered in another form, each is accepted or rejected, and all can be undone', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Rewritten Ltd');
  await openProposal(page, product);
  await page.getByRole('button', { name: 'Lock: Vision' }).click();
  await expect(page.getByRole('button', { name: 'Unlock: Vision' })).toBeVisible();
  await page.getByRole('button', { name: 'Rewrite all blocks' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Rewrite all blocks' });
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await panel.getByRole('button', { name: 'Shorter' }).click();
  const offers = panel.getByRole('listitem');
  await expect(offers.first().locator('del').first()).toContainText('Removed:');
  for (const kept of ['Vision', 'Timeline and next steps'])
    await expect(panel.getByRole('heading', { name: kept })).toHaveCount(0);
  await expectAccessible(page);

  const title = (await offers.first().getByRole('heading').textContent()) ?? '';
  const drafted = await block(page, title).getByRole('listitem').allTextContents();
  await panel.getByRole('button', { name: `Accept: ${title}` }).click();
  await expect(block(page, title).getByText('Edited')).toBeVisible();
  await expect(block(page, title).getByRole('listitem')).not.toHaveCount(drafted.length);
  await panel.getByRole('button', { name: 'Undo rewrites' }).click();
  await expect(block(page, title).getByText('Edited')).toHaveCount(0);
  await expect(block(page, title).getByRole('listitem')).toHaveCount(drafted.length);

  // What was typed into a block since is not undone.
  await panel.getByRole('button', { name: 'Shorter' }).click();
  await panel.getByRole('button', { name: `Accept: ${title}` }).click();
  await expect(block(page, title).getByText('Edited')).toBeVisible();
  await page.getByRole('button', { name: `Edit: ${title}` }).click();
  const text = page.getByRole('textbox', { name: title, exact: true }).first();
  await text.press('ControlOrMeta+End');
  await page.keyboard.type(' By hand.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(block(page, title)).toContainText('By hand.');
  await panel.getByRole('button', { name: 'Undo rewrites' }).click();
  await expect(panel.getByRole('button', { name: 'Undo rewrites' })).toHaveCount(0);
  await expect(block(page, title)).toContainText('By hand.');

  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Rewrite all blocks' })).toBeFocused();
});
