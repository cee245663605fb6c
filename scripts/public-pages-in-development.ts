import type { Plugin } from 'vite';
import type * as Render from '../web/marketing/render.tsx';

const filled: Record<string, string> = {
  '%ORIGIN%': '',
  '%SUPPORT_EMAIL%': 'support@dealwright.example',
  '%BOOKING_URL%': 'https://book.dealwright.example/demo',
  '%PRICE_RISE_DATE%': '30 June 2027',
  '%ENTRY%': 'dialog',
};

/** `npm run dev`: renders the public pages on request, since there is no build. */
export function publicPagesInDevelopment(): Plugin {
  return {
    name: 'public-pages-in-development',
    apply: 'serve',
    configureServer(server) {
      const pageAt = async (path: string): Promise<string | null> => {
        const { renderPages, addresses } = (await server.ssrLoadModule('/marketing/render.tsx')) as typeof Render;
        const file = addresses[path];
        if (file === undefined) return null;
        const pages = renderPages({ script: '/marketing/islands/start.ts', styles: [], fonts: [] });
        const text = pages.find(({ name }) => name === file)?.text ?? '';
        return server.transformIndexHtml(
          path,
          text.replace(/%[A-Z_]+%/gu, (mark) => filled[mark] ?? mark),
        );
      };
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here.invalid');
        if (searchParams.has('path')) {
          next();
          return;
        }
        const answer = async (): Promise<void> => {
          const html = await pageAt(pathname);
          if (html === null) next();
          else response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
        };
        answer().catch((error: unknown) => {
          response.writeHead(500).end(String(error));
        });
      });
    },
  };
}
