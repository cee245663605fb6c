import type { Brief } from '#contract/brief.ts';
import { limits } from '#contract/limits.ts';
import { prepSubjectSchema } from '#contract/prep.ts';
import type { Solution } from '#contract/solutions.ts';
import type { ModelReport } from '#server/agents/brief-writer.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { prepareBrief } from '#server/agents/meeting-prepper/prepare-brief.ts';
import { modelAnalyst } from '#server/agents/model/model-analyst.ts';
import { createLog } from '#server/platform/log.ts';
import { createGuardedWebPages } from '#server/ports/guarded-web-pages.ts';
import { providerModel } from '#server/ports/provider-model.ts';
import { serveModel, type AskedOfModel, type ModelReply } from '#tests/support/model/model-server.ts';
import type { SiteServer } from '#tests/support/site-server.ts';

/** Date on which the given statements are true. */
const today = '2026-11-22';

/** Writes a brief on a served site with the product's own code and a model whose replies come from `answer`. */
export async function briefByModel(
  site: SiteServer,
  answer: (asked: AskedOfModel, all: readonly AskedOfModel[]) => ModelReply,
  { solutions }: { solutions: readonly Solution[] },
): Promise<{ brief: Brief; report: ModelReport; readMs: number }> {
  const server = await serveModel(answer);
  const webPages = createGuardedWebPages({ allowPrivateHosts: [site.host] });
  let report: ModelReport | null = null;
  let readMs = 0;
  const began = performance.now();
  try {
    const model = providerModel({
      provider: 'openai-compatible',
      url: server.url,
      key: '',
      name: 'replayed',
      temperature: null,
      contextCharacters: 200_000,
    });
    const brief = await prepareBrief({
      subject: prepSubjectSchema.parse({ prospWebUrl: site.url }),
      seller: { name: 'The seller', solutions },
      webPages,
      today,
      analyst: modelAnalyst({ model, fallback: builtInAnalyst, log: createLog('silent') }),
      signal: AbortSignal.timeout(limits.prep.runMs * 2),
      onEvent: (event) => {
        if (event.kind === 'model') ({ report } = event);
        if (event.kind === 'ledger' && readMs === 0) readMs = performance.now() - began;
      },
    });
    if (report === null) throw new Error('no report of the model');
    return { brief, report, readMs };
  } finally {
    await Promise.all([server.close(), webPages.close()]);
  }
}
