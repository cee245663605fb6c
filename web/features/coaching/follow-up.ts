import type { CallPromise } from '#contract/coaching.ts';
import type { OpenSession } from '#contract/discovery.ts';
import { isPersonal } from '#contract/speaker-labels.ts';

type Said = Pick<
  OpenSession,
  | 'firstName'
  | 'barriers'
  | 'currentFinancialImpact'
  | 'targetDate'
  | 'desiredOutcomes'
  | 'barrierThemes'
  | 'outcomeThemes'
  | 'urgencyStatement'
>;

/** Words with which people begin to speak, and that no email has. */
const opening = /^(?:(?:and|so|but|then|well|yeah|yes|okay|ok|right|oh|um+|uh+|er+m*|look|now)[,.…]? )+/iu;
/** What only takes back what was said before it. */
const takesBack =
  /^(?:(?:oh,? )?(?:no,? )?(?:wait|hang on|hold on)(?:,? no)?|(?:sorry|actually),? no|no,? sorry)[,.…] /iu;
/** Who said it and when, as the summary adds it behind a quote. */
const source = / \((?:[^()“”]|“[^”]*”)*\)/gu;
/** The name that the summary gives a theme, before a quote or a note; what a person wrote with a colon stays. */
const label = /^[^“”():]{1,80}: (?=“|[^“”]* \(noted[,)])/u;
/** A note within a theme is a sentence, as quotes are. */
const noted = /([^.!?…\s]) \(noted(?:, [\d:]+)?\)/gu;
const dateQuote = /^Target date: (“[^”]*”(?: \((?:[^()“”]|“[^”]*”)*\))?)/u;
const costQuote = /(?:^| )Cost today: (“[^”]*”(?: \((?:[^()“”]|“[^”]*”)*\))?)/u;

const sentence = (text: string): string => {
  const plain = text.trim().replace(takesBack, '').replace(opening, '').replace(takesBack, '');
  const begun = plain.charAt(0).toLocaleUpperCase('en-US') + plain.slice(1);
  return begun === '' || /[.!?…][”’)]*$/u.test(begun) ? begun : `${begun}.`;
};
const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const titles = /^(?:(?:dr|prof|mr|mrs|ms|miss|sir|dame|herr|frau|ing|dipl)\.?(?:-ing\.?)?\s+)+/u;

/** A name as it is compared: without titles, accents and hyphens. */
const plainName = (name: string): string =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ').trim().replace(titles, '');

/** Returns who of a call a quote names; '': nobody. */
const namedIn = (told: string): string => {
  const name = told.slice(2, -1).split(', ', 1)[0] ?? '';
  return /[\d“]/u.test(name) || !isPersonal(name) ? '' : name;
};

type Greeted = (name: string) => boolean;

/** Returns whether a person of the call is whoever the email greets: the only one who speaks for the buyer, or of that first name. */
function greetedOf(firstName: string, speakers: ReadonlySet<string>): Greeted {
  const first = plainName(firstName);
  if (first === '' || new Set([...speakers].map(plainName)).size === 1) return () => true;
  return (name) => `${plainName(name)} `.startsWith(`${first} `);
}

/** Leaves out who said a quote and when; of somebody else than whom the email greets, the name stays. */
const quotedOnly = (theme: string, isGreeted: Greeted): string =>
  theme
    .replace(label, '')
    .replaceAll(noted, '$1.')
    .replaceAll(source, (told) => {
      const name = namedIn(told);
      return name === '' || isGreeted(name) ? '' : ` (${name})`;
    });

/** Fewer words of a field may stand in a call by chance. */
const quotedWords = 4;
const plainWords = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/**
 * Writes what fields hold as sentences; what the prospect said word for word is quoted: the rep signs the email, and
 * their “we” is not the rep's.
 */
const entrySentence = (said: readonly string[]): ((entry: string) => string) => {
  const call = plainWords(said.join(' '));
  return (entry) => {
    const words = plainWords(entry);
    const written = sentence(entry);
    return words.split(' ').length >= quotedWords && call.includes(words) && written !== '' ? `“${written}”` : written;
  };
};

const bare = (what: string): string => what.replace(/\.$/u, '');
const verbOf = (said: string): string => (said.endsWith('?') ? 'asked' : 'said');

/**
 * Writes an email from a template, with the words of the summary, the fields and the promises; sends nothing.
 * `theirs` are the lines that the prospect said, in the order of the call.
 */
export function followUpOf(
  said: Said,
  promises: readonly CallPromise[],
  me: string,
  theirs: readonly string[] = [],
): string {
  const fromField = entrySentence(theirs);
  /** The themes of the summary without their names; where there are none, what the fields hold. */
  const points = (themes: readonly string[], entries: readonly string[]): string[] =>
    themes.length > 0 ? themes.map((theme) => quotedOnly(theme, isGreeted)) : entries.map(fromField).filter(Boolean);
  const told = [...said.barrierThemes, ...said.outcomeThemes, said.urgencyStatement];
  const isGreeted = greetedOf(
    said.firstName,
    new Set([
      ...told.flatMap((text) => [...text.matchAll(source)].map(([each]) => namedIn(each))).filter(Boolean),
      ...promises
        .filter(({ side }) => side === 'prospect')
        .map(({ owner }) => owner)
        .filter(isPersonal),
    ]),
  );
  const stepsOf = (
    side: CallPromise['side'],
    other: 'you' | 'we' | 'someone',
    quote: (what: string) => string,
  ): string[] => {
    const own = promises.filter((each) => each.side === side);
    const people = new Set(own.map(({ owner }) => owner).filter(isPersonal));
    const isOther = side === 'prospect' && [...people].some((owner) => !isGreeted(owner));
    const several = people.size > 1 || isOther;
    // What the rep noted has no speaker, and is nobody's words.
    return own.map(({ owner, what, about }) => {
      const write = side === 'prospect' && owner === '' ? sentence : quote;
      const step = about === null ? write(what) : `${write(bare(what))} (${other} ${verbOf(about)}: “${about}”).`;
      return several && isPersonal(owner) ? `${owner}: ${step}` : step;
    });
  };
  const quoted = (pattern: RegExp): string | null => {
    const quote = pattern.exec(said.urgencyStatement)?.[1];
    return quote === undefined ? null : quotedOnly(quote, isGreeted);
  };
  const cost = quoted(costQuote) ?? fromField(said.currentFinancialImpact);
  const date = quoted(dateQuote) ?? fromField(said.targetDate);
  const parts: [lead: string, lines: readonly string[]][] = [
    ['You told us what holds you back today:', points(said.barrierThemes, said.barriers)],
    ['What it costs you:', cost === '' ? [] : [cost]],
    ['What you want instead:', points(said.outcomeThemes, said.desiredOutcomes)],
    ['When it needs to be solved:', date === '' ? [] : [date]],
    ['What we said we’d do:', stepsOf('rep', 'you', (what) => what)],
    ['What you said you’d do:', stepsOf('prospect', 'we', (what) => `“${what}”`)],
    ['What we agreed to do together:', stepsOf('both', 'someone', sentence)],
  ];
  const taken = parts.filter(([, lines]) => lines.length > 0).map(([lead, lines]) => `${lead}\n${bullets(lines)}`);
  return [
    `Hello${said.firstName === '' ? '' : ` ${said.firstName}`},`,
    ...(taken.length === 0
      ? ['Thank you for the call.']
      : ['Thank you for the call. This is what I took from it.', ...taken, 'Did I get anything wrong?']),
    me,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
