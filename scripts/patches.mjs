// Finds packages without their patch from `patches/`: an installation older than a patch keeps the unpatched package.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the lines a patch adds, by file. */
function additions(patch) {
  const found = new Map();
  let file = '';
  for (const line of patch.split('\n'))
    if (line.startsWith('+++ b/')) file = line.slice('+++ b/'.length);
    else if (line.startsWith('+')) found.set(file, [...(found.get(file) ?? []), line.slice(1)]);
  return found;
}

/** Returns the names of packages in `root` that lack their patch. */
export function unpatched(root) {
  const folder = join(root, 'patches');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.patch'))
    .filter((name) =>
      [...additions(readFileSync(join(folder, name), 'utf8'))].some(([file, lines]) => {
        const path = join(root, file);
        const there = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
        return lines.some((line) => !there.includes(line));
      }),
    )
    .map((name) => name.slice(0, name.lastIndexOf('+')).replaceAll('+', '/'));
}

/** Packages are patched only on installation, so this removes them to be reinstalled. */
export function removeUnpatched(root) {
  for (const name of unpatched(root)) rmSync(join(root, 'node_modules', name), { recursive: true, force: true });
}
