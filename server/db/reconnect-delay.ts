/**
 * Returns the seconds until the next connection attempt: short, since calls wait; the driver alone would take up to 20.
 */
export function reconnectDelay(failures: number): number {
  return Math.min(0.05 * 2 ** failures, 0.5);
}
