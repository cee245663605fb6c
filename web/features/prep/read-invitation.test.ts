import { expect, test } from 'vitest';
import { instantIn, zoneNamed } from './invitation-zone.ts';
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
    unzoned: null,
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

test('a time without a zone is told as such, and is of the named zone, or of this browser, until somebody says', async () => {
  const at = (start: string) => readInvitation(ics([start, 'ATTENDEE:mailto:a.b@acme.example']), own);
  const time = { year: 2026, month: 11, day: 24, hour: 10, minute: 0 };
  expect(await at('DTSTART;TZID=America/New_York:20261124T100000')).toMatchObject({
    startsAt: '2026-11-24T15:00:00.000Z',
    unzoned: { time, zone: 'America/New_York' },
  });
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const start of ['DTSTART:20261124T100000', 'DTSTART;TZID=W. Europe Standard Time:20261124T100000'])
    expect(await at(start)).toMatchObject({ startsAt: instantIn(time, here), unzoned: { time, zone: here } });
  expect((await at('DTSTART:20261124T100000Z'))?.unzoned).toBeNull();
  expect((await at('DTSTART;VALUE=DATE:20261124'))?.unzoned).toBeNull();
});

test.each([
  ['Europe/Berlin', { year: 2026, month: 7, day: 1, hour: 9, minute: 30 }, '2026-07-01T07:30:00.000Z'],
  ['Asia/Kolkata', { year: 2026, month: 1, day: 1, hour: 0, minute: 0 }, '2025-12-31T18:30:00.000Z'],
  ['Pacific/Auckland', { year: 2026, month: 1, day: 5, hour: 8, minute: 0 }, '2026-01-04T19:00:00.000Z'],
  // Clocks go from 2 to 3 there: a skipped hour moves after it.
  ['America/New_York', { year: 2026, month: 3, day: 8, hour: 1, minute: 59 }, '2026-03-08T06:59:00.000Z'],
  ['UTC', { year: 2026, month: 3, day: 8, hour: 2, minute: 30 }, '2026-03-08T02:30:00.000Z'],
])('a clock in %s that shows %j stands at %s', (zone, time, instant) => {
  expect(instantIn(time, zone)).toBe(instant);
});

test('a zone that no browser knows is none', () => {
  expect(zoneNamed('W. Europe Standard Time')).toBeNull();
  expect(zoneNamed('Europe/Berlin')).toBe('Europe/Berlin');
});

test('what a web mail or web calendar shows gives people, roles and the time', async () => {
  const calendar = await readInvitation(
    'Fernhollow intro\nTuesday, November 24⋅2:30 – 3:30pm\n\nGuests\n\nRhys Tolland\nrhys@fernhollow.example\n\nRobin Seller - organizer\nrobin@waymark.example\n'.replace(
      '⋅',
      ' · ',
    ),
    own,
  );
  expect(calendar?.attendees).toEqual([{ name: 'Rhys Tolland', email: 'rhys@fernhollow.example', role: '' }]);
  const start = new Date(calendar?.startsAt ?? '');
  expect([start.getMonth(), start.getDate(), start.getHours(), start.getMinutes()]).toEqual([10, 24, 14, 30]);
  const mail = await readInvitation(
    'From: Rhys Tolland <rhys@fernhollow.example>\nSent: Monday, 16 November 2026 09:01\nTo: Robin Seller <robin@waymark.example>\nSubject: Intro\nWhen: Tuesday, 24 November 2026 14:30-15:00.\n',
    own,
  );
  expect(mail?.attendees[0]).toMatchObject({ name: 'Rhys Tolland', email: 'rhys@fernhollow.example' });
  expect(new Date(mail?.startsAt ?? '').getDate()).toBe(24);
});

test('a day without its year is the next one', () => {
  const now = new Date(2026, 10, 20);
  expect(timeIn('Friday, January 8, 9:00 – 9:30am', now)).toBe(new Date(2027, 0, 8, 9, 0).toISOString());
  expect(timeIn('Tue 24 Nov at 16:15', now)).toBe(new Date(2026, 10, 24, 16, 15).toISOString());
  expect(timeIn('We met in November 24 times', now)).toBe('');
});
