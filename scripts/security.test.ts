import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { settingNames } from '#server/platform/environment.ts';
import { readTexts } from './boundaries.ts';

const root = join(import.meta.dirname, '..');
const security = readFileSync(join(root, 'SECURITY.md'), 'utf8');
const rows = security.split('\n').filter((line) => line.startsWith('| ') && line.split('|').length === 6);

/** Named in the code but never requested: format names, examples in texts, pages that are recognized or linked. */
const onlyNamed = [
  /\.(example|invalid|test)$/,
  /^(www\.)?(w3|sitemaps)\.org$|^schema\.org$/,
  /^(\w+\.)?(linkedin|facebook|vimeo|youtube)\.com$|^youtu\.be$/,
  /^(www\.)?(acme|example)\.com$|^example\.co$/,
];

/** Returns every host in the product's own string literals, ignoring comments. */
function hostsInCode(): Map<string, string> {
  const hosts = new Map<string, string>();
  for (const { path, text } of readTexts(root)) {
    if (!/^(contract|server|web)\//.test(path) || /\.test\.tsx?$/.test(path)) continue;
    // Parsing each of them takes seconds.
    if (!/https?:\/\//.test(text)) continue;
    const note = (value: string): void => {
      for (const [, host = ''] of value.matchAll(/https?:\/\/([\w.-]+\.[a-z]{2,})/g)) hosts.set(host, path);
    };
    new Visitor({
      Literal: (node) => {
        if (typeof node.value === 'string') note(node.value);
      },
      TemplateElement: (node) => note(node.value.raw),
    }).visit(parseSync(path, text).program);
  }
  return hosts;
}

test('SECURITY.md names every host that stands in the code, and every setting that names a host', () => {
  const hosts = hostsInCode();
  expect(hosts.has('www.wikidata.org')).toBe(true);
  const first = rows.map((row) => row.split('|')[1] ?? '').join('\n');
  const unnamed = [...hosts].filter(([host]) => !first.includes(host) && !onlyNamed.some((known) => known.test(host)));
  expect(unnamed).toEqual([]);
  // Pages people are sent to aren't requested by the server.
  const links = ['PUBLIC_URL', 'PRICING_URL', 'BOOKING_URL', 'DATABASE_URL'];
  const places = settingNames.filter((name) => /(_URL|_ENDPOINT|_ISSUER)$/.test(name) && !links.includes(name));
  expect(places.filter((name) => !first.includes(name))).toEqual([]);
});

test('every setting that SECURITY.md names is one that the code reads', () => {
  const named = [...security.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=\w+)?`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([]);
});
