import { readFileSync } from 'node:fs';
import { registerHooks, type ResolveFnOutput } from 'node:module';

/**
 * Finds modules faster than Node does, which parses the whole package.json of a package again for each of its files and
 * for each import of it: 180 KB for the database library. This takes 1.1 of 2.7 s of processor time from a start.
 * What it doesn't know it leaves to Node.
 */
const root = new URL('../../', import.meta.url).href;
const packages = 'node_modules/';

const types = new Map<string, unknown>();

/** Returns the `type` of the nearest package.json in or above a folder. */
function typeOf(folder: URL): unknown {
  if (types.has(folder.href)) return types.get(folder.href);
  let type: unknown = null;
  try {
    ({ type } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as { type?: unknown });
  } catch {
    if (!folder.href.endsWith(packages)) type = typeOf(new URL('..', folder));
  }
  types.set(folder.href, type);
  return type;
}

const found = (url: string, format: string): ResolveFnOutput => ({ url, format, shortCircuit: true });

/** What the product's own files import by name; all of them find the same. */
const named = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    const own = parentURL.startsWith(root) && !parentURL.startsWith(root + packages);
    // A linked folder of packages lies elsewhere.
    if (!conditions.includes('import') || !(own || parentURL.includes(packages))) return next(specifier, context);
    if (specifier.startsWith('.')) {
      const url = new URL(specifier, parentURL);
      if (own && url.pathname.endsWith('.ts')) return found(url.href, 'module-typescript');
      const isModule = !own && url.pathname.endsWith('.js') && typeOf(new URL('.', url)) === 'module';
      return isModule ? found(url.href, 'module') : next(specifier, context);
    }
    if (!own) return next(specifier, context);
    if (/^#(?:server|contract)\/.+\.ts$/.test(specifier)) return found(root + specifier.slice(1), 'module-typescript');
    const known = named.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    named.set(specifier, known);
    return known;
  },
});
