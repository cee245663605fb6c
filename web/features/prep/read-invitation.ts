import { instantIn, ownZone, zoneNamed, type LocalTime } from './invitation-zone.ts';
import { mailProviders } from './mail-providers.ts';

/** A person in a calendar invitation. */
export interface Attendee {
  name: string;
  email: string;
  role: string;
}

export interface Invitation {
  title: string;
  /** ISO 8601; empty if no time was found. */
  startsAt: string;
  /** A time without a zone: `startsAt` assumes the named zone or the browser's until the user chooses. */
  unzoned: { time: LocalTime; zone: string } | null;
  /** Attendees outside the user's company, in the invitation's order. */
  attendees: Attendee[];
}

/** Longer texts, in characters, aren't an invitation. */
export const longestInvitation = 300_000;
const mostAttendees = 30;
/** Matches written dates: 2026-10-14, October 14th, 2026 or 14. Oct 2026. */
const writtenDay = new RegExp(
  [
    String.raw`(\d{4})-(\d{2})-(\d{2})`,
    String.raw`\b(\p{L}{3})\p{L}*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})`,
    String.raw`\b(\d{1,2})\.? (\p{L}{3})\p{L}*\.?,? (\d{4})`,
  ].join('|'),
  'u',
);
const weekday = new RegExp(
  [
    String.raw`\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,? (?:(\p{L}{3})\p{L}* (\d{1,2})(?:st|nd|rd|th)?`,
    String.raw`(\d{1,2})\.? (\p{L}{3})\p{L}*)(?![\d,]* \d{4})`,
  ].join('|'),
  'iu',
);
const mailHosts = new RegExp(String.raw`^(${mailProviders.join('|')})\.[a-z.]+$`, 'iu');
const robots =
  /^(no-?reply|calendar|meetings?|invites?|room|resource|notifications?|.*@resource\.calendar\.google\.com)/iu;
const address = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;

const tidy = (text: string, max = 300): string =>
  text
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, max);
const hostOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Returns the web address an attendee's email belongs to; '' for a public email host. */
export function companyOfEmail(email: string): string {
  const host = hostOf(email);
  return host === '' || mailHosts.test(host) ? '' : host;
}

