import type { Finding } from '../analyst.ts';
import { similarity } from '#server/readers/sentences.ts';
import { isOthersNews } from '../ledger/find-news.ts';
import { isListHead } from '../ledger/news/read-items.ts';
import { nameTest } from '../ledger/read-lines.ts';
import { ownFeed, type Gathered, type ResearchOutcome, type ResearchOutput } from './gather-research.ts';
import { findingsOfArticle, findingsOfDocument, findingsOfProse } from './research-findings.ts';

export const noResearch: ResearchOutput = { gathered: [], outcomes: [], links: [] };
const sameNews = 0.8;

/** Describes the sources' outcomes for the step list. */
export function outcomesInWords(outcomes: readonly ResearchOutcome[]): string {
  if (outcomes.length === 0) return 'none to ask';
  return outcomes
    .map(
      ({ label, state, note }) =>
        `${label}: ${state === 'found' ? 'found' : state === 'not-confirmed' ? 'not confirmed' : note}`,
    )
    .join('; ');
}

function findingsOf({ document, source }: Gathered, company: string): Finding[] {
  const prose = { company, sourceId: source.id, label: document.label, text: source.text };
  const stated = findingsOfDocument(document, source.id);
  if (document.label === 'Wikipedia') return [...stated, ...findingsOfArticle(prose)];
  if (document.kind === 'web-page' || document.kind === 'news')
    return [...stated, ...findingsOfProse({ ...prose, own: false })];
  return document.kind === 'filing' && /^the (10|20|40)-/u.test(document.label)
    ? [...stated, ...findingsOfProse({ ...prose, own: true })]
    : stated;
}

/** Merges the findings of the site and other sources; lists each piece of news, person and competitor once. */
export function joinFindings(own: readonly Finding[], gathered: readonly Gathered[], company: string): Finding[] {
  const joined = [...own];
  const name = nameTest(company);
  for (const finding of gathered.flatMap((each) => findingsOf(each, company))) {
    if (finding.topic === 'news' && isListHead(finding.name ?? '')) continue;
    if (finding.topic === 'news' && finding.where === ownFeed && isOthersNews(finding.name ?? '', name)) continue;
    const twin = joined.find(
      (other) =>
        other.topic === finding.topic &&
        finding.name !== undefined &&
        other.name !== undefined &&
        (finding.topic === 'news'
          ? finding.items === undefined && similarity(other.name, finding.name) >= sameNews
          : finding.topic === 'competitor' && other.name.toLowerCase() === finding.name.toLowerCase()),
    );
    if (!twin) joined.push(finding);
  }
  return joined;
}
