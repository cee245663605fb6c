import { join } from 'node:path';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Brief } from '#contract/brief.ts';
import { collapseSpace } from '#contract/evidence.ts';
import { prepSubjectSchema } from '#contract/prep.ts';
import { createLog } from '#server/platform/log.ts';
import { createGuardedWebPages, type GuardedWebPages } from '#server/ports/guarded-web-pages.ts';
import { openAiCompatibleModel } from '#server/ports/openai-compatible-model.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { builtInAnalyst } from '../built-in/built-in-analyst.ts';
import { prepareBrief } from '../meeting-prepper/prepare-brief.ts';
import { modelAnalyst } from './model-analyst.ts';

const quote =
  'Today we employ 870 people, among them 430 drivers, and run depots in Hereford, Leeds, Dublin and Antwerp.';

interface Asked {
  url?: string;
  body?: unknown;
}

describe('an analyst with a model, against a server that speaks its protocol', () => {
  let mock: LLMock;
  let site: SiteServer;
  let webPages: GuardedWebPages;

  beforeAll(async () => {
    mock = new LLMock({ port: 0 });
    await mock.start();
    site = await serveSite(await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site')));
    webPages = createGuardedWebPages({ allowPrivateHosts: [site.host] });
  });
  afterAll(async () => {
    await Promise.all([mock.stop(), site.close(), webPages.close()]);
  });
  beforeEach(() => {
    mock.clearFixtures();
    mock.clearRequests();
  });

  const brief = (url = `${mock.url}/v1`): Promise<Brief> =>
    prepareBrief({
      subject: prepSubjectSchema.parse({ prospWebUrl: site.url }),
      seller: {
        name: '',
        solutions: [{ id: '1', name: 'Waymark Proof', description: 'Keeps paperwork in one place.' }],
      },
      webPages,
      signal: AbortSignal.timeout(60_000),
      onEvent: () => {},
      analyst: modelAnalyst({
        model: openAiCompatibleModel({ url, key: 'secret-key', name: 'test-model' }),
        fallback: builtInAnalyst,
        log: createLog('silent'),
      }),
    });
  const aboutPage = (known: Brief): string => known.sources.find(({ url }) => url?.endsWith('/about'))?.id ?? '';

  it('shows what the model wrote where its quotes stand up, and drops what it made up', async () => {
    mock.onMessage(/./, { content: '{"claims":[]}' });
    const id = aboutPage(await brief());
    mock.clearFixtures();
    const claims = [
      {
        id: 'm1',
        kind: 'fact',
        text: 'Fernhollow Cold Chain employs 870 people, 430 of them drivers.',
        quotes: [{ sourceId: id, text: quote }],
        restsOn: [],
      },
      {
        id: 'm2',
        kind: 'fact',
        text: 'Fernhollow Cold Chain employs 990 people.',
        quotes: [{ sourceId: id, text: quote }],
        restsOn: [],
      },
      {
        id: 'm3',
        kind: 'fact',
        text: 'Its largest rival is Polar Express.',
        quotes: [{ sourceId: id, text: 'Polar Express is our largest rival.' }],
        restsOn: [],
      },
      { id: 'm4', kind: 'playbook', text: 'Firms like this always need our help.', quotes: [], restsOn: [] },
      { id: 'm5', kind: 'inference', text: 'They may be short of drivers.', quotes: [], restsOn: ['no-such-claim'] },
      {
        id: 'm6',
        kind: 'fact',
        text: 'They are headquartered in Berlin.',
        quotes: [{ sourceId: id, text: quote }],
        restsOn: [],
      },
    ];
    mock.onMessage(/./, { content: JSON.stringify({ claims }) });
    const { sections } = await brief();
    expect(sections.companySummary.claims.map(({ text }) => text)).toEqual([
      'Fernhollow Cold Chain employs 870 people, 430 of them drivers.',
    ]);
  });

  it('keeps text of pages inside marks that no page can close, and the key out of the material', async () => {
    mock.onMessage(/./, { content: '{"claims":[]}' });
    await brief();
    const bodies = mock.getRequests().map((request) => JSON.stringify((request as Asked).body));
    expect(bodies.length).toBeGreaterThan(5);
    const marks = new Set(bodies.map((body) => /<(material-[0-9a-f]{18}) source/.exec(body)?.[1]));
    expect(marks.size).toBe(bodies.length);
    for (const body of bodies) expect(body).not.toContain('secret-key');
  });

  it.each([
    ['answers nonsense', () => mock.onMessage(/./, { content: 'I would rather not.' })],
    ['answers an error', () => mock.onMessage(/./, { error: { message: 'overloaded' }, status: 503 })],
  ])('writes every section by rule when the model %s', async (_title, prepare) => {
    prepare();
    const { sections, sources } = await brief();
    const texts = new Map(sources.map((source) => [source.id, collapseSpace(source.text ?? '')]));
    expect(sections.companySummary.claims.length).toBeGreaterThan(5);
    for (const section of Object.values(sections)) {
      expect(['ready', 'empty']).toContain(section.status);
      for (const claim of section.claims)
        for (const each of claim.quotes) expect(texts.get(each.sourceId)).toContain(collapseSpace(each.text));
    }
  });

  it('writes every section by rule when nothing answers at the model’s address', async () => {
    const { sections } = await brief('http://127.0.0.1:9/v1');
    expect(sections.companySummary.claims.length).toBeGreaterThan(5);
  });
});
