import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { hearTones } from './tone-speech.ts';

/** A response that replaces the words; `kill`: closes the connection in the middle of the response. */
export type TranscriptionFault =
  | { status: number; retryAfter?: number }
  | { text: string }
  | { body: string }
  | { kill: true }
  | { delayMs: number };

interface AskedOfTranscription {
  prompt: string;
  model: string;
  format: string;
  authorization: string;
  /** Seconds of audio. */
  seconds: number;
  words: string[];
}

export interface TranscriptionServer {
  /** Base URL for TRANSCRIPTION_URL. */
  url: string;
  asked: AskedOfTranscription[];
  /** Called before each response; null: the recognized words. */
  fault: (asked: AskedOfTranscription) => TranscriptionFault | null;
  close(): Promise<void>;
}

const headerBytes = 44;

async function readAsked(request: http.IncomingMessage): Promise<AskedOfTranscription> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = await new Response(Buffer.concat(chunks), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  const file = form.get('file');
  const wav = Buffer.from(file instanceof File ? await file.arrayBuffer() : new ArrayBuffer(0));
  if (wav.toString('latin1', 0, 4) !== 'RIFF' || wav.readUInt32LE(24) !== 16_000) throw new Error('no WAV of 16 kHz');
  const pcm = wav.subarray(headerBytes);
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    prompt: text('prompt'),
    model: text('model'),
    format: text('response_format'),
    authorization: request.headers.authorization ?? '',
    seconds: pcm.length / 32_000,
    words: hearTones(pcm),
  };
}

/** Serves OpenAI's transcription API and understands the language of tone-speech.ts. */
export async function serveTranscription(): Promise<TranscriptionServer> {
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const asked = await readAsked(request);
    server.asked.push(asked);
    const fault = server.fault(asked);
    const send = (status: number, body: string, headers = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body);
    };
    const text = asked.words.join(' ');
    const words = JSON.stringify({ text, segments: [{ text, no_speech_prob: 0.01, avg_logprob: -0.2 }] });
    if (fault === null) send(200, words);
    else if ('status' in fault)
      send(
        fault.status,
        '{"error":{"message":"no"}}',
        fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) },
      );
    else if ('text' in fault) send(200, JSON.stringify({ text: fault.text }));
    else if ('body' in fault) send(200, fault.body);
    else if ('delayMs' in fault) setTimeout(() => send(200, words), fault.delayMs);
    else {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"text": "half of', () => response.destroy());
    }
  };
  const listener = http.createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400);
      response.end('{"error":{"message":"not understood"}}');
    });
  });
  // As in the model's server: no connection closes while a starved test is about to use it.
  listener.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const { port } = listener.address() as AddressInfo;
  const server: TranscriptionServer = {
    url: `http://127.0.0.1:${port}/v1`,
    asked: [],
    fault: () => null,
    close: () =>
      new Promise((resolve) => {
        listener.closeAllConnections();
        listener.close(() => resolve());
      }),
  };
  return server;
}
