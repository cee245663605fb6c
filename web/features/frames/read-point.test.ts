import { expect, test } from 'vitest';
import type { CoachCard } from '#contract/coach-cards.ts';
import type { Suggestion } from '#contract/coaching.ts';
import type { SessionField, SessionFields } from '#contract/discovery-fields.ts';
import type { FramePoint } from '#contract/frames.ts';
import { builtInPoints } from './built-in-frames.ts';
import { readPoint, type CallFacts, type PointState } from './read-point.ts';

const point = (some: Partial<FramePoint>): FramePoint => ({ label: 'x', hint: '', facts: [], words: [], ...some });

function call({
  fields = {},
  suggestions = [],
  rivalOn,
  spoken = [],
  facts = [],
}: {
  fields?: Partial<SessionFields>;
  suggestions?: Suggestion[];
  rivalOn?: string;
  spoken?: CallFacts['spoken'];
  facts?: CallFacts['facts'];
}): CallFacts {
  const card: CoachCard = {
    id: 'card',
    kind: 'competitor',
    at: 100,
    lineId: rivalOn ?? '',
    say: null,
    ask: 'What’s missing?',
    proof: null,
    rival: 'Acme',
  };
  return {
    value: (field: SessionField) => fields[field] ?? '',
    coach: { suggestions, cards: rivalOn === undefined ? [] : [{ ...card, state: 'shown' }] },
    spoken,
    facts,
  };
}
const heard = (field: Suggestion['field'], state: Suggestion['state'] = 'open'): Suggestion => ({
  field,
  lineId: 'line-1',
  text: 'About forty thousand a year.',
  state,
});
const empty: PointState = { state: 'empty', quote: null };
const fromLine = { text: 'About forty thousand a year.', lineId: 'line-1' };

test('a point is empty until the call fills one of its fields, and confirmed once a person took or typed it', () => {
  const impact = point({ facts: ['barriers', 'financialImpact'] });
  expect(readPoint(impact, call({}))).toEqual(empty);
  expect(readPoint(impact, call({ suggestions: [heard('impact')] }))).toEqual(empty);
  expect(readPoint(impact, call({ suggestions: [heard('financialImpact')] }))).toEqual({
    state: 'call',
    quote: fromLine,
  });
  const fields = { currentFinancialImpact: 'About 40k' };
  expect(readPoint(impact, call({ fields }))).toEqual({
    state: 'confirmed',
    quote: { text: 'About 40k', lineId: null },
  });
  const taken = call({ fields, suggestions: [heard('financialImpact', 'accepted')] });
  expect(readPoint(impact, taken)).toEqual({ state: 'confirmed', quote: fromLine });
  // Accepted once, but the field was cleared since, so it isn't confirmed.
  expect(readPoint(impact, call({ suggestions: [heard('financialImpact', 'accepted')] }))).toEqual(empty);
});

test('the two facts without a field are confirmed by their mark, and a list by its first entry', () => {
  const budget = point({ facts: ['budget'] });
  expect(readPoint(budget, call({ suggestions: [heard('budget')] })).state).toBe('call');
  expect(readPoint(budget, call({ suggestions: [heard('budget', 'accepted')] })).state).toBe('confirmed');
  const fields = { barriers: ['Two lists', 'Late loads'], currentSituation: 'Paper' };
  expect(readPoint(point({ facts: ['barriers'] }), call({ fields })).quote?.text).toBe('Two lists');
  expect(readPoint(point({ facts: ['currentSituation'] }), call({ fields })).quote?.text).toBe('Paper');
  expect(readPoint(point({ facts: ['barriers'] }), call({ fields: { barriers: ['', ' '] } }))).toEqual(empty);
});

test('a named competitor fills its point with the line that named it', () => {
  const rival = point({ facts: ['competitor'] });
  const spoken = [{ id: 'line-7', text: 'We have Acme today.' }];
  expect(readPoint(rival, call({ spoken }))).toEqual(empty);
  expect(readPoint(rival, call({ rivalOn: 'line-7', spoken }))).toEqual({
    state: 'call',
    quote: { text: 'We have Acme today.', lineId: 'line-7' },
  });
  // The line was removed, or hasn't arrived yet.
  expect(readPoint(rival, call({ rivalOn: 'line-8', spoken }))).toEqual({ state: 'call', quote: null });
});

test.each([
  ['works council', 'I see. The Works  Council has to agree! Then we can go.', 'The Works  Council has to agree!'],
  ['what’s the risk', "And what's the risk?", "And what's the risk?"],
  ['C++ (new)', 'They write c++ (new) mostly', 'They write c++ (new) mostly'],
  ['予算', '来年の予算があります', '来年の予算があります'],
  ['art', 'The start of the party.', null],
  ['works council', 'The council works.', null],
])('the words “%s” in “%s” give %s', (word, text, quote) => {
  const words = point({ words: ['nobody says this', word] });
  const { state, quote: found } = readPoint(words, call({ spoken: [{ id: 'line-3', text }] }));
  expect(found?.text ?? null).toBe(quote);
  expect(state).toBe(quote === null ? 'empty' : 'call');
});

test('of several lines the first counts, and what somebody confirmed goes before words', () => {
  const both = point({ facts: ['budget'], words: ['budget'] });
  const spoken = [
    { id: 'line-4', text: 'There is a budget.' },
    { id: 'line-5', text: 'The budget is gone.' },
  ];
  expect(readPoint(both, call({ spoken })).quote?.lineId).toBe('line-4');
  expect(readPoint(both, call({ spoken, suggestions: [heard('budget')] })).quote).toEqual(fromLine);
  expect(readPoint(both, call({ spoken, suggestions: [heard('budget', 'accepted')] })).state).toBe('confirmed');
});

test('what was only said or noted fills its point, whatever kind of card it brought; a wish is no criterion', () => {
  const facts: CallFacts['facts'] = [
    { fact: 'competitor', lineId: 'line-9', text: 'We’re also talking to Loadstar.' },
    { fact: 'economicBuyer', lineId: 'line-10', text: 'CFO signs' },
    { fact: 'decisionProcess', lineId: 'line-10', text: 'CFO signs' },
  ];
  for (const { fact, lineId, text } of facts)
    expect(readPoint(point({ facts: [fact] }), call({ facts }))).toEqual({ state: 'call', quote: { lineId, text } });
  const criteria = builtInPoints.MEDDPICC.find(({ label }) => label === 'Decision criteria');
  const wished = call({ fields: { desiredOutcomes: ['One screen for all orders'] }, facts });
  expect(criteria === undefined ? null : readPoint(criteria, wished)).toEqual(empty);
  // What somebody accepted goes before what was only heard.
  const taken = readPoint(
    point({ facts: ['decisionProcess'] }),
    call({ facts, suggestions: [heard('decisionProcess', 'accepted')] }),
  );
  expect(taken).toEqual({ state: 'confirmed', quote: fromLine });
});

test.each([
  ['SAP', 'It’s an SAP-based warehouse.'],
  ['Budget', 'Die Budget-Freigabe kommt im Mai.'],
  ['board', 'The board’ll decide.'],
])('“%s” is heard as a part of “%s”', (word, text) => {
  const spoken = [{ id: 'line-1', text }];
  expect(readPoint(point({ words: [word] }), call({ spoken })).quote).toEqual({ text, lineId: 'line-1' });
});
