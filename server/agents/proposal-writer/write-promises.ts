import { sideNames } from '#contract/speaker-labels.ts';
import type { Claim } from '#contract/evidence.ts';
import {
  findPromises,
  holdsPromise,
  onDay,
  withMove,
  type CallPromise,
} from '#server/agents/discovery-coach/find-promises.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { isMirth } from '#server/agents/discovery-coach/in-jest.ts';
import { movesOf } from '#server/agents/discovery-coach/notes/moved-steps.ts';
import { saidValues } from '#server/agents/said/said-values.ts';
import { splitSentences, terms, wordsOf } from '#server/readers/sentences.ts';
import type { CallWords } from './call-words.ts';
import type { EvidenceBook } from './evidence-book.ts';
import { addsToTalk, amended, conceded, orderedDuties, type Promised } from './amend-promises.ts';
import { assent, agreedRequests } from './agreed-requests.ts';
import { leansBack, namesSomeone, speaksOfPerson } from './leans-back.ts';
import { buyersIn, isBeside, isNoStep, kept, takesBackOwn, toColleague } from './fit/unkept-promises.ts';
import { talksBeside } from './fit/unfit-quote.ts';
import { furtherPromises } from './further-promises.ts';
import { promisedOnce } from './noted/promised-once.ts';
import { isShorthand, plainNote } from './noted/plain-note.ts';
import { promisesThis, stepSentence } from './noted/step-sentence.ts';
import {
  dayAsked,
  dayOf,
  daySpoken,
  deedSpoken,
  echoOf,
  lacksDay,
  lacksDayBefore,
  namesVaguely,
  leansOnTalk,
  namesDay,
  namesSameDay,
  personOf,
  pointsElsewhere,
  requestOf,
  saysOneThing,
  speaksOfOthers,
  sendsIt,
  spokenBefore,
  spokenLoosely,
  spokenOf,
  tellingTerms,
  thingSpoken,
  type Spoken,
} from './said-before.ts';
import { saidOnce } from './said-once.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import { withoutFiller, type Turn } from './turns.ts';

