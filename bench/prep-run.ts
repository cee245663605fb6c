import type { Brief } from '#contract/brief.ts';
import { prepSubjectSchema } from '#contract/prep.ts';
import { limits } from '#contract/limits.ts';
import type { Analyst } from '#server/agents/analyst.ts';
import type { ModelReport } from '#server/agents/brief-writer.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { prepareBrief } from '#server/agents/meeting-prepper/prepare-brief.ts';
import { createGuardedWebPages } from '#server/ports/guarded-web-pages.ts';
import type { Research } from '#server/ports/research/research.ts';
import { serveGivenSite, type GivenSite } from './prep-sites.ts';

export interface GivenRun {
  brief: Brief;
  firstSectionMs: number;
  endMs: number;
  /** Where the site was served. */
  url: string;
  /** The model's report; null: no model was used. */
  report: ModelReport | null;
}

/** Only the site with its feed; nothing outside is queried. */
const feedAlone: Research = {
  sources: [],
  directory: null,
  isOn: (key) => key === 'feed',
  close: async () => {},
};

/** Writes a brief with the product's own code, on the site's date, with a delay before each page in milliseconds. */
export async function prepareGiven(
  { folder, today }: Pick<GivenSite, 'folder' | 'today'>,
  delayMs: number,
  analyst: Analyst = builtInAnalyst,
): Promise<GivenRun> {
  let report: ModelReport | null = null;
  const site = await serveGivenSite(folder, delayMs);
  const webPages = createGuardedWebPages({ allowPrivateHosts: [site.host] });
  try {
    const brief = await prepareBrief({
      subject: prepSubjectSchema.parse({ prospWebUrl: site.url }),
      seller: { name: '', solutions: [] },
      webPages,
      research: feedAlone,
      analyst,
      ...(today === null ? {} : { today }),
      signal: AbortSignal.timeout(limits.prep.runMs),
      onEvent: (event) => {
        if (event.kind === 'model') ({ report } = event);
      },
    });
    const { firstSectionMs, totalMs } = brief.timings;
    return { brief, firstSectionMs: firstSectionMs ?? totalMs, endMs: totalMs, url: site.url, report };
  } finally {
    await webPages.close();
    await site.close();
  }
}
