import { z } from 'zod';
import { contentKindSchema } from './content.ts';

/** What somebody said that wants an answer. */
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

/** Words of the organization's own content, letter by letter, and where they stand. */
export const cardQuoteSchema = z.object({
  text: z.string().min(1),
  contentId: z.string(),
  passageId: z.string(),
  /** What the item is, and the passage's place in its extracted text. */
  contentKind: contentKindSchema,
  number: z.number().int(),
  title: z.string(),
  heading: z.string().nullable(),
  page: z.number().int().nullable(),
});

/** A card beside the call: at most 40 words of one line to say, one question to ask and one proof. */
export const coachCardSchema = z.object({
  id: z.string(),
  kind: z.enum(matterKinds),
  /** Seconds since the call began at which it was shown, and the line that it answers. */
  at: z.number().nonnegative(),
  lineId: z.string(),
  /** Null: the content says nothing of it; the card is then a question alone, and says that it has no source. */
  say: cardQuoteSchema.nullable(),
  ask: z.string().min(1),
  proof: cardQuoteSchema.nullable(),
  rival: z.string().nullable(),
  /** The organization's own card that it is, with its line to say; absent: it comes from the content. */
  own: z.object({ id: z.string(), say: z.string() }).optional(),
});

export type MatterKind = (typeof matterKinds)[number];
export type CardQuote = z.infer<typeof cardQuoteSchema>;
export type CoachCard = z.infer<typeof coachCardSchema>;

/** How readily the coach speaks. */
export const verbosities = ['low', 'medium', 'high'] as const;
export type Verbosity = (typeof verbosities)[number];
