import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Rolldown } from 'vite';
import { prerender, publicScript } from './scripts/prerender.ts';
import { publicPagesInDevelopment } from './scripts/public-pages-in-development.ts';

/**
 * Libraries that most screens use travel in three files instead of sixty: fewer requests, better compressed. Our own
 * modules are left to the bundler, so that a public page never loads the application's.
 */
const sharedParts: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', tags: ['$initial'], test: /node_modules[\\/].*\.[cm]?js$/u },
  {
    name: 'overlays',
    test: /node_modules[\\/](?:@floating-ui|aria-hidden|react-remove-scroll|@radix-ui[\\/]react-(?:dialog|dismissable-layer|dropdown-menu|focus-scope|menu|popover|popper|presence|tooltip))[\\/]/u,
  },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/u },
];

export default defineConfig(({ mode }) => ({
  root: 'web',
  plugins: [react(), tailwindcss(), prerender(), publicPagesInDevelopment()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['web/index.html', `web/${publicScript}`],
      output: { codeSplitting: { groups: sharedParts } },
    },
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // A strict Content-Security-Policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    // The reader of PDF pages is large, and loaded only where somebody looks at one.
    chunkSizeWarningLimit: 1700,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${loadEnv(mode, '.', 'PORT').PORT ?? '3000'}` },
  },
}));
