import { readFileSync } from 'node:fs';
import { readPrep, startPrep } from '#contract/prep.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { startProduct, temporaryFolder } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';
import { median, type Benchmark } from './benchmark.ts';
import { treeMegabytes } from './memory.ts';

const starts = 5;

/** Cold start (empty data folder), warm starts, and memory of server and PostgreSQL after one prep. Linux only. */
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
