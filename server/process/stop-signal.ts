import { exitCodes } from './process-end.ts';

const giveUpMs = 20_000;

/** Runs `stop` once on Ctrl-C or SIGTERM, then ends the process; repeated signals are ignored. */
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
