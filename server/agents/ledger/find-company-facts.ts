import type { Finding } from '../analyst.ts';
import { isAbout, isLaterYear, isOfOldYear, isOfPastYear, isOld, isOwn, weight } from './company-pages.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { identityFacts } from './find-identity.ts';
import { findDay } from './find-day.ts';
import { seatFacts } from './find-seat.ts';
import { contactFacts } from './find-contacts.ts';
import { placeFacts } from './find-places.ts';
import type { PageContext } from './page-context.ts';
import { actsBefore, isCustomerStory, isFormer, isGeneric, isOthersAmount, type Line } from './read-lines.ts';
import type { Pair } from './read-pairs.ts';
import { toldLine, toldPair } from './told.ts';
import {
  anybodyWords,
  changedWords,
  customerWords,
  employedWords,
  foundedWords,
  onlySince,
  legalEntityWords,
  movedWords,
  ownerWords,
  servedWords,
  spelledCounts,
  oneTeamWords,
  staffWords,
  teamVerbs,
  teamWords,
} from './vocabulary/company-words.ts';
import { leaderWords } from './vocabulary/leader-words.ts';
import { belongingVerbs } from './vocabulary/aside-words.ts';
import { ownerSigns } from './vocabulary/sentence-signs.ts';
import { isOfAnother, isRunByOthers } from './others-subject.ts';
import { isInOthersClause } from './apart/asides.ts';
import { isOfTrade, isReported, isWish, suppliedCount } from './apart/set-apart.ts';
import { isClosed, isHistory, isOfEverybody } from './whose.ts';
import { wordTest } from './word-test.ts';

