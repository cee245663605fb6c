import { Agent, FormData, request, type Dispatcher } from 'undici';
import { limits } from '#contract/limits.ts';
import { spokenText, transcriptionSchema } from './spoken-text.ts';
import { TranscriptionError, type Transcription } from './transcription.ts';
import { wavOf } from './wav.ts';
import { wellFormed } from './well-formed.ts';

export interface TranscriptionSettings {
  /** Base URL, for example `https://host/v1`; set by the operator, so it may be private. */
  url: string;
  /** Empty if the server needs no key. */
  key: string;
  name: string;
}

/** Far more than the words of 20 seconds with their metadata. */
const maxBytes = 1024 * 1024;

async function readText(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new TranscriptionError('failed', 'answered with more than can be read');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function failureOf(status: number, retryAfter: string | undefined): TranscriptionError {
  const seconds = Number(retryAfter);
  const wait = Number.isFinite(seconds) && seconds > 0 ? { retryAfter: Math.min(seconds, 60) } : {};
  if (status === 429 || status === 503) return new TranscriptionError('busy', 'asked for fewer requests', wait);
  if (status === 401 || status === 403) return new TranscriptionError('failed', 'refused the key');
  if (status === 404) return new TranscriptionError('failed', 'has no such model or address');
  if (status === 400 || status === 413 || status === 415 || status === 422)
    return new TranscriptionError('refused', `refused the sound (${status})`);
  return new TranscriptionError('failed', `answered with an error (${status})`);
}

function parsed(text: string, prompt: string): string {
  try {
    return spokenText(transcriptionSchema.parse(wellFormed(JSON.parse(text) as unknown)), prompt);
  } catch (error) {
    throw new TranscriptionError('failed', 'answered in a form that could not be read', { cause: error });
  }
}

/** Uses any server with OpenAI's transcription API: a provider, whisper.cpp, faster-whisper, vLLM. */
export function openAiCompatibleTranscription({ url, key, name }: TranscriptionSettings): Transcription {
  const dispatcher = new Agent({ connections: 16 });
  const address = `${url.replace(/\/+$/, '')}/audio/transcriptions`;
  /** Some models return only plain JSON, without the data that separates silence from speech. */
  let format: 'verbose_json' | 'json' = 'verbose_json';

  async function ask(wav: Uint8Array<ArrayBuffer>, prompt: string, as: typeof format): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([wav], { type: 'audio/wav' }), 'piece.wav');
    form.set('model', name);
    form.set('response_format', as);
    form.set('temperature', '0');
    if (prompt !== '') form.set('prompt', prompt);
    try {
      const answer = await request(address, {
        dispatcher,
        method: 'POST',
        body: form,
        signal: AbortSignal.timeout(limits.capture.transcriptionMs),
        headers: { accept: 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) },
      });
      answer.body.on('error', () => undefined);
      try {
        if (answer.statusCode === 200) return parsed(await readText(answer.body), prompt);
        const wait = answer.headers['retry-after'];
        throw failureOf(answer.statusCode, Array.isArray(wait) ? wait[0] : wait);
      } finally {
        answer.body.destroy();
      }
    } catch (error) {
      if (error instanceof TranscriptionError) throw error;
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      throw new TranscriptionError('failed', late ? 'did not answer in time' : 'could not be reached', {
        cause: error,
      });
    }
  }

  return {
    host: new URL(url).host,
    async transcribe(pcm, prompt) {
      const wav = wavOf(pcm);
      const first = format;
      try {
        return await ask(wav, prompt, first);
      } catch (error) {
        const refused = error instanceof TranscriptionError && error.kind === 'refused';
        if (!refused || first === 'json') throw error;
        const text = await ask(wav, prompt, 'json');
        format = 'json';
        return text;
      }
    },
    close: () => dispatcher.destroy(),
  };
}
