const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** Formats today as a time, this year as day and month, otherwise with the year; in the viewer's zone. */
export function formatWhen(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString()) return time.format(date);
  return date.getFullYear() === now.getFullYear() ? shortDay.format(date) : day.format(date);
}

/** Formats milliseconds as '0:07' or '1:32'. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const moment = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats date and time in the viewer's zone. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** Formats the time of day in the viewer's zone. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}
