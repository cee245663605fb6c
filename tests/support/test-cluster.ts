import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/open-database.ts';
import keepFirstStart from './process/first-start.ts';
import { forgetOnPowerLoss } from './process/forget-on-power-loss.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    templateName: string;
  }
}

/** Several files run in parallel, some with two servers. */
const connections = 200;

/** One real cluster per run: TEST_DATABASE_URL if set, else an embedded one; with one migrated template. */
export default async function setUpCluster(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const folder = mkdtempSync(join(tmpdir(), 'dealwright-test-'));
  chmodSync(folder, 0o755);
  const embedded = given === undefined ? await openEmbeddedPostgres(folder, connections) : null;
  const clusterUrl = given ?? embedded?.url ?? '';
  const templateName = `template_${process.pid}`;
  const admin = postgres(clusterUrl, { max: 1, onnotice: () => {} });
  if (embedded !== null) await forgetOnPowerLoss(admin);
  await admin.unsafe(`create database ${templateName}`);
  await migrateDatabase(withDatabase(clusterUrl, templateName));
  project.provide('clusterUrl', clusterUrl);
  project.provide('templateName', templateName);
  const removeFirstStart = keepFirstStart();
  return async () => {
    removeFirstStart();
    await admin.unsafe(`drop database if exists ${templateName}`);
    await admin.end();
    await embedded?.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
