import { serveSite, type SiteServer } from './site-server.ts';

const vtt =
  'WEBVTT\n\n00:00:02.000 --> 00:00:06.000\nWelcome to the harbour demo of our cold chain sensors.\n\n00:01:05.000 --> 00:01:12.000\nEach sensor reports the temperature every ninety seconds, for seven years on one battery.\n';

/** Responds like YouTube's player: a video such as `harbour1234` has captions, others have none. */
export async function startCaptionServer(): Promise<SiteServer> {
  const player = (captions: boolean): string =>
    JSON.stringify({
      playabilityStatus: { status: 'OK' },
      videoDetails: { title: captions ? 'Harbour demo' : 'Silent film', author: 'Fernhollow', lengthSeconds: '75' },
      ...(captions
        ? {
            captions: {
              playerCaptionsTracklistRenderer: {
                captionTracks: [{ baseUrl: '/api/timedtext?v=harbour1234', languageCode: 'en' }],
              },
            },
          }
        : {}),
    });
  return serveSite({}, (path, body) => {
    if (path.startsWith('/api/timedtext')) return { headers: { 'content-type': 'text/vtt' }, body: vtt };
    return { headers: { 'content-type': 'application/json' }, body: player(/harbour\d{4}/u.test(body)) };
  });
}
