import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('the meeting is typed or comes from an invitation, which is asked for its zone; details are checked', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Details Ltd');
  await page.getByLabel('Company', { exact: true }).fill('acme.com');
  await page.getByRole('button', { name: 'Fill in from a calendar invitation' }).click();
  const ics = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'DTSTART:20301124T100000',
    'SUMMARY:Intro',
    'ATTENDEE;CN=Rhys Tolland:mailto:rhys@fernhollow.example',
    'ATTENDEE;CN="Lowe, Marguerite":mailto:m.lowe@fernhollow.example',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  await page.getByLabel('Choose an .ics file').setInputFiles({
    name: 'intro.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(ics.join('\r\n')),
  });
  const zone = page.getByLabel('Which time zone is this time in?');
  await expect(zone).toHaveValue('Europe/Berlin');
  await page.getByText('More details (optional)').click();
  const time = page.getByLabel('Date and time of the meeting');
  await expect(time).toHaveValue('2030-11-24T10:00');
  await zone.selectOption('America/New_York');
  await expect(time).toHaveValue('2030-11-24T16:00');
  await expect(page.getByLabel('First name')).toHaveValue('Rhys');
  await expectAccessible(page);
  // Kept over a reload, as the rest of the form is.
  await expect(page.getByText('Rhys Tolland, Marguerite Lowe')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Rhys Tolland, Marguerite Lowe')).toBeVisible();
  await page.getByText('More details (optional)').click();

  await time.fill('2031-03-05T08:15');
  await expect(page.getByLabel(/^When to prepare for Mar 5, 2031/)).toBeVisible();
  await page.getByLabel('LinkedIn address').fill('https://evil.example/in/rhys');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('rhys');
  await page.getByRole('button', { name: 'Prepare meeting' }).click();
  await expect(page.getByText('Enter an email address such as name@company.com')).toBeVisible();
  await expect(page.getByText('Enter a LinkedIn address such as')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused();

  // Sent, the form is gone: the keyboard goes on at the new screen.
  await page.getByLabel('LinkedIn address').fill('');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('');
  await page.getByLabel('Company', { exact: true }).fill('http://127.0.0.1:9/');
  await page.getByRole('button', { name: 'Prepare meeting' }).click();
  await page.waitForURL(/\?prep=/);
  await expect(page.locator('#content')).toBeFocused();
});
