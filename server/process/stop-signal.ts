import { exitCodes } from './process-end.ts';

const giveUpMs = 20_000;

/** Runs `stop` once at Ctrl-C or SIGTERM and then ends the process; a repeated signal changes nothing. */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const begin = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(exitCodes.stopped), giveUpMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${String(error)}\n`);
        process.exit(exitCodes.stopped);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin);
}
