import { expect, test } from 'vitest';
import { chooseCommands, type Command } from './choose-commands.ts';

const command = (text: string, also = ''): Command => ({ key: text, group: 'Go to', text, also, run: () => undefined });
const all = [
  command('Coach cards'),
  command('Company', 'logo website'),
  command('Dashboard', 'home'),
  command('Zürich Ltd'),
];
const chosen = (typed: string) => chooseCommands(all, typed).map(({ text }) => text);

test('nothing typed chooses everything, in its order', () => {
  expect(chosen('  ')).toEqual(all.map(({ text }) => text));
});

test('every typed word has to begin a word; names come before their other words', () => {
  expect(chosen('co')).toEqual(['Coach cards', 'Company']);
  expect(chosen('co ca')).toEqual(['Coach cards']);
  expect(chosen('oach')).toEqual([]);
  expect(chosen('logo')).toEqual(['Company']);
  expect(chosen('zurich')).toEqual(['Zürich Ltd']);
});
