import { dayInWords } from '#contract/day-in-words.ts';
import type { Finding } from '../analyst.ts';
import { latestNews } from './draft-company.ts';
import { findingsOf, type PrepMaterial } from './prep-material.ts';

/** Usual consequences of events reported to the SEC, by 8-K item. */
const events: Readonly<Record<string, string>> = {
  '1.03': 'Keeping suppliers and customers through insolvency may take all attention',
  '1.05': 'Security may have to be proven again to customers and auditors',
  '2.01': 'Two ways of working may have to become one',
  '2.05': 'The same work may have to be done by fewer people',
  '2.06': 'Spending may be under close watch',
  '3.01': 'Keeping the listing may take attention and money',
  '4.02': 'Confidence in the figures and in the controls behind them may have to be restored',
  '5.01': 'New owners may question every running contract',
  '5.02': 'New people at the top may reset priorities',
};
const most = 3;

export interface EventPain {
  text: string;
  finding: Finding;
}

/** Returns pains suggested by dated events and falling figures, each with its trigger. */
export function eventPains(material: PrepMaterial): EventPain[] {
  const seen = new Set<string>();
  const reported = latestNews(material).flatMap((finding) =>
    (finding.items ?? []).flatMap((item): EventPain[] => {
      const pain = events[item];
      if (!pain || seen.has(item)) return [];
      seen.add(item);
      return [
        {
          finding,
          text: `${pain}: on ${dayInWords(finding.date ?? '')} the company reported ${finding.name} to the SEC (item ${item}).`,
        },
      ];
    }),
  );
  const losing = findingsOf(material, 'money').find(
    ({ figure, range }) => !range && figure?.measure === 'net-income' && figure.value < 0,
  );
  const loss = losing
    ? [
        {
          finding: losing,
          text: 'Costs may be under pressure: the last full year ended with a loss, so a purchase has to pay for itself soon.',
        },
      ]
    : [];
  return [...reported, ...loss].slice(0, most);
}
