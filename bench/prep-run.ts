import type { Brief } from '#contract/brief.ts';
import { prepSubjectSchema } from '#contract/prep.ts';
import { limits } from '#contract/limits.ts';
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
}

/** The site alone, with its feed: nothing outside is asked. */
const feedAlone: Research = {
  sources: [],
  directory: null,
  isOn: (key) => key === 'feed',
  close: async () => {},
};

/** A brief by the very code that the product runs, on its day, with so many milliseconds before each page. */
export async function prepareGiven(
  { folder, today }: Pick<GivenSite, 'folder' | 'today'>,
  delayMs: number,
): Promise<GivenRun> {
  const site = await serveGivenSite(folder, delayMs);
  const webPages = createGuardedWebPages({ allowPrivateHosts: [site.host] });
  try {
    const brief = await prepareBrief({
      subject: prepSubjectSchema.parse({ prospWebUrl: site.url }),
      seller: { name: '', solutions: [] },
      webPages,
      research: feedAlone,
      analyst: builtInAnalyst,
      ...(today === null ? {} : { today }),
      signal: AbortSignal.timeout(limits.prep.runMs),
      onEvent: () => {},
    });
    const { firstSectionMs, totalMs } = brief.timings;
    return { brief, firstSectionMs: firstSectionMs ?? totalMs, endMs: totalMs, url: site.url };
  } finally {
    await webPages.close();
    await site.close();
  }
}
