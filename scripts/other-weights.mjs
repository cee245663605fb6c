// `WEIGHTS=DIR NODE_OPTIONS=--import=./scripts/other-weights.mjs npm run bench -- coach --data …`: hears with weights that were learned
// without somebody's calls (.cache/left-out, written by learn-meaning.ts and learn-phrases.ts), so that those calls measure (decision 140).
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.env.WEIGHTS ?? '.');
const weights = /\/discovery-coach\/(?:meaning|learned\/(phrases))\/([a-z-]+\.ts)$/u;

// Whatever starts the pinned Node may be too old for it, and loads none of them.
module.registerHooks?.({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [, part = '', name = ''] = weights.exec(found.url) ?? [];
    const file = join(folder, part, name);
    return name !== '' && existsSync(file) ? { ...found, url: pathToFileURL(file).href } : found;
  },
});
