import postgres from 'postgres';
import { StartRefused } from '#server/process/process-end.ts';

const lockId = 4_217_002;
/** A server killed a moment ago may still hold its connection and thus the lock. */
const tries = { count: 10, everyMs: 200 };

/**
 * Makes this process the only server of an embedded database until `release` or its end: the lock lives in a
 * connection. Throws with a readable message if another server holds it; calls `onLost` when the connection breaks.
 */
export async function takeServerLock(url: string, onLost: () => void): Promise<{ release(): Promise<void> }> {
  let held = false;
  const client = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
    onclose: () => {
      if (held) onLost();
      held = false;
    },
  });
  const release = (): Promise<void> => {
    held = false;
    return client.end({ timeout: 1 });
  };
  try {
    for (let tried = 0; tried < tries.count; tried += 1) {
      if (tried > 0) await new Promise((resolve) => setTimeout(resolve, tries.everyMs));
      const [row] = await client<{ taken: boolean }[]>`select pg_try_advisory_lock(${lockId}) as taken`;
      held = row?.taken === true;
      if (held) return { release };
    }
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  throw new StartRefused(
    'Dealwright already runs on this data folder. Stop it first, or set DATA_DIR and PORT to others.',
  );
}
