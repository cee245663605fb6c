import type { ModelProtocol } from './model-protocols.ts';

/** Formats one event of a stream. */
const event = (data: unknown, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

interface Said {
  tokens: { input: number; output: number } | null;
  declines: boolean;
  asked: Record<string, unknown>;
}

interface StreamEvents {
  head: string;
  piece: (text: string) => string;
  tail: string;
}

function openAi({ tokens, declines }: Said): StreamEvents {
  const chunk = (delta: object, finish: string | null): string =>
    event({
      id: '1',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'test-model',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  const usage = tokens && {
    prompt_tokens: tokens.input,
    completion_tokens: tokens.output,
    total_tokens: tokens.input + tokens.output,
  };
  const counted = usage && event({ id: '1', object: 'chat.completion.chunk', created: 0, choices: [], usage });
  return {
    head: chunk({ role: 'assistant', content: '' }, null),
    piece: (content) => chunk({ content }, null),
    tail: `${chunk({}, declines ? 'content_filter' : 'stop')}${counted ?? ''}${event('[DONE]')}`,
  };
}

function anthropic({ tokens, declines, asked }: Said): StreamEvents {
  const named = (data: { type: string; [field: string]: unknown }): string => event(data, data.type);
  const forced = 'tool_choice' in asked;
  const usage = { input_tokens: tokens?.input ?? 0, output_tokens: tokens?.output ?? 0 };
  const message = {
    id: '1',
    type: 'message',
    role: 'assistant',
    model: 'test-model',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { ...usage, output_tokens: 1 },
  };
  const block = forced ? { type: 'tool_use', id: 't1', name: 'json', input: {} } : { type: 'text', text: '' };
  const reason = declines ? 'refusal' : forced ? 'tool_use' : 'end_turn';
  return {
    head:
      named({ type: 'message_start', message }) +
      (declines ? '' : named({ type: 'content_block_start', index: 0, content_block: block })),
    piece: (text) =>
      named({
        type: 'content_block_delta',
        index: 0,
        delta: forced ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
      }),
    tail:
      (declines ? '' : named({ type: 'content_block_stop', index: 0 })) +
      named({ type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage }) +
      named({ type: 'message_stop' }),
  };
}

function google({ tokens, declines }: Said): StreamEvents {
  const usageMetadata = tokens && {
    promptTokenCount: tokens.input,
    candidatesTokenCount: tokens.output,
    totalTokenCount: tokens.input + tokens.output,
  };
  const chunk = (candidate: object, more: object = {}): string =>
    event({ candidates: [{ index: 0, ...candidate }], ...more });
  return {
    head: '',
    piece: (text) => chunk({ content: { role: 'model', parts: [{ text }] } }),
    tail: chunk(
      declines
        ? { finishReason: 'SAFETY' }
        : { content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP' },
      usageMetadata ? { usageMetadata } : {},
    ),
  };
}

const streams: Record<ModelProtocol['name'], (said: Said) => StreamEvents> = { openai: openAi, anthropic, google };

/** Returns a response as the events of a protocol's stream: head, chunks of text, tail. */
export function streamEvents(
  protocol: ModelProtocol['name'],
  content: string,
  { pieceCharacters, ...said }: Said & { pieceCharacters: number },
): { head: string; pieces: string[]; tail: string } {
  const { head, piece, tail } = streams[protocol](said);
  const pieces: string[] = [];
  if (!said.declines)
    for (let at = 0; at < content.length; at += pieceCharacters)
      pieces.push(piece(content.slice(at, at + pieceCharacters)));
  return { head, pieces, tail };
}
