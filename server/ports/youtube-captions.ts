import { CaptionsError, type Captions } from './captions.ts';
import { WebPageError, type WebPages } from './web-pages.ts';

const client = { clientName: 'ANDROID', clientVersion: '20.10.38', hl: 'en', gl: 'US' };
const maxBytes = 5 * 1024 * 1024;
const timeoutMs = 15_000;
const todo = 'Paste the transcript of the video, or upload it as VTT, SRT or TXT.';

interface Track {
  baseUrl?: string;
  languageCode?: string;
  kind?: string;
}
interface Player {
  playabilityStatus?: { status?: string; reason?: string };
  videoDetails?: { title?: string; author?: string; lengthSeconds?: string };
  captions?: { playerCaptionsTracklistRenderer?: { captionTracks?: Track[] } };
}

/** Prefers captions written by people over automatic ones, then English. */
function choose(tracks: readonly Track[]): Track | null {
  const worth = (track: Track): number =>
    (track.kind === 'asr' ? 0 : 2) + (track.languageCode?.startsWith('en') === true ? 1 : 0);
  return tracks.filter(({ baseUrl }) => baseUrl !== undefined).toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** What went wrong is YouTube's part: the video's address is right, so what a page's failure says of one would mislead. */
function saidOf({ reason, reasonText }: WebPageError): string {
  const unreached = reason === 'not-resolved' || reason === 'connection' || reason === 'timeout';
  return unreached ? 'We can’t reach YouTube from this server.' : `YouTube gave no captions: ${reasonText}`;
}

/** Reads captions the way YouTube's player does, with every request guarded. `origin` is YouTube's. */
export function youtubeCaptions(webPages: WebPages, origin = 'https://www.youtube.com'): Captions {
  async function ask(address: string, signal: AbortSignal, post?: object): Promise<string> {
    try {
      return (
        await webPages.fetchPage(address, {
          signal,
          maxBytes,
          timeoutMs,
          expect: post === undefined ? 'text' : 'json',
          ...(post === undefined ? {} : { post }),
        })
      ).body;
    } catch (error) {
      if (!(error instanceof WebPageError)) throw error;
      throw new CaptionsError(`${saidOf(error)} ${todo}`, { cause: error });
    }
  }
  return {
    async read(videoId, { signal }) {
      const answer = await ask(`${origin}/youtubei/v1/player?prettyPrint=false`, signal, {
        context: { client },
        videoId,
        contentCheckOk: true,
        racyCheckOk: true,
      });
      let player: Player;
      try {
        player = JSON.parse(answer) as Player;
      } catch (error) {
        throw new CaptionsError(`YouTube answered in a form that we can’t read. ${todo}`, { cause: error });
      }
      const { status, reason } = player.playabilityStatus ?? {};
      const title = player.videoDetails?.title ?? '';
      if (status !== 'OK')
        throw new CaptionsError(`YouTube doesn’t show this video to us${reason ? ` (“${reason}”)` : ''}. ${todo}`, {
          title,
        });
      const track = choose(player.captions?.playerCaptionsTracklistRenderer?.captionTracks ?? []);
      if (track?.baseUrl === undefined || !URL.canParse(track.baseUrl, origin))
        throw new CaptionsError(`This video has no captions. ${todo}`, { title });
      const address = new URL(track.baseUrl, origin);
      address.searchParams.set('fmt', 'vtt');
      const transcript = await ask(address.href, signal);
      if (transcript.trim() === '')
        throw new CaptionsError(`YouTube withheld the captions of this video. ${todo}`, { title });
      const seconds = Number(player.videoDetails?.lengthSeconds ?? Number.NaN);
      return {
        title,
        channel: player.videoDetails?.author ?? '',
        seconds: Number.isFinite(seconds) ? seconds : null,
        language: track.languageCode ?? '',
        transcript,
      };
    },
  };
}
