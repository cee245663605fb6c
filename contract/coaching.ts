import { z } from 'zod';
import { coachCardSchema, verbosities } from './coach-cards.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { block, line, recordId } from './text.ts';

/** Fields a call can fill: those of stages 2 and 3 by the coach's names, plus two more facts. */
export const heardFields = [
  'barriers',
  'financialImpact',
  'targetDate',
  'emotionalImpact',
  'outcomes',
  'impact',
  'relief',
  'decisionProcess',
  'budget',
] as const;
export type HeardField = (typeof heardFields)[number];

export const cardStateSchema = z.enum(['shown', 'used', 'dismissed']);
export const suggestionStateSchema = z.enum(['open', 'accepted', 'cleared']);

export const shownCardSchema = coachCardSchema.extend({ state: cardStateSchema });
export type ShownCard = z.infer<typeof shownCardSchema>;

/** The prospect's words offered for a field; never stored as its value without a person. */
export const suggestionSchema = z.object({
  field: z.enum(heardFields),
  lineId: z.string(),
  /** The line, verbatim. */
  text: z.string(),
  state: suggestionStateSchema,
});
export type Suggestion = z.infer<typeof suggestionSchema>;

export const coachStateSchema = z.object({
  /** Newest first. */
  cards: z.array(shownCardSchema),
  /** Excludes dismissed suggestions. */
  suggestions: z.array(suggestionSchema),
  /** Milliseconds until the coach speaks again; 0 when it isn't snoozed. */
  snoozedForMs: z.number(),
  verbosity: z.enum(verbosities),
  /** Whether the organization has content that the coach can quote. */
  hasContent: z.boolean(),
  /** Whether the speakers of a transcript still need sides before the coach can tell whom to coach. */
  needsSides: z.boolean(),
});
export type CoachState = z.infer<typeof coachStateSchema>;

const session = { sessionId: recordId() };
const path = '/api/sessions/:sessionId/coach';

export const readCoach = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary: 'Cards and suggestions of a session, newest card first',
  input: z.object(session),
  output: coachStateSchema,
});

export const askForHelp = endpoint({
  method: 'POST',
  path: `${path}/help`,
  access: 'member',
  summary: 'The best card for what was said last, whatever the pace; null if there is none',
  input: z.object(session),
  output: z.object({ card: coachCardSchema.nullable() }),
});

export const snoozeCoach = endpoint({
  method: 'POST',
  path: `${path}/snooze`,
  access: 'member',
  summary: 'Snooze the coach for a number of minutes; 0 wakes it',
  input: z.object({ ...session, minutes: z.number().int().min(0).max(limits.coach.snoozeMinutesMax) }),
  output: z.object({ snoozedForMs: z.number() }),
});

export const setVerbosity = endpoint({
  method: 'PUT',
  path: `${path}/verbosity`,
  access: 'member',
  summary: 'How often the coach shows cards, in this session from now on and in the caller’s next ones',
  input: z.object({ ...session, verbosity: z.enum(verbosities) }),
  output: z.object({ verbosity: z.enum(verbosities) }),
});

export const markCard = endpoint({
  method: 'POST',
  path: `${path}/cards`,
  access: 'member',
  summary: 'Mark a card as used, dismiss it, or undo that',
  input: z.object({ ...session, cardId: line(limits.text.id), state: cardStateSchema }),
  output: z.object({ state: cardStateSchema }),
});

export const markSuggestion = endpoint({
  method: 'POST',
  path: `${path}/suggestions`,
  access: 'member',
  summary: 'Accept or clear a suggestion; a cleared one doesn’t come back',
  input: z.object({
    ...session,
    field: z.enum(heardFields),
    lineId: recordId(),
    state: suggestionStateSchema,
  }),
  output: z.object({ state: suggestionStateSchema }),
});

export const promiseSchema = z.object({
  /** Who said it; empty if the rep noted it. */
  owner: z.string(),
  /** `both`: what both sides do together, which neither owes. */
  side: z.enum(['rep', 'prospect', 'both']),
  /** The sentence, or its part that is this promise, verbatim. */
  text: z.string(),
  /** The same as it reads in a list: from 'I’ll' on, without sounds and asides. */
  what: z.string(),
  /** If it speaks only of 'it' or 'them': what the other side had just asked for, verbatim. */
  about: z.string().nullable(),
  /** The due date as it was said; null if none was named. */
  due: z.string().nullable(),
  lineId: z.string(),
  /** Whether someone marked the promise as kept. */
  kept: z.boolean(),
});
export type CallPromise = z.infer<typeof promiseSchema>;

export const readPromises = endpoint({
  method: 'GET',
  path: `${path}/promises`,
  access: 'member',
  summary: 'What both sides of a call promised, in the order they said it',
  input: z.object(session),
  output: z.object({ promises: z.array(promiseSchema) }),
});

export const callTopicSchema = z.object({
  /** Up to three things that this part of the call was about: 'Invoices, lease, paper'. */
  name: z.string(),
  seconds: z.number(),
  /** Its first line. */
  lineId: z.string(),
  /** What the prospect said about it, verbatim; null if nothing they said can be read alone. */
  quote: z.object({ text: z.string(), speaker: z.string(), lineId: z.string() }).nullable(),
});
export type CallTopic = z.infer<typeof callTopicSchema>;

export const readTopics = endpoint({
  method: 'GET',
  path: `${path}/topics`,
  access: 'member',
  summary: 'What a call was about, part by part, with how long each part took',
  input: z.object(session),
  output: z.object({ topics: z.array(callTopicSchema) }),
});

/** What frames ask for and no field holds: whom else they ask, who signs, and by what they choose. */
export const saidFacts = ['competitor', 'economicBuyer', 'decisionCriteria'] as const;
export type SaidFact = (typeof saidFacts)[number];

export const callFactSchema = z.object({
  fact: z.enum([...saidFacts, 'decisionProcess']),
  lineId: z.string(),
  /** The sentence that tells it, verbatim. */
  text: z.string(),
});
export type CallFact = z.infer<typeof callFactSchema>;

export const readFacts = endpoint({
  method: 'GET',
  path: `${path}/facts`,
  access: 'member',
  summary: 'What the prospect said, or a note says, of rivals, of who signs, and of how and by what they decide',
  input: z.object(session),
  /** The plainest of each first. */
  output: z.object({ facts: z.array(callFactSchema) }),
});

export const keepPromise = endpoint({
  method: 'POST',
  path: `${path}/promises`,
  access: 'member',
  summary: 'Mark a promise as kept, or reopen it',
  input: z.object({ ...session, lineId: recordId(), text: block(limits.discovery.lineMax), kept: z.boolean() }),
  output: z.object({ kept: z.boolean() }),
});
