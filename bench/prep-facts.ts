import type { Brief } from '#contract/brief.ts';
import { collapseSpace, type Claim } from '#contract/evidence.ts';
import { painSides } from '#contract/pain-sides.ts';
import { toldOnce } from '#contract/told-once.ts';
import { tells } from '#server/agents/meeting-prepper/told-elsewhere.ts';
import type { GivenFact } from './prep-sites.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const claimsOf = (brief: Brief): Claim[] => Object.values(brief.sections).flatMap((section) => section.claims);
/** Stop words of the given sites' languages. */
const empty = new Set(
  'a an and are as at be been but by for from had has have he her his i if in into is it its more most no not of on or our out she so than that the their them then there these they this to up us was we were what when which who will with you your also all any about over one der die das den dem des ein eine einer und oder in im von zu zum zur mit auf bei ist sind wir uns unser le la les un une des du de et ou en au aux est sont nous notre het een van en op te is zijn wij ons'.split(
    ' ',
  ),
);

interface Asked {
  numbers: string[];
  names: string[];
  content: string[];
}

/** Returns the digits of each number, without thousands separators: '61.4', '1400'. */
export function numbersIn(text: string): string[] {
  return (text.match(/\d[\d.,’' ]*\d|\d/gu) ?? [])
    .map((each) =>
      each
        .replace(/(?<=\d)[.,’' ](?=\d{3}(?!\d))/gu, '')
        .replaceAll(' ', '|')
        .replace(',', '.'),
    )
    .flatMap((each) => each.split('|'))
    .filter(Boolean);
}

/**
 * Returns what a claim must contain to match a text: numbers, names (capitalized within a sentence, except the
 * company's) and other words.
 */
function askedBy(text: string, company: ReadonlySet<string>): Asked {
  const plain = text.replace(/\((?:WRONG|FALSCH|FAUX)[^)]*\)/gu, '');
  const names = [...plain.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}’'-]+/gu)]
    .filter(({ index }) => !/(^|[.!?“"‘])\s*$/u.test(plain.slice(0, index)))
    .flatMap(([name]) => wordsOf(name))
    .filter((word) => word.length > 1 && !company.has(word));
  const content = wordsOf(plain).filter(
    (word) => !empty.has(word) && !/\p{N}/u.test(word) && !names.includes(word) && !company.has(word),
  );
  return { numbers: numbersIn(plain), names, content };
}

const stem = (word: string): string => (word.length > 5 ? word.slice(0, 5) : word);

function answers(claim: string, { numbers, names, content }: Asked): boolean {
  const said = wordsOf(claim);
  const given = new Set(numbersIn(claim));
  const whole = new Set(said);
  const stems = new Set(said.map(stem));
  return (
    numbers.every((number) => given.has(number)) &&
    names.every((name) => whole.has(name)) &&
    content.filter((word) => stems.has(stem(word))).length >= content.length / 2
  );
}

function companyWords(brief: Brief): Set<string> {
  return new Set(wordsOf(brief.prospect.company));
}

/** Matches written dates and date ranges, which a claim may give as '8 October 2026'. */
const writtenDay = new RegExp(
  [
    String.raw`\b\p{L}{2,3}\.?,? (?=\d{1,2}\.\d{1,2}\.\d{4})`,
    String.raw`\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b`,
    String.raw`\b\d{1,2}\.? \p{L}{3,9}\.? \d{4}\b`,
    String.raw`\b\p{L}{3,9} \d{1,2}, \d{4}\b`,
    String.raw`\b\d{1,2} \p{L}{3,5} (?:ago|geleden)\b`,
  ].join('|'),
  'giu',
);

/**
 * Returns whether a single claim states the fact: its text has every number and name, and half of the other words, of
 * the fact or its quote.
 */
export function isStated(brief: Brief, { statement, quote, date, part }: GivenFact): boolean {
  const company = companyWords(brief);
  // A headline's date may be in words; `wrongDates` checks whether it is right.
  const headline = part === 'news' && date !== '' ? [quote.replace(writtenDay, ' ')] : [];
  const asked = [statement, quote, ...headline].filter(Boolean).map((text) => askedBy(text, company));
  return claimsOf(brief)
    .filter(({ kind }) => kind === 'fact')
    .some(({ text }) => asked.some((each) => answers(text, each)));
}

const setApart = /\b(earlier|formerly|customer|partner|market)/iu;

/**
 * Returns claims that present a trap as the company's own: its numbers, else its names, with some of its words and
 * nothing that distances it.
 */
export function trapsTold(brief: Brief, facts: readonly GivenFact[]): { trap: string; claim: string }[] {
  const company = companyWords(brief);
  const right = new Set(
    facts
      .filter(({ kind }) => kind === 'fact')
      .flatMap(({ statement, quote }) => [...wordsOf(`${statement} ${quote}`), ...numbersIn(`${statement} ${quote}`)]),
  );
  return facts
    .filter(({ kind, quote }) => kind === 'trap' && quote !== '')
    .flatMap(({ statement, quote }) => {
      const { numbers, names, content } = askedBy(quote, company);
      const telling = {
        numbers: numbers.filter((each) => !right.has(each)),
        names: names.filter((each) => !right.has(each)),
      };
      return claimsOf(brief)
        .filter(({ kind, text }) => kind !== 'not-found' && kind !== 'playbook' && !setApart.test(text))
        .filter(({ text }) => {
          const said = new Set(wordsOf(text));
          const share = content.filter((word) => said.has(word)).length / Math.max(1, content.length);
          const given = new Set(numbersIn(text));
          if (telling.numbers.length > 0) return telling.numbers.some((each) => given.has(each)) && share >= 0.2;
          if (telling.names.length > 0) return telling.names.every((each) => said.has(each));
          return share >= 0.6;
        })
        .map(({ text }) => ({ trap: statement, claim: text }));
    });
}

const denials: readonly (readonly [parts: readonly string[], said: RegExp, of: RegExp])[] = [
  [['pricing', 'product', 'finance'], /found no prices/iu, /[$€£₹¥]\s?\d|\d\s?[€$£₹]|price|pricing|plan/iu],
  [
    ['finance'],
    /found no revenue/iu,
    /turnover|revenue|umsatz|omzet|sales|profit|margin|income|raised|funding|crore|million|Mio/iu,
  ],
  [['person'], /found no (leaders|names|people)/iu, /./u],
  [['news'], /found no dated/iu, /./u],
  [['competitor'], /found no competitors/iu, /./u],
];

/** Returns not-found lines about something the site does state. */
export function falseAbsences(brief: Brief, facts: readonly GivenFact[]): string[] {
  return claimsOf(brief)
    .filter(({ kind }) => kind === 'not-found')
    .map(({ text }) => text)
    .filter((text) =>
      denials.some(
        ([parts, said, of]) =>
          said.test(text) &&
          facts.some(
            (fact) => fact.kind === 'fact' && parts.includes(fact.part) && of.test(`${fact.statement} ${fact.quote}`),
          ),
      ),
    );
}

const months = 'january february march april may june july august september october november december'.split(' ');

function daysIn(text: string): string[] {
  return [...text.matchAll(/\b(\d{1,2}) (\p{L}+) (\d{4})\b/gu)].flatMap(([, day = '', month = '', year = '']) => {
    const at = months.indexOf(month.toLowerCase());
    return at < 0 ? [] : [`${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`];
  });
}

/** Returns headlines and statements shown with a wrong date. */
export function wrongDates(brief: Brief, facts: readonly GivenFact[]): string[] {
  const company = companyWords(brief);
  return facts
    .filter(({ date, kind }) => date !== '' && kind === 'fact')
    .flatMap(({ date, quote, statement }) =>
      claimsOf(brief)
        .filter(({ kind, text }) => kind === 'fact' && answers(text, askedBy(quote.replace(writtenDay, ' '), company)))
        .filter(({ text }) => {
          const given = daysIn(text).filter((day) => !daysIn(`${quote} ${statement}`).includes(day));
          return given.length > 0 && !given.includes(date);
        })
        .map(({ text }) => `${date}: ${text}`),
    );
}

/** Returns whether the first pain is one the site states; null if none is given. */
export function firstPainIsRight(brief: Brief, facts: readonly GivenFact[]): boolean | null {
  const given = facts.filter(({ kind, part }) => kind === 'fact' && part === 'pain');
  if (given.length === 0) return null;
  const { claims } = brief.sections.painPoints;
  const [first] = claims;
  if (!first) return false;
  const shown = [first, ...claims.filter(({ id }) => first.restsOn?.includes(id) ?? false)]
    .map(({ text }) => text)
    .join(' ');
  const company = companyWords(brief);
  return given.some(({ quote, statement }) =>
    [quote, statement].some((text) => answers(shown, askedBy(text, company))),
  );
}

/** Returns the statements of a brief as they are printed, section by section. */
function printed({ sections }: Brief): Claim[] {
  const all = new Map(claimsOf({ sections } as Brief).map((claim) => [claim.id, claim]));
  return Object.entries(sections).flatMap(([key, { claims }]) =>
    key === 'painPoints'
      ? painSides(claims, all).flatMap(({ claim, supports, against }) => [claim, ...supports, ...(against ?? [])])
      : toldOnce(claims),
  );
}

/** Returns the pairs of printed statements of which one contains what the other states. */
export function toldTwice(brief: Brief): [string, string][] {
  const lines = printed(brief).filter(({ kind }) => kind === 'fact' || kind === 'inference');
  return lines.flatMap((line, at) => {
    const own = line.kind === 'fact' ? (line.row?.value ?? line.quotes[0]?.text ?? '') : line.text;
    const again = lines.find(
      (other, place) => place !== at && tells(other.text, own) && (place < at || !tells(own, other.text)),
    );
    return again === undefined ? [] : [[again.text, line.text] as [string, string]];
  });
}

export function briefFigures(brief: Brief): {
  claims: number;
  words: number;
  factual: number;
  verified: number;
  repeatedQuotes: number;
  toldTwice: number;
} {
  const claims = claimsOf(brief);
  const factual = claims.filter(({ kind }) => kind === 'fact');
  const texts = new Map(brief.sources.map(({ id, text }) => [id, collapseSpace(text ?? '')]));
  const verified = factual.filter(({ quotes }) =>
    quotes.every(({ sourceId, text }) => texts.get(sourceId)?.includes(collapseSpace(text))),
  ).length;
  const keys = factual.map(({ quotes }) => quotes.map(({ sourceId, text }) => `${sourceId} ${text}`).join('\n'));
  const words =
    claims.reduce((sum, { text }) => sum + wordsOf(text).length, 0) +
    brief.questions.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return {
    claims: claims.length,
    words,
    factual: factual.length,
    verified,
    repeatedQuotes: keys.length - new Set(keys).size,
    toldTwice: toldTwice(brief).length,
  };
}
