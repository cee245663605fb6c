import type { streamText as StreamText, StreamTextTransform, ToolSet } from 'ai';

/** Text received so far, readable even if the stream breaks. */
export interface Heard {
  text: string;
}

type StreamOptions = Parameters<typeof StreamText>[0];

/** Joins chunks until they reach this share of the text, so that a long response is parsed only a few dozen times. */
const share = 1 / 40;
const leastCharacters = 80;

const joinPieces: StreamTextTransform<ToolSet> = () => {
  type Piece = Parameters<NonNullable<Transformer<StreamPart, StreamPart>['transform']>>[0];
  type StreamPart = ReturnType<StreamTextTransform<ToolSet>> extends TransformStream<infer P, unknown> ? P : never;
  let held: Extract<Piece, { type: 'text-delta' }> | null = null;
  let passed = 0;
  return new TransformStream<StreamPart, StreamPart>({
    transform(piece, controller) {
      if (piece.type === 'text-delta') {
        held = held?.id === piece.id ? { ...piece, text: held.text + piece.text } : piece;
        if (held.text.length < Math.max(leastCharacters, passed * share)) return;
      }
      if (held !== null) {
        passed += held.text.length;
        controller.enqueue(held);
        held = null;
      }
      if (piece.type !== 'text-delta') controller.enqueue(piece);
    },
  });
};

/** Returns the object received so far, its last field possibly incomplete; null if the text doesn't start with one. */
export async function objectSoFar(text: string): Promise<Record<string, unknown> | null> {
  const from = text.indexOf('{');
  if (from < 0 || !/^\s*(?:```(?:json)?\s*)?$/u.test(text.slice(0, from))) return null;
  const { parsePartialJson } = await import('ai');
  const { value } = await parsePartialJson(text.slice(from));
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/**
 * Streams a response and reports the object so far.
 * `heard` keeps the text even after a break.
 * Rejects with the library's error, or with `tooLarge` beyond the maximum characters.
 */
export async function streamAnswer(
  options: StreamOptions,
  {
    heard,
    onPartial,
    most,
    tooLarge,
  }: {
    heard: Heard;
    onPartial: (soFar: Record<string, unknown>) => void;
    most: number;
    tooLarge: () => Error;
  },
): Promise<{
  finishReason: string;
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined };
}> {
  const { streamText } = await import('ai');
  // Ends the request when the reader stops.
  const left = new AbortController();
  const signals = [left.signal, ...(options.abortSignal ? [options.abortSignal] : [])];
  const { stream } = streamText({
    ...options,
    abortSignal: AbortSignal.any(signals),
    experimental_transform: joinPieces,
    // The library's default would log to the console.
    onError: () => undefined,
  });
  let end: Awaited<ReturnType<typeof streamAnswer>> | null = null;
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        heard.text += part.text;
        if (heard.text.length > most) throw tooLarge();
        const soFar = await objectSoFar(heard.text);
        if (soFar !== null) onPartial(soFar);
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new DOMException('The call was ended.', 'AbortError');
      else if (part.type === 'finish') end = { finishReason: part.finishReason, usage: part.totalUsage };
    }
  } finally {
    left.abort();
  }
  if (end === null) throw new TypeError('The stream ended before its answer.');
  return end;
}
