import type { Claim } from '#contract/evidence.ts';
import type { ProposalBlock, ProposalDocument } from '#contract/proposal.ts';

const fact = (id: string, text: string): Claim => ({ id, text, kind: 'fact', quotes: [{ sourceId: 's', text }] });
const block = (id: string, more: Partial<ProposalBlock>): ProposalBlock => ({
  id,
  section: 'transformation_journey',
  title: id,
  list: false,
  claims: [],
  table: null,
  hidden: false,
  locked: false,
  edited: false,
  ...more,
});
/** 200 letters without a break opportunity. */
export const longWord = 'Donaudampfschifffahrt'.repeat(10).slice(0, 200);
/** Characters that are markup for one renderer or another. */
export const markup = '#panic("no") *bold* $x^2$ <script>alert(1)</script> | a | `b` \\ @ref';
/** Japanese, Arabic, emoji, a long word, markup, a hidden block, and a table of 60 rows. */
export const proposal: ProposalDocument = {
  title: 'Proposal for Über & Søn',
  prospect: { company: 'Über & Søn', person: '山田 太郎', role: 'COO' },
  seller: { company: 'Seller', website: 'https://seller.example/', logo: '' },
  rep: { name: 'Rae Rep', bookingUrl: 'https://cal.example/rae' },
  solutionName: 'Gateflow',
  day: '2026-10-14',
  blocks: [
    block('currentSituation', {
      title: 'Current situation',
      claims: [fact('a', '山田 太郎: “毎朝、列が長すぎます。”'), fact('b', longWord)],
    }),
    block('challenges', {
      title: 'Challenges',
      list: true,
      claims: [fact('c', 'نحن ننتظر كل صباح عند البوابة'), fact('d', 'Queues 🚢 every morning 🙂'), fact('e', markup)],
    }),
    block('vision', { title: 'Vision', hidden: true, claims: [fact('f', 'Hidden from everybody')] }),
    block('pricingModel', {
      section: 'investment_summary',
      title: 'Pricing',
      table: {
        head: ['Item', 'Unit', 'Price'],
        rows: Array.from({ length: 60 }, (_, at) => [
          `Item ${at + 1} that is described in so many words that its cell needs a second line to hold them all`,
          'per month',
          `EUR ${at + 1}.50`,
        ]),
      },
    }),
    block('approach', {
      section: 'solution_recommendation',
      title: 'Approach',
      claims: Array.from({ length: 40 }, (_, at) =>
        fact(`g${at}`, `Step ${at + 1}. ${'Words that fill a line. '.repeat(6)}`),
      ),
    }),
  ],
  sources: [],
  quotes: { used: 1, held: 1 },
};
