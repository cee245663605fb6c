import { join } from 'node:path';
import type { Brief } from '#contract/brief.ts';
import type { ModelProvider } from '#contract/model-providers.ts';
import { prepSubjectSchema } from '#contract/prep.ts';
import type { ModelReport } from '#server/agents/brief-writer.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { prepareBrief, type PrepEvent } from '#server/agents/meeting-prepper/prepare-brief.ts';
import { modelAnalyst } from '#server/agents/model/model-analyst.ts';
import { createLog } from '#server/platform/log.ts';
import { createGuardedWebPages } from '#server/ports/guarded-web-pages.ts';
import { providerModel } from '#server/ports/provider-model.ts';
import { serveModel, type AskedOfModel, type ModelReply } from './model-server.ts';
import { pagesOfFolder, serveSite } from '../site-server.ts';

export interface ModelBrief {
  brief: Brief;
  events: PrepEvent[];
  report: ModelReport;
  asked: AskedOfModel[];
}

/** Writes a brief on the demo site with the product's code and a model whose replies come from `answer`. */
export async function briefWithModel(
  answer: (asked: AskedOfModel, all: readonly AskedOfModel[]) => ModelReply,
  {
    extra = {},
    temperature = null,
    contextCharacters = 200_000,
    url = '',
    runMs,
    provider = 'openai-compatible',
    onEvent = () => undefined,
  }: {
    onEvent?: (event: PrepEvent) => void;
    runMs?: number;
    provider?: ModelProvider;
    extra?: Record<string, string>;
    temperature?: number | null;
    contextCharacters?: number;
    url?: string;
  } = {},
): Promise<ModelBrief> {
  const pages = await pagesOfFolder(join(import.meta.dirname, '..', '..', '..', 'server', 'db', 'demo-site'));
  const site = await serveSite({ ...pages, ...extra });
  const server = await serveModel(answer);
  const webPages = createGuardedWebPages({ allowPrivateHosts: [site.host] });
  const events: PrepEvent[] = [];
  try {
    const model = providerModel({
      provider,
      url: url === '' ? server.url : url,
      key: 'secret-key',
      name: 'test-model',
      temperature,
      contextCharacters,
    });
    const brief = await prepareBrief({
      subject: prepSubjectSchema.parse({
        prospWebUrl: site.url,
        firstName: 'Rhys',
        lastName: 'Tolland',
        roleTitle: 'Chief Operating Officer',
      }),
      seller: {
        name: 'Waymark',
        solutions: [{ id: '1', name: 'Waymark Proof', description: 'Keeps paperwork in one place.' }],
      },
      webPages,
      today: '2026-11-22',
      ...(runMs === undefined ? {} : { runMs }),
      signal: AbortSignal.timeout(120_000),
      onEvent: (event) => {
        events.push(event);
        onEvent(event);
      },
      analyst: modelAnalyst({ model, fallback: builtInAnalyst, log: createLog('silent') }),
    });
    const told = events.find((event) => event.kind === 'model');
    if (told === undefined) throw new Error('no report of the model');
    return { brief, events, report: told.report, asked: server.asked };
  } finally {
    await Promise.all([server.close(), site.close(), webPages.close()]);
  }
}
