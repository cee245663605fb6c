import { expect, test } from 'vitest';
import { companyOf, isPersonal, isRecognised } from './speaker-labels.ts';

test('labels of speech recognition name nobody; names of people do', () => {
  const labels = ['Speaker 1', 'SPEAKER_00', 'S1', 'Speaker A', 'Unknown speaker', 'unknown', 'Speaker', 'Voice-2'];
  expect(labels.filter((label) => !isRecognised(label))).toEqual([]);
  const names = ['Sam', 'So', 'Ana Speaker', 'Speakman', 'Unknowns Ltd', '', '田中', 'Bo 2'];
  expect(names.filter(isRecognised)).toEqual([]);
  expect(['Ana', 'Prospect', 'Our team', 'S2', ''].filter(isPersonal)).toEqual(['Ana']);
});

test('a company behind the names of speakers is one where they name one', () => {
  expect(companyOf(['Marcus Oyelaran (Copper & Thyme)', 'Ffion Pryce (Copper & Thyme)', 'Bo'])).toBe('Copper & Thyme');
  expect(companyOf(['Marcus (Copper & Thyme)', 'Ffion (Hartwell)'])).toBe('');
  expect(companyOf(['Bo', '', '(Copper)'])).toBe('');
});
