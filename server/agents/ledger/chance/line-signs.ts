import { opensName, opensOwn, type SetSign } from '#server/agents/checking/judge/subject-signs.ts';
import { yearsIn } from '#server/agents/checking/judge/time-signs.ts';
import type { Signs } from '#server/agents/trees.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { factOdds } from '../fact-chance.ts';
import { isOwnToday } from '../own-today.ts';
import { monthsBetween } from '../page-context.ts';
import { isFormer, isGeneric, isOthersAmount, type Line } from '../read-lines.ts';
import { lineKindsIn } from './line-kinds.ts';
import type { PageSigns } from './page-signs.ts';

const starts: Readonly<Record<string, RegExp>> = {
  own: opensOwn,
  indefinite: /^(?:An?|One|Some|Many|Most|Every|Each|Any|No|Ein\p{L}*|Une?|Un[ao]?|Een)\s/u,
  definite: /^(?:The|That|This|These|Those|Der|Die|Das|Le|La|Les|El|Los|Las|Het|De)\s/u,
  pronoun: /^(?:He|She|It|They|His|Her|Their|Its|Er|Sie|Es|Il|Elle|Ils|Elles)\s/u,
};
const forms: Readonly<Record<string, RegExp>> = {
  relative: /,? (?:who|whose|which|that|where|qui|que|dont|der|die|das) \p{Ll}/u,
  quoted: /[“”"„«»]/u,
  colon: /:/u,
  dash: / [–—-] /u,
  brackets: /\(/u,
  number: /\d/u,
  percent: /%|per cent|percent|Prozent|pour cent/u,
  money: /[$€£₹]|\b(?:EUR|USD|GBP|CHF|SEK)\b/u,
};
const nameWithin = /(?<=[\p{Ll},] )\p{Lu}\p{L}{2,}/gu;
const openingEnd = 40;
/** Beyond so many months a day is as old as any. */
const oldest = 60;
const [mostCommas, mostWords, mostNames, mostOwn] = [4, 40, 4, 20];

/** Which years a sentence names, seen from the year of the brief, and how old its page is. */
function setTimes({ text, context: { when, today } }: Line, page: PageSigns, set: SetSign): void {
  const year = Number(today.slice(0, 4));
  const years = yearsIn(text);
  set('d:undated', when === null);
  if (when !== null) set('d:age', Math.min(oldest, monthsBetween(when, today)) / 12);
  set(
    'd:ahead',
    years.some((each) => each > year),
  );
  set('d:now', years.includes(year));
  set('d:last', years.includes(year - 1));
  set('d:past', years.length > 0 && Math.max(...years) < year);
  set('d:long', years.length > 0 && Math.max(...years) < year - 2);
  set('d:head', page.years.length > 0 && Math.max(...page.years) < year - 1);
}

/**
 * What of a sentence and of its place may speak for or against its telling of the company as it is today, whatever its trade: which kinds of
 * words it, the sentences beside it and the headings above hold, how it begins, its times, what its page is about (decision 144).
 * `linesOfSite`: how many sentences the site has.
 */
export function readLineSigns(
  line: Line,
  page: PageSigns,
  { name, linesOfSite }: { name: RegExp; linesOfSite: number },
): Signs {
  const signs = new Map<string, number>();
  const set: SetSign = (sign, value) => {
    if (Number(value) !== 0) signs.set(sign, Number(value));
  };
  const { context, block, text } = line;
  const start = text.replace(/^["“„«(]\s*/u, '');
  const sentences = splitSentences(block.text);
  const kinds: Readonly<Record<string, ReadonlySet<string>>> = {
    k: lineKindsIn(text),
    o: lineKindsIn(start.slice(0, openingEnd)),
    b: lineKindsIn(line.before),
    a: lineKindsIn(sentences[sentences.indexOf(text) + 1] ?? ''),
    u: lineKindsIn(block.under.at(-1) ?? ''),
    uu: lineKindsIn(block.under.slice(0, -1).join('\n')),
    h: page.head,
    l: page.lead,
  };
  for (const [where, held] of Object.entries(kinds)) for (const kind of held) set(`${where}:${kind}`, true);
  set(`p:${context.page.kind}`, true);
  set(`bl:${block.kind}`, true);
  set(`s:${context.subject}`, true);
  const flags: Readonly<Record<string, number | boolean>> = {
    own: line.own,
    nearOwn: line.nearOwn,
    ofOther: line.ofOther,
    ofColleague: line.ofColleague,
    repeated: line.repeated,
    secondary: context.secondary,
    article: context.article,
    former: isFormer(text),
    generic: isGeneric(text),
    theirs: isOthersAmount(text),
    ownToday: isOwnToday(text, { name, today: context.today }),
    odds: factOdds(line, linesOfSite),
    first: line.before === '',
    ownShare: page.ownShare,
    ownLines: Math.min(mostOwn, context.ownLines),
    at: line.at / Math.max(1, context.page.blocks.length),
  };
  for (const [flag, value] of Object.entries(flags)) set(`f:${flag}`, value);
  const named = opensName.exec(start)?.[0] ?? '';
  set('s:name', named !== '' && !name.test(named));
  set('s:company', name.test(start.slice(0, openingEnd)));
  for (const [form, test] of Object.entries(starts)) set(`s:${form}`, test.test(start));
  for (const [form, test] of Object.entries(forms)) set(`t:${form}`, test.test(text));
  set('t:commas', Math.min(mostCommas, text.split(',').length - 1));
  set('t:words', Math.min(mostWords, text.split(/\s+/u).length));
  set('t:names', Math.min(mostNames, text.match(nameWithin)?.length ?? 0));
  setTimes(line, page, set);
  return signs;
}
