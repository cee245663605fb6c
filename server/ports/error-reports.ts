/** Tells somebody outside what broke here, and how long calls take. */
export interface ErrorReports {
  /** `about`: where it happened, as a pattern without anybody's id. */
  error(error: unknown, about: { where: string; code: string }): void;
  /** A call that was answered; a share of them is told. */
  trace(name: string, status: number, seconds: number): void;
  /** Sends what waits, for two seconds at most. */
  close(): Promise<void>;
}

/** Without SENTRY_DSN: nothing is loaded and nobody is told. */
export const noReports: ErrorReports = {
  error: () => undefined,
  trace: () => undefined,
  close: () => Promise.resolve(),
};
