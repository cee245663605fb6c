import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { prerender, publicScript } from './scripts/prerender.ts';
import { publicPagesInDevelopment } from './scripts/public-pages-in-development.ts';
import { sharedChunks } from './scripts/shared-chunks.ts';

export default defineConfig(({ mode }) => ({
  root: 'web',
  plugins: [react(), tailwindcss(), prerender(), publicPagesInDevelopment()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['web/index.html', `web/${publicScript}`],
      output: { codeSplitting: { groups: sharedChunks } },
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
