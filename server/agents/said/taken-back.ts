import { oneOf } from '#server/readers/one-of.ts';
import { alike, correctedLater, ofOneThing } from './corrected-later.ts';
import { ofAnotherTime } from './of-another-time.ts';
import { reckonedAnew } from './reckoned-anew.ts';
import { isPerOther, isSame, saidValues, type Said, type SaidValue } from './said-values.ts';
import {
  addingWords,
  afterPart,
  afterRestated,
  apologies,
  beforeOthers,
  betweenDenied,
  changeWords,
  correctionWords,
  denials,
  earlierWords,
  explainingWords,
  goingBack,
  goingBackAnywhere,
  openingBack,
  looksUp,
  otherTimes,
  plainDenials,
  selfCorrections,
  selfDoubts,
  subjectArticles,
  subjectVerbs,
  valueNouns,
  wishedWords,
} from './vocabulary/correction-words.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';

/** What one person said in one go. */
export interface SaidTurn extends Said {
  id: string;
  speaker: string;
}

const test = (list: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(list)})`, 'iu');
const corrects = test(correctionWords);
const denies = test(['^no\\b', ...denials]);
const deniesPlainly = test(plainDenials);
const correctsItself = test(selfCorrections);
const doubtsItself = test(selfDoubts);
const speaksOfEarlier = test(earlierWords);
const tellsChange = test(changeWords);
const goesBack = new RegExp(`^(?:(?:oh|no|ah|uh|um|er|yes)[,.]? )*(?:${oneOf(goingBack)})(?![\\p{L}])`, 'iu');
const goesBackAnywhere = test(goingBackAnywhere);
const isLookedUp = test(looksUp);
/** 'Sorry, April' and 'No, fourteen' begin with the value. */
const beforeValue = /^(?:(?:oh|ah|uh|um|er|well|no|sorry|okay|ok|right|yes|so|here we are|it[’']s)[,.:]? ?)*$/iu;
const asSorry = /sorry/iu;
const adds = new RegExp(`^(?:${oneOf(addingWords)})(?!\\p{L})`, 'iu');
const apologizes = new RegExp(`(?:^|[,.] )(?:${oneOf(apologies)})[.!]?$`, 'iu');
const restatedBy = new RegExp(`^(?:[,.]? ?(?:${oneOf(afterRestated)})(?!\\p{L})|[.!](?:\\s|$)|$)`, 'iu');
const negation = new RegExp(`(?:\\bnot|n[’']t)(?: (?:${oneOf(betweenDenied)}))* $`, 'iu');
/** 'Don't use the eighty in the meeting': where a number isn't to be said tells nothing of whether it holds. */
const isAsked = /n[’']t (?:write|note|put|use|quote|mention|count)(?!\p{L})[^.]*$/iu;
const somewhere = /^ (?:in|at|with|for|towards?|before|to|outside|on) /iu;
/** 'Seventeen', 'seventeen lifts a week': a value that answers, and nothing else with it. */
const plainly = new RegExp(
  `^(?: ?%| (?!(?:${oneOf(afterPart)})\\b)\\p{L}+)?(?: (?:a|an|per|each|every) \\p{L}+)?(?:[.,!;]|$)`,
  'iu',
);
const other = /(?:^|[.,] )and (?:how|what|which|who|when|the|your|do|does|are|is)(?!\p{L})[^?]*\?|how many/iu;
const ofThem = /^ of (?:them|those|these|it|that)(?!\p{L})/iu;
/** 'Thirty-eight the year before', 'ten years ago': the value is of another time. */
const ofOtherTime = new RegExp(`^(?: \\p{L}+)?,? (?:${oneOf(otherTimes)})(?![\\p{L}])`, 'iu');
/** 'On Mondays it's a hundred' */
const someTimes = /^(?:and |but )?(?:on|in|at|during|for|with) (?!(?:fact|truth|total|all)\b)/iu;
const addsToo = /(?:,? (?:too|as well|also)|^also\b[^.]*)[.!]?$/iu;
const ofOthers = new RegExp(`(?<!\\p{L})(?:${oneOf(beforeOthers)}) (?:about |only )?$`, 'iu');
const wishes = test(wishedWords);
/** 'A week, Sandra.' */
const perElse =
  /^(?:(?:no|well|sorry|er|um),? )*(?:an?|per|each|every) (hour|day|week|month|quarter|year)(?=[,.!]|$)/iu;
/** 'Not all sixty', 'more than forty' say the same number again. */
const stillSo = /(?:not all|all|of the|more than|nearly|almost|only) $/iu;
/** 'Two hundred is what we'd like', 'seven was being kind', 'the twelfth is the audit'. */
const explained = new RegExp(
  `^(?: \\p{L}+){0,3}?(?:[’']s| is| was| were) (?:${oneOf(explainingWords)})(?![\\p{L}])`,
  'iu',
);
const sentenceEnd = /[.!…]\s+(?:(?:um+|uh+|er+|hm+|oh|ah|ok(?:ay)?|well|or)[,.]? )*$/iu;
/** 'So that's forty vans, right?' */
const asksBackOf =
  /(?:, (?:right|yes|correct|is that right|isn[’']t it|wasn[’']t it)|did you say|was it|you said)[^?]*\?$/iu;
const subject = new RegExp(
  `^(?:${oneOf(subjectArticles)}) (?!(?:${oneOf(valueNouns)})\\b)(\\p{L}{3,})(?:${oneOf(subjectVerbs)})(?!\\p{L})`,
  'iu',
);
/** What follows a value; a comma behind digits may belong to it. */
const behind = (text: string, { end }: SaidValue): string => text.slice(text[end - 1] === ',' ? end - 1 : end);
const isClose = (a: SaidValue, b: SaidValue | undefined): boolean =>
  b !== undefined && a.kind === 'number' && b.kind === 'number' && a.value <= b.value * 1.5 && b.value <= a.value * 1.5;
const isNearSize = (a: SaidValue, b: SaidValue): boolean =>
  isMonth(a) || (a.value <= b.value * 3 && b.value <= a.value * 3);
const turnsBack = 6;
const secondsBack = 60;
/** A value may be denied plainly so many turns later, where the prospect has said no other one since. */
const turnsToDeny = 3;
/** A value with little else right after another one corrects it: 'Twenty-six.' */
const shortAnswer = 6;
const shortOpening = 3;
/** A number above this is seldom said twice of different things. */
const telling = 12;

/** 'Fifteen? It says ten here.' */
const asksFor = (text: string, value: SaidValue | undefined): boolean =>
  value !== undefined && text.slice(value.end).startsWith('?');

/** Returns whether a turn takes back the first value it says itself. */
function takesBackOwn(text: string, values: readonly SaidValue[]): boolean {
  const alone = values.filter(({ kind }) => kind === values[0]?.kind);
  const [first, next] = alone;
  if (first === undefined) return false;
  if (doubtsItself.test(text.slice(first.end))) return true;
  if (next === undefined) return false;
  const last = alone.at(-1) ?? next;
  if (!isSame(first, last) && correctsItself.test(text.slice(first.end, last.start))) return true;
  if (apologizes.test(text.slice(last.end).trim())) return true;
  // 'Fourteen people. Fifteen with Tom.' The second sentence begins with the value.
  const restates =
    sentenceEnd.test(text.slice(first.end, next.start)) &&
    alone.slice(1).every((one) => isSame(one, next) && !isSame(first, one)) &&
    ofOneThing([first], [next]) !== false;
  const behind = text.slice(next.end);
  const thing =
    next.of !== null && first.of === next.of ? behind.replace(new RegExp(`^[\\s-]*${next.of}`, 'iu'), '') : behind;
  return restates && restatedBy.test(thing);
}

const isMonth = ({ kind }: SaidValue): boolean => kind === 'month';

/** 'The lease is up in September.' 'The notice has to be in by June.': another thing has another day. */
function isOtherMatter(before: string, now: string): boolean {
  const [, noun = ''] = subject.exec(now) ?? [];
  return noun !== '' && !before.toLowerCase().includes(noun.toLowerCase().replace(/s$/u, ''));
}

/** Marks turns that say a value. Each is looked at once, also where every line of a long call takes something back. */
function createMarker(values: readonly (readonly SaidValue[])[], mark: (index: number) => void) {
  const nameOf = ({ kind, value }: Pick<SaidValue, 'kind' | 'value'>, of = ''): string => `${kind} ${value} ${of}`;
  const holders = new Map<string, number[]>();
  const hold = (name: string, index: number): void => {
    const all = holders.get(name);
    if (all === undefined) holders.set(name, [index]);
    else if (all.at(-1) !== index) all.push(index);
  };
  values.forEach((said, index) => {
    for (const one of said) {
      hold(nameOf(one), index);
      if (one.of !== null) hold(nameOf(one, one.of), index);
    }
  });
  const seen = new Map<string, number>();
  /** Marks those from `from` up to before `to` that say the value, of the same thing if `of` is given; returns whether there are any. */
  return (rule: string, { kind, value }: SaidValue, [from, to]: [number, number], of = ''): boolean => {
    let any = false;
    const alike = kind === 'month' ? [value] : [value, value * 1000, value / 1000];
    for (const name of alike.map((each) => nameOf({ kind, value: each }, of))) {
      const all = holders.get(name) ?? [];
      // Both ends only grow in the course of a call.
      let next = seen.get(rule + name) ?? 0;
      for (; next < all.length && (all[next] ?? to) < to; next += 1) if ((all[next] ?? 0) >= from) mark(all[next] ?? 0);
      seen.set(rule + name, next);
      any ||= next > 0 && (all[next - 1] ?? -1) >= from;
    }
    return any;
  };
}

/** 'It could be. Let me read it. No, wait, it's seven.': the sentence of a turn's first value goes back to an earlier one. */
const opensBack = new RegExp(`^(?:${oneOf(openingBack)})[,.]`, 'iu');
const goesBackWithin = (text: string, first: SaidValue | undefined): boolean =>
  first !== undefined && opensBack.test(splitSentences(text.slice(0, first.start)).at(-1) ?? '');

/**
 * Returns the turns whose values (numbers and months) were retracted: denied outright, corrected within a minute, or
 * named again later with another value beside. Their values are never used.
 */
export function takenBack(turns: readonly SaidTurn[]): ReadonlySet<string> {
  const values = turns.map(({ text }) => saidValues(text));
  const gone = new Set<string>();
  const markAll = createMarker(values, (index) => gone.add(turns[index]?.id ?? ''));
  const ofProspect = values.map((said, index) => (turns[index]?.side === 'prospect' ? said : []));
  const markProspect = createMarker(ofProspect, (index) => gone.add(turns[index]?.id ?? ''));
  /** The rep's last question, and the first and last turn within two minutes. */
  let [asked, first, last] = [-1, 0, 0];

  /** What the prospect said just before; what follows a question of the rep answers that question. */
  const near = (at: number, back: boolean): { turn: SaidTurn; index: number; said: SaidValue[] }[] => {
    const from = Math.max(0, at - turnsBack, back ? 0 : asked);
    const spoken = turns[at]?.at ?? 0;
    return turns
      .slice(from, at)
      .map((turn, index) => ({ turn, index: from + index, said: ofProspect[from + index] ?? [] }))
      .filter(({ turn, said }) => said.length > 0 && spoken - turn.at <= secondsBack);
  };
  /** 'Forty?': the rep says a value once more that the prospect just said, and asks. */
  function echoed(at: number): number {
    const question = turns[at - 1];
    const asks =
      question?.side === 'rep' && question.text.trim().endsWith('?') && wordsOf(question.text) <= shortAnswer;
    if (!asks) return -1;
    const said = values[at - 1] ?? [];
    return (
      [at - 2, at - 3].find((index) => ofProspect[index]?.some((one) => said.some((each) => isSame(each, one)))) ?? -1
    );
  }
  /** 'Ten, I'd say. Seven was being kind.': a value is said to be of something else, beside the one that holds. */
  function explain(at: number, own: readonly SaidValue[]): void {
    const text = turns[at]?.text ?? '';
    for (const no of own) {
      if (!explained.test(text.slice(no.end)) || stillSo.test(text.slice(0, no.start))) continue;
      if (own.some((one) => !isSame(one, no) && alike([one], [no]) && ofOneThing([one], [no]) !== false))
        markProspect('explained', no, [no.value > telling ? 0 : first, at]);
    }
  }
  /** 'So for nine people' 'Ten.': what the rep says of a figure that the prospect gave long ago is answered by another one. */
  function repliesTo(at: number, own: readonly SaidValue[]): void {
    const before = turns[at - 1];
    const now = own[0];
    if (before?.side !== 'rep' || now === undefined || (before.text.includes('?') && !asksBackOf.test(before.text)))
      return;
    for (const one of values[at - 1] ?? []) {
      if (isMonth(one) !== isMonth(now) || one.ordinal !== now.ordinal || isSame(one, now)) continue;
      if (ofOneThing([one], [now]) !== false && isNearSize(one, now)) markProspect('replied', one, [0, at]);
    }
  }
  /** The rep asks for something else right before: 'And how many people?' */
  const asksElse = (at: number): boolean => turns[at - 1]?.side === 'rep' && other.test(turns[at - 1]?.text ?? '');
  const isOfRep = (at: number, value: SaidValue): boolean =>
    [at - 2, at - 1].some((index) => turns[index]?.side === 'rep' && values[index]?.some((one) => isSame(one, value)));

  /** 'It is not eighty': nobody's eighty holds. */
  function deny(at: number, own: readonly SaidValue[], text: string): void {
    const denied = own.filter(
      ({ start, end }) =>
        negation.test(text.slice(0, start)) && !(isAsked.test(text.slice(0, start)) && somewhere.test(text.slice(end))),
    );
    for (const no of denied) {
      gone.add(turns[at]?.id ?? '');
      markAll('near', no, [first, last]);
      if (no.value > telling) markAll('ever', no, [0, at]);
    }
  }

  /** 'That figure I gave you, the ninety? It's seventy-two.' A small number is the same one only of the same thing. */
  function nameAgain(at: number, own: readonly SaidValue[]): void {
    const now = own.at(-1);
    for (const no of own.slice(0, -1)) {
      if (now === undefined || isSame(no, now)) continue;
      const whole = isMonth(no) || no.value > telling;
      const named = whole
        ? markProspect('named', no, [0, at])
        : no.of !== null && markProspect('named', no, [0, at], no.of);
      if (named) gone.add(turns[at]?.id ?? '');
    }
  }

  turns.forEach((turn, at) => {
    while ((turns[first]?.at ?? turn.at) < turn.at - 2 * secondsBack) first += 1;
    while (last < turns.length && (turns[last]?.at ?? 0) <= turn.at + 2 * secondsBack) last += 1;
    if (turn.side === 'rep') {
      if (turn.text.includes('?')) asked = at;
      return;
    }
    const own = values[at] ?? [];
    deny(at, own, turn.text);
    for (const index of correctedLater(turns, values, at)) gone.add(turns[index]?.id ?? '');
    for (const index of reckonedAnew(turns, values, at)) gone.add(turns[index]?.id ?? '');
    const then = ofAnotherTime(turns, values, at);
    if (then !== null) gone.add(turns[then]?.id ?? '');
    explain(at, own);
    if (takesBackOwn(turn.text, own)) {
      gone.add(turn.id);
      // Who said it a moment ago takes that back as well.
      for (const { index, turn: earlier, said } of near(at, true))
        if (earlier.speaker === turn.speaker && said.every((one) => own[0] !== undefined && isSame(one, own[0])))
          gone.add(turns[index]?.id ?? '');
    }
    if (own.length > 1 && speaksOfEarlier.test(turn.text)) nameAgain(at, own);
    const opens = own[0] !== undefined && beforeValue.test(turn.text.slice(0, own[0].start));
    const differs = (index: number): boolean => {
      const said = ofProspect[index] ?? [];
      if (said.length === 0 || !alike(said, own) || ofOneThing(said, own) === false) return false;
      return !said.some((one) => own.some((mine) => isSame(mine, one)));
    };
    const takeBack = (index: number): void => {
      if (differs(index)) gone.add(turns[index]?.id ?? '');
    };
    if (opens && own[0] !== undefined && plainly.test(behind(turn.text, own[0]))) {
      takeBack(echoed(at));
      repliesTo(at, own);
    }
    // 'About fifteen, let me look it up.' 'Sure.' 'Okay, twelve.'
    const looked = [at - 1, at - 2].find((index) => turns[index]?.side === 'prospect') ?? -1;
    if (opens && !asksElse(at) && turns[looked]?.speaker === turn.speaker && isLookedUp.test(turns[looked]?.text ?? ''))
      takeBack(looked);
    // 'I think we had eighty.' 'Right.' 'Eighty-four. Here it is.'
    const mine = turns[at - 2];
    const isAlone = opens && wordsOf(splitSentences(turn.text)[0] ?? '') <= shortOpening;
    if (isAlone && mine?.speaker === turn.speaker && turns[at - 1]?.side === 'rep' && asked < at - 1)
      if (
        own.length === 1 &&
        own[0] !== undefined &&
        !isOfRep(at, own[0]) &&
        ofProspect[at - 2]?.some((one) => isClose(one, own[0]))
      )
        takeBack(at - 2);
    const isSorry = opens && asSorry.test(turn.text.slice(0, own[0]?.start));
    if (isSorry) for (const { index } of near(at, true)) takeBack(index);
    const isOfThem = own.some(({ end }) => ofThem.test(turn.text.slice(end)));
    const anywhere = goesBackAnywhere.test(turn.text) && !isOfThem;
    const back = goesBack.test(turn.text) || anywhere || goesBackWithin(turn.text, own[0]);
    const before = near(at, back);
    const latest = before.at(-1);
    if (latest === undefined) return;
    const others = turn.speaker !== latest.turn.speaker;
    const isPer = perElse.exec(splitSentences(turn.text)[0] ?? '')?.[1]?.toLowerCase();
    const [opening = ''] = splitSentences(turn.text);
    const tooElse = addsToo.test(opens ? opening : turn.text);
    const isAdding = adds.test(turn.text) || tooElse;
    const said = latest.said.some(({ per }) => per !== null) ? latest.said : [];
    if (others && isPer !== undefined && said.length > 0 && said.every(({ per }) => per !== isPer))
      gone.add(latest.turn.id);
    if (own.length === 0) {
      const after = at - latest.index;
      const denied =
        after <= 2 ? denies.test(turn.text) || deniesPlainly.test(turn.text) : deniesPlainly.test(turn.text);
      if (others && !isAdding && after <= turnsToDeny && denied) gone.add(latest.turn.id);
      return;
    }
    const isElse =
      isOfThem ||
      (someTimes.test(turn.text) && !corrects.test(turn.text)) ||
      own.some(({ start, end }) => ofOtherTime.test(turn.text.slice(end)) || ofOthers.test(turn.text.slice(0, start)));
    const short = wordsOf(turn.text) <= shortAnswer || (opens && wordsOf(opening) <= shortOpening);
    const isShort = short && others && !isAdding && !isElse && !own.every((one) => isOfRep(at, one));
    const redates = !isAdding && !isElse && own.some(isMonth) && before.some(({ said }) => said.some(isMonth));
    const changes = others && (tellsChange.test(turn.text) || asksFor(turn.text, own[0]));
    const begins = others && !isAdding && !isElse && own[0]?.start === 0;
    const isOther = corrects.test(turn.text) || redates || back || changes;
    if ((!isOther && !isShort && !begins) || ((isElse || tooElse) && !back && !changes)) return;
    for (const { turn: earlier, said } of before) {
      // Who says a number of it again speaks of it, whatever days stand beside.
      const repeats = changes && said.some((one) => own.some((mine) => isSame(mine, one)));
      if (!(alike(said, own) || repeats) || gone.has(earlier.id)) continue;
      if (!corrects.test(turn.text) && !opens && (wishes.test(earlier.text) || isOtherMatter(earlier.text, turn.text)))
        continue;
      const ofOne = ofOneThing(said, opens ? own.slice(0, 1) : own);
      if (!isOther && (isShort ? ofOne === false : ofOne !== true)) continue;
      const agrees = said.every((one) => own.some((mine) => isSame(mine, one) && !isPerOther(mine, one)));
      // 'Wait, seventy is with the tax. Without it, fifty-seven.' says the first number again, and another one.
      const isExplained = own.some(
        (mine) => said.some((one) => isSame(mine, one)) && explained.test(turn.text.slice(mine.end)),
      );
      const isStill = own.some(
        (mine) => stillSo.test(turn.text.slice(0, mine.start)) && said.some((one) => isSame(mine, one)),
      );
      const replaces =
        (back || changes || isExplained) && !isStill && own.some((mine) => !said.some((one) => isSame(mine, one)));
      if (!agrees || replaces) gone.add(earlier.id);
    }
  });
  return gone;
}

/** Returns whether a sentence says a value that was only said where it was taken back, such as a rep who repeats it. */
export function retractedTest(turns: readonly SaidTurn[], gone: ReadonlySet<string>): (sentence: string) => boolean {
  const of = (wanted: (turn: SaidTurn) => boolean): SaidValue[] =>
    turns.filter((turn) => turn.side === 'prospect' && wanted(turn)).flatMap(({ text }) => saidValues(text));
  const standing = of(({ id }) => !gone.has(id));
  const retracted = of(({ id }) => gone.has(id)).filter((one) => !standing.some((other) => isSame(one, other)));
  return (sentence) => saidValues(sentence).some((value) => retracted.some((one) => isSame(one, value)));
}
