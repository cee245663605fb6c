import postgres from 'postgres';

const lockId = 4_217_002;

/**
 * Makes this process the one server of an embedded database, until `release` or its own end, however sudden: the
 * lock lives in a connection. Throws with a sentence while another server holds it.
 */
export async function takeServerLock(url: string): Promise<{ release(): Promise<void> }> {
  const client = postgres(url, { max: 1, idle_timeout: 0, max_lifetime: null, onnotice: () => {} });
  const [row] = await client<{ taken: boolean }[]>`select pg_try_advisory_lock(${lockId}) as taken`;
  if (row?.taken === true) return { release: () => client.end({ timeout: 1 }) };
  await client.end();
  throw new Error('Dealwright already runs on this data folder. Stop it first, or set DATA_DIR and PORT to others.');
}
