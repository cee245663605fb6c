import { expect, test } from '@playwright/test';
import { createSession, readSession, updateSession } from '#contract/discovery.ts';
import { expectAccessible } from '#tests/support/browser-fixtures.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { withProduct } from '#tests/support/own-product.ts';
import { callServer } from '#tests/support/people.ts';
import { serveSite, type ServedPage } from '#tests/support/site-server.ts';

/** A folder for screenshots, to look at. */
const shots = process.env['PROPOSAL_SHOTS'] ?? '';
const json = (value: unknown, status = 200): ServedPage => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

test('where an automation writes solutions, stage 5 asks it, keeps what somebody wrote, and says what fails', async ({
  page,
}) => {
  const sent: Record<string, unknown>[] = [];
  let answer: ServedPage = json({});
  const automation = await serveSite({}, (_path, body) => {
    sent.push(JSON.parse(body) as Record<string, unknown>);
    return answer;
  });
  await withProduct({ AUTOMATION_URL_SOLUTION: `${automation.url}/solution` }, async (product) => {
    const { cookie, headers } = await enterByDemoLink(product);
    const cookies = cookie.split('; ').map((each) => each.split(/=(.*)/su));
    await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: product.address })));
    const made = await callServer(product, createSession, { companyName: 'Norring Line' }, headers);
    const sessionId = made.body.data?.sessionId ?? '';
    await callServer(product, updateSession, { sessionId, vision: 'Everyone is through in 5 minutes.' }, headers);
    await page.goto(`${product.address}/dashboard?view=discovery&session=${sessionId}&stage=5`);
    const ask = page.getByRole('button', { name: 'Ask your automation' });
    await expect(ask).toBeVisible();
    await expectAccessible(page);

    answer = { status: 500, body: 'no' };
    await ask.click();
    await expect(page.getByText('Your automation returned nothing').first()).toBeVisible();
    if (shots !== '') await page.screenshot({ path: `${shots}/automation.png`, fullPage: true });

    const solution = {
      transformation_journey: { current_situation: 'Queues at every gate.', challenges: [], vision: 'Another vision.' },
      solution_recommendation: { overview: 'Gateflow at both gates.', key_components: ['Readers'], approach: [] },
      value_proposition: { business_outcomes: '', personal_benefits: [], risk_mitigation: [] },
      investment_summary: { pricing_model: '', roi_analysis: '', timeline: [] },
    };
    const empty = { situation: '', solution_description: '', solution_key_elements: [], value_items: [] };
    answer = json({
      status: 'success',
      data: {
        solutionResponse: { solution_description: solution, testimonials: [empty, empty], sessionId },
      },
    });
    await ask.click();
    await expect(page.getByRole('textbox', { name: 'Overview', exact: true })).toHaveValue('Gateflow at both gates.');
    await expect(page.getByRole('textbox', { name: 'Vision', exact: true })).toHaveValue(
      'Everyone is through in 5 minutes.',
    );
    expect(sent.at(-1)).toMatchObject({ action: 'solution', sessionId, prospectInfo: { companyName: 'Norring Line' } });
    await expect
      .poll(async () => (await callServer(product, readSession, { sessionId }, headers)).body.data)
      .toMatchObject({ solutionOverview: 'Gateflow at both gates.', currentSituation: 'Queues at every gate.' });
  });
  await automation.close();
});

test('a yearly price above the gain is reckoned as a loss, and the proposal still opens', async ({ page }) => {
  await withProduct({}, async (product) => {
    const { cookie, headers } = await enterByDemoLink(product);
    const cookies = cookie.split('; ').map((each) => each.split(/=(.*)/su));
    await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: product.address })));
    const made = await callServer(product, createSession, { companyName: 'Norring Line' }, headers);
    const sessionId = made.body.data?.sessionId ?? '';
    const gain = { futureFinancialImpact: 'Save $2,000 a month.' };
    await callServer(product, updateSession, { sessionId, ...gain }, headers);
    await page.goto(`${product.address}/pdf-generation/${sessionId}`);
    for (const [name, value] of [
      ['Paid once', '70000'],
      ['Paid per year', '25000'],
    ] as const) {
      for (const which of ['low', 'base', 'high']) await page.getByLabel(`${name}, ${which}`).fill(value);
      await page.getByRole('button', { name: 'Recalculate' }).click();
      await expect(page.getByRole('button', { name: 'Recalculate' })).toHaveCount(0);
    }
    await page.reload();
    const block = page.getByRole('article', { name: 'Return on investment', exact: true });
    await expect(block).toContainText('Gain per year (12 × 2,000 a month)');
    await expect(block).toContainText('-73,000');
    await expect(block).toContainText('not reached');
    await expectAccessible(page);
  });
});
