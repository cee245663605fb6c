import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Documents } from './documents.ts';

const cuts: Record<string, string[]> = {
  newsreader: ['400Regular', '400Regular_Italic', '600SemiBold'],
  inter: ['400Regular', '600SemiBold'],
  // Korean, and simplified Chinese characters not used in Japanese.
  'noto-sans-jp': ['400Regular', '700Bold'],
  'nanum-gothic': ['400Regular', '700Bold'],
  'zcool-xiaowei': ['400Regular'],
  'noto-sans-arabic': ['400Regular', '700Bold'],
  'noto-emoji': ['400Regular'],
};

/** The only folder templates may read; it holds nothing but what a call adds. */
const workspace = join(import.meta.dirname, 'no-files');

function fontFolders(): string[] {
  const { resolve } = createRequire(import.meta.url);
  return Object.entries(cuts).flatMap(([family, styles]) => {
    const folder = dirname(resolve(`@expo-google-fonts/${family}/package.json`));
    return styles.map((style) => join(folder, style));
  });
}

/**
 * Runs Typst in-process with bundled fonts, so that pages look the same on every machine.
 * Loaded with the first document.
 */
export function typstDocuments(): Documents {
  let compiler: Promise<NodeCompiler> | null = null;
  const open = async (): Promise<NodeCompiler> => {
    const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
    return Compiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });
  };
  return {
    async pdf(template, data, pictures = {}) {
      compiler ??= open().catch((error: unknown) => {
        compiler = null;
        throw error;
      });
      const ready = await compiler;
      const places = Object.entries(pictures).map(([name, bytes]) => [join(workspace, name), bytes] as const);
      try {
        // Synchronous, so that no other document sees these files.
        for (const [place, bytes] of places) ready.mapShadow(place, Buffer.from(bytes));
        return new Uint8Array(
          ready.pdf({ mainFileContent: readFileSync(template, 'utf8'), inputs: { data: JSON.stringify(data) } }),
        );
      } finally {
        for (const [place] of places) ready.unmapShadow(place);
        ready.evictCache(5);
      }
    },
  };
}
