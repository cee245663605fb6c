import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Readability } from '@mozilla/readability';
import { JSDOM, VirtualConsole } from 'jsdom';
import { extractPage } from '#server/readers/page/extract-page.ts';
import { median, type Benchmark } from './benchmark.ts';

interface Article {
  html: string;
  url: string;
  text: string;
}

const rounds = 3;
const run4 = 4;

function ownArticles(): Article[] {
  const paragraph = (at: number): string =>
    `Anvil number ${at} is forged from one piece of steel, hardened twice, and tested by hand before it leaves the works in the valley.`;
  return Array.from({ length: 10 }, (_, page) => {
    const paragraphs = Array.from({ length: 12 }, (_, at) => paragraph(page * 12 + at));
    const menu = Array.from({ length: 40 }, (_, at) => `<li><a href="/${at}">Department ${at}</a></li>`).join('');
    return {
      url: `https://www.fernhollow.example/${page}`,
      text: paragraphs.join('\n'),
      html: `<!doctype html><html><head><title>Anvils</title></head><body><nav><ul>${menu}</ul></nav><div class="cookie-banner">We use cookies.</div><article>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</article><footer>© Fernhollow</footer></body></html>`,
    };
  });
}

function givenArticles(folder: string): Article[] {
  const truth = JSON.parse(readFileSync(join(folder, 'ground-truth.json'), 'utf8')) as Record<
    string,
    { articleBody: string; url: string }
  >;
  return Object.entries(truth).map(([id, { articleBody, url }]) => ({
    url,
    text: articleBody,
    html: gunzipSync(readFileSync(join(folder, 'html', `${id}.html.gz`))).toString('utf8'),
  }));
}

/** Counts runs of four words; a shorter text is one run. */
function countRuns(text: string): Map<string, number> {
  const words = text.match(/\w+/gu) ?? [];
  const counts = new Map<string, number>();
  for (let at = 0; at < Math.max(words.length - run4 + 1, Math.min(words.length, 1)); at += 1) {
    const key = words.slice(at, at + run4).join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Returns the harmonic mean of the articles' mean precision and mean recall. */
function f1Of(texts: readonly string[], articles: readonly Article[]): number {
  let precision = 0;
  let recall = 0;
  for (const [at, { text }] of articles.entries()) {
    const [own, truth] = [countRuns(texts[at] ?? ''), countRuns(text)];
    const sum = (counts: Map<string, number>): number =>
      [...counts.values()].reduce((total, count) => total + count, 0);
    let both = 0;
    for (const [key, count] of truth) both += Math.min(count, own.get(key) ?? 0);
    precision += sum(own) === 0 ? 0 : both / sum(own);
    recall += sum(truth) === 0 ? 1 : both / sum(truth);
  }
  return (2 * precision * recall) / (precision + recall) / articles.length;
}

function readOwn({ html, url }: Article): string {
  const page = extractPage(html, url);
  return page.status === 'ready' ? page.pieces.map(({ text }) => text).join('\n') : '';
}

function readWithJsdom({ html, url }: Article): string {
  const { window } = new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
  const text = new Readability(window.document).parse()?.textContent ?? '';
  window.close();
  return text;
}

function timed(articles: readonly Article[], read: (article: Article) => string): { texts: string[]; ms: number } {
  const began = performance.now();
  const texts = articles.map(read);
  return { texts, ms: performance.now() - began };
}

/** Article extraction: F1 and speed beside Mozilla's reader on jsdom, in alternating runs. */
export const run: Benchmark = async (data) => {
  const folder = data === null ? null : join(data, 'web-articles', 'article_extraction');
  const articles = folder !== null && existsSync(folder) ? givenArticles(folder) : ownArticles();
  const turns = Array.from({ length: rounds }, () => ({
    own: timed(articles, readOwn),
    theirs: timed(articles, readWithJsdom),
  }));
  const perSecond = (ms: readonly number[]): number => Number((articles.length / (median(ms) / 1000)).toFixed(1));
  const f1 = (texts: readonly string[]): number => Number(f1Of(texts, articles).toFixed(4));
  const [last] = turns.slice(-1);
  const [ownF1, theirF1] = [f1(last?.own.texts ?? []), f1(last?.theirs.texts ?? [])];
  return Promise.resolve({
    figures: {
      pages: articles.length,
      f1: ownF1,
      f1ReadabilityJsdom: theirF1,
      aheadOfReadability: Number((ownF1 - theirF1).toFixed(4)),
      pagesPerSecond: perSecond(turns.map(({ own }) => own.ms)),
      pagesPerSecondJsdom: perSecond(turns.map(({ theirs }) => theirs.ms)),
      timesJsdom: Number(median(turns.map(({ own, theirs }) => theirs.ms / own.ms)).toFixed(2)),
    },
    targets: { aheadOfReadability: { atLeast: 0 }, timesJsdom: { atLeast: 3 } },
  });
};
