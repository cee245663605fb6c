import { readFileSync, readdirSync } from 'node:fs';
import { readPrep, startPrep } from '#contract/prep.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { startProduct, temporaryFolder } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';
import { median, type Benchmark } from './benchmark.ts';

const starts = 5;

interface ProcessInfo {
  pid: number;
  parent: number;
}

function readProcesses(): ProcessInfo[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        return [{ pid: Number(name), parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) }];
      } catch (error) {
        if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
        throw error;
      }
    });
}

/** Proportional set size of a process and all that it started, in MB. */
function treeMegabytes(root: number): number {
  const processes = readProcesses();
  const tree = [root];
  for (const pid of tree) tree.push(...processes.filter(({ parent }) => parent === pid).map((each) => each.pid));
  const kilobytes = tree.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
  );
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

/** Cold start (empty data folder), warm starts, and the memory of server and PostgreSQL after one prep. Linux alone. */
export const run: Benchmark = async () => {
  const folder = temporaryFolder('bench');
  const cold = await startProduct(folder.path);
  const coldMs = Math.round(cold.readyMs);
  await cold.stop();
  const warm: number[] = [];
  for (let at = 0; at < starts; at += 1) {
    const product = await startProduct(folder.path);
    warm.push(product.readyMs);
    await product.stop();
  }
  const product = await startProduct(folder.path);
  const { headers } = await enterByDemoLink(product);
  const company = 'https://www.fernhollow.example';
  const { body } = await callServer(product, startPrep, { firstName: 'Rhys', lastName: 'Tolland', company }, headers);
  await until(async () => {
    const seen = await callServer(product, readPrep, { prospectId: body.prepMeetingId }, headers);
    return seen.body.prepSession.isPrepping ? null : true;
  });
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const postgres = Number(readFileSync(`${folder.path}/postgres/postmaster.pid`, 'utf8').split('\n')[0]);
  const [serverMb, postgresMb] = [treeMegabytes(product.pid), treeMegabytes(postgres)];
  await product.stop();
  folder.remove();
  return {
    figures: { coldMs, warmMs: Math.round(median(warm)), serverMb, postgresMb, memoryMb: serverMb + postgresMb },
    targets: { warmMs: { atMost: 3000 }, memoryMb: { atMost: 400 } },
  };
};
