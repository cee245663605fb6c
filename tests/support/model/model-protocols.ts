/** Request and response format of one protocol. */
export interface ModelProtocol {
  name: 'openai' | 'anthropic' | 'google';
  path: RegExp;
  /** `form`: name of the response schema, if the protocol has one. */
  read(body: Record<string, unknown>): { instructions: string; material: string; form: string | null };
  say(
    content: string,
    more: { tokens: { input: number; output: number } | null; declines: boolean; asked: Record<string, unknown> },
  ): unknown;
  refuse(status: number): { status: number; body: unknown };
}

type Piece = { text?: string };
const joined = (pieces: string | readonly Piece[] | undefined): string =>
  typeof pieces === 'string' ? pieces : (pieces ?? []).map(({ text = '' }) => text).join('');

const objectIn = (content: string): unknown => {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return null;
  }
};

const detail = 'secret detail of the server';

export const openAiProtocol: ModelProtocol = {
  name: 'openai',
  path: /\/chat\/completions$/u,
  read(body) {
    const { messages, response_format: format } = body as {
      messages: { role: string; content: string | Piece[] }[];
      response_format?: { json_schema?: { name?: string } };
    };
    const said = (...roles: string[]): string => joined(messages.find(({ role }) => roles.includes(role))?.content);
    return {
      instructions: said('system', 'developer'),
      material: said('user'),
      form: format?.json_schema?.name ?? null,
    };
  },
  say: (content, { tokens, declines }) => ({
    id: '1',
    object: 'chat.completion',
    created: 0,
    model: 'test-model',
    choices: [
      {
        index: 0,
        finish_reason: declines ? 'content_filter' : 'stop',
        message: { role: 'assistant', content: declines ? null : content },
      },
    ],
    ...(tokens && { usage: { prompt_tokens: tokens.input, completion_tokens: tokens.output, total_tokens: 0 } }),
  }),
  refuse: (status) => ({ status, body: { error: { message: detail, type: 'error', param: null, code: null } } }),
};

const anthropicProtocol: ModelProtocol = {
  name: 'anthropic',
  path: /\/messages$/u,
  read(body) {
    const { system, messages } = body as {
      system?: string | Piece[];
      messages: { role: string; content: string | Piece[] }[];
    };
    return { instructions: joined(system), material: joined(messages[0]?.content), form: null };
  },
  say(content, { tokens, declines, asked }) {
    // Models without response schemas are made to respond through a tool.
    const input = 'tool_choice' in asked ? objectIn(content) : null;
    const forced = input !== null;
    const said = forced ? { type: 'tool_use', id: 't1', name: 'json', input } : { type: 'text', text: content };
    return {
      id: '1',
      type: 'message',
      role: 'assistant',
      model: 'test-model',
      content: declines ? [] : [said],
      stop_reason: declines ? 'refusal' : forced ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: tokens?.input ?? 0, output_tokens: tokens?.output ?? 0 },
    };
  },
  refuse: (status) => ({ status, body: { type: 'error', error: { type: 'error', message: detail } } }),
};

const googleProtocol: ModelProtocol = {
  name: 'google',
  path: /:(?:generateContent|streamGenerateContent\?alt=sse)$/u,
  read(body) {
    const { systemInstruction, contents } = body as {
      systemInstruction?: { parts: Piece[] };
      contents: { parts: Piece[] }[];
    };
    return { instructions: joined(systemInstruction?.parts), material: joined(contents[0]?.parts), form: null };
  },
  say: (content, { tokens, declines }) => ({
    candidates: declines
      ? [{ finishReason: 'SAFETY', index: 0 }]
      : [{ content: { role: 'model', parts: [{ text: content }] }, finishReason: 'STOP', index: 0 }],
    ...(tokens && {
      usageMetadata: { promptTokenCount: tokens.input, candidatesTokenCount: tokens.output, totalTokenCount: 0 },
    }),
  }),
  // Google rejects a key with 400.
  refuse: (status) => ({
    status: status === 401 ? 400 : status,
    body: {
      error: {
        code: status,
        message: detail,
        status: 'ERROR',
        details: status === 401 ? [{ reason: 'API_KEY_INVALID' }] : [],
      },
    },
  }),
};

export const protocols: readonly ModelProtocol[] = [openAiProtocol, anthropicProtocol, googleProtocol];
