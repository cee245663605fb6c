import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, Output } from 'ai';
import type { LanguageModel } from './language-model.ts';

export interface ModelSettings {
  /** Base address, e.g. `https://host/v1`; set by the operator, so it may be private. */
  url: string;
  /** Empty where the server wants none. */
  key: string;
  name: string;
}

/** Below the time that a section has, so that there is still time to write it by rule. */
const timeoutMs = 25_000;

/** Any server that speaks OpenAI's chat completions: a provider's, Ollama, vLLM. Tried twice before it rejects. */
export function openAiCompatibleModel({ url, key, name }: ModelSettings): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'operator',
    baseURL: url.replace(/\/+$/, ''),
    supportsStructuredOutputs: true,
    ...(key === '' ? {} : { apiKey: key }),
  });
  const model = provider.chatModel(name);
  return {
    name,
    async answer({ instructions, material, output, name: form, signal }) {
      const result = await generateText({
        model,
        system: instructions,
        prompt: material,
        maxRetries: 1,
        temperature: 0,
        output: Output.object({ schema: output, name: form }),
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      const { inputTokens = 0, outputTokens = 0 } = result.usage;
      return { output: output.parse(result.output), inputTokens, outputTokens };
    },
  };
}
