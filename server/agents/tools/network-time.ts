import type { WebPages } from '#server/ports/web-pages.ts';

/** Wraps web pages with a clock that runs while at least one request is in flight. */
export function measureNetwork(webPages: WebPages): { webPages: WebPages; networkMs: () => number } {
  let underWay = 0;
  let since = 0;
  let total = 0;
  return {
    webPages: {
      fetchImage: (url, options) => webPages.fetchImage(url, options),
      fetchDocument: (url, options) => webPages.fetchDocument(url, options),
      async fetchPage(url, options) {
        if (underWay === 0) since = performance.now();
        underWay += 1;
        try {
          return await webPages.fetchPage(url, options);
        } finally {
          underWay -= 1;
          if (underWay === 0) total += performance.now() - since;
        }
      },
    },
    networkMs: () => Math.round(total + (underWay > 0 ? performance.now() - since : 0)),
  };
}
