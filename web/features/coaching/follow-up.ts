import type { CallPromise } from '#contract/coaching.ts';
import type { OpenSession } from '#contract/discovery.ts';
import { isPersonal } from '#contract/speaker-labels.ts';

type Said = Pick<
  OpenSession,
  'firstName' | 'barriers' | 'targetDate' | 'desiredOutcomes' | 'barrierThemes' | 'outcomeThemes' | 'urgencyStatement'
>;

/** Words with which people begin to speak, and that no email has. */
const opening = /^(?:(?:and|so|but|then|well|yeah|yes|okay|ok|right|oh|um+|uh+|er+m*|look|now)[,.…]? )+/iu;
/** Who said it and when, as the summary adds it behind a quote. */
const source = / \((?:[^()“”]|“[^”]*”)*\)/gu;
const dateQuote = /^Target date: (“[^”]*”)/u;

const sentence = (text: string): string => {
  const plain = text.trim().replace(opening, '');
  const begun = plain.charAt(0).toLocaleUpperCase('en-US') + plain.slice(1);
  return begun === '' || /[.!?…][”’)]*$/u.test(begun) ? begun : `${begun}.`;
};
const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** The themes of the summary without who said them and when; where there are none, what the fields hold. */
const points = (themes: readonly string[], entries: readonly string[]): string[] =>
  themes.length > 0 ? themes.map((theme) => theme.replaceAll(source, '')) : entries.map(sentence).filter(Boolean);

const bare = (what: string): string => what.replace(/\.$/u, '');
const verbOf = (said: string): string => (said.endsWith('?') ? 'asked' : 'said');

/** Writes an email from a template, with the words of the summary, the fields and the promises; sends nothing. */
export function followUpOf(said: Said, promises: readonly CallPromise[], me: string): string {
  const stepsOf = (side: CallPromise['side'], other: 'you' | 'we', quote: (what: string) => string): string[] => {
    const own = promises.filter((each) => each.side === side);
    const several = new Set(own.map(({ owner }) => owner).filter(isPersonal)).size > 1;
    // What the rep noted has no speaker, and is nobody's words.
    return own.map(({ owner, what, about }) => {
      const write = side === 'prospect' && owner === '' ? sentence : quote;
      const step = about === null ? write(what) : `${write(bare(what))} (${other} ${verbOf(about)}: “${about}”).`;
      return several && isPersonal(owner) ? `${owner}: ${step}` : step;
    });
  };
  const date = dateQuote.exec(said.urgencyStatement)?.[1] ?? sentence(said.targetDate);
  const parts: [lead: string, lines: readonly string[]][] = [
    ['You told us what holds you back today:', points(said.barrierThemes, said.barriers)],
    ['What you want instead:', points(said.outcomeThemes, said.desiredOutcomes)],
    ['When it needs to be solved:', date === '' ? [] : [date]],
    ['What we said we’d do:', stepsOf('rep', 'you', (what) => what)],
    ['What you said you’d do:', stepsOf('prospect', 'we', (what) => `“${what}”`)],
  ];
  return [
    `Hello${said.firstName === '' ? '' : ` ${said.firstName}`},`,
    'Thank you for the call. This is what I took from it.',
    ...parts.filter(([, lines]) => lines.length > 0).map(([lead, lines]) => `${lead}\n${bullets(lines)}`),
    'Did I get anything wrong?',
    me,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
