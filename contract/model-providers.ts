/** Protocols that a model may be asked by. Each is tested over the wire. */
export const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** Where each provider is asked; for `openai-compatible` an address has to be given. */
export const modelBases: Record<ModelProvider, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': '',
};
