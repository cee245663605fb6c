/** Seconds until a connection is tried again: soon, since a call waits for it; the driver alone would take up to 20. */
export function reconnectDelay(failures: number): number {
  return Math.min(0.05 * 2 ** failures, 0.5);
}
