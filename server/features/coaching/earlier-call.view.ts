import type { EarlierCall } from '#contract/earlier-calls.ts';
import type { CallPromise, HeardField, ShownCard, Suggestion } from '#contract/coaching.ts';
import type { PreparedQuestion } from '#contract/discovery.ts';
import type { SessionFields } from '#contract/discovery-fields.ts';
import { collapseSpace, type Claim, type Quote, type Source } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { createQuoteVerifier } from '#server/agents/verify-quotes.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { splitSentences } from '#server/readers/sentences.ts';

/** A session with all that is told of it in a later brief. */
export interface CallToTell {
  id: string;
  beganAt: Date;
  fields: SessionFields;
  /** Of the prepared ones, those that nobody asked. */
  notAsked: readonly PreparedQuestion[];
  /** Without private notes. */
  lines: readonly CallLine[];
  /** Lines that have a moment of their own. */
  timed: ReadonlySet<string>;
  promises: readonly CallPromise[];
  cards: readonly Pick<ShownCard, 'kind' | 'lineId'>[];
  suggestions: readonly Suggestion[];
  mayWrite: boolean;
}

const labels: Record<HeardField, string> = {
  barriers: 'Barrier',
  financialImpact: 'Financial impact',
  targetDate: 'Target date',
  emotionalImpact: 'Emotional impact',
  outcomes: 'Desired outcome',
  impact: 'Impact of the outcome',
  relief: 'Emotional relief',
  decisionProcess: 'Who decides, and how',
  budget: 'Budget',
};
const told = [
  ['barriers', labels.barriers, 'current'],
  ['currentFinancialImpact', labels.financialImpact, 'current'],
  ['targetDate', labels.targetDate, 'current'],
  ['currentEmotionalImpact', labels.emotionalImpact, 'current'],
  ['desiredOutcomes', labels.outcomes, 'future'],
  ['futureFinancialImpact', labels.impact, 'future'],
  ['emotionalRelief', labels.relief, 'future'],
  ['urgencyStatement', 'Urgency', 'summary'],
] as const satisfies readonly (readonly [keyof SessionFields, string, string])[];

/** Kinds of matters that the next call may come back to; days and who decides are fields. */
const doubtful: ReadonlySet<ShownCard['kind']> = new Set(['objection', 'competitor', 'price', 'security', 'proof']);

const clock = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};

/** What may be quoted of a long text: its first sentence. */
const quotable = (text: string): string =>
  text.length <= limits.quote.characters ? text : (splitSentences(text)[0] ?? '');

/** A call as claims with its lines, questions and fields as sources; what isn't found verbatim is dropped. */
export function tellCall(call: CallToTell): { call: EarlierCall; sources: Source[] } {
  const day = call.beganAt.toISOString();
  const ofDay = `call of ${dayInWords(day.slice(0, 10))}`;
  const sources = new Map<string, Source & { text: string }>();
  const addressOf = (view: string): string => `/dashboard?session=${call.id}&view=${view}`;
  const cite = (source: Pick<Source, 'id' | 'kind' | 'title' | 'url'> & { text: string }, text: string): Quote => {
    sources.set(source.id, { ...source, fetchedAt: day });
    return { sourceId: source.id, text };
  };
  const said = ({ id, at, speaker, side, text }: CallLine, quote: string): Quote => {
    const moment = call.timed.has(id) ? `, at ${clock(at)}` : '';
    const who = side === 'note' ? 'Note' : speaker;
    return cite(
      {
        id: `${call.id}-line-${id}`,
        kind: side === 'note' ? 'note' : 'utterance',
        title: `${who}${moment} in the ${ofDay}`,
        url: `${addressOf('call')}#line-${id}`,
        text,
      },
      quote,
    );
  };
  const lineOf = new Map(call.lines.map((line) => [line.id, line]));
  const promises = call.promises.flatMap((promise, at) => {
    const line = lineOf.get(promise.lineId);
    if (line === undefined) return [];
    const quotes = [said(line, promise.text)];
    const claim: Claim = { id: `${call.id}-promise-${at}`, kind: 'fact', text: `“${promise.text}”`, quotes };
    return [{ ...promise, claim }];
  });
  const asked = call.notAsked.map(({ text }) => text).join('\n');
  const questions = call.notAsked.map(({ id, text }): Claim => ({
    id: `${call.id}-question-${id}`,
    kind: 'fact',
    text,
    quotes: [
      cite(
        {
          id: `${call.id}-questions`,
          kind: 'note',
          title: `Questions of the ${ofDay}`,
          url: addressOf('call'),
          text: asked,
        },
        text,
      ),
    ],
  }));
  const rowOf = (id: string, label: string, value: string, quotes: Quote[]): Claim => ({
    id: `${call.id}-${id}`,
    kind: 'fact',
    text: `${label}: ${value}`,
    quotes,
    row: { label, value, asOf: null },
  });
  const fields = told.flatMap(([field, label, view]) =>
    [call.fields[field]].flat().flatMap((value, at): Claim[] => {
      const text = quotable(value);
      if (text.trim() === '') return [];
      const plain = collapseSpace(text);
      const line = call.lines.find((each) => collapseSpace(each.text).includes(plain));
      const written = {
        id: `${call.id}-${field}-${at}-written`,
        kind: 'note' as const,
        title: `Written in the session of the ${ofDay}`,
        url: addressOf(view),
        text: value,
      };
      const quotes = [line === undefined ? cite(written, text) : said(line, text)];
      return [rowOf(`${field}-${at}`, label, text, quotes)];
    }),
  );
  const heard = call.suggestions.flatMap(({ field, lineId, text, state }, at): Claim[] => {
    const line = lineOf.get(lineId);
    if (line === undefined || state !== 'open') return [];
    return [rowOf(`heard-${at}`, labels[field], quotable(text), [said(line, quotable(text))])];
  });
  const doubted = new Set(call.cards.flatMap(({ kind, lineId }) => (doubtful.has(kind) ? [lineId] : [])));
  const doubts = call.lines.flatMap((line): Claim[] => {
    const text = quotable(line.text);
    // A card of the organization's own may answer what the rep said, which is no doubt.
    if (line.side === 'rep' || !doubted.has(line.id) || text.trim() === '') return [];
    return [{ id: `${call.id}-doubt-${line.id}`, kind: 'fact', text: `“${text}”`, quotes: [said(line, text)] }];
  });
  const check = createQuoteVerifier([...sources.values()]);
  const sound = (claims: readonly Claim[]): Claim[] => check(claims, new Set());
  const kept = new Set(sound(promises.map(({ claim }) => claim)).map(({ id }) => id));
  const { firstName, lastName, roleTitle } = call.fields;
  return {
    call: {
      sessionId: call.id,
      at: day,
      person: `${firstName} ${lastName}`.trim(),
      role: roleTitle,
      promises: promises.filter(({ claim }) => kept.has(claim.id)),
      questions: sound(questions),
      fields: sound(fields),
      heard: sound(heard),
      doubts: sound(doubts),
      mayWrite: call.mayWrite,
    },
    sources: [...sources.values()].map(({ id, kind, title, url, fetchedAt }) => ({ id, kind, title, url, fetchedAt })),
  };
}
