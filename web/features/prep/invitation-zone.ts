/** A time in an invitation without a zone: 2026-11-24T10:00. */
export interface LocalTime {
  year: number;
  /** Counted from 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** Returns the time zones this browser knows, by IANA name. */
export const knownZones = (): string[] => Intl.supportedValuesOf('timeZone');
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns a zone's name as this browser writes it, or null if unknown. */
export function zoneNamed(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns what a clock in that zone shows at an instant, encoded as UTC. */
function shownAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

/**
 * Returns the instant, ISO 8601, at which a clock in that zone shows the time; a time skipped by a clock change moves
 * after it.
 */
export function instantIn({ year, month, day, hour, minute }: LocalTime, zone: string): string {
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  let instant = wanted;
  // The second round corrects a first that crossed a clock change.
  for (let round = 0; round < 2; round += 1) instant += wanted - shownAt(instant, zone);
  return new Date(instant).toISOString();
}
