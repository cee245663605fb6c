import { limits } from '#contract/limits.ts';
import type { Log } from '#server/platform/log.ts';

/** `npm start` restarts the product after every code except 0, `refused` and those of a stop signal. */
export const exitCodes = { broken: 70, refused: 78, stopped: 143 };

/** Thrown if restarting would fail the same way, because only the operator can fix the cause. */
export class StartRefused extends Error {}

/** Keeps a closed terminal, broken pipe or full disk from ending the process. */
export function outliveOutput(): void {
  const lost = (): void => {};
  process.stdout.on('error', lost);
  process.stderr.on('error', lost);
}

/**
 * Ends the process cleanly after an uncaught error: logs it, calls `begin` once, and exits with `exitCodes.broken` when
 * `begin` is done or its time is up.
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
