import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromStoredFields, isListField, type SessionFields } from '#contract/discovery-fields.ts';
import { emptyOffer } from '#contract/offer.ts';
import { emptyLayout, type BlockField, type ProposalBlock } from '#contract/proposal.ts';
import { linesOf } from '#contract/proposal-lines.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { draftProposal } from '#server/agents/proposal-writer/proposal-writer.ts';
import { blocksOf, restoredFields } from './document.view.ts';
import { printedSections } from './print.view.ts';

const edited = [
  'vision',
  'challenges',
  'pricingModel',
  'timeline',
  'roiAnalysis',
  'caseSituation1',
] as const satisfies readonly BlockField[];
const sentences = [
  'We lose two hours every morning at the gate.',
  'It costs us eighty thousand a year.',
  'No. It is not eighty, it is fifty-five thousand.',
  'I will send you the layout on Friday.',
  'Nobody can tell which lorry waits for what.',
];

interface State {
  fields: SessionFields;
  lines: CallLine[];
  price: string;
  years: number | null;
  locked: BlockField[];
}

function compose({ fields, lines, price, years, locked }: State) {
  const priceItems =
    price === ''
      ? []
      : [{ id: '88888888-8888-4888-8888-888888888888', item: 'Reader', unit: 'each', price, source: null }];
  const amounts = { low: years, base: years, high: years };
  const draft = draftProposal({
    fields,
    lines,
    heard: lines.map(({ id, text }) => ({ field: 'barriers', lineId: id, text })),
    solution: { id: '', name: 'Gateflow', description: 'Gateflow opens gates within a second.' },
    offer: { ...emptyOffer, currency: 'EUR', priceItems },
    content: readMaterial([], []),
    brief: { claims: [], sources: [] },
    assumptions: years === null ? {} : { benefit: amounts },
  });
  return { draft, blocks: blocksOf(draft, fields, { ...emptyLayout, locked }).blocks };
}

const textsOf = (blocks: readonly ProposalBlock[], field: BlockField): string[] =>
  blocks.find(({ id }) => id === field)?.claims.map(({ text }) => text) ?? [];

/** A restore leaves locked blocks as they are. */
const open = (fields: Partial<SessionFields>, locked: readonly string[]): Partial<SessionFields> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !locked.includes(field)));

const operation = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    field: fc.constantFrom(...edited),
    text: fc.stringMatching(/^[A-Z][a-z ]{2,30}[a-z]$/u),
  }),
  fc.record({ kind: fc.constant('lock' as const), field: fc.constantFrom(...edited) }),
  fc.record({ kind: fc.constant('say' as const), text: fc.constantFrom(...sentences) }),
  fc.record({ kind: fc.constant('price' as const), price: fc.constantFrom('', '10.00', '12.50') }),
  fc.record({ kind: fc.constant('assume' as const), years: fc.constantFrom(null, 1000, 2000) }),
  fc.record({ kind: fc.constant('keep' as const) }),
  fc.record({ kind: fc.constant('restore' as const), which: fc.nat(5) }),
);

