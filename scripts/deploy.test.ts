import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingNames } from '#server/platform/environment.ts';
import { serverMemory } from './server-memory.mjs';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const serviceSchema = z.object({
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.object({ condition: z.string() }))]).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
});
/** Settings of the product, Node and the C library. */
const settings = new Set([...settingNames, 'NODE_ENV', ...Object.keys(serverMemory)]);

describe('deploy/', () => {
  test('the Dockerfile copies what is there, runs as nobody special and starts the server', () => {
    const file = DockerfileParser.parse(read('deploy/Dockerfile'));
    const steps = file.getInstructions().map((each) => [each.getKeyword(), each.getRawArgumentsContent() ?? '']);
    const copies = read('deploy/Dockerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm);
    const sources = [...copies].flatMap(([, given = '']) => given.split(' '));
    expect(sources).toContain('package.json');
    for (const source of sources) expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    expect(steps.filter(([keyword]) => keyword === 'FROM').map(([, given]) => given)).toEqual([
      'node:24-bookworm-slim AS build',
      'node:24-bookworm-slim',
    ]);
    expect(steps.findLast(([keyword]) => keyword === 'USER')?.[1]).toBe('node');
    const [, start = ''] = steps.at(-1) ?? [];
    const [, entry = ''] = JSON.parse(start) as string[];
    expect(existsSync(join(root, entry))).toBe(true);
    const set = file.getENVs().flatMap((each) => each.getProperties().map((property) => property.getName()));
    expect(set.filter((name) => !settings.has(name))).toEqual([]);
    const values = file.getENVs().flatMap((each) => each.getProperties().map((one) => [one.getName(), one.getValue()]));
    expect(Object.fromEntries(values)).toMatchObject(serverMemory);
  });

  test('compose.yaml names services, files and settings that exist, and asks for what must not be empty', () => {
    const text = read('deploy/compose.yaml');
    const { services, volumes } = composeSchema.parse(parse(text, { merge: true }));
    expect(Object.keys(services).sort()).toEqual(['bucket', 'one', 'postgres', 'proxy', 'store', 'two']);
    for (const [name, service] of Object.entries(services)) {
      expect([name, service.build === undefined]).toEqual([name, service.image !== undefined]);
      const needed = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on);
      expect(needed.filter((other) => services[other] === undefined)).toEqual([]);
      for (const [from = ''] of service.volumes.map((volume) => volume.split(':')))
        expect([from, from.startsWith('.') ? existsSync(join(root, 'deploy', from)) : from in volumes]).toEqual([
          from,
          true,
        ]);
    }
    for (const node of ['one', 'two']) {
      const own = services[node];
      expect(existsSync(join(root, 'deploy', own?.build?.context ?? '', own?.build?.dockerfile ?? ''))).toBe(true);
      expect(Object.keys(own?.environment ?? {}).filter((name) => !settings.has(name))).toEqual([]);
    }
    const example = [...read('deploy/.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    const asked = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
    expect(asked.filter((name) => !example.includes(name))).toEqual([]);
    expect(example.filter((name = '') => !settings.has(name) && !asked.includes(name))).toEqual([]);
  });

  test('the systemd unit reads as one, starts the server and is not started again where only settings help', () => {
    const unit: Record<string, Record<string, string>> = {};
    let section = '';
    for (const line of read('deploy/dealwright.service').split('\n')) {
      if (line === '' || line.startsWith('#')) continue;
      const head = /^\[(\w+)\]$/.exec(line)?.[1];
      if (head !== undefined) section = head;
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      expect([line, head !== undefined || name !== '']).toEqual([line, true]);
      if (name !== '') (unit[section] ??= {})[name] = value;
    }
    expect(Object.keys(unit)).toEqual(['Unit', 'Service', 'Install']);
    const service = unit['Service'] ?? {};
    const entry = (service['ExecStart'] ?? '').split(' ')[1] ?? '';
    expect(existsSync(join(root, entry.replace(`${service['WorkingDirectory']}/`, '')))).toBe(true);
    const set = (service['Environment'] ?? '').match(/"[^"]*"|\S+/g) ?? [];
    const pairs = set.map((each) => /^"?(\w+)=(.*?)"?$/.exec(each)?.slice(1) ?? []);
    expect(pairs.filter(([name = '']) => !settings.has(name))).toEqual([]);
    expect(Object.fromEntries(pairs)).toMatchObject(serverMemory);
    expect(service['RestartPreventExitStatus']).toBe('78');
  });
});
