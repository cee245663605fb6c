import { expect, test } from 'vitest';
import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { readOffer } from '../read-offer.ts';

const casesOf = (heading: string, ...lines: string[]) => {
  const passage: CoachPassage = {
    contentId: 'c-1',
    passageId: 'p-1',
    contentKind: 'document',
    number: 1,
    title: 'Customer stories',
    heading: `Customer stories › ${heading}`,
    page: null,
    text: lines.join('\n'),
  };
  return readOffer(readMaterial([{ ...passage, heading }], ['Brambleway'])).caseStudies;
};

test.each([
  ['Service Level', 'Service Level is at 99.9% now. Service Level rose from 97% to 99% in 2024.'],
  ['Madrid Office', 'Madrid Office opened in 2019. It grew from 4 to 20 people and now serves 40 clients.'],
  ['Acme Pro', 'Acme Pro is our planning tool. Acme Pro cut planning time by 30%.'],
  ['Our Team', 'Our Team grew from 3 to 9 people. Now we answer within 2 hours.'],
  ['Brambleway', 'Brambleway grew from 2 to 40 people. Brambleway now serves 200 firms.'],
  ['Key Results', 'Key Results for the first year: waste fell by 12%. Waste is now 3% of sales.'],
  ['Next Steps', 'Next Steps are simple. Cut waste by 10% in the first month.'],
  ['Public Sector', 'Public Sector clients saved £40,000 on average. One council cut 300 hours.'],
  ['North West', 'North West customers saw visits drop from 5 to 2.'],
  ['Spring 2024', 'Spring 2024 was busy. Waste fell from 9% to 4%.'],
  ['Jane Smith', 'Jane Smith, operations manager, saved 6 hours a week. Now she goes home at five.'],
  ['Results', 'Planning, scheduling and routing: hours fell from 9 to 3. Fuel was cut by 12%.'],
])('%s is no customer', (heading, text) => {
  expect(casesOf(heading, text)).toEqual([]);
});

test('a story ends where another customer’s begins', () => {
  const told = casesOf(
    'Results',
    'Harbour House: 40 rooms on paper. Check-in fell from 9 to 3 minutes. Seaview Inn had 12 rooms. Their calls dropped by half.',
  );
  expect(told.map(({ customer, values }) => [customer, values])).toEqual([
    ['Harbour House', ['Check-in fell from 9 to 3 minutes.']],
  ]);
  const [first] = casesOf(
    'Results',
    'Harbour House: 40 rooms on paper. In Leeds check-in fell from 9 to 3 minutes. Harbour House now has two desks. Brambleway Pro cut calls by half.',
  );
  expect(first?.values).toHaveLength(3);
});
