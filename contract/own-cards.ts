import { z } from 'zod';
import { cardSpeakers } from './coach-cards.ts';
import { contentKindSchema, notQuotedReasons } from './content.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { line, recordId } from './text.ts';

export const ownCardKinds = ['objection', 'competitor', 'price'] as const;
/** `phrase`: one of the words is said verbatim; `meaning`: the line shares the distinctive words of an example. */
export const ownCardTriggers = ['phrase', 'meaning'] as const;

const { cardWords, sayWords, ownWords, ownWordMax, ownLineMax } = limits.coach;
const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

const shape = {
  kind: z.enum(ownCardKinds),
  trigger: z.enum(ownCardTriggers),
  saidBy: z.enum(cardSpeakers).default('prospect'),
  /** What they say: phrases or examples. */
  words: z
    .array(line(ownWordMax).min(3, 'Use 3 characters or more'))
    .min(1, 'Enter what is said')
    .max(ownWords, `Use up to ${ownWords} lines`),
  say: line(ownLineMax)
    .min(1, 'Enter a line to say')
    .refine((text) => countWords(text) <= sayWords, `Use up to ${sayWords} words`),
  ask: line(ownLineMax)
    .min(1, 'Enter a question')
    .refine((text) => countWords(text) <= cardWords - sayWords, `Use up to ${cardWords - sayWords} words`),
  /** The item of content that proves the line; null: none. */
  proofId: recordId().nullable().default(null),
};
export const ownCardDraftSchema = z.object(shape);
export type OwnCardDraft = z.infer<typeof ownCardDraftSchema>;

export const ownCardSchema = ownCardDraftSchema.extend({
  id: z.string(),
  on: z.boolean(),
  /** The item of `proofId`, and why calls don't show it; null if none is chosen, or it was deleted. */
  proof: z
    .object({ title: z.string(), kind: contentKindSchema, hidden: z.enum(notQuotedReasons).nullable() })
    .nullable(),
  /** How often kept sessions show the card, and how often someone used it. */
  shown: z.number().int(),
  used: z.number().int(),
});
export type OwnCard = z.infer<typeof ownCardSchema>;

const cards = z.object({ cards: z.array(ownCardSchema) });

export const listOwnCards = endpoint({
  method: 'GET',
  path: '/api/coach-cards',
  access: 'admin',
  summary: 'The organization’s own coach cards, oldest first',
  input: z.object({}),
  output: cards,
});

/** The caller creates the id, which makes a repeated request idempotent. */
export const saveOwnCard = endpoint({
  method: 'PUT',
  path: '/api/coach-cards/:cardId',
  access: 'admin',
  summary: 'Save a coach card, or turn it on or off',
  input: z.object({ cardId: z.uuid(), on: z.boolean(), ...shape }),
  output: cards,
});

export const deleteOwnCard = endpoint({
  method: 'DELETE',
  path: '/api/coach-cards/:cardId',
  access: 'admin',
  summary: 'Delete a coach card; where it was shown, it stays',
  input: z.object({ cardId: recordId() }),
  output: cards,
});

export const tryOwnCard = endpoint({
  method: 'POST',
  path: '/api/coach-cards/try',
  access: 'admin',
  summary: 'Which lines of a past session a card would answer, before it is saved',
  input: ownCardDraftSchema.omit({ proofId: true }).extend({ sessionId: recordId() }),
  output: z.object({
    /** Lines searched: those of the card's speakers and, if the prospect is one, notes. */
    looked: z.number().int(),
    answers: z.array(z.object({ lineId: z.string(), atMs: z.number().nullable(), text: z.string() })),
  }),
});
