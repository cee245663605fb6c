import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsIn, isTableRule, readTable, tableLines } from './markdown-table.ts';

const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/\s+/gu, ' ').trim());

test('a table reads back as it was, whatever stands in its cells and beside it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 5 }).chain((columns) => {
        const row = fc.array(cell, { minLength: columns, maxLength: columns });
        return fc.record({ head: row, rows: fc.array(row, { minLength: 1, maxLength: 6 }) });
      }),
      (table) => {
        const lines = ['Prices:', ...tableLines(table), 'Net 30 days.'];
        expect(readTable(lines)).toEqual({ table, rest: ['Prices:', 'Net 30 days.'] });
      },
    ),
  );
});

test('a row with a cell too many or too few keeps every cell', () => {
  const lines = ['Item | Price', '--- | ---:', 'Reader | 12 | each', 'Frame |'];
  expect(readTable(lines)?.table).toEqual({
    head: ['Item', 'Price', ''],
    rows: [
      ['Reader', '12', 'each'],
      ['Frame', '', ''],
    ],
  });
});

test.each([[['Reader | 12', 'Frame | 14']], [['| Item |', '| --- |']], [['a', '---', 'b']], [[]]])(
  '%j is no table',
  (lines) => {
    expect(readTable(lines)).toBeNull();
  },
);

test('dashes between bars are the line under a head; others are not', () => {
  expect(['|---|---|', '| :--- | ---: |', '--- | ---'].map(isTableRule)).toEqual([true, true, true]);
  expect(['---', '| - |', '| a | --- |'].map(isTableRule)).toEqual([false, false, false]);
  expect(cellsIn('No bar')).toBeNull();
});
