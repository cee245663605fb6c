import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { prepSubjectSchema } from '#contract/prep.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { bundledWebPages } from '#server/ports/bundled-web-pages.ts';
import { createGuardedWebPages, type GuardedWebPages } from '#server/ports/guarded-web-pages.ts';
import { openResearch } from '#server/ports/research/open-research.ts';
import type { Research } from '#server/ports/research/research.ts';
import type { WebPages } from '#server/ports/web-pages.ts';
import { builtInAnalyst } from '../built-in/built-in-analyst.ts';
import { prepareBrief } from './prepare-brief.ts';

const open: (GuardedWebPages | Research)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const demoSite = join(import.meta.dirname, '../../db/demo-site');

describe('a company given by its name', () => {
  /** Serves the three addresses the name suggests; `carrying` lists those that carry it. */
  const prepareByName = (carrying: readonly string[], research: Research) => {
    const nobody = createGuardedWebPages();
    open.push(nobody, research);
    const webPages = ['fernhollowcoldchain.com', 'fernhollow-cold-chain.com', 'fernhollowcoldchain.io'].reduce(
      (next: WebPages, host) =>
        bundledWebPages({ host, folder: carrying.includes(host) ? demoSite : join(demoSite, 'blog') }, next),
      nobody,
    );
    return prepareBrief({
      subject: prepSubjectSchema.parse({ companyName: 'Fernhollow Cold Chain' }),
      seller: { name: '', solutions: [] },
      webPages,
      research,
      analyst: builtInAnalyst,
      signal: new AbortController().signal,
      onEvent: () => {},
    });
  };
  const onlyGuessing = () => openResearch(readEnvironment({ RESEARCH_OFF: 'wikidata,wikipedia,gdelt' }));

  it('is prepared where one site alone carries the name', async () => {
    expect((await prepareByName(['fernhollowcoldchain.io'], onlyGuessing())).prospect).toMatchObject({
      domain: 'fernhollowcoldchain.io',
      company: 'Fernhollow Cold Chain',
    });
  });

  it('is not guessed where two do: both are named', async () => {
    await expect(
      prepareByName(['fernhollowcoldchain.com', 'fernhollowcoldchain.io'], onlyGuessing()),
    ).rejects.toMatchObject({
      name: 'PrepFailed',
      kind: 'several-companies',
      reason: expect.stringMatching(/fernhollowcoldchain\.com and fernhollowcoldchain\.io/u),
      action: 'Enter the web address of the right one.',
    });
  });

  it('is not looked for where guessing is switched off', async () => {
    await expect(
      prepareByName(['fernhollowcoldchain.com'], openResearch(readEnvironment({ RESEARCH_OFF: 'all' }))),
    ).rejects.toMatchObject({ kind: 'address-unknown' });
  });
});
