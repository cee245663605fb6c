import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

test('a long list of solutions is searched by name and description; a short one has no search', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Many Things Ltd');
  const solutions = Array.from({ length: 11 }, (_, at) => ({
    name: `Plan ${at}`,
    description: at % 5 === 0 ? 'For quarries and mines' : 'For harbours',
  }));
  const { session } = (await (await page.request.get(`${product.address}/api/auth/get-session`)).json()) as {
    session: { token: string; activeOrganizationId: string };
  };
  const add = async ({ name, description }: { name: string; description: string }) => {
    const made = await page.request.post(`${product.address}/api/records/solutions/create-solution/route`, {
      headers: { authorization: `Bearer ${session.token}` },
      data: { name, description, clientId: await clientIdOf() },
    });
    expect(made.status(), await made.text()).toBeLessThan(300);
  };
  let clientId = '';
  page.on('request', (request) => {
    clientId ||= new URL(request.url()).searchParams.get('clientId') ?? '';
  });
  const clientIdOf = async () => {
    await expect.poll(() => clientId).not.toBe('');
    return clientId;
  };
  await page.goto(`${product.address}/dashboard?view=solutions`);
  for (const each of solutions.slice(0, 10)) await add(each);
  await page.reload();
  const rows = page.getByRole('list', { name: 'Solutions' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  const search = page.getByRole('searchbox', { name: 'Search solutions' });
  await expect(search).toHaveCount(0);
  await add({ name: 'Plan 10', description: 'For quarries and mines' });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(rows).toHaveCount(11);
  await search.fill('MINES quarries');
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);
  await search.fill('plan 7');
  await expect(rows).toHaveText([/Plan 7/u]);
  await search.fill('submarine');
  await expect(rows).toHaveCount(0);
  await expect(page.getByText('No solutions match your search')).toBeVisible();
});
