/** Reports errors and call durations to an external service. */
export interface ErrorReports {
  /** `about`: where it happened, as a pattern without ids. */
  error(error: unknown, about: { where: string; code: string }): void;
  /** Reports a completed call; only a sample is sent. */
  trace(name: string, status: number, seconds: number): void;
  /** Sends what is pending, for up to two seconds. */
  close(): Promise<void>;
}

/** Used without SENTRY_DSN: loads and sends nothing. */
export const noReports: ErrorReports = {
  error: () => undefined,
  trace: () => undefined,
  close: () => Promise.resolve(),
};