describe('a proposal over its call', () => {
  test('what somebody wrote or locked survives any sequence of new drafts, and a restore brings every block back as it read', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 25 }), (operations) => {
        let state: State = { fields: fromStoredFields({}), lines: [], price: '', years: null, locked: [] };
        const versions: { blocks: ProposalBlock[] }[] = [];
        let kept = new Map<BlockField, string[]>();
        for (const each of operations) {
          const { draft, blocks } = compose(state);
          if (each.kind === 'edit') {
            if (state.locked.includes(each.field)) continue;
            state = {
              ...state,
              fields: { ...state.fields, [each.field]: isListField(each.field) ? [each.text] : each.text },
            };
            kept.set(each.field, [each.text]);
          } else if (each.kind === 'lock') {
            const block = blocks.find(({ id }) => id === each.field);
            const lines = block === undefined ? [] : linesOf(each.field, block.claims, block.table);
            // Locking writes the draft into the session, where no later draft can change it.
            if (lines.length > 0 && state.fields[each.field].length === 0) {
              state = {
                ...state,
                fields: { ...state.fields, [each.field]: isListField(each.field) ? lines : lines.join('\n') },
                locked: [...state.locked, each.field],
              };
              kept.set(each.field, lines);
            }
          } else if (each.kind === 'say') {
            const at = state.lines.length;
            state = {
              ...state,
              lines: [
                ...state.lines,
                { id: `l${at}`, at: 100 + at * 10, speaker: 'Bo', side: 'prospect', text: each.text },
              ],
            };
          } else if (each.kind === 'price') state = { ...state, price: each.price };
          else if (each.kind === 'assume') state = { ...state, years: each.years };
          else if (each.kind === 'keep') versions.push({ blocks });
          else {
            const version = versions[each.which % Math.max(1, versions.length)];
            if (version === undefined) continue;
            const restored = restoredFields(version, draft);
            state = {
              ...state,
              fields: { ...state.fields, ...open(restored.fields as Partial<SessionFields>, state.locked) },
            };
            kept = new Map([...kept].filter(([field]) => state.locked.includes(field)));
            const now = compose(state).blocks;
            for (const field of edited) {
              const was = version.blocks.find(({ id }) => id === field);
              const is = now.find(({ id }) => id === field);
              if (was === undefined || is === undefined || field === 'roiAnalysis' || state.locked.includes(field))
                continue;
              if (linesOf(field, was.claims, was.table).length === 0) {
                expect(restored.hidden.includes(field) || linesOf(field, is.claims, is.table).length === 0).toBe(true);
                continue;
              }
              expect(linesOf(field, is.claims, is.table)).toEqual(linesOf(field, was.claims, was.table));
            }
          }
          const { blocks: after } = compose(state);
          for (const [field, lines] of kept) {
            const block = after.find(({ id }) => id === field);
            const read =
              block?.edited === true
                ? textsOf(after, field)
                : linesOf(field, block?.claims ?? [], block?.table ?? null);
            expect(read, field).toEqual(lines);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('figures of a return that were stored with an answer do not stand beside newer ones, but for a locked block', () => {
    const state = (years: number): State => ({ fields: fromStoredFields({}), lines: [], price: '', years, locked: [] });
    const first = compose(state(1000)).blocks.find(({ id }) => id === 'roiAnalysis');
    const stored = linesOf('roiAnalysis', first?.claims ?? [], first?.table ?? null).join('\n');
    const fields = { ...fromStoredFields({}), roiAnalysis: `${stored}\nWe reckoned with two gates.` };
    const now = compose({ ...state(2000), fields });
    expect(textsOf(now.blocks, 'roiAnalysis')).toEqual(['We reckoned with two gates.']);
    expect(now.blocks.find(({ id }) => id === 'roiAnalysis')?.table?.rows[0]).toContain('EUR 2,000');
    const locked = compose({ ...state(2000), fields, locked: ['roiAnalysis'] }).blocks;
    expect(textsOf(locked, 'roiAnalysis').join('\n')).toBe(fields.roiAnalysis);
    expect(locked.find(({ id }) => id === 'roiAnalysis')?.table).toBeNull();
  });
});

test.each([
  ['One', false],
  ['lose', false],
  ['two hours every', true],
  ['hours every morn', false],
  ['We lose two hours every morning at the gate.', true],
])('what somebody wrote rests on a line only where it holds the words as words: %s', (text, isLinked) => {
  const words = 'We lose two hours every morning at the gate. One moment.';
  const lines: CallLine[] = [{ id: 'a', at: 1, speaker: 'Ffion Pryce', side: 'prospect', text: words }];
  const fields = { ...fromStoredFields({}), solutionOverview: text };
  const { blocks } = compose({ fields, lines, price: '', years: null, locked: [] });
  const [claim] = blocks.find(({ id }) => id === 'solutionOverview')?.claims ?? [];
  expect(claim?.quotes[0]?.sourceId.startsWith('own-')).toBe(!isLinked);
});

test('words in another person’s mouth lose their link, those of their speaker keep it', () => {
  const lines: CallLine[] = [
    { id: 'a', at: 1, speaker: 'Ffion Pryce', side: 'prospect', text: 'We lose two hours every morning at the gate.' },
    { id: 'b', at: 9, speaker: 'Marcus Oyelaran', side: 'prospect', text: 'Nobody can tell which lorry waits.' },
  ];
  const linkOf = (text: string): string | undefined => {
    const { blocks } = compose({
      fields: { ...fromStoredFields({}), vision: text },
      ...{ lines, price: '', years: null, locked: [] },
    });
    return blocks.find(({ id }) => id === 'vision')?.claims[0]?.quotes[0]?.sourceId;
  };
  expect(linkOf('Ffion Pryce: “We lose two hours every morning.”')).toMatch(/^line-a/u);
  expect(linkOf('Ffion: “We lose two hours every morning at the gate.”')).toMatch(/^line-a/u);
  expect(linkOf('Marcus Oyelaran: “We lose two hours every morning at the gate.”')).toMatch(/^own-/u);
});

describe('cases', () => {
  const casesOf = (customers: readonly ('named' | 'anonymous')[], shown: string[] = []) => {
    const draft = draftProposal({
      ...{ fields: fromStoredFields({}), lines: [], heard: [], solution: null, assumptions: {} },
      offer: {
        ...emptyOffer,
        caseStudies: customers.map((publish) => ({
          ...{ id: '88888888-8888-4888-8888-888888888888', customer: 'Marlow Boatyard', publish },
          ...{ situation: 'The yard lost nine moorings.', solution: '', elements: [], values: ['One was lost since.'] },
          source: null,
        })),
      },
      content: readMaterial([], []),
      brief: { claims: [], sources: [] },
    });
    return printedSections(blocksOf(draft, fromStoredFields({}), { ...emptyLayout, shown })).filter(({ id }) =>
      id.startsWith('case_'),
    );
  };

  test('bear the name of their customer, or none where nobody may read it', () => {
    const [named] = casesOf(['named']);
    expect(named?.title).toBe('Marlow Boatyard');
    expect(JSON.stringify(named?.blocks)).not.toContain('Marlow');
    expect(casesOf(['anonymous']).map(({ title }) => title)).toEqual(['A customer of ours']);
  });

  test('that are about no customer go out only where somebody shows them', () => {
    expect(casesOf([])).toEqual([]);
    expect(casesOf([], ['caseSituation1']).map(({ title }) => title)).toEqual(['Example scenario']);
  });
});
