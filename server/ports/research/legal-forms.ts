/** What a company is in law, as it stands at the end of its name. */
const sureForms: readonly string[] = [
  'Ltd.',
  'Limited',
  'Pty Ltd.',
  'Pvt Ltd.',
  'Pty',
  'Inc.',
  'Incorporated',
  'Corp.',
  'Corporation',
  'plc',
  'PLC',
  'LLC',
  'LLP',
  'GmbH',
  'AG',
  'KG',
  'KGaA',
  'UG',
  'e.V.',
  'e.K.',
  'BV',
  'B.V.',
  'NV',
  'N.V.',
  'SA',
  'S.A.',
  'SAS',
  'SARL',
  'S.à r.l.',
  'SRL',
  'S.r.l.',
  'SpA',
  'S.p.A.',
  'S.L.',
  'Lda.',
  'Ltda.',
  'AB',
  'Oy',
  'Oyj',
  'ApS',
  'A/S',
  'Sp. z o.o.',
  'sp. z o.o.',
  'S.R.O.',
  's.r.o.',
  'a.s.',
  'd.o.o.',
  'd.d.',
  'Kft.',
  'Zrt.',
  'EOOD',
];

/** The same where the rest is known to be a company's name: elsewhere they are usual words and short forms. */
const looseForms: readonly string[] = ['Co.', 'Company', 'LP', 'SL', 'SE', 'AS', 'ASA', 'KK', 'ehf.'];

const behindStop = /(?<=\.)(?=\p{L})/gu;
const escaped = (form: string): string => form.replaceAll(/[./]/gu, (mark) => `\\${mark}`).replaceAll(' ', '\\s?');

/**
 * A form as a pattern, in which its last full stop may be missing.
 * Only with that one it may be spaced, as 'S. A.': in 'the Model S. A reader' a sentence ends.
 */
function patternOf(form: string): string {
  const tight = escaped(form.replace(/\.$/u, ''));
  const isSpaced = form.endsWith('.') && form.search(behindStop) !== -1;
  return isSpaced ? `(?:${escaped(form).replaceAll(/(?<=\\\.)(?=\p{L})/gu, '\\s')}|${tight})` : tight;
}

/** Patterns of legal forms, which tell by themselves that a company was named. */
export const legalForms: readonly string[] = sureForms.map(patternOf);

/** Patterns of all that may stand behind the name of a company. */
export const nameEndings: readonly string[] = [...sureForms, ...looseForms].map(patternOf);

/** Every form as its words are compared. */
export const formsAs = (wordsOf: (text: string) => string[]): ReadonlySet<string> =>
  new Set(
    [...sureForms, ...looseForms]
      .flatMap((form) => [form, form.replaceAll(behindStop, ' ')])
      .map((form) => wordsOf(form).join(' ')),
  );
