import { existsSync, readFileSync } from 'node:fs';
import { processDocument } from '#contract/content.ts';
import { readContentProgress } from '#contract/content-library.ts';
import { readContentRecord } from '#contract/records-content.ts';
import { openEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp } from '#tests/support/people.ts';
import { startProduct, temporaryFolder } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';
import { sendForm } from './content-documents.ts';

const megabyte = 1024 * 1024;
const waitMs = 5 * 60_000;
const words =
  'invoice depot vehicle driver tariff premium walnut hazel ledger region customer renewal contract price'.split(' ');

/** Builds rows like a company's export: names, words and figures, all different. */
function largeCsv(bytes: number): Buffer {
  const rows = ['number,name,region,notes,amount'];
  for (let at = 0, size = 0; size < bytes; at += 1) {
    const pick = (step: number): string => words[(at * step + step) % words.length] ?? '';
    const row = `${at},${pick(3)} ${pick(5)} ${at % 9973},${pick(7)},"${pick(11)} of ${pick(13)} for ${pick(2)} ${at % 4999}, agreed with ${pick(9)} and ${pick(6)} in the region of ${pick(4)}",${(at * 37) % 100000}.${at % 100}`;
    rows.push(row);
    size += row.length + 1;
  }
  return Buffer.from(rows.join('\n'));
}

/** Returns the process's peak memory, if the system reports it. */
function peakMb(pid: number): number | string {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return 'not told by this system';
  return Math.round(Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(path, 'utf8'))?.[1]) / 1024);
}

/**
 * While an 18 MB CSV is read and indexed: how long a 60-byte file of the same organization takes, and the memory used.
 */
export async function measureLargeFile(): Promise<Record<string, number | string>> {
  const folder = temporaryFolder('walls');
  const product = await startProduct(folder.path, {}, { demo: false });
  const admin = await signUp(product);
  const postgres = await openEmbeddedPostgres(folder.path);
  const database = openDatabase(postgres.url);
  let longestTransactionMs = 0;
  const look = async (): Promise<void> => {
    const [row] = await database.db.execute<{ ms: number }>(
      `select coalesce(max(extract(epoch from clock_timestamp() - xact_start) * 1000), 0)::float as ms from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and xact_start is not null`,
    );
    longestTransactionMs = Math.max(longestTransactionMs, row?.ms ?? 0);
  };
  const stageOf = async (fileKey: string) => {
    const { body } = await admin.call(readContentProgress, { fileKeys: [fileKey] });
    return body.items.map(readContentRecord)[0] ?? null;
  };
  try {
    const bytes = largeCsv(18 * megabyte);
    const headers = { authorization: `Bearer ${admin.token}` };
    const beforeMb = peakMb(product.pid);
    const fileUrl = await sendForm(
      { address: product.address, headers, organizationId: admin.organizationId },
      { name: 'rows.csv', bytes },
    );
    const began = performance.now();
    const since = (from: number): number => Math.round(performance.now() - from);
    const large = textFile('rows.csv', '', { size: bytes.length, mimeType: 'text/csv', fileData: '', fileUrl });
    const sending = admin.call(processDocument, batch(admin, [large]));
    await until(
      async () => ['indexing', 'ready', 'failed'].includes((await stageOf('rows.csv-key'))?.stage ?? '') || null,
      waitMs,
    );
    const readMs = since(began);
    const indexingBegan = performance.now();
    const small: number[] = [];
    let item = await stageOf('rows.csv-key');
    for (let at = 0; item?.stage === 'indexing'; at += 1) {
      const sent = performance.now();
      const name = `small-${at}.txt`;
      await admin.call(
        processDocument,
        batch(admin, [textFile(name, `A file of sixty bytes, number ${at}, sent meanwhile.`.padEnd(60))]),
      );
      await until(async () => ((await stageOf(`${name}-key`))?.stage === 'ready' ? true : null), waitMs);
      small.push(since(sent));
      await look();
      item = await stageOf('rows.csv-key');
    }
    const ready = await until(async () => {
      await look();
      const now = await stageOf('rows.csv-key');
      return now?.status === 'processing' ? null : now;
    }, waitMs);
    await sending;
    const figures = {
      csvOutcome: ready?.stage ?? 'gone',
      csvReadMs: readMs,
      csvIndexMs: since(indexingBegan),
      smallFiles: small.length,
      smallFileMs: Math.max(0, ...small),
      longestTransactionMs: Math.round(longestTransactionMs),
      restingMb: beforeMb,
      peakRssMb: peakMb(product.pid),
    };
    const deleting = performance.now();
    await admin.call(processDocument, { action: 'delete', documentIds: [ready?.id ?? ''] });
    return { ...figures, csvDeleteMs: since(deleting) };
  } finally {
    await database.close();
    await postgres.close();
    await product.stop();
    folder.remove();
  }
}