const staff = wordTest(staffWords);
const founded = wordTest(foundedWords);
const owner = wordTest(ownerWords);
const entity = wordTest(legalEntityWords);
const customers = wordTest(customerWords);
const numberOfStaff = new RegExp(
  `(?<![\\d.,])(?!(?:19|20)\\d\\d\\b)(?:\\d{1,3}(?:[.,’ ]\\d{3})+|\\d{1,6})\\+?(?:[- ](?!%|per ?cent|prozent|procent|pour)\\p{L}[\\p{L}-]*){0,3}?[ -]${staff.source}|\\bemploy\\w* (?:about |around |some |over |more than )?\\d|${wordTest(spelledCounts).source}(?: [\\p{L}-]+){0,3}? ${staff.source}|${wordTest(teamWords).source} (?:${wordTest(teamVerbs).source} )?(?:about |around |some |over |just over |rund |environ )?\\d`,
  'iu',
);
const year = /(?<!\d)(1[6-9]\d\d|20[0-2]\d)(?!\d)/u;
/** 'Since 2019 we have cut …' needn't say how long the company has existed. */
const since = /^(?:since|seit|depuis|desde|sinds)\b|\b(?:ever since|since 20)/iu;
const started = wordTest(foundedWords.filter((word) => !onlySince.includes(word)));
const recentYears = 6;
/** 'Since 2021 a trust has held 60% of the shares' says since when something is so, and not since when the company exists: of late, or with another figure. */
function tellsChange({ text, context }: Line): boolean {
  if (started.test(text)) return false;
  const years = [...text.matchAll(/(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/gu)].map(([each]) => Number(each));
  return (
    Math.min(...years) > Number(context.today.slice(0, 4)) - recentYears ||
    /\d/u.test(text.replaceAll(/(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/gu, ''))
  );
}
/** 'No accident since 2014' doesn't say since when the company exists. */
const belongs = wordTest(belongingVerbs);
/** 'Faults have doubled since 2019' says since when something changed. */
const sinceYear = '(?:since|seit|depuis|desde|sinds) (?:\\p{L}+ )?(?:19|20)\\d\\d';
const changedSince = new RegExp(
  `${wordTest(changedWords).source}[^.,;]{0,40} ${sinceYear}|(?<!\\p{L})${sinceYear}[^.;]{0,80} ${wordTest(changedWords).source}`,
  'iu',
);
const noneSince = /^(?:no|none|not|kein\p{L}*|aucune?|pas|ningun[oa]|geen)(?!\p{L})/iu;
/** 'Jane Orme, chief executive since 2006' is about her tenure. */
/** 'These 3 steps let our customers …' doesn't count customers. */
const noOther = '(?!(?:our|your|their|to|let|allow|help|for|of)\\b)';
const inOffice = new RegExp(
  `${wordTest(leaderWords).source}[^.;]{0,30}\\b(?:since|seit|depuis|desde|sinds) (?:\\p{L}+ )?$`,
  'iu',
);
const past =
  /\b(?:employed|at its (?:peak|height)|once|(?:in|around|by) 1[6-9]\d\d|beschäftigte im|employait|empleaba)\b/iu;
const survey = /^\*|\b(?:survey|average of|umfrage|enquête|encuesta)/iu;
const ownerSign = wordTest(ownerSigns);

const served = new RegExp(`${wordTest(servedWords).source}(?:\\s+[\\p{L}-]+){0,3}\\s*$`, 'iu');

/** People who moved, and where to, aren't a headcount. */
const moved = wordTest(movedWords);
/** '936 million people live with …' describes a market. */
const inHeads = /\d (?:million|billion|mio|millionen|millions|millones) \p{L}+/iu;
/** 'People on our books' are customers. */
const onBooks = /\bon (?:our|the) (?:books|register|lists?|waiting list|mailing list)\b/iu;

const inMillions = /^(?:million|millions|mio|millones)\b/iu;
/** 'People helped in 2025' and 'million people worldwide' aren't staff. */
const peopleOf = wordTest(employedWords);
const doneTo = (label: string): boolean => {
  const [, behind = ''] = new RegExp(`${wordTest(anybodyWords).source} (\\p{Ll}.*)`, 'iu').exec(label) ?? [];
  return inMillions.test(label) || (behind !== '' && !peopleOf.test(behind));
};

/** 'She leads a team of 118' counts one person's team and doesn't say whose. */
const ofOnePerson = wordTest(oneTeamWords);

/** Returns whether a page's data says it of an organization with another name, as of the parent. */
const isDeclaredOfAnother = ({ structure, block }: Pair, name: RegExp): boolean =>
  structure === 'JSON-LD' && (block.under[0] ?? '') !== '' && !name.test(block.under[0] ?? '');

/** Finds the number of employees, not of people served: 'we look after about 78,000 people'. */
/** '19 24 27' is a row of years, '41.600 € a year' a sum. */
const severalOrSum = /[€$£]|\d \d{1,2}(?!\d)/u;

function staffFacts(lines: readonly Line[], pairs: readonly Pair[], name: RegExp): Finding[] {
  const said = lines.flatMap((line): Finding[] => {
    const match = numberOfStaff.exec(line.text);
    if (
      !match ||
      past.test(line.text) ||
      line.text.endsWith('…') ||
      isGeneric(line.text) ||
      ofOnePerson.test(line.text) ||
      isHistory(line.text, line.context.today) ||
      !isOwn(line) ||
      isOld(line) ||
      served.test(line.text.slice(0, match.index)) ||
      onBooks.test(line.text) ||
      isWish(line.text) ||
      /^(?:you|sie|vous|usted|u) \p{Ll}/iu.test(line.text) ||
      isLaterYear(line) ||
      isOfPastYear(line) ||
      inHeads.test(line.text) ||
      moved.test(line.text) ||
      actsBefore(line.text, match.index) ||
      isInOthersClause(line.text, match.index + match[0].search(/\d|$/u), name) ||
      isFormer(line.text)
    )
      return [];
    return [toldLine(line, { topic: 'staff', label: 'People', score: 3 + weight(line) + (line.own ? 2 : 0) })];
  });
  const shown = pairs.flatMap((pair): Finding[] => {
    const { label, value } = pair;
    const labelled =
      staff.test(label) &&
      !doneTo(label) &&
      !isOthersAmount(label) &&
      !severalOrSum.test(value) &&
      /^(?:(?:about|around|rund|ca\.?|environ|over) )?\d[\d.,’ ]*\+?(?:$| |,)/u.test(value);
    if (isDeclaredOfAnother(pair, name)) return [];
    if (isOld(pair) || isOfOldYear(pair) || pair.context.subject !== 'prospect' || customers.test(label) || !labelled)
      return [];
    const inWords =
      pair.structure === 'JSON-LD'
        ? `${value} employees (declared in the page’s data)`
        : // '210, davon 18 Auszubildende' goes on.
          /, \p{L}/u.test(value)
          ? `${label}: ${value}`
          : `${value} ${label}`.trim();
    return [toldPair({ ...pair, value: inWords }, { topic: 'staff', label: 'People', score: 6 + weight(pair) })];
  });
  return [...said, ...shown];
}

const isoDay = /^\d{4}-\d\d-\d\d$/u;
/** Something that once stood on the site isn't the company. */
const thereWas = /^(?:there (?:has|have|was|were|had)|es gab|il y (?:a|avait)|hubo|er was) /iu;
const lifeDates = /\(\*? ?1[6-9]\d\d ?[–-] ?(?:19|20)\d\d\)/u;
/** Returns whether the next sentences say that what was founded no longer exists. */
function endsSoon(lines: readonly Line[], line: Line): boolean {
  const at = lines.indexOf(line);
  return lines.slice(at + 1, at + 5).some(({ text, context }) => context === line.context && isClosed(text));
}

/** Returns whether the line is like 'Since 3 May 2019 we have been …', which stays true however old the article is. */
const saysSince = ({ context, own, text }: Line): boolean =>
  context.page.kind === 'post' && own && /^(?:since|seit|depuis|desde|sinds) /iu.test(text);

function foundedFacts(lines: readonly Line[], pairs: readonly Pair[], name: RegExp): Finding[] {
  const said = lines.flatMap((line): Finding[] => {
    const match = year.exec(line.text);
    if (
      !match ||
      !(['about', 'home', 'other', 'careers', 'team'].includes(line.context.page.kind) || saysSince(line)) ||
      isFormer(line.text)
    )
      return [];
    const strong = founded.test(line.text);
    if (line.ofColleague && !strong) return [];
    const early = line.at < 8;
    const historical =
      line.context.page.kind === 'about' &&
      early &&
      /[.!]$/u.test(line.text) &&
      Number(match[1]) <= Number(line.context.today.slice(0, 4)) - 4;
    if (
      isOfAnother(line, name) ||
      isOfTrade(line.text) ||
      isReported(line.text) ||
      noneSince.test(line.text) ||
      changedSince.test(line.text) ||
      isRunByOthers(line.text) ||
      belongs.test(line.text) ||
      (!/\b(?:we|our|us|wir|unser\w*|nous|notre)\b/iu.test(line.text) && thereWas.test(line.text))
    )
      return [];
    if (!(strong && (line.context.page.kind !== 'other' || line.own)) && !historical) return [];
    const day = findDay(line.text, line.context)?.words ?? match[1] ?? '';
    // A whole date is one number: 'The first boat left on 2 May 2005.'
    if (!strong && !/^\D*(?:1[6-9]|20)\d\d\D*$/u.test(line.text.replace(day, match[1] ?? ''))) return [];
    if (
      lifeDates.test(line.text) ||
      isFormer(line.block.under.join(' ')) ||
      endsSoon(lines, line) ||
      (!strong && isOfEverybody(line.text))
    )
      return [];
    if (actsBefore(line.text, match.index) || inOffice.test(line.text.slice(0, match.index))) return [];
    const score =
      (strong ? 4 : 0) +
      weight(line) +
      (since.test(line.text) ? -2 : 0) +
      (2030 - Number(match[1])) / 100 -
      line.at / 50;
    const label = strong && !tellsChange(line) ? 'Since' : 'History';
    return [toldLine(line, { topic: 'founded', label, score, tag: 'identity' })];
  });
  const shown = pairs.flatMap((pair) => {
    const labelled = founded.test(pair.label) && year.test(pair.value) && pair.value.length < 60;
    const value = isoDay.test(pair.value) ? dayInWords(pair.value) : pair.value;
    return labelled && !isDeclaredOfAnother(pair, name) && pair.context.subject === 'prospect' && !pair.context.article
      ? [toldPair({ ...pair, value }, { topic: 'founded', label: 'Since', score: 7 + weight(pair), tag: 'identity' })]
      : [];
  });
  return [...said, ...shown];
}

/** What the company or its family owns itself, a heading, a condition. */
const ownsOthers =
  /^(?:we (?:hold|own)|wir (?:halten|besitzen)|nous détenons|who|wer|qui|if|wenn|si) |(?<!\p{L})also (?:holds?|owns?) /iu;

function ownerFacts(lines: readonly Line[], pairs: readonly Pair[], name: RegExp): Finding[] {
  const said = lines.flatMap((line): Finding[] => {
    const match = owner.exec(line.text);
    if (!match || !(isOwn(line) || line.context.page.kind === 'about') || !ownerSign.test(line.text)) return [];
    if (line.context.article && isOld(line)) return [];
    if (
      line.text.endsWith('?') ||
      ownsOthers.test(line.text) ||
      isOfAnother(line, name) ||
      isFormer(line.text) ||
      /\bour (?:family|members)\b/iu.test(line.text)
    )
      return [];
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
  const counted = new RegExp(
    `(?<![\\p{L}\\d])(?!(?:19|20)\\d\\d )\\d[\\d.,’]*\\+?(?: ${noOther}\\p{L}[\\p{L}-]*){0,3} ${customers.source}`,
    'iu',
  );
  const shown = pairs.flatMap((pair): Finding[] => {
    const { label, value, context } = pair;
    if (context.subject !== 'prospect' || context.article || isOthersAmount(label) || staff.test(label)) return [];
    // On a pricing page '2 users' says what a plan includes.
    if (context.page.kind === 'pricing') return [];
    // '01', '02' number the steps of a list; 'Mar 21, 2023' is a day.
    if (/^0\d$|, (?:19|20)\d\d$/u.test(value) || severalOrSum.test(value)) return [];
    if (!customers.test(label) || !/^[\p{L} ]{0,12}\d[\d.,’ ]*(?:\+|k|m|%| million)?$/iu.test(value)) return [];
    return [
      toldPair(
        { ...pair, value: `${value} ${label}` },
        { topic: 'reach', label: 'Customers', score: 6 + weight(pair) },
      ),
    ];
  });
  const said = lines.flatMap((line): Finding[] => {
    const match = counted.exec(line.text) ?? suppliedCount.exec(line.text);
    const speaks = line.own || ['home', 'customers', 'about'].includes(line.context.page.kind);
    if (
      !match ||
      !speaks ||
      survey.test(line.text) ||
      isOld(line) ||
      line.context.subject !== 'prospect' ||
      isGeneric(line.text) ||
      isFormer(line.text) ||
      isHistory(line.text, line.context.today)
    )
      return [];
    return [toldLine(line, { topic: 'reach', label: 'Customers', score: 3 + weight(line) + (line.own ? 1 : 0) })];
  });
  return [...shown, ...said];
}

/** Finds staff, founding, ownership, location and customers. */
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
      name,
    ),
    ...foundedFacts(told, pairs, name),
    ...ownerFacts(told, pairs, name),
    ...placeFacts(
      contexts,
      ofCompany.filter(({ text, context }) => !isCustomerStory(text) && !context.secondary),
      pairs,
    ),
    ...entityFacts(ofCompany, name),
    ...seatFacts(contexts, name),
    ...contactFacts(contexts),
    ...identityFacts(contexts, told, name),
    ...reachFacts(
      told.filter(({ ofOther }) => !ofOther),
      pairs,
    ),
  ];
}
