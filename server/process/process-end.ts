import { limits } from '#contract/limits.ts';
import type { Log } from '#server/platform/log.ts';

/** `npm start` starts the product again after every code but 0, `refused` and those of a stop signal. */
export const exitCodes = { broken: 70, refused: 78, stopped: 143 };

/** Thrown where starting again would fail the same way: only the operator can change that. */
export class StartRefused extends Error {}

/** A terminal, pipe or disk that takes no more output must not end the process. */
export function outliveOutput(): void {
  const lost = (): void => {};
  process.stdout.on('error', lost);
  process.stderr.on('error', lost);
}

/**
 * Ends the process in order after an error that nothing caught: logs it, calls `begin` once, and exits with
 * `exitCodes.broken` when `begin` is done, or when its time is over.
 */
export function onUncaught(log: Log, begin: (error: unknown) => Promise<void>): void {
  let ending = false;
  const end = async (error: unknown, origin: string): Promise<void> => {
    log.fatal({ err: error, origin }, 'an error was caught by nothing');
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(exitCodes.broken), limits.process.drainMs + limits.process.closeMs);
    try {
      await begin(error);
    } catch (problem) {
      log.error({ err: problem }, 'ending in order failed');
    }
    process.exit(exitCodes.broken);
  };
  process.on('uncaughtException', (error) => void end(error, 'exception'));
  process.on('unhandledRejection', (reason) => void end(reason, 'rejection'));
}
