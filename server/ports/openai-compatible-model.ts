import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, NoObjectGeneratedError, Output } from 'ai';
import { limits } from '#contract/limits.ts';
import { jsonInText } from './json-in-text.ts';
import { ModelError, type LanguageModel, type ModelFault, type ModelUsage } from './language-model.ts';
import { wellFormed } from './well-formed.ts';

export interface ModelSettings {
  /** Base address, e.g. `https://host/v1`; set by the operator, so it may be private. */
  url: string;
  /** Empty where the server wants none. */
  key: string;
  name: string;
  /** Sent only when set. */
  temperature: number | null;
  /** Most characters of sources that one call carries. */
  contextCharacters: number;
}

class TooLarge extends Error {}

/** Ends an answer that goes on for ever. */
const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let size = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > limits.model.answerBytes) controller.error(new TooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
};

/** Whether an error, or what caused it, is of a kind. */
function stemsFrom(error: unknown, kind: new () => Error): boolean {
  if (error instanceof kind) return true;
  return error instanceof Error && error.cause !== undefined && stemsFrom(error.cause, kind);
}

function faultOf(error: unknown): ModelFault {
  if (stemsFrom(error, TooLarge)) return 'too-large';
  if (!APICallError.isInstance(error)) return 'connection';
  const { statusCode } = error;
  if (statusCode === undefined) return 'connection';
  if (statusCode === 429) return 'rate-limited';
  if (statusCode === 401 || statusCode === 403) return 'refused';
  if (statusCode >= 500) return 'server-error';
  return statusCode >= 400 ? 'form' : 'malformed';
}

/** Seconds or a date, as HTTP has it. */
function retryAfterOf(error: unknown): number | null {
  const said = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : undefined;
  if (said === undefined) return null;
  const ms = /^\d+$/u.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** Any server that speaks OpenAI's chat completions: a provider's, Ollama, vLLM. Asked once a call: who calls decides on more. */
export function openAiCompatibleModel(settings: ModelSettings): LanguageModel {
  const { url, key, name, temperature, contextCharacters } = settings;
  const provider = createOpenAICompatible({
    name: 'operator',
    baseURL: url.replace(/\/+$/, ''),
    supportsStructuredOutputs: true,
    fetch: cappedFetch,
    ...(key === '' ? {} : { apiKey: key }),
  });
  const model = provider.chatModel(name);
  return {
    name,
    host: new URL(url).host,
    contextCharacters,
    async answer({ instructions, material, form, name: formName, timeoutMs, signal }) {
      const inputCharacters = instructions.length + material.length;
      const none: ModelUsage = { inputTokens: null, outputTokens: null, inputCharacters, outputCharacters: 0 };
      const timeout = AbortSignal.timeout(timeoutMs);
      let text: string;
      let usage: ModelUsage;
      try {
        const result = await generateText({
          model,
          system: instructions,
          prompt: material,
          maxRetries: 0,
          ...(temperature === null ? {} : { temperature }),
          ...(form === null ? {} : { output: Output.object({ schema: form, name: formName }) }),
          abortSignal: AbortSignal.any([signal, timeout]),
        });
        text = result.text;
        usage = { ...none, ...tokensOf(result.usage), outputCharacters: text.length };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (timeout.aborted) throw new ModelError('timeout', { usage: none, cause: error });
        if (!NoObjectGeneratedError.isInstance(error) || error.text === undefined)
          throw new ModelError(faultOf(error), {
            usage: none,
            status: APICallError.isInstance(error) ? (error.statusCode ?? null) : null,
            retryAfterMs: retryAfterOf(error),
            cause: error,
          });
        // Another form than was asked for may still be understood.
        text = error.text;
        usage = { ...none, ...tokensOf(error.usage), outputCharacters: text.length };
      }
      const found = await jsonInText(text);
      if (found === null) throw new ModelError('malformed', { usage });
      return { json: wellFormed(found.value), cut: found.cut, usage };
    },
  };
}

function tokensOf(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): Pick<ModelUsage, 'inputTokens' | 'outputTokens'> {
  return { inputTokens: usage?.inputTokens ?? null, outputTokens: usage?.outputTokens ?? null };
}