/** 'I don't want to promise you.' */
const refuses = /\b(?:do|wo|ca)n[’']t\b/iu;
const putOff = /\bdon[’']t worry\b|\bnext time\b/iu;
const noPromise = /\b(?:if|who|which|when|person|that) (?:i|we) can\b|\bgoal\b|\bcan sign up to\b|\bcan call at\b/iu;
/** 'He's got a tablet.' is no context for what somebody promises. */
const ofPerson = /^(?:he|she|they)\b/iu;
/** 'No, only the open months.' answers what was asked, and is no context for what is promised behind it. */
const denies = /^(?:no|nope|nah)[,.] /iu;
/** 'Thanks, see you Wednesday.' says goodbye, and no time of what is promised. */
const partsWays = /^(?:thanks|thank you|cheers|bye|goodbye)\b|\bsee you\b/iu;

/** Joins a turn with the same speaker's previous one. */
function withBefore(turns: readonly Turn[], turn: Turn): Turn {
  const before = turns[turns.indexOf(turn) - 1];
  if (before === undefined || before.speaker !== turn.speaker) return turn;
  return { ...before, text: `${before.text} ${turn.text}`, lines: [...before.lines, ...turn.lines] };
}

/** 'Of course I will.' says nothing of what is promised. */
const assents = (sentence: string): boolean =>
  assent.test(sentence) && wordsOf(sentence) <= mostOfAssent && terms(sentence).length < mostTerms;
const [mostOfAssent, mostTerms] = [5, 2];

/** Sentences that may stand before a promise, for it to be understood. */
const mostBefore = 3;

/** Returns what one person said before a promise, from a sentence on that doesn't speak of somebody named before it. */
function opening(sentences: readonly string[], at: number): string {
  const last = sentences[at - 1] ?? '';
  if (!speaksOfOthers(last)) return last;
  for (let from = at - 2; from >= 0 && from >= at - mostBefore; from -= 1) {
    const sentence = sentences[from] ?? '';
    const names = speaksOfPerson(last) && namesSomeone(sentence) && !leansBack(sentence);
    if (names || (holdsPromise(sentence) && !speaksOfOthers(sentence))) return sentences.slice(from, at).join(' ');
  }
  return last;
}

/** 'I'll set that up. That's your nurse to ring Ada.' */
const explains =
  /^(?:so,? )?(?:that[’']s|that is|that means|meaning|i mean)(?! (?:it|all|right|fine|great|good|ok(?:ay)?)\b)[^?]*$/iu;

/** 'Six thirty Wednesday.' */
const mostOfTime = 5;
const saysWhen = (sentence: string): boolean =>
  wordsOf(sentence) <= mostOfTime && !partsWays.test(sentence) && (namesDay(sentence) || lacksDay(sentence));

/** Returns who is meant by a promise about 'him'. */
const namedPerson = (turns: readonly Turn[], turn: Turn, at: number, piece: string): Spoken | null => {
  const known = turn.text.slice(0, turn.text.indexOf(piece) + piece.length);
  return speaksOfPerson(piece) && !splitSentences(known).some(namesSomeone) ? personOf(turns, turn, at, piece) : null;
};

/** Joins a promise that begins with the sentence in which the one before ends: it is said once. */
function continued(before: Promised | undefined, one: Promised): string | null {
  const last = splitSentences(before?.piece ?? '').at(-1);
  if (before === undefined || last === undefined || before.turn !== one.turn) return null;
  if (before.who !== one.who || !one.piece.startsWith(`${last} `)) return null;
  const both = `${before.piece}${one.piece.slice(last.length)}`;
  return one.turn.text.includes(both) ? both : null;
}

/** Joins a promise about 'it' with the next one of the same breath: 'Let me walk it with you. I could come on the third.' */
function inOneBreath(promised: readonly Promised[]): Promised[] {
  return promised.reduce<Promised[]>((joined, one) => {
    const before = joined.at(-1);
    const longer = continued(before, one);
    if (before !== undefined && longer !== null) return [...joined.slice(0, -1), { ...before, piece: longer }];
    const both = before === undefined ? '' : `${before.piece} ${one.piece}`;
    const leans = before !== undefined && (before.on !== null || leansOnTalk(before.piece));
    const follows = leans && one.on === null && before.who === one.who;
    if (!follows || before.turn !== one.turn || !one.turn.text.includes(both)) return [...joined, one];
    return [...joined.slice(0, -1), { ...one, piece: both, at: before.at }];
  }, []);
}

function firstFound(ways: readonly (() => Spoken | null)[]): Spoken | null {
  for (const way of ways) {
    const on = way();
    if (on !== null) return on;
  }
  return null;
}

/** A number above this is a figure, and no hour or how many pages. */
const mostCounted = 12;
const fewestWords = 5;
/** Within this time, a request and 'I'll send it' are one promise. */
const secondsApart = 15;

/** Returns the commitments of both sides, with the previous sentence if they refer to it, and those that the rep noted. */
export function writePromises({ lines }: ProposalMaterial, call: CallWords, book: EvidenceBook): Claim[] {
  const turnOf = new Map(call.turns.flatMap((turn) => turn.lines.map((line) => [line.id, turn] as const)));
  const buyers = buyersIn(call.turns);
  const told = new Set<string>();
  const promised = findPromises(lines);
  const noted = promised.filter((promise) => promise.line.side === 'note' && tellsBuyer(promise));
  const known = new Set(promised.map(({ text, line }) => `${line.id} ${text}`));
  const plain = promised
    .filter(({ line }) => line.side !== 'note')
    .map(({ text, line }) => ({ text: withMove(text, line, lines), line, who: undefined, isPlain: true }));
  const further = furtherPromises(lines)
    .filter(({ text, line }) => !known.has(`${line.id} ${text}`))
    .map(({ text, line, who }) => ({ text, line, who: who === line.speaker ? undefined : who, isPlain: false }));
  // What each person promised last in words that stand by themselves.
  const placed = new Map<string, Spoken>();
  const promisedBefore = (speaker: string, text: string) => (sendsIt(text) ? (placed.get(speaker) ?? null) : null);
  // Colleagues ask each other, or somebody else; a promise answers the other side.
  const asked = (on: Spoken | null, { side }: Turn): Spoken | null =>
    on?.sentence.endsWith('?') === true && on.turn.side !== side ? on : null;
  // What a promise answers isn't quoted with a value that was taken back; nor with a figure, where it is a step of its own.
  const keptOn = (on: Spoken | null, isPlain: boolean): Spoken | null => {
    const values = on === null ? [] : saidValues(on.sentence);
    if (on === null || talksBeside(on.sentence)) return null;
    if (values.length === 0) return on;
    const isFigure =
      !isPlain && values.some(({ kind, ordinal, value }) => kind === 'number' && !ordinal && value > mostCounted);
    return isFigure || call.isTakenBack(on.turn) ? null : on;
  };
  const own = [...plain, ...further]
    .toSorted((a, b) => a.line.at - b.line.at || a.line.text.indexOf(a.text) - b.line.text.indexOf(b.text))
    .flatMap(({ text, line, who, isPlain }): Promised[] => {
      const said = turnOf.get(line.id);
      if (
        said === undefined ||
        isNoStep(text) ||
        toColleague(text, said, buyers) ||
        noPromise.test(text) ||
        putOff.test(text) ||
        call.isUsed(withoutFiller(text))
      )
        return [];
      if (!isPlain && saidValues(text).length > 0 && call.isTakenBack(said)) return [];
      const points = pointsElsewhere(text);
      const turn = points ? withBefore(call.turns, said) : said;
      const sentences = splitSentences(turn.text);
      const at = sentences.findIndex((sentence) => sentence.includes(text) || text.includes(sentence));
      const before = sentences[at - 1] ?? '';
      // 'I'll write you a proposal. You'll have it by the fourth.'
      if (said.side === 'rep' && leansOnTalk(text) && promisesThis(before)) return [];
      const dated = lacksDay(text) && namesDay(before);
      const vague = namesVaguely(text);
      const open = opening(sentences, at);
      const context =
        (points || dated || vague || (speaksOfPerson(text) && !namesSomeone(text))) &&
        !assents(before) &&
        !takesBackOwn(before) &&
        wordsOf(before) >= (vague && !points ? fewestWords : 3) &&
        !(saysOneThing(text) && told.has(before)) &&
        !(told.has(before) && !leansOnTalk(before)) &&
        !ofPerson.test(open) &&
        !denies.test(open) &&
        !isMirth(open)
          ? `${open} `
          : '';
      const next = sentences[at + 1] ?? '';
      const explained = leansOnTalk(text) && at >= 0 && explains.test(next) && wordsOf(next) >= fewestWords;
      const timed = explained || (points && at >= 0 && saysWhen(next) && !saysWhen(text));
      const whole = withoutFiller(`${context}${text}${timed ? ` ${next}` : ''}`);
      // 'I'll ask.' needs the sentence after it to make sense.
      const goesOn = timed || (wordsOf(text) < 3 && at >= 0);
      const more = goesOn ? withoutFiller(`${text} ${next}`.trim()) : withoutFiller(text);
      const piece = turn.text.includes(whole) && wordsOf(whole) >= 3 ? whole : more;
      if (told.has(text) || wordsOf(piece) < 3 || !turn.text.includes(piece)) return [];
      told.add(text);
      const leans =
        !explained &&
        (leansOnTalk(text) || namesSameDay(text)) &&
        (context === '' ||
          !piece.startsWith(withoutFiller(context)) ||
          pointsElsewhere(before) ||
          terms(before).length < mostTerms);
      const openLeans =
        context !== '' && piece !== more && leansBack(piece) && (!namesSomeone(piece) || lacksDayBefore(piece));
      if (!leans && tellingTerms(piece) >= mostTerms) placed.set(line.speaker, { turn, sentence: piece });
      const short = wordsOf(piece) < fewestWords;
      const echo = context === '' ? null : echoOf(call.turns, said, before);
      const person = leans || openLeans ? namedPerson(call.turns, turn, line.at, piece) : null;
      const opens = context !== '' && piece.startsWith(withoutFiller(sentences[0] ?? ''));
      const question = opens ? asked(spokenOf(call.turns, turn, line.at, 1), turn) : null;
      const answered = question === null || addsToTalk(question.sentence) ? null : question;
      const near = (): Spoken | null => spokenOf(call.turns, openLeans ? turn : said, line.at);
      const nearLoosely = (): Spoken | null => spokenLoosely(call.turns, openLeans ? turn : said, line.at);
      const byDay = (): Spoken | null => dayAsked(call.turns, said, piece);
      const ways: (() => Spoken | null)[] = openLeans
        ? [
            () => daySpoken(call.turns, said, piece),
            () => person,
            near,
            () => (holdsPromise(open) && !refuses.test(open) ? null : nearLoosely()),
            () => echo,
          ]
        : leans
          ? [
              byDay,
              () => asked(near(), said),
              () => person,
              near,
              () => promisedBefore(line.speaker, text),
              () => deedSpoken(call.turns, said, text),
              nearLoosely,
              () => (short ? spokenBefore(call.turns, said, line.at) : null),
            ]
          : [
              byDay,
              () => answered,
              () => echo,
              () => (vague && context === '' ? thingSpoken(call.turns, said, line.at, text) : null),
              () => dayOf(call.turns, said, piece),
              () => requestOf(call.turns, said, line.at, piece),
            ];
      const on = explained ? null : keptOn(firstFound(ways), isPlain);
      // 'I will find it.' isn't listed where nothing says what.
      if (leans && on === null && (short || terms(piece).length < mostTerms)) return [];
      return [
        {
          turn,
          piece,
          at: line.at,
          who,
          on: on !== null && !lacksDayBefore(piece) && isBeside(on.sentence, piece) ? null : on,
        },
      ];
    });
  const answers = (at: number, owner: string): boolean =>
    own.some((each) => each.turn.speaker === owner && each.at >= at && each.at - at <= secondsApart);
  const agreed = agreedRequests(lines).flatMap(({ owner, text, line }): Promised[] => {
    const turn = turnOf.get(line.id);
    const piece = withoutFiller(text);
    if (turn === undefined || answers(line.at, owner) || !turn.text.includes(piece)) return [];
    const leans = leansOnTalk(piece);
    const on = leans ? (spokenOf(call.turns, turn, line.at) ?? spokenBefore(call.turns, turn, line.at)) : null;
    if (leans && on === null && wordsOf(piece) <= fewestWords) return [];
    return [
      {
        turn,
        piece,
        at: line.at,
        who: `${turn.speaker} asks, ${owner === sideNames.buyers.rep ? 'we agree' : `${owner} agrees`}`,
        on,
      },
    ];
  });
  const made = inOneBreath(kept(call.turns, own)).flatMap((promise) =>
    amended(call.turns, conceded(call.turns, promise)),
  );
  const duties = orderedDuties(call.turns).filter(({ turn }) => !made.some((other) => other.turn === turn));
  const all = saidOnce([...made, ...agreed, ...duties], secondsApart).toSorted((a, b) => a.at - b.at);
  const spoken = promisedOnce(all.filter(({ turn, piece }) => turn.side !== 'rep' || !promisesThis(piece))).map(
    ({ turn, piece, who, on, repeats }) => {
      if (on !== null) return book.saidOn('timeline', turn, piece, who, on);
      const claim = withRepeats(book.said('timeline', turn, piece, who), repeats, book);
      const sentence = who === undefined ? stepSentence(turn.speaker, turn.side, piece) : null;
      return sentence === null ? claim : { ...claim, text: sentence };
    },
  );
  return [...spoken, ...noted.map((promise) => notedStep(promise, lines, book))];
}

/** Says a step once, and cites each place where it was promised. */
const withRepeats = (claim: Claim, repeats: readonly Promised[], book: EvidenceBook): Claim => ({
  ...claim,
  quotes: [...claim.quotes, ...repeats.flatMap(({ turn, piece }) => book.said('timeline', turn, piece).quotes)],
});

/** 'We'll send the list by Friday' tells the buyer something; 'send prop fri' is the rep's own to-do. */
const tellsBuyer = ({ text }: CallPromise): boolean => /^(?:I|we)(?=[’'\s])/iu.test(text) && !isShorthand(text);

function notedStep({ text, line }: CallPromise, lines: readonly CallLine[], book: EvidenceBook): Claim {
  const label = 'Note in the call';
  const [claim, move] = [book.noted('timeline', label, text, line.id), movesOf(text, line, lines)];
  if (move?.day == null) return claim;
  const { quotes } = book.noted('timeline', label, move.day, move.line.id);
  return { ...claim, text: plainNote(onDay(text, move.day)), quotes: [...claim.quotes, ...quotes] };
}
