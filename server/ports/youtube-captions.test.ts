import { expect, test } from 'vitest';
import { WebPageError, type WebPageFailure, type WebPages } from './web-pages.ts';
import { youtubeCaptions } from './youtube-captions.ts';

function failing(reason: WebPageFailure): WebPages {
  const fail = () => Promise.reject(new WebPageError(reason, 'https://www.youtube.com/', { status: 429 }));
  return { fetchPage: fail } as unknown as WebPages;
}

test.each([
  ['not-resolved', 'We can’t reach YouTube from this server. Paste the transcript'],
  ['connection', 'We can’t reach YouTube from this server. Paste the transcript'],
  ['http-status', 'YouTube gave no captions: The website returned the error 429. Paste the transcript'],
] as const)(
  'captions that fail with %s say what failed, and never blame the address of the video',
  async (reason, text) => {
    await expect(
      youtubeCaptions(failing(reason)).read('aqz-KE-bpKQ', { signal: AbortSignal.timeout(1000) }),
    ).rejects.toThrow(text);
  },
);