/** Derives a name from 'ada.lovelace@acme.example' if nothing better is known. */
function nameOfEmail(email: string): string {
  const words = email
    .slice(0, email.indexOf('@'))
    .split(/[._-]+/u)
    .filter((word) => /^\p{L}{2,}$/u.test(word));
  return words.length < 2 ? '' : words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function roleIn(text: string, name: string): string {
  if (name === '') return '';
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const after = /^\s*(?:<[^>\n]{0,400}>|\([^)\n]{0,400}\))?[ \t]*[,–—|-]\s*([^\n,;|<(@]{3,80})(?=[\n,;|(]|$)/u.exec(
      text.slice(at + name.length, at + name.length + 600),
    );
    const role = tidy(after?.[1] ?? '', 100);
    if (role !== '' && !/\d{4}|https?:|\bat\b \d/u.test(role)) return role;
  }
  return '';
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Returns the next date for 'Tuesday, November 24' in web calendars.
 * Requires a weekday, since any text has words and numbers.
 */
function dayWithoutYear(text: string, now: Date): RegExpExecArray | null {
  const found = weekday.exec(text);
  if (found === null) return null;
  const [, name, day, dayFirst, nameLast] = found;
  const month = months.indexOf((name ?? nameLast ?? '').slice(0, 3).toLowerCase());
  if (month < 0) return null;
  const date = Number(day ?? dayFirst);
  const isPast = new Date(now.getFullYear(), month, date + 1) < now;
  const written = `${now.getFullYear() + (isPast ? 1 : 0)}-${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const whole = writtenDay.exec(written);
  // The time is expected right after the date in the text.
  return whole === null ? null : Object.assign(whole, { index: found.index + found[0].length - written.length });
}

/** Returns the first date in a text with its time, in the reader's zone, which copied text uses. */
export function timeIn(text: string, now = new Date()): string {
  const found = writtenDay.exec(text) ?? dayWithoutYear(text, now);
  if (found === null) return '';
  const [, year, month, day, name, dayAfter, yearAfter, dayBefore, nameAfter, yearLast] = found;
  const named = months.indexOf((name ?? nameAfter ?? '').toLowerCase());
  const at =
    year === undefined
      ? { year: yearAfter ?? yearLast, month: named, day: dayAfter ?? dayBefore }
      : { year, month: Number(month) - 1, day };
  if (at.month < 0) return '';
  const after = text.slice(found.index + found[0].length, found.index + found[0].length + 60);
  const range = /\b(\d{1,2})(?::(\d{2}))? ?[-–—] ?\d{1,2}(?::\d{2})? ?([ap])\.?m\b/iu.exec(after);
  const clock = range ?? /\b(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\b|\b(\d{1,2}):(\d{2})\b/iu.exec(after);
  const hour =
    clock === null
      ? 9
      : (Number(clock[1] ?? clock[4]) % (clock[3] === undefined ? 24 : 12)) +
        (clock[3]?.toLowerCase() === 'p' ? 12 : 0);
  const date = new Date(Number(at.year), at.month, Number(at.day), hour, Number(clock?.[2] ?? clock?.[5] ?? 0));
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

function outside(people: readonly Attendee[], ownEmail: string): Attendee[] {
  const own = companyOfEmail(ownEmail);
  const seen = new Set<string>();
  return people
    .filter(({ email }) => {
      const key = email.toLowerCase();
      const ours = key === ownEmail.toLowerCase() || (own !== '' && hostOf(email) === own);
      if (ours || robots.test(key) || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, mostAttendees);
}

/** Returns the guest name that webmail puts on the line above the address. */
function nameAbove(text: string, at: number): string {
  const above = text
    .slice(Math.max(0, at - 400), at)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .at(-1);
  const name = (above ?? '').replace(/\s*(?:[-–(·,].*)$/u, '');
  return /^\p{Lu}[\p{L}'’.]+(?: [\p{L}'’.]+){1,4}$/u.test(name) ? name : '';
}

function readText(text: string, ownEmail: string): Invitation | null {
  const people = [...text.matchAll(address)].slice(0, 200).map((match): Attendee => {
    const [email] = match;
    const line = text.slice(0, match.index).split('\n').at(-1) ?? '';
    const before = /([\p{Lu}\p{Lo}][\p{L}'’.-]*(?: [\p{L}'’.-]+){0,4})\s*[<(]$|"?([^",;:<>]{2,80})"?\s*[<(]$/u.exec(
      line,
    );
    const said = before?.[1] ?? before?.[2] ?? (line.trim() === '' ? nameAbove(text, match.index) : '');
    const name = tidy(said, 120) || nameOfEmail(email);
    return { name, email, role: roleIn(text, name) };
  });
  const when = /^\s*(?:when|wann|zeit)\b/imu.exec(text);
  // The date an email was sent isn't the meeting's.
  const unsent = text.replaceAll(/^\s*(?:sent|date|gesendet|received):.*$/gimu, '');
  const startsAt = (when === null ? '' : timeIn(text.slice(when.index))) || timeIn(unsent);
  const attendees = outside(people, ownEmail);
  if (attendees.length === 0 && startsAt === '') return null;
  return {
    title: tidy(text.split('\n').find((line) => line.trim() !== '') ?? '', 120),
    startsAt,
    unzoned: null,
    attendees,
  };
}

const localOf = ({ year, month, day, hour, minute }: LocalTime): LocalTime => ({ year, month, day, hour, minute });

/** Reads an .ics file or copied invitation text; null if it is neither. Never executes, expands or fetches anything. */
export async function readInvitation(given: string, ownEmail: string): Promise<Invitation | null> {
  const text = given.slice(0, longestInvitation);
  const begin = text.indexOf('BEGIN:VCALENDAR');
  if (begin < 0) return readText(text, ownEmail);
  const { default: ICAL } = await import('ical.js');
  try {
    const [calendar] = [ICAL.parse(text.slice(begin))].flat() as [string | unknown[]];
    const root = new ICAL.Component((Array.isArray(calendar) ? calendar : ICAL.parse(text.slice(begin))) as never);
    const event = root.getFirstSubcomponent('vevent');
    if (event === null) return null;
    const words = tidy(String(event.getFirstPropertyValue('description') ?? ''), 5000);
    const listed = [...event.getAllProperties('attendee'), ...event.getAllProperties('organizer')].slice(0, 200);
    const people = listed.flatMap((property): Attendee[] => {
      const email = tidy(String(property.getFirstValue() ?? '').replace(/^mailto:/iu, ''), 320);
      const common = tidy(String(property.getParameter('cn') ?? ''), 120).replaceAll('"', '');
      if (
        !/^[^@\s]+@[^@\s]+\.[^@\s]+$/u.test(email) ||
        String(property.getParameter('cutype') ?? 'INDIVIDUAL').toUpperCase() !== 'INDIVIDUAL'
      )
        return [];
      const name = common === '' || common.includes('@') ? nameOfEmail(email) : common;
      return [{ name, email, role: roleIn(words, name) }];
    });
    const start = event.getFirstPropertyValue('dtstart');
    const time = start instanceof ICAL.Time ? start.toJSDate() : null;
    const named = tidy(String(event.getFirstProperty('dtstart')?.getParameter('tzid') ?? ''), 100);
    const carried = root.getAllSubcomponents('vtimezone').some((zone) => zone.getFirstPropertyValue('tzid') === named);
    const isUnzoned =
      start instanceof ICAL.Time && !start.isDate && start.zone !== ICAL.Timezone.utcTimezone && !carried;
    const isTime = time !== null && !Number.isNaN(time.getTime());
    const zone = zoneNamed(named) ?? zoneNamed(String(root.getFirstPropertyValue('x-wr-timezone') ?? '')) ?? ownZone();
    const unzoned = isUnzoned && isTime ? { time: localOf(start), zone } : null;
    return {
      title: tidy(String(event.getFirstPropertyValue('summary') ?? ''), 120),
      attendees: outside(people, ownEmail),
      unzoned,
      startsAt: !isTime ? '' : unzoned === null ? time.toISOString() : instantIn(unzoned.time, unzoned.zone),
    };
  } catch (error) {
    // The library throws plain errors for a broken file, which then counts as no invitation.
    if (error instanceof Error) return null;
    throw error;
  }
}
