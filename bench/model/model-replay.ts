import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sectionKeys } from '#contract/brief.ts';
import { entryIdIn } from '#tests/support/model/model-answers.ts';
import { type AskedOfModel, type ModelReply } from '#tests/support/model/model-server.ts';
import type { ModelReport } from '#server/agents/brief-writer.ts';
import { readCatalogue, type GivenStatement } from '../given-statements.ts';
import { givenSites, serveGivenSite } from '../prep-sites.ts';
import { briefByModel } from './model-run.ts';

const parts: Record<string, string> = {
  company: 'company',
  finance: 'finance',
  competitor: 'competitor',
  person: 'person',
  trend: 'trend',
  pain: 'pain',
};

/** Returns a call's source ids by URL path, without index file and extension. */
function sourcesIn({ material }: AskedOfModel): Map<string, string> {
  const heads = material.matchAll(/<source-\w+ id="([^"]*)" kind="[^"]*" title="[^"]*" url="([^"]*)"/gu);
  return new Map(
    [...heads].flatMap(([, id = '', url = '']) => (URL.canParse(url) ? [[pathOf(new URL(url).pathname), id]] : [])),
  );
}

function pathOf(path: string): string {
  return decodeURIComponent(path)
    .replace(/(?:^|\/)index\.html$/u, '/')
    .replace(/\.html$/u, '')
    .replace(/^\/+|\/+$/gu, '');
}

/** Returns the judgment of somebody who refuses every false statement, by its label, and no other. */
function judgeByLabel({ material }: AskedOfModel, statements: readonly GivenStatement[]): ModelReply {
  const untrue = statements.filter(({ verdict }) => verdict !== 'honest').map(({ text }) => text);
  const refused = material.split('\n').flatMap((line) => {
    const id = /^\[(s\d+)\]/u.exec(line)?.[1];
    return id !== undefined && untrue.some((text) => line.includes(`: ${text} “`)) ? [id] : [];
  });
  return { content: JSON.stringify({ refused }) };
}

/**
 * Returns responses of a model that believes these statements: facts as its ledger, conclusions as openers and pains. Asked
 * to judge, it refuses nothing, or with `knows` what is false by its label.
 */
function replay(statements: readonly GivenStatement[], knows: boolean): (asked: AskedOfModel) => ModelReply {
  const facts = statements.filter(({ type }) => type === 'fact');
  const byId = new Map(statements.map((statement) => [statement.id, statement]));
  return (asked) => {
    if (asked.call === 'judgment') return judgeByLabel(asked, knows ? statements : []);
    if (asked.call === 'ledger') {
      const ids = sourcesIn(asked);
      const entries = facts.map(({ part, text, quotes }) => ({
        part: parts[part] ?? 'company',
        subject: 'prospect',
        topic: part,
        text,
        quotes: quotes.map((quote) => ({ source: ids.get(pathOf(quote.page)) ?? 'not-read', text: quote.text })),
        when: null,
        tag: 'number',
      }));
      return { content: JSON.stringify({ entries }) };
    }
    const resting = statements
      .filter(({ type }) => type === 'inference')
      .map(({ part, text, restsOn }) => ({
        part,
        text,
        against: [],
        restsOn: restsOn.map((id) => entryIdIn(asked, byId.get(id)?.text ?? id) || 'not-read'),
      }));
    return {
      content: JSON.stringify({
        topLine: null,
        pains: resting.filter(({ part }) => part === 'pain'),
        mappings: [],
        openers: resting.filter(({ part }) => part !== 'pain'),
        avoid: [],
        questions: [],
        gaps: [],
      }),
    };
  };
}

export interface Replayed {
  statements: readonly GivenStatement[];
  /** Texts in the brief or its ledger. */
  shown: ReadonlySet<string>;
  /** Facts on pages the crawl did not reach, which can't be judged. */
  unread: ReadonlySet<string>;
  report: ModelReport;
}

/** Writes a brief on a given site, with its overlay, with a model that returns these statements over the wire. */
export async function replayOn(
  data: string,
  name: string,
  statements: readonly GivenStatement[],
  { knows = false } = {},
): Promise<Replayed> {
  const given = givenSites(data).find((site) => site.name === name);
  if (given === undefined) throw new Error(`${name} is not among the given sites`);
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  cpSync(given.folder, folder, { recursive: true });
  const overlay = join(data, 'statements', 'overlay', name);
  if (existsSync(overlay)) cpSync(overlay, folder, { recursive: true });
  given.remove();
  const site = await serveGivenSite(folder, 0);
  const reached = new Set<string>();
  const answer = replay(statements, knows);
  try {
    const { brief, report } = await briefByModel(
      site,
      (asked) => {
        for (const path of asked.call === 'ledger' ? sourcesIn(asked).keys() : []) reached.add(path);
        return answer(asked);
      },
      { solutions: readCatalogue(data).map((product, at) => ({ id: String(at), name: product, description: '' })) },
    );
    const told = sectionKeys.flatMap((key) => brief.sections[key].claims.map(({ text }) => text));
    return {
      statements,
      shown: new Set([...told, ...brief.ledger.map(({ text }) => text)]),
      unread: new Set(
        statements
          .filter(
            ({ quotes, fault }) => fault !== 'url-not-read' && quotes.some(({ page }) => !reached.has(pathOf(page))),
          )
          .map(({ id }) => id),
      ),
      report,
    };
  } finally {
    await site.close();
    rmSync(folder, { recursive: true });
  }
}
