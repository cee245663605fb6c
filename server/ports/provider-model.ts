import type { LanguageModel as SdkModel } from 'ai';
import { limits } from '#contract/limits.ts';
import { modelBases, type ModelProvider } from '#contract/model-providers.ts';
import { ModelError, type LanguageModel, type ModelFault, type ModelUsage } from './language-model.ts';
import { streamAnswer, type Heard } from './model/stream-answer.ts';
import { WebPageError } from './web-pages.ts';
import { wellFormed } from './well-formed.ts';

export interface ModelSettings {
  provider: ModelProvider;
  /** Base URL, for example `https://host/v1`; empty: the provider's own. Required for `openai-compatible`. */
  url: string;
  /** Empty if the server needs no key. */
  key: string;
  name: string;
  /** Sent only if set. */
  temperature: number | null;
  /** Maximum characters of source text in one call. */
  contextCharacters: number;
  /** Fetch used for requests; absent: unguarded, so the URL must be the operator's. */
  fetch?: typeof fetch;
}

class TooLarge extends Error {}

/** Anthropic's protocol requires a limit, and the library's default would cut off a ledger. */
const anthropicTokens = 16_000;

/** A streamed response may weigh this many times its text. */
const envelopes = 16;

/** Ends a response that never stops. */
const capped =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (response.body === null) return response;
    let size = 0;
    // A stream wraps every few characters in an envelope of a few hundred.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    const most = limits.model.answerBytes * (isStream ? envelopes : 1);
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.byteLength;
          if (size > most) controller.error(new TooLarge());
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };

/** Returns the first error of a kind in the cause chain. */
function found<T extends Error>(error: unknown, kind: abstract new (...given: never[]) => T): T | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1)
    if (at instanceof kind) return at;
  return null;
}

/** What identifies a provider's refusal: status, headers and body. */
interface Refusal {
  status: number | null;
  headers: Readonly<Record<string, string>>;
  body: string;
}

function faultOf(error: unknown, { status, body }: Refusal): ModelFault {
  if (found(error, TooLarge)) return 'too-large';
  if (found(error, WebPageError)?.reason === 'refused') return 'private-address';
  if (status === null) return 'connection';
  if (status === 429) return 'rate-limited';
  // Google rejects a key with 400.
  if (status === 401 || status === 403 || (status === 400 && body.includes('API_KEY_INVALID'))) return 'refused';
  if (status >= 500) return 'server-error';
  if (status >= 400) return 'form';
  // The body of a successful response broke off: undici reports a TypeError.
  return found(error, TypeError) === null ? 'malformed' : 'connection';
}

/** Returns milliseconds from `retry-after` (seconds or date), `retry-after-ms` or Google's `retryDelay` in the body. */
function retryAfterOf({ headers, body }: Refusal): number | null {
  const [inMs, said] = [headers['retry-after-ms'], headers['retry-after']];
  const google = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/u.exec(body)?.[1];
  let ms = NaN;
  if (inMs !== undefined) ms = Number(inMs);
  else if (said !== undefined) ms = /^\d+$/u.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  else if (google !== undefined) ms = Number(google) * 1000;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** Loaded on the first call, so that servers that use no model don't keep it in memory. */
async function openModel({ provider, url, key, name, fetch: send = fetch }: ModelSettings): Promise<SdkModel> {
  const common = { baseURL: (url === '' ? modelBases[provider] : url).replace(/\/+$/, ''), fetch: capped(send) };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI({ ...common, apiKey: key }).chat(name);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic({ ...common, apiKey: key })(name);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI({ ...common, apiKey: key })(name);
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const usual = { name: 'operator', supportsStructuredOutputs: true, includeUsage: true };
      const more = { ...usual, ...(key === '' ? {} : { apiKey: key }) };
      return createOpenAICompatible({ ...common, ...more }).chatModel(name);
    }
  }
}

/** A model reached by its provider's own protocol. Sends one request per call; the caller decides on retries. */
export function providerModel(settings: ModelSettings): LanguageModel {
  const { provider, url, name, temperature, contextCharacters } = settings;
  let opening: Promise<SdkModel> | null = null;
  return {
    name,
    host: new URL(url === '' ? modelBases[provider] : url).host,
    contextCharacters,
    async answer({ instructions, material, form, name: formName, timeoutMs, signal, onPartial }) {
      const inputCharacters = instructions.length + material.length;
      const none: ModelUsage = { inputTokens: null, outputTokens: null, inputCharacters, outputCharacters: 0 };
      const timeout = AbortSignal.timeout(timeoutMs);
      const { APICallError, generateText, NoObjectGeneratedError, Output } = await import('ai');
      const { jsonInText } = await import('./model/json-in-text.ts');
      // Otherwise warnings would go to the console, past our log.
      globalThis.AI_SDK_LOG_WARNINGS = false;
      const heard: Heard = { text: '' };
      let text: string;
      let usage: ModelUsage;
      let declined: boolean;
      try {
        const options = {
          model: await (opening ??= openModel(settings)),
          system: instructions,
          prompt: material,
          maxRetries: 0,
          ...(provider === 'anthropic' ? { maxOutputTokens: anthropicTokens } : {}),
          ...(temperature === null ? {} : { temperature }),
          ...(form === null ? {} : { output: Output.object({ schema: form, name: formName }) }),
          abortSignal: AbortSignal.any([signal, timeout]),
        };
        const tooLarge = (): Error => new TooLarge();
        const most = limits.model.answerBytes;
        const result =
          onPartial === undefined
            ? await generateText(options)
            : await streamAnswer(options, {
                heard,
                onPartial: (soFar) => onPartial(wellFormed(soFar)),
                most,
                tooLarge,
              });
        text = 'text' in result ? result.text : heard.text;
        declined = result.finishReason === 'content-filter';
        usage = { ...none, ...tokensOf(result.usage), outputCharacters: text.length };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        const broken = { ...none, outputCharacters: heard.text.length };
        if (timeout.aborted) throw new ModelError('timeout', { usage: broken, cause: error });
        if (!NoObjectGeneratedError.isInstance(error) || error.text === undefined) {
          const { statusCode, responseHeaders, responseBody } = APICallError.isInstance(error) ? error : {};
          const refusal = { status: statusCode ?? null, headers: responseHeaders ?? {}, body: responseBody ?? '' };
          throw new ModelError(faultOf(error, refusal), {
            usage: broken,
            status: refusal.status !== null && refusal.status >= 300 ? refusal.status : null,
            retryAfterMs: retryAfterOf(refusal),
            cause: error,
          });
        }
        // A response in another form may still be usable.
        text = error.text;
        declined = error.finishReason === 'content-filter';
        usage = { ...none, ...tokensOf(error.usage), outputCharacters: text.length };
      }
      const read = await jsonInText(text);
      if (read === null) throw new ModelError(declined ? 'declined' : 'malformed', { usage });
      return { json: wellFormed(read.value), cut: read.cut, usage };
    },
  };
}

function tokensOf(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): Pick<ModelUsage, 'inputTokens' | 'outputTokens'> {
  return { inputTokens: usage?.inputTokens ?? null, outputTokens: usage?.outputTokens ?? null };
}
