import { expect, test } from 'vitest';
import { companyOfEmail, readInvitation, timeIn } from './read-invitation.ts';

const own = 'robin@waymark.example';
const ics = (lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

test('an .ics file names the person, the company by the mail address, the role and the time', async () => {
  const text = ics([
    'DTSTART:20261124T100000Z',
    'SUMMARY:Fernhollow x Waymark',
    'ORGANIZER;CN=Robin Seller:mailto:robin@waymark.example',
    'ATTENDEE;CN="Tolland, Rhys";ROLE=REQ-PARTICIPANT:mailto:rhys@fernhollow.example',
    'ATTENDEE;CN=Pat Seller:mailto:pat@waymark.example',
    'ATTENDEE;CUTYPE=ROOM;CN=Room 4:mailto:room4@fernhollow.example',
    'ATTENDEE:MAILTO:ada.lovelace@fernhollow.example',
    'DESCRIPTION:With\\nTolland\\, Rhys - Chief Operating Officer\\nand others',
  ]);
  expect(await readInvitation(text, own)).toEqual({
    title: 'Fernhollow x Waymark',
    startsAt: '2026-11-24T10:00:00.000Z',
    attendees: [
      {
        name: 'Tolland, Rhys',
        email: 'rhys@fernhollow.example',
        role: expect.stringContaining('Chief Operating Officer'),
      },
      { name: 'Ada Lovelace', email: 'ada.lovelace@fernhollow.example', role: '' },
    ],
  });
});

test('a time in a named zone is read by the zone that the file carries', async () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Odd',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  const text = [
    'BEGIN:VCALENDAR',
    ...zone,
    'BEGIN:VEVENT',
    'DTSTART;TZID=Odd:20261124T100000',
    'ATTENDEE:mailto:a.b@acme.example',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  expect((await readInvitation(text, own))?.startsAt).toBe('2026-11-24T04:30:00.000Z');
});

test('a copied text gives names, roles and the day', async () => {
  const found = await readInvitation(
    'Intro call\nWhen: Tuesday, November 24, 2026 2:30 PM – 3:00 PM\nWho: Rhys Tolland <rhys@fernhollow.example>, Robin Seller <robin@waymark.example>\n\nRhys Tolland, Chief Operating Officer\n',
    own,
  );
  expect(found).toMatchObject({
    title: 'Intro call',
    attendees: [{ name: 'Rhys Tolland', email: 'rhys@fernhollow.example', role: 'Chief Operating Officer' }],
  });
  expect(new Date(found?.startsAt ?? '').getHours()).toBe(14);
  expect(timeIn('am 3. Dec 2026 um 09:15')).toBe(new Date(2026, 11, 3, 9, 15).toISOString());
  expect(timeIn('someday')).toBe('');
});

test('a public mail host is nobody’s company', () => {
  expect(companyOfEmail('a@gmail.com')).toBe('');
  expect(companyOfEmail('a@yahoo.co.uk')).toBe('');
  expect(companyOfEmail('a@Acme.Example')).toBe('acme.example');
});

test('a broken, hostile or empty file gives nothing, or plain short text', async () => {
  for (const text of [
    '',
    'hello',
    'BEGIN:VCALENDAR',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:xx',
    ics(['DTSTART:99999999T999999Z']),
    `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(5000)}`,
  ]) {
    const found = await readInvitation(text, own);
    expect(found?.attendees ?? []).toEqual([]);
  }
  const many = ics([
    'RRULE:FREQ=SECONDLY',
    'DTSTART:20261124T100000Z',
    ...Array.from({ length: 5000 }, (_, at) => `ATTENDEE;CN=P${at}:mailto:p.p${at}@x${at}.example`),
  ]);
  expect((await readInvitation(many, own))?.attendees.length).toBeLessThanOrEqual(30);
  const nasty = await readInvitation(
    ics([
      `ATTENDEE;CN="<img src=x onerror=alert(1)>\u0007${'x'.repeat(9000)}":mailto:a.b@acme.example`,
      'ATTENDEE:javascript:alert(1)',
    ]),
    own,
  );
  expect(nasty?.attendees).toHaveLength(1);
  expect(nasty?.attendees[0]?.name.length).toBeLessThanOrEqual(120);
  expect(await readInvitation(`${'a.'.repeat(100_000)}@${'b-'.repeat(50_000)}`, own)).toBeNull();
});
