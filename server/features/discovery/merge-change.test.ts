import { describe, expect, test } from 'vitest';
import {
  fromStoredFields,
  textFields,
  listFields,
  toStoredFields,
  type SessionFields,
} from '#contract/discovery-fields.ts';
import { readSessionData, sessionDataSchema, toDiscoveryState } from '#contract/discovery-state.ts';
import { mergeChange } from './merge-change.ts';

const empty = fromStoredFields({});

describe('a change of fields that others change too', () => {
  test('what nobody else changed is written; the same again is no change', () => {
    expect(mergeChange(empty, { vision: 'x' }, { vision: '' })).toEqual({ merged: { vision: 'x' }, conflicts: [] });
    expect(mergeChange({ ...empty, vision: 'x' }, { vision: 'x' }, { vision: '' })).toEqual({
      merged: {},
      conflicts: [],
    });
    expect(mergeChange({ ...empty, vision: 'theirs' }, { vision: 'mine' }, {}).merged).toEqual({ vision: 'mine' });
  });

  test('of a text that both changed nothing is written, and both are answered', () => {
    expect(mergeChange({ ...empty, vision: 'theirs' }, { vision: 'mine' }, { vision: '' })).toEqual({
      merged: {},
      conflicts: [{ field: 'vision', stored: 'theirs', sent: 'mine' }],
    });
  });

  test.each([
    ['both added one', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c']],
    ['one added, one rewrote', ['a'], ['a', 'b'], ['A'], ['A', 'b']],
    ['one removed, one added', ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
    ['both rewrote the same one: both stand', ['a'], ['x'], ['y'], ['x', 'y']],
    ['both added the same', ['a'], ['a', 'b'], ['a', 'b'], undefined],
  ])('of lists: %s', (_title, was, stored, sent, merged) => {
    const outcome = mergeChange({ ...empty, barriers: stored }, { barriers: sent }, { barriers: was });
    expect(outcome).toEqual({ merged: merged === undefined ? {} : { barriers: merged }, conflicts: [] });
  });

  test('lists that do not fit together are a conflict', () => {
    const stored = ['1', '2', '3', '4', '5'];
    expect(
      mergeChange({ ...empty, barriers: stored }, { barriers: ['1', 'x'] }, { barriers: ['1'] }).conflicts,
    ).toEqual([{ field: 'barriers', stored, sent: ['1', 'x'] }]);
  });
});

describe('the three vocabularies of a session', () => {
  const full = {
    ...Object.fromEntries(textFields.map((field) => [field, `text of ${field}`])),
    ...Object.fromEntries(listFields.map((field) => [field, [`first of ${field}`, 'second']])),
    urgencyLevel: 'high',
  } as SessionFields;

  test('state, table, full session and back lose nothing', () => {
    expect(fromStoredFields(toStoredFields(full))).toEqual(full);
    const state = sessionDataSchema.parse(toDiscoveryState(full));
    const { sessionName, solutionId, solutionName } = full;
    expect({ ...readSessionData(state), sessionName, solutionId, solutionName }).toEqual(full);
    expect(new Set(Object.keys(toStoredFields(full))).size).toBe(textFields.length + listFields.length);
  });

  test('business outcomes may be sent as a list and are text; an unknown urgency is left unset', () => {
    const data = sessionDataSchema.parse({
      solutionResponse: { solution_description: { value_proposition: { business_outcomes: ['a', 'b'] } } },
      prospectInfo: { urgencyLevel: 'HIGH' },
    });
    expect(readSessionData(data)).toEqual({ businessOutcomes: 'a\nb', urgencyLevel: 'high' });
    for (const urgencyLevel of ['soon', null, 5, {}]) {
      expect(readSessionData(sessionDataSchema.parse({ urgencyLevel }))).toEqual({});
      expect(readSessionData(sessionDataSchema.parse({ prospectInfo: { urgencyLevel } }))).toEqual({});
    }
    expect(readSessionData(sessionDataSchema.parse({ urgencyLevel: '' }))).toEqual({ urgencyLevel: '' });
  });
});
