/** A time as an invitation writes it, without saying where: 2026-11-24T10:00. */
export interface LocalTime {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** The zones that this browser knows, by their IANA names. */
export const knownZones = (): string[] => Intl.supportedValuesOf('timeZone');
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of that name as this browser writes it; null: it knows none. */
export function zoneNamed(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What a clock in that zone shows at an instant, as if it were UTC. */
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

/** The instant, ISO 8601, at which a clock in that zone shows the time; of one that a change of clocks skips, the one after. */
export function instantIn({ year, month, day, hour, minute }: LocalTime, zone: string): string {
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  let instant = wanted;
  // The second round counts where the first crossed a change of clocks.
  for (let round = 0; round < 2; round += 1) instant += wanted - shownAt(instant, zone);
  return new Date(instant).toISOString();
}
