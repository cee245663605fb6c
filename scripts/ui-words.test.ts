import { expect, test } from 'vitest';
import { allWords, wordsIn } from './ui-words.ts';

test('finds what people read and leaves out classes, keys, paths and SQL', () => {
  const source = `
    import { x } from 'not a text';
    const rows = sql\`select this from that\`;
    export const view = (name: string) => (
      <section className="mt-4 text-sm font-medium" aria-label="Saved questions">
        <Button look="primary">Save</Button>
        <p>{failed ? 'Nothing was saved.' : \`Saved for \${name} today\`}</p>
        <a href="/settings/profile">Open settings</a>
      </section>
    );
    throw new AppError('not_found', 'Client not found');
  `;
  expect(wordsIn('a.tsx', source).map(({ text }) => text)).toEqual([
    'Saved questions',
    'Save',
    'Nothing was saved.',
    'Saved for {x} today',
    'Open settings',
    'Client not found',
  ]);
});

test('no text for people breaks the rules that can be looked for', () => {
  const rules: [RegExp, string][] = [
    [/\bweb ?sites? of\b|\bweb site\b/iu, 'website is one word'],
    // The specification requires 'Your workspace is ready!' and 'Oops!'.
    [/\bworkspace\b(?! is ready)/iu, 'it is an organization'],
    [/\bsorry\b|\boops(?!! Something)/iu, 'no apologies'],
    // The answerer's instruction is read by a model.
    [/\bat most\b(?! four short sentences)/iu, "'up to', not 'at most'"],
    // Public pages are legal text and an article; the specification says 'cannot be empty' and 'does not exist'.
    [/\b(?:is|are) not saved|\bdoes not work|\bis not finished/iu, 'contractions'],
    [/\be-mail/iu, 'it is email'],
    [/\borganisation|\bcancell(?:ed|ing)\b|\bcolour|\bbehaviour/iu, 'US spelling'],
    [/\d %/u, 'no space before %'],
    [/\bsomebody\b|\beverybody\b/iu, 'someone, everyone'],
  ];
  const broken = allWords().flatMap(({ file, line, text }) =>
    rules.filter(([rule]) => rule.test(text)).map(([, why]) => `${file}:${line} ${why}: ${text}`),
  );
  expect(broken).toEqual([]);
});
