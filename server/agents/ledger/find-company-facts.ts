import type { Finding } from '../analyst.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { isCallToAction, isInstruction } from '#server/readers/sentences.ts';
import { monthsBetween, type PageContext } from './page-context.ts';
import { actsBefore, isCustomerStory, isFormer, isGeneric, isOthersAmount, type Line } from './read-lines.ts';
import type { Pair } from './read-pairs.ts';
import { toldLine, toldPair } from './told.ts';
import {
  customerWords,
  foundedWords,
  legalEntityWords,
  ownerWords,
  placeWords,
  servedWords,
  staffWords,
} from './vocabulary/company-words.ts';
import { leaderWords } from './vocabulary/leader-words.ts';
import { ownerSigns } from './vocabulary/sentence-signs.ts';
import { wordTest } from './word-test.ts';

const staff = wordTest(staffWords);
const founded = wordTest(foundedWords);
const owner = wordTest(ownerWords);
const place = wordTest(placeWords);
const entity = wordTest(legalEntityWords);
const customers = wordTest(customerWords);
const numberOfStaff = new RegExp(
  `(?<![\\d.,])(?!(?:19|20)\\d\\d\\b)(?:\\d{1,3}(?:[.,’ ]\\d{3})+|\\d{1,6})\\+?(?:[- ](?!%)\\p{L}[\\p{L}-]*){0,3}?[ -]${staff.source}|\\bemploy\\w* (?:about |around |some |over |more than )?\\d`,
  'iu',
);
const year = /(?<!\d)(1[6-9]\d\d|20[0-2]\d)(?!\d)/u;
/** Codes of places, by the countries whose sites are read. */
const postcode = new RegExp(
  [
    '\\b[A-Z]{1,2}\\d[\\dA-Z]? \\d[A-Z]{2}\\b',
    '\\b\\d{5} \\p{Lu}\\p{L}+',
    '\\b[A-Z]{2} \\d{5}\\b',
    '\\b\\d{4} ?[A-Z]{2} \\p{Lu}',
    '\\b[A-Z]\\d[A-Z] \\d[A-Z]\\d\\b',
    '\\b(?:NSW|QLD|VIC|SA|WA|TAS|ACT|NT) \\d{4}\\b',
    '\\b\\p{Lu}\\p{L}+ \\d{6}\\b',
    '\\b\\d{3} \\d{2} \\p{Lu}{3}',
    '\\bD-\\d{5}\\b|\\bF-\\d{5}\\b|\\bCH-\\d{4}\\b',
    '\\b\\p{Lu}\\p{L}+ (?!19|20)\\d{4}$',
  ].join('|'),
  'u',
);
const aboutKinds = new Set(['about', 'home', 'team', 'contact', 'careers', 'investors']);
const oldMonths = 18;
/** 'Since 2019 we have cut …' need not tell since when there is a company. */
const since = /^(?:since|seit|depuis|desde|sinds)\b|\b(?:ever since|since 20)/iu;
/** 'Jane Orme, chief executive since 2006' tells since when she leads. */
const inOffice = new RegExp(`${wordTest(leaderWords).source}[^.;]{0,30}\\b(?:since|seit|depuis|desde|sinds) $`, 'iu');
const past =
  /\b(?:employed|at its (?:peak|height)|once|(?:in|around|by) 1[6-9]\d\d|beschäftigte im|employait|empleaba)\b/iu;
const survey = /^\*|\b(?:survey|average of|umfrage|enquête|encuesta)/iu;
const ownerSign = wordTest(ownerSigns);

const isAbout = ({ context }: Line | Pair): boolean => aboutKinds.has(context.page.kind);
const isOld = ({ context }: Line | Pair): boolean =>
  context.when !== null && monthsBetween(context.when, context.today) > oldMonths;
const weight = (each: Line | Pair): number =>
  (each.context.page.kind === 'about' ? 3 : each.context.page.kind === 'home' ? 2 : 0) -
  (each.context.secondary ? 6 : 0);
