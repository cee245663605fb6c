import { z } from 'zod';
import { contentKindSchema } from './content.ts';

/** Kinds of statements in a call that need a response. */
export const matterKinds = [
  'objection',
  'competitor',
  'price',
  'security',
  'timing',
  'authority',
  'proof',
  'question',
] as const;

/** Whose words an organization's own card answers; what the rep notes counts as the prospect's. */
export const cardSpeakers = ['prospect', 'rep', 'both'] as const;
export type CardSpeaker = (typeof cardSpeakers)[number];

/** Returns whether a card listens to a line of this side. */
export const listensTo = (saidBy: CardSpeaker, side: 'rep' | 'prospect' | 'note'): boolean =>
  saidBy === 'both' || saidBy === (side === 'rep' ? 'rep' : 'prospect');

/** A verbatim quote from the organization's content, and where it appears. */
export const cardQuoteSchema = z.object({
  text: z.string().min(1),
  contentId: z.string(),
  passageId: z.string(),
  /** Kind of the item, and the passage's position in its extracted text. */
  contentKind: contentKindSchema,
  number: z.number().int(),
  title: z.string(),
  heading: z.string().nullable(),
  page: z.number().int().nullable(),
  /** Where the text is a row of a table: the row that names its columns, verbatim; absent if none does. */
  columns: z.string().optional(),
});

/** A card shown beside the call: up to 40 words with one line to say, one question to ask and one proof. */
export const coachCardSchema = z.object({
  id: z.string(),
  kind: z.enum(matterKinds),
  /** Seconds since the call began when the card was shown, and the line it responds to. */
  at: z.number().nonnegative(),
  lineId: z.string(),
  /** Null if the content has nothing to say; the card is then only a question and says it has no source. */
  say: cardQuoteSchema.nullable(),
  ask: z.string().min(1),
  /** Of an own card without room for a sentence, the text is the item's title. */
  proof: cardQuoteSchema.nullable(),
  rival: z.string().nullable(),
  /**
   * The organization's own card, its line to say and whose words it answers, without which those are the prospect's;
   * absent if the card comes from the content.
   */
  own: z.object({ id: z.string(), say: z.string(), saidBy: z.enum(cardSpeakers).optional() }).optional(),
});

export type MatterKind = (typeof matterKinds)[number];
export type CardQuote = z.infer<typeof cardQuoteSchema>;
export type CoachCard = z.infer<typeof coachCardSchema>;

const listed = (cells: readonly string[]): string => cells.filter((cell) => cell.trim() !== '').join(', ');

/** Returns a row of a table as people say it: 'Sensor | €85 each | in stock' is 'Sensor: €85 each, in stock'. */
export function asSaid(text: string): string {
  const [name = '', ...cells] = text.split(' | ');
  const told = listed(cells);
  return told === '' ? name : `${name}: ${told}`;
}

/** Returns the names of a row's columns as they are read below it: 'Item, Price (EUR)'. */
export const columnsAsRead = (columns: string): string => listed(columns.split(' | '));

/** How often the coach speaks up. */
export const verbosities = ['low', 'medium', 'high'] as const;
export type Verbosity = (typeof verbosities)[number];
