import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect } from '@playwright/test';
import type { PrepDetail } from '#contract/prep.ts';
import { expectAccessible, signUpInBrowser, startPreparing, test } from '#tests/support/browser-fixtures.ts';

const solved = 'Since October our invoices and their delivery notes are read automatically.';

test('a pain shows what speaks for it and against it side by side, on screen and in print; an older brief claims no search', async ({
  page,
  product,
  prospects: {
    changing: { pages, site },
  },
}) => {
  const about = String(pages['/about']);
  Object.assign(pages, { '/about': about.replace('</main>', `<p>${solved}</p></main>`) });
  await signUpInBrowser(page, product, 'Two Sides Ltd');
  await startPreparing(page, site.url);
  await expect(page).toHaveTitle(/^Ready: /, { timeout: 60_000 });
  Object.assign(pages, { '/about': about });
  const pains = page.getByRole('region', { name: 'Predicted pain points', exact: true });
  const disputed = pains
    .getByRole('listitem')
    .filter({ hasText: 'Work by hand may cost them time, or may no longer' })
    .first();
  const [supports, against] = ['What speaks for it', 'What speaks against it'].map((name) =>
    disputed.locator('[data-sides] > div', { has: page.getByRole('heading', { name, exact: true }) }),
  );
  if (!supports || !against) throw new Error('no sides');
  await expect(supports).toContainText('every fourth invoice by hand');
  await expect(against).toContainText(`They say they have this: “${solved}”`);
  await expect(supports.getByRole('link', { name: /^Source/ }).first()).toBeVisible();
  const boxes = async () => Promise.all([supports, against].map((side) => side.boundingBox()));
  const [left, right] = await boxes();
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1);
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = await boxes();
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const printed = [...document.pages()].map((each) => each.getText().replaceAll(/\s+/gu, ' '));
  document.destroy();
  library.destroy();
  expect(printed).toHaveLength(1);
  for (const words of ['For it', 'Against it', 'read automatically']) expect(printed[0]).toContain(words);

  await page.route('**/fetch-by-id/**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { prepSession: PrepDetail };
    for (const claim of body.prepSession.brief.sections.painPoints.claims) delete claim.against;
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await expect(pains.getByText('What speaks for it').first()).toBeVisible();
  for (const words of ['What speaks against it', 'We found nothing against it'])
    await expect(pains.getByText(words)).toHaveCount(0);
});
