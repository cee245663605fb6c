import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseSync, Visitor, type ParseResult } from 'oxc-parser';
import { findCircles } from './circles.ts';

export interface SourceFile {
  /** Relative to the checkout, with forward slashes. */
  path: string;
  text: string;
  module: ParseResult['module'];
  /** Every regular expression as written. */
  patterns: string[];
}

const roots = ['contract', 'server', 'web', 'tests', 'bench', 'scripts'];
const maxLines = 400;
const maxFilesInFolder = 45;
/** One file per playbook or feature: their number reflects the product, not a folder grown too large. */
const countlessFolders = /^(contract|server\/agents\/playbooks)$/;
const maxPattern = 120;
const medianLines = 70;
const percentile95Lines = 250;
const featureRoles = new Set(['routes', 'store', 'job', 'command', 'view', 'test']);
const forbiddenFolders = /(^|\/)(utils?|helpers?|types|common|misc)(\/|$)/;

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return walk(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

export function readTexts(checkout: string, folders: readonly string[] = roots): { path: string; text: string }[] {
  return readdirSync(checkout)
    .filter((name) => folders.includes(name))
    .flatMap((root) => walk(join(checkout, root)))
    .map((full) => ({ path: relative(checkout, full).replaceAll('\\', '/'), text: readFileSync(full, 'utf8') }));
}

export function readSource({ path, text }: { path: string; text: string }): SourceFile {
  const parsed = parseSync(path, text);
  const patterns: string[] = [];
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) patterns.push(node.raw ?? '');
    },
  }).visit(parsed.program);
  return { path, text, module: parsed.module, patterns };
}

/** Returns the product's own files, parsed. */
export const readSources = (checkout: string, folders?: readonly string[]): SourceFile[] =>
  readTexts(checkout, folders).map(readSource);

/** Returns the path of an import within the checkout, or null for a package. */
function target(file: SourceFile, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return null;
  return join(dirname(file.path), specifier).replaceAll('\\', '/');
}

export function specifiersOf(file: SourceFile): string[] {
  const dynamic = file.module.dynamicImports.map(({ moduleRequest }) =>
    file.text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const exported = file.module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest?.value ?? ''),
  );
  return [...file.module.staticImports.map((each) => each.moduleRequest.value), ...dynamic, ...exported].filter(
    (each) => each !== '',
  );
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('tests/');
const feature = (path: string): string | null => /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1] ?? null;

