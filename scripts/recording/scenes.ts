import type { Page } from '@playwright/test';
import { click, hover, scroll, type } from './cursor.ts';
import type { Recording } from './screen-recorder.ts';

const pause = (page: Page, ms: number): Promise<void> => page.waitForTimeout(ms);

async function prepare(page: Page): Promise<void> {
  await type(page, page.getByLabel('Company', { exact: true }), 'www.fernhollow.example');
  await page.keyboard.press('Enter');
  await type(page, page.getByLabel('First name'), 'Rhys');
  await type(page, page.getByLabel('Last name'), 'Tolland');
  await type(page, page.getByLabel('Role (optional)'), 'Chief Operating Officer');
  await click(page, page.getByRole('button', { name: 'Prepare meeting' }));
  await page.waitForFunction(() => document.title.startsWith('Ready: '), undefined, { timeout: 90_000 });
}

/** From a URL to the brief, and from a sentence to its source: about 20 seconds, without captions. */
export async function playHero(page: Page): Promise<void> {
  await pause(page, 600);
  await prepare(page);
  await page.mouse.move(640, 420, { steps: 10 });
  await pause(page, 1200);
  await scroll(page, 520, 1800);
  await pause(page, 900);
  await hover(
    page,
    page
      .getByRole('link', { name: /^Source \d/ })
      .locator('visible=true')
      .nth(6),
  );
  await pause(page, 2600);
}

/** The whole flow: URL, brief, source, call, card, proposal. Captions explain each step. */
export async function playDemo(page: Page, { say }: Recording): Promise<void> {
  say('Dealwright prepares a sales meeting from a web address and a name.');
  await pause(page, 1800);
  say('You give the company, and who you meet.');
  await prepare(page);
  say('The brief is one page: who they are, what presses them, and how you may help.');
  await pause(page, 3200);
  await page.mouse.move(640, 420, { steps: 10 });
  await scroll(page, 700, 2600);
  await pause(page, 1200);
  say('Every fact names its source. Hover over the number to read the sentence it rests on.');
  await hover(
    page,
    page
      .getByRole('link', { name: /^Source \d/ })
      .locator('visible=true')
      .nth(8),
  );
  await pause(page, 3400);
  say('What is only inferred is marked, and what was not found is said in words.');
  await page.mouse.move(560, 420, { steps: 8 });
  await scroll(page, 1500, 4600);
  await pause(page, 800);
  say('Eight discovery questions are ready to ask.');
  await page
    .getByRole('heading', { name: /questions/i })
    .first()
    .scrollIntoViewIfNeeded();
  await pause(page, 3200);
  say('Start discovery opens the call with the prospect and the questions in place.');
  await click(page, page.getByRole('button', { name: 'Start discovery' }).locator('visible=true').first());
  await page.getByRole('navigation', { name: 'Stages' }).waitFor();
  await pause(page, 1600);
  await click(page, page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name: /The call/ }));
  await pause(page, 1400);
  say('During the call you write short notes. Each keeps its moment.');
  await note(page, 'Where is our data stored, and is it encrypted?');
  const card = page.getByRole('complementary', { name: 'Coach' }).getByRole('article').first();
  // A card appears by itself if the note is certainly the prospect's; otherwise the help key requests it.
  await pause(page, 1500);
  if (!(await card.isVisible())) await page.keyboard.press('Alt+h');
  await card.waitFor();
  say('The coach answers in the words of your own content, and names the place.');
  await pause(page, 4600);
  await note(page, 'The late loads cost us about 31,000 pounds a year in penalties.');
  await pause(page, 1200);
  say('What the prospect says of cost and outcome is suggested for the right field. You decide.');
  await click(page, page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name: /Current state/ }));
  await pause(page, 2200);
  await hover(page, page.getByRole('listitem').filter({ hasText: '31,000' }).first());
  await pause(page, 2600);
  await click(page, page.getByRole('button', { name: /^Accept/ }).first());
  await pause(page, 1200);
  say('When the call ends, the proposal is there: in their words, with your prices and your proof.');
  await click(
    page,
    page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name: /Solution and proposal/ }),
  );
  await pause(page, 1200);
  await page.getByRole('combobox', { name: 'Solution' }).selectOption({ label: 'Waymark Dispatch' });
  await pause(page, 1200);
  await click(page, page.getByRole('link', { name: 'Open proposal' }));
  await page.getByRole('heading', { name: /^Proposal for/ }).waitFor();
  await pause(page, 1600);
  await page.mouse.move(560, 420, { steps: 8 });
  await scroll(page, 500, 1600);
  say('The preview is the PDF that you send.');
  await scroll(page, -500, 600);
  await click(
    page,
    page
      .getByRole('button', { name: 'Preview' })
      .or(page.getByRole('tab', { name: 'Preview' }))
      .first(),
  );
  await page.locator('canvas').first().waitFor();
  await pause(page, 3000);
  say('Walk into every sales meeting knowing what matters, and where it says so.');
  await pause(page, 3200);
}

async function note(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Alt+n');
  await page.keyboard.type(text, { delay: 30 });
  await pause(page, 300);
  await page.keyboard.press('Enter');
}
