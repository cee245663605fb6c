import type { streamText as StreamText, StreamTextTransform, ToolSet } from 'ai';

/** What a stream has said so far: what was heard stays readable where it breaks off. */
export interface Heard {
  text: string;
}

type StreamOptions = Parameters<typeof StreamText>[0];

/** Pieces are joined until they are a fortieth of what was said, so that a long answer in tiny pieces is read a few dozen times. */
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

/** The object that an answer has come to so far; its last field may be half. Null: it doesn't begin with an object. */
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
 * Asks for a text piece by piece, telling the object that it has come to so far. `heard` holds what was said, also after a
 * break. Rejects with what broke the stream, as the library names it, or with `tooLarge` past so many characters.
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
  // Who stops listening ends the request.
  const left = new AbortController();
  const signals = [left.signal, ...(options.abortSignal ? [options.abortSignal] : [])];
  const { stream } = streamText({
    ...options,
    abortSignal: AbortSignal.any(signals),
    experimental_transform: joinPieces,
    // Its own way of telling errors is the console.
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
