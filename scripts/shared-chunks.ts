import type { Rolldown } from 'vite';
import { publicScript } from './prerender.ts';

type Modules = Rolldown.ChunkingContext;
type Start = (info: Rolldown.ModuleInfo) => boolean;

/** Whether a module that is a start leads to this one by what is imported at once; `also` by what is imported later. */
function isReached(
  id: string,
  modules: Modules,
  start: Start,
  also: 'at once' | 'later',
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  if (info === null) return false;
  const by = also === 'later' ? [...info.importers, ...info.dynamicImporters] : info.importers;
  return start(info) || by.some((importer) => isReached(importer, modules, start, also, seen));
}

/** What public pages may load, what the first page waits for, and what is loaded by name stays as the bundler lays it. */
const isApart = (id: string, modules: Modules): boolean =>
  (modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0 ||
  isReached(id, modules, ({ id: start }) => start.endsWith(publicScript), 'later') ||
  isReached(id, modules, ({ isEntry }) => isEntry, 'at once');
const isFrame = (id: string, modules: Modules): boolean =>
  isReached(id, modules, ({ id: start }) => start.endsWith('web/shell/shell.tsx'), 'at once');
const radixOverlays =
  'dialog dismissable-layer dropdown-menu focus-scope menu popover popper presence tooltip'.replaceAll(' ', '|');
const overlayLibraries = new RegExp(
  String.raw`node_modules[\\/](?:@floating-ui|aria-hidden|react-remove-scroll|@radix-ui[\\/]react-(?:${radixOverlays}))[\\/]`,
  'u',
);
const ours = { test: /[\\/](?:web|contract)[\\/]/u, includeDependenciesRecursively: false };

/**
 * Which modules travel together, so that a screen takes some 45 files instead of 85: libraries that most screens use,
 * our own modules that the frame around each screen needs, and those that many screens share. A public page loads
 * neither of our two.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', tags: ['$initial'], test: /node_modules[\\/].*\.[cm]?js$/u },
  {
    name: 'overlays',
    test: overlayLibraries,
  },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/u },
  {
    ...ours,
    debugName: 'frame',
    name: (id, modules) => (isFrame(id, modules) && !isApart(id, modules) ? 'frame' : null),
  },
  {
    ...ours,
    debugName: 'shared',
    name: (id, modules) => (isFrame(id, modules) || isApart(id, modules) ? null : 'shared'),
    minShareCount: 6,
  },
];
