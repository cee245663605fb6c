import { similarity } from '#server/readers/sentences.ts';
import { amount } from './amounts.ts';
import type { Finding, Topic } from '../analyst.ts';

/** Topics in order of preference for a statement that fits several, with the maximum of each. */
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
/** What speaks against pains; a sentence may also state a fact of another topic. */
const mostSolved = 12;
const alike = 0.6;
/** Maximum further statements per page on sites with many pages; sites with few pages get more. */
const mostOfPage = 3;
const mostFurther = 30;

/** Returns the other titles that pages give to names already selected, which take nobody's place. */
function namesakes(findings: readonly Finding[], selected: readonly Finding[]): Finding[] {
  const names = new Set(selected.map(({ name }) => name?.toLowerCase()));
  return findings.filter(
    (finding) => finding.topic === 'person' && names.has(finding.name?.toLowerCase()) && !selected.includes(finding),
  );
}

/** Returns whether a row of counters has a number that another finding lacks: of '3,150 lifts; 94 people' one is told alone. */
const countsMore = ({ structure, quotes, text }: Finding, other: Finding): boolean =>
  structure === 'counter' &&
  quotes.length > 1 &&
  (text.match(/\d[\d.,]*/gu) ?? []).some((number) => !other.text.includes(number));

/** Selects the best of each topic, without duplicates or repeats. */
export function selectEvidence(findings: readonly Finding[]): Finding[] {
  const taken: Finding[] = [];
  const dated = findings.some(({ topic, date }) => topic === 'figure' && date !== undefined);
  const told = new Set(findings.map(({ quotes }) => quotes[0]?.sourceId)).size;
  const ofPage = Math.max(mostOfPage, Math.ceil(mostFurther / Math.max(1, told)));
  for (const [topic, count] of most) {
    const of: Finding[] = [];
    // An undated amount may be old if there are dated ones.
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
        // A row of counters may include one that is also listed on its own.
        (!(finding.structure === 'counter' && finding.quotes.length > 1) &&
          other.quotes[0]?.text === finding.quotes[0]?.text &&
          other.quotes[0]?.sourceId === finding.quotes[0]?.sourceId) ||
        (topic !== 'person' &&
          topic !== 'news' &&
          topic !== 'tariff' &&
          !countsMore(finding, other) &&
          similarity(other.text, finding.text) >= alike);
      if (!taken.some((other) => other.topic !== 'news' && repeats(other)) && !of.some(repeats)) of.push(finding);
    }
    taken.push(...of, ...(topic === 'person' ? namesakes(findings, of) : []));
  }
  const solved: Finding[] = [];
  for (const finding of findings.filter(({ topic }) => topic === 'solved').toSorted((a, b) => b.score - a.score))
    if (solved.length < mostSolved && !solved.some((other) => similarity(other.text, finding.text) >= alike))
      solved.push(finding);
  return [...taken, ...solved];
}
