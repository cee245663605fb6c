import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

/** A proxy in front of the database that breaks connections like a network failure or a killed server. */
interface Line {
  url: string;
  /** Makes the next connection receive the shutdown message together with the ready message. */
  endWhenReady(): void;
  /** Cuts every connection, by a reset or with a proper end, once a query with these words is under way. */
  cutOnceAsked(words: string, how: 'reset' | 'end'): void;
  close(): Promise<void>;
}

const readyForQuery = Buffer.from('5a0000000549', 'hex');

/**
 * FATAL 57P01, as sent by a server that shuts down:
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
function goodbye(): Buffer {
  const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
  const head = Buffer.from('E....');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

async function openLine(): Promise<Line> {
  const target = new URL(inject('clusterUrl'));
  const callers = new Set<Socket>();
  let ending = false;
  let awaited: { words: string; how: 'reset' | 'end' } | null = null;
  const cut = (how: 'reset' | 'end'): void => {
    for (const caller of callers)
      if (how === 'reset') caller.resetAndDestroy();
      else caller.end();
  };
  const server: Server = createServer((caller) => {
    callers.add(caller);
    const database = connect(Number(target.port), target.hostname);
    caller.pipe(database);
    caller.on('data', (data: Buffer) => {
      if (awaited === null || !data.includes(awaited.words)) return;
      setTimeout(cut, 30, awaited.how);
      awaited = null;
    });
    database.on('data', (data: Buffer) => {
      const ends = ending && data.subarray(-readyForQuery.length).equals(readyForQuery);
      caller.write(ends ? Buffer.concat([data, goodbye()]) : data);
      if (!ends) return;
      ending = false;
      caller.end();
    });
    database.on('end', () => caller.end());
    caller.on('close', () => {
      callers.delete(caller);
      database.destroy();
    });
    for (const socket of [caller, database]) socket.on('error', () => database.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    endWhenReady() {
      ending = true;
    },
    cutOnceAsked(words, how) {
      awaited = { words, how };
    },
    async close() {
      for (const caller of callers) caller.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

describe.each(['reset', 'end'] as const)('a connection that is lost by %s', (how) => {
  let line: Line;
  let sql: postgres.Sql;
  beforeEach(async () => {
    line = await openLine();
    sql = postgres(line.url, { max: 1, onnotice: () => {}, backoff: () => 0.01, connect_timeout: 5 });
  });
  afterEach(async () => {
    await sql.end({ timeout: 1 });
    await line.close();
  });

  test('fails what was asked and what is asked in that moment, and the next question is answered', async () => {
    for (let round = 0; round < 5; round += 1) {
      line.cutOnceAsked('pg_sleep', how);
      const asked = sql`select pg_sleep(20)`.execute();
      const behind = asked
        .catch(() => sql`select 2 as two`.execute())
        .then(
          () => 'answered',
          () => 'failed',
        );
      await expect(asked).rejects.toThrow();
      expect(['answered', 'failed']).toContain(await behind);
      expect(await sql`select 3 as three`).toEqual([{ three: 3 }]);
    }
  });

  test('takes its transaction with it: nothing that is left of it runs on the next connection', async () => {
    const broken = sql.begin(async (transaction) => {
      line.cutOnceAsked('pg_sleep', how);
      await transaction`select pg_sleep(20)`.catch(() => {});
      for (let wait = 0; wait < 20; wait += 1) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        await transaction`create table if not exists left_behind (at int)`;
      }
    });
    await expect(broken).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await sql`select to_regclass('left_behind') as there`).toEqual([{ there: null }]);
  });
});

test('a server that ends as it says that it is ready fails the question, and nothing else', async () => {
  const line = await openLine();
  const sql = postgres(line.url, { max: 1, onnotice: () => {}, backoff: () => 0.01, connect_timeout: 5 });
  const unheard: unknown[] = [];
  const hear = (reason: unknown): void => void unheard.push(reason);
  process.on('unhandledRejection', hear);
  line.endWhenReady();
  await expect(sql`select 1 as one`).rejects.toThrow(/terminating/);
  expect(await sql`select array['a', 'b'] as letters`).toEqual([{ letters: ['a', 'b'] }]);
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
  await sql.end({ timeout: 1 });
  await line.close();
});