const own = (line: Line): boolean => line.own || (line.nearOwn && isAbout(line));

const served = new RegExp(`${wordTest(servedWords).source}(?:\\s+[\\p{L}-]+){0,3}\\s*$`, 'iu');

/** What a company has of people, not whom it serves: 'we look after about 78,000 people'. */
function staffFacts(lines: readonly Line[], pairs: readonly Pair[]): Finding[] {
  const said = lines.flatMap((line): Finding[] => {
    const match = numberOfStaff.exec(line.text);
    if (
      !match ||
      past.test(line.text) ||
      !own(line) ||
      isOld(line) ||
      served.test(line.text.slice(0, match.index)) ||
      actsBefore(line.text, match.index) ||
      isFormer(line.text)
    )
      return [];
    return [toldLine(line, { topic: 'staff', label: 'People', score: 3 + weight(line) + (line.own ? 2 : 0) })];
  });
  const shown = pairs.flatMap((pair): Finding[] => {
    const { label, value } = pair;
    const labelled =
      staff.test(label) && /^(?:(?:about|around|rund|ca\.?|environ|over) )?\d[\d.,’ ]*\+?(?:$| |,)/u.test(value);
    if (isOld(pair) || pair.context.subject !== 'prospect' || customers.test(label) || !labelled) return [];
    const inWords =
      pair.structure === 'JSON-LD' ? `${value} employees (declared in the page’s data)` : `${value} ${label}`.trim();
    return [toldPair({ ...pair, value: inWords }, { topic: 'staff', label: 'People', score: 6 + weight(pair) })];
  });
  return [...said, ...shown];
}

function foundedFacts(lines: readonly Line[], pairs: readonly Pair[]): Finding[] {
  const said = lines.flatMap((line): Finding[] => {
    const match = year.exec(line.text);
    if (
      !match ||
      !['about', 'home', 'other', 'careers', 'team'].includes(line.context.page.kind) ||
      isFormer(line.text)
    )
      return [];
    const strong = founded.test(line.text);
    const early = line.at < 8;
    const historical =
      line.context.page.kind === 'about' &&
      early &&
      /[.!]$/u.test(line.text) &&
      Number(match[1]) <= Number(line.context.today.slice(0, 4)) - 4;
    if (!(strong && (line.context.page.kind !== 'other' || line.own)) && !historical) return [];
    if (actsBefore(line.text, match.index) || inOffice.test(line.text.slice(0, match.index))) return [];
    const score =
      (strong ? 4 : 0) +
      weight(line) +
      (since.test(line.text) ? -2 : 0) +
      (2030 - Number(match[1])) / 100 -
      line.at / 50;
    return [toldLine(line, { topic: 'founded', label: strong ? 'Since' : 'History', score, tag: 'identity' })];
  });
  const shown = pairs.flatMap((pair) => {
    const labelled = founded.test(pair.label) && year.test(pair.value) && pair.value.length < 60;
    return labelled && pair.context.subject === 'prospect' && !pair.context.article
      ? [toldPair(pair, { topic: 'founded', label: 'Since', score: 7 + weight(pair), tag: 'identity' })]
      : [];
  });
  return [...said, ...shown];
}

function ownerFacts(lines: readonly Line[], pairs: readonly Pair[]): Finding[] {
  const said = lines.flatMap((line): Finding[] => {
    const match = owner.exec(line.text);
    if (!match || !(own(line) || line.context.page.kind === 'about') || !ownerSign.test(line.text)) return [];
    if (line.context.article && isOld(line)) return [];
    if (isFormer(line.text) || /\bour (?:family|members)\b/iu.test(line.text)) return [];
    return [
      toldLine(line, {
        topic: 'owner',
        label: 'Owners',
        score: 3 + weight(line) + (/\d|subsidiary/u.test(line.text) ? 2 : 0),
        tag: 'identity',
      }),
    ];
  });
  const shown = pairs.flatMap((pair) =>
    wordTest(['owner(s|ship)?', 'eigentümer', 'gesellschafter', 'eigenaren?', 'propietarios?', 'actionnaires?']).test(
      pair.label,
    ) && isAbout(pair)
      ? [toldPair(pair, { topic: 'owner', label: 'Owners', score: 6, tag: 'identity' })]
      : [],
  );
  return [...said, ...shown];
}