function arrowViolation(from: string, to: string): string | null {
  if (isTest(from)) return null;
  const area = from.split('/')[0];
  const goal = to.split('/')[0];
  if (area === 'contract' && goal !== 'contract') return 'contract imports zod and contract alone';
  if (area === 'web' && goal === 'server') return 'web never imports server';
  if (area === 'server' && goal === 'web') return 'server never imports web';
  if ((area === 'server' || area === 'web') && goal === 'tests') return 'the product never imports its tests';
  if (area !== 'server') return null;
  if (/^server\/features\/.*\.store\.ts$/.test(to) && feature(from) !== feature(to))
    return "a feature's store is its own: call its use case";
  if (to.endsWith('.routes.ts') && from !== 'server/app.ts') return 'routes are imported by server/app.ts alone';
  if (from.startsWith('server/platform/') && to.startsWith('server/features/')) return 'platform knows no feature';
  if (from.startsWith('server/ports/') && /^server\/(features|agents|db)\//.test(to))
    return 'a port knows no feature, agent or table';
  if (from.startsWith('server/agents/') && /^server\/(features|db)\//.test(to) && !to.endsWith('.store.ts'))
    return 'an agent knows no feature';
  if (from.startsWith('server/readers/') && !/^(contract|server\/readers|server\/ports)\//.test(to))
    return 'a reader turns bytes into text and knows nothing else';
  if (from.startsWith('server/search/') && /^server\/(features|agents)\//.test(to))
    return 'search knows no feature and no agent';
  if (from.endsWith('.job.ts') && /^server\/(features|search|agents)\//.test(to))
    return 'a job is a contract alone: server/jobs.ts binds it to its verb';
  if (/^server\/db\/(schema|migrations)\//.test(from) && !/^(contract|server\/db\/schema)\//.test(to))
    return 'a schema knows tables alone';
  if (from.endsWith('.store.ts') && feature(to) !== null && !to.endsWith('.store.ts'))
    return 'a store calls no use case';
  return null;
}

function packageViolation(path: string, name: string): string | null {
  if (isTest(path) || path.startsWith('bench/') || path.startsWith('scripts/')) return null;
  const area = path.split('/')[0];
  if (area === 'contract' && name !== 'zod') return `contract imports ${name}; it may import zod alone`;
  const speaksSql = /^(drizzle-orm|postgres|pg)(\/|$)/.test(name);
  if (speaksSql && !path.startsWith('server/db/') && !path.endsWith('.store.ts'))
    return `${name}: SQL lives in *.store.ts and server/db`;
  if (/^(undici|node:https?|axios|got)$/.test(name) && !path.startsWith('server/ports/'))
    return `${name}: outbound HTTP lives in server/ports`;
  if (area === 'web' && name.startsWith('node:')) return `${name} does not exist in a browser`;
  return null;
}

function textViolations(file: SourceFile): string[] {
  const found: string[] = [];
  const { path, text } = file;
  const code = text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
  const product = !isTest(path) && /^(contract|server|web)\//.test(path);
  if (product && /process\.env|process\[['"]env/.test(code) && path !== 'server/platform/environment.ts')
    found.push('process.env is read in server/platform/environment.ts alone');
  const fetches = /(^|[^.\w])fetch\(/m.test(code);
  if (product && fetches && path.startsWith('server/') && !path.startsWith('server/ports/'))
    found.push('outbound HTTP lives in server/ports');
  if (product && fetches && path.startsWith('web/') && !path.startsWith('web/lib/'))
    found.push('the browser fetches in web/lib alone');
  const queries = /\b(useQuery|useMutation|useQueryClient|useInfiniteQuery|queryKey)\b/.test(code);
  if (product && queries && !/\.api\.tsx?$/.test(path) && !/^web\/(main|lib\/)/.test(path))
    found.push('queries and their keys live in *.api.ts');
  return found;
}

function shapeViolations(file: SourceFile): string[] {
  const found: string[] = [];
  const { path, text, module } = file;
  const name = basename(path);
  const lines = text.split('\n').length;
  if (lines > maxLines) found.push(`${lines} lines; ${maxLines} at most`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.tsx?$/.test(name)) found.push('file names are kebab-case');
  if (forbiddenFolders.test(dirname(path)))
    found.push('a folder is named after what it holds, not utils, helpers or types');
  if (/^index\.tsx?$/.test(name)) found.push('no barrels');
  if (module.staticExports.some(({ entries }) => entries.some((entry) => entry.moduleRequest !== null)))
    found.push('no re-exports');
  for (const pattern of file.patterns)
    if (pattern.length > maxPattern)
      found.push(
        `a regular expression of ${pattern.length} characters; ${maxPattern} at most: words belong in vocabulary/`,
      );
  const inReaders = /^server\/readers\/(.+)$/.exec(path)?.[1];
  if (inReaders !== undefined && inReaders.split('/').length > 2)
    found.push('nothing is deeper than server/readers/x/file.ts');
  const inFeature = /^server\/features\/[^/]+\/(.+)$/.exec(path)?.[1];
  if (inFeature === undefined) return found;
  if (inFeature.includes('/')) found.push('nothing is deeper than server/features/x/file.ts');
  const role = /\.([a-z-]+)\.ts$/.exec(inFeature)?.[1];
  if (role !== undefined && !featureRoles.has(role)) found.push(`unknown role suffix .${role}`);
  const values = module.staticExports.flatMap(({ entries }) => entries).filter((entry) => !entry.isType);
  if (role === undefined && values.length !== 1) found.push(`a use case exports one verb, this file ${values.length}`);
  return found;
}

function sizeViolations(files: readonly SourceFile[]): string[] {
  const counted = files.filter(
    ({ path }) => /^(contract|server|web)\//.test(path) && !path.startsWith('server/agents/playbooks/'),
  );
  const sizes = counted.map(({ text }) => text.split('\n').length).sort((a, b) => a - b);
  const at = (share: number): number => sizes[Math.floor((sizes.length - 1) * share)] ?? 0;
  const found: string[] = [];
  if (at(0.5) > medianLines) found.push(`median file: ${at(0.5)} lines; ${medianLines} at most`);
  if (at(0.95) > percentile95Lines) found.push(`95th percentile: ${at(0.95)} lines; ${percentile95Lines} at most`);
  return found;
}

function folderViolations(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) =>
    count > maxFilesInFolder && !countlessFolders.test(folder)
      ? [`${folder}: ${count} files; ${maxFilesInFolder} at most: it is two things, name them`]
      : [],
  );
}

function circleViolations(files: readonly SourceFile[]): string[] {
  const imports = files.map((file) => {
    const targets = specifiersOf(file).flatMap((specifier) => target(file, specifier) ?? []);
    return [file.path, targets] as const;
  });
  return findCircles(new Map(imports)).map(
    (circle) => `${circle[0]}: imports itself through ${circle.slice(1).join(', ')}`,
  );
}

/** Returns every broken rule of ARCHITECTURE.md, one line each. */
export function checkBoundaries(files: readonly SourceFile[]): string[] {
  const each = files.flatMap((file) => {
    const imports = specifiersOf(file).flatMap((specifier) => {
      const to = target(file, specifier);
      const broken = to === null ? packageViolation(file.path, specifier) : arrowViolation(file.path, to);
      return broken === null ? [] : [to === null ? broken : `imports ${to}: ${broken}`];
    });
    return [...imports, ...textViolations(file), ...shapeViolations(file)].map((broken) => `${file.path}: ${broken}`);
  });
  return [...each, ...sizeViolations(files), ...folderViolations(files), ...circleViolations(files)];
}
