import { similarity } from '#server/readers/sentences.ts';
import { amount } from './amounts.ts';
import type { Finding, Topic } from '../analyst.ts';

/** In this order a statement that fits several topics is taken, and so many of each are told. */
const most: readonly (readonly [Topic, number])[] = [
  ['tagline', 3],
  ['staff', 2],
  ['founded', 2],
  ['owner', 2],
  ['entity', 2],
  ['figure', 9],
  ['rival', 3],
  ['friction', 8],
  ['market', 2],
  ['reach', 3],
  ['place', 6],
  ['client', 1],
  ['tariff', 6],
  ['spec', 4],
  ['result', 5],
  ['further', 30],
  ['person', 10],
  ['news', 10],
];
const alike = 0.6;
/** Further statements of one page, of a site of many pages; of a few pages more. */
const mostOfPage = 3;
const mostFurther = 30;

/** The best of each topic, no statement twice and none that only repeats another. */
export function selectEvidence(findings: readonly Finding[]): Finding[] {
  const taken: Finding[] = [];
  const dated = findings.some(({ topic, date }) => topic === 'figure' && date !== undefined);
  const told = new Set(findings.map(({ quotes }) => quotes[0]?.sourceId)).size;
  const ofPage = Math.max(mostOfPage, Math.ceil(mostFurther / Math.max(1, told)));
  for (const [topic, count] of most) {
    const of: Finding[] = [];
    // An undated amount of money may be an old one where newer ones are dated.
    const may = (each: Finding): boolean => !(dated && topic === 'further' && amount.test(each.text));
    for (const finding of findings
      .filter((each) => each.topic === topic && may(each))
      .toSorted((a, b) => b.score - a.score)) {
      if (of.length === count) break;
      if (
        topic === 'further' &&
        of.filter(({ quotes }) => quotes[0]?.sourceId === finding.quotes[0]?.sourceId).length >= ofPage
      )
        continue;
      const repeats = (other: Finding): boolean =>
        // A row of counters may hold one that is told by itself too.
        (!(finding.structure === 'counter' && finding.quotes.length > 1) &&
          other.quotes[0]?.text === finding.quotes[0]?.text &&
          other.quotes[0]?.sourceId === finding.quotes[0]?.sourceId) ||
        (topic !== 'person' && topic !== 'news' && topic !== 'tariff' && similarity(other.text, finding.text) >= alike);
      if (!taken.some((other) => other.topic !== 'news' && repeats(other)) && !of.some(repeats)) of.push(finding);
    }
    taken.push(...of);
  }
  return taken;
}