function placeFacts(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const { text, context } = line;
    const words = text.split(' ').length;
    const address = postcode.test(text) && words >= 4 && words <= 26 && text.length <= 200;
    if (
      address &&
      ['contact', 'about', 'home', 'legal', 'other'].includes(context.page.kind) &&
      !/hosting|agency|agentur/iu.test(line.block.under.at(-1) ?? '')
    ) {
      const score =
        (context.page.kind === 'contact' ? 6 : context.page.kind === 'legal' ? 3 : 5) +
        (place.test(text) ? 2 : 0) -
        line.at / 100;
      return [toldLine(line, { topic: 'place', label: 'Address', score, tag: 'identity' })];
    }
    const match = place.exec(text);
    if (!match || !own(line) || isOld(line) || isFormer(text) || words > 32 || actsBefore(text, match.index)) return [];
    const named = /(?<=\s)\p{Lu}\p{L}{2,}/u.test(text) || /\d/u.test(text);
    if (!named || !line.own) return [];
    const counted = /\d+ (?:offices|branches|stores|clinics|practices|depots|locations|sites|shops)/iu.test(text);
    return [
      toldLine(line, {
        topic: 'place',
        label: 'Where',
        score: 3 + weight(line) + (counted ? 3 : 0) + (line.own ? 1 : 0),
        tag: 'identity',
      }),
    ];
  });
}

const shortLine = 9;

/** An address set in lines: short lines of one element around the one with the code. */
function addressFacts(contexts: readonly PageContext[]): Finding[] {
  return contexts
    .filter(
      ({ page, subject, secondary }) =>
        subject === 'prospect' && !secondary && ['contact', 'about', 'home', 'legal', 'other'].includes(page.kind),
    )
    .flatMap((context): Finding[] => {
      const { blocks } = context.page;
      const at = blocks.findIndex(
        ({ text, kind, linked }) =>
          postcode.test(text) &&
          text.split(' ').length <= shortLine &&
          kind !== 'picture' &&
          kind !== 'declared' &&
          kind !== 'row' &&
          !linked,
      );
      const block = blocks[at];
      if (!block) return [];
      const element = block.inside.at(-1);
      const together = (other: Block | undefined): boolean =>
        other !== undefined &&
        other.inside.at(-1) === element &&
        other.text.split(' ').length <= shortLine &&
        !/@|\bTel|\+\d|[.!?]$/u.test(other.text);
      let first = at;
      let last = at;
      while (at - first < 4 && together(blocks[first - 1])) first -= 1;
      while (last - at < 2 && together(blocks[last + 1])) last += 1;
      if (first === last) return [];
      const lines = blocks.slice(first, last + 1).map(({ text }) => text);
      const pair: Pair = {
        context,
        block,
        at,
        label: 'Address',
        value: lines.join(', '),
        unit: '',
        structure: 'card',
        quotes: [lines.join(' ')],
      };
      return [
        toldPair(pair, {
          topic: 'place',
          label: 'Address',
          score: context.page.kind === 'contact' ? 7 : 4,
          tag: 'identity',
        }),
      ];
    });
}

function entityFacts(lines: readonly Line[], name: RegExp): Finding[] {
  return lines
    .filter(
      (line) =>
        entity.test(line.text) &&
        name.test(line.text) &&
        line.text.length < 220 &&
        !/agency|agentur|hébergeur|hosting/iu.test(line.text),
    )
    .map((line) =>
      toldLine(line, { topic: 'entity', label: 'Legal entity', score: 3 - line.at / 100, tag: 'identity' }),
    );
}

