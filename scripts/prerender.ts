import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type * as Render from '../web/marketing/render.tsx';
import type { BuiltAssets } from '../web/marketing/page-document.tsx';

/** The public pages' script, a separate entry of the client build. */
export const publicScript = 'marketing/islands/start.ts';
const compressible = /\.(?:js|css|svg|html|vtt|json|wasm)$/u;
const leastBytes = 1024;

/** Latin text of the two font families used on every page. */
const fontFiles = /^assets\/(?:inter-latin-wght-normal|newsreader-latin-wght-normal)-[^/]+\.woff2$/u;

function builtAssets(bundle: Rolldown.OutputBundle): BuiltAssets {
  const files = Object.values(bundle);
  const script = files.find((each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(publicScript));
  if (script?.type !== 'chunk') throw new Error(`the build holds no ${publicScript}`);
  const styles = new Set(script.viteMetadata?.importedCss);
  for (const name of script.imports) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    if (chunk.name === 'frame' || chunk.name === 'shared') throw new Error(`a public page would load ${name}`);
    for (const each of chunk.viteMetadata?.importedCss ?? []) styles.add(each);
  }
  return {
    script: `/${script.fileName}`,
    styles: [...styles].map((name) => `/${name}`),
    fonts: files
      .map(({ fileName }) => fileName)
      .filter((name) => fontFiles.test(name))
      .map((name) => `/${name}`),
  };
}

/** Writes a compressed version beside each file, for clients that accept it. */
function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < leastBytes) continue;
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    writeFileSync(
      join(folder, `${name}.br`),
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    );
  }
}

/** Renders the public pages to HTML after the client build: `dist/pages`, with marks that the server fills in. */
export function prerender(): Plugin {
  let assets: BuiltAssets | null = null;
  const root = resolve(import.meta.dirname, '..');
  return {
    name: 'prerender',
    apply: 'build',
    writeBundle(_options, bundle) {
      assets = builtAssets(bundle);
    },
    async closeBundle() {
      if (assets === null) return;
      const made = join(root, 'dist', 'prerender');
      const web = join(root, 'dist', 'web');
      const pages = join(root, 'dist', 'pages');
      await build({
        configFile: false,
        root: join(root, 'web'),
        logLevel: 'warn',
        plugins: [react()],
        build: {
          ssr: 'marketing/render.tsx',
          ssrEmitAssets: true,
          assetsInlineLimit: 0,
          outDir: made,
          emptyOutDir: true,
          copyPublicDir: false,
        },
      });
      const { renderPages, addresses } = (await import(pathToFileURL(join(made, 'render.js')).href)) as typeof Render;
      cpSync(join(made, 'assets'), join(web, 'assets'), { recursive: true });
      rmSync(pages, { recursive: true, force: true });
      mkdirSync(pages, { recursive: true });
      for (const { name, text } of renderPages(assets)) writeFileSync(join(pages, name), text);
      writeFileSync(join(pages, 'addresses.json'), JSON.stringify(addresses));
      rmSync(made, { recursive: true, force: true });
      compressFolder(web);
    },
  };
}