function reachFacts(lines: readonly Line[], pairs: readonly Pair[]): Finding[] {
  const counted = new RegExp(`\\d[\\d.,’]*\\+?(?: \\p{L}[\\p{L}-]*){0,3} ${customers.source}`, 'iu');
  const shown = pairs.flatMap((pair): Finding[] => {
    const { label, value, context } = pair;
    if (context.subject !== 'prospect' || context.article || isOthersAmount(label) || staff.test(label)) return [];
    if (!customers.test(label) || !/^[\p{L} ]{0,12}\d[\d.,’ ]*(?:\+|k|m|%| million)?$/iu.test(value)) return [];
    return [
      toldPair(
        { ...pair, value: `${value} ${label}` },
        { topic: 'reach', label: 'Customers', score: 6 + weight(pair) },
      ),
    ];
  });
  const said = lines.flatMap((line): Finding[] => {
    const match = counted.exec(line.text);
    const speaks = line.own || ['home', 'customers', 'about'].includes(line.context.page.kind);
    if (
      !match ||
      !speaks ||
      survey.test(line.text) ||
      isOld(line) ||
      line.context.subject !== 'prospect' ||
      isGeneric(line.text) ||
      isFormer(line.text)
    )
      return [];
    return [toldLine(line, { topic: 'reach', label: 'Customers', score: 3 + weight(line) + (line.own ? 1 : 0) })];
  });
  return [...shown, ...said];
}

/** What the start page says the company is for, in one line: its description, else what stands below the headline. */
function taglines(contexts: readonly PageContext[]): Finding[] {
  const context = contexts.find(({ page, secondary }) => page.kind === 'home' && !secondary);
  if (!context) return [];
  const { blocks } = context.page;
  const title = blocks.findIndex(({ kind, level }) => kind === 'heading' && level === 1);
  const block =
    blocks.find(({ kind }) => kind === 'description') ??
    blocks
      .slice(Math.max(0, title))
      .find(({ kind, linked, text }) => kind === 'paragraph' && !linked && text.split(' ').length >= 6);
  const text = block?.text ?? '';
  const words = text.split(' ').length;
  if (
    !block ||
    words < 4 ||
    words > 36 ||
    /^(?:how|what|why)\b/iu.test(text) ||
    isInstruction(text) ||
    isCallToAction(text) ||
    /\bbrowser\b|\bclick\b/iu.test(text) ||
    isGeneric(text)
  )
    return [];
  const line: Line = {
    context,
    block,
    at: 0,
    text,
    own: true,
    nearOwn: true,
    before: '',
    ofOther: false,
    repeated: false,
  };
  return [toldLine(line, { topic: 'tagline', label: 'In their words', score: 5, tag: 'identity' })];
}

/** How many work there, since when, whose it is, where it is, whom it serves. */
export function companyFacts(
  contexts: readonly PageContext[],
  lines: readonly Line[],
  pairs: readonly Pair[],
  name: RegExp,
): Finding[] {
  const ofCompany = lines.filter(({ context }) => context.subject === 'prospect');
  const told = ofCompany.filter(
    ({ context, repeated }) => context.page.kind !== 'legal' && !context.secondary && !repeated,
  );
  return [
    ...staffFacts(
      told.filter(({ ofOther }) => !ofOther),
      pairs,
    ),
    ...foundedFacts(told, pairs),
    ...ownerFacts(told, pairs),
    ...placeFacts(ofCompany.filter(({ text, context }) => !isCustomerStory(text) && !context.secondary)),
    ...addressFacts(contexts),
    ...entityFacts(ofCompany, name),
    ...taglines(contexts),
    ...reachFacts(
      told.filter(({ ofOther }) => !ofOther),
      pairs,
    ),
  ];
}
