import { hearPlainly } from '../learned/hear-plainly.ts';
import { phraseOdds } from '../learned/phrase-odds.ts';
import type { MeaningOf } from '../meaning/line-meanings.ts';
import { meantFieldOdds } from './meant-field-odds.ts';
import { touchedBy } from './asked-fields.ts';
import { nothingAsked, type Talk } from './call-talk.ts';
import type { CallLine } from '../call-line.ts';
import type { CallField } from '../vocabulary/field-words.ts';
import { fieldFrom, fieldOdds, phrasesAdd } from './field-chance.ts';
import { fieldTraits, type FieldTrait } from './field-traits.ts';
import { signsIn } from './trouble-signs.ts';
import type { LikelyField } from '../vocabulary/likely-fields.ts';

/** So long the seller's last line was said just now, and so long what it asked for is remembered. */
const freshSeconds = 15;
const earlierSeconds = 30;
/** From these log-odds on a line fills a field that no rule found in it, and below those it doesn't, whatever rules find (decision 138). */
const meantFrom = -0.25;
const meantLeast = -3;

const doubts = ['objection', 'price', 'competitor'] as const;

/** Whether a line speaks against the offer, in everyday words or by what it means by itself: also right after a question for what should be, that is nothing wished for. */
function doubtsOffer(text: string, meaningOf: MeaningOf | undefined): boolean {
  const plainly = hearPlainly(text);
  if (doubts.some((kind) => plainly(kind).over !== null)) return true;
  const meaning = meaningOf?.(text, null) ?? null;
  if (meaning === null) return false;
  const doubt = Math.max(...doubts.map((kind) => meaning(kind)));
  return doubt > 0 && doubt > meaning('outcomes');
}

/** How likely it is that a line of the prospect fills each field. */
export interface LineChance {
  /** The log-odds of its phrases. */
  phrases: ReturnType<typeof phraseOdds>;
  /** How far its log-odds are above what is enough where no rule is sure. */
  over(field: LikelyField): number;
  /** It means something else: no rule may fill the field with it. */
  denies(field: CallField): boolean;
}

const isFresh = ({ lastRep }: Talk, line: CallLine): boolean =>
  lastRep !== null && line.at - lastRep.at <= freshSeconds;
/** Whether the prospect asked something of their own before the line. */
const isLeft = ({ askedBack }: Talk, line: CallLine): boolean => askedBack !== null && askedBack.id !== line.id;
/** What the seller just touched, as far as the line follows on it. */
const justTouched = (talk: Talk, line: CallLine): ReadonlySet<CallField> =>
  isFresh(talk, line) && !isLeft(talk, line) ? touchedBy(talk.lastRep?.text ?? '') : nothingAsked.fields;

/** What stands in and around a line, as far as the seller's lines before it were heard; `asked`: what they just touched. */
export const traitsAround = (
  talk: Talk,
  line: CallLine,
  asked: ReadonlySet<CallField> = justTouched(talk, line),
): Record<FieldTrait, number> =>
  fieldTraits(line.text, {
    rep: talk.lastRep?.text ?? null,
    fresh: isFresh(talk, line),
    told: talk.pitched,
    wished: !talk.ofToday,
    at: line.at,
    asked,
    earlier: line.at - talk.touchedAt <= earlierSeconds ? talk.touched : nothingAsked.fields,
  });

/** Weighs a line by its form, place and phrases, and by what it means, where that is known. */
export function chanceOf(talk: Talk, line: CallLine, meaningOf: MeaningOf | undefined): LineChance {
  const before = isLeft(talk, line) ? null : (talk.lastRep?.text ?? null);
  const phrases = phraseOdds(line.text, before);
  const touched = justTouched(talk, line);
  const traits = traitsAround(talk, line, touched);
  const meaning = meaningOf?.(line.text, before) ?? null;
  const isDoubt = (field: CallField): boolean => field === 'outcomes' && doubtsOffer(line.text, meaningOf);
  if (meaning !== null) {
    const odds = meantFieldOdds(traits, phrases, meaning);
    return {
      phrases,
      over: (field) => odds(field) - meantFrom,
      denies: (field) => odds(field) < meantLeast || isDoubt(field),
    };
  }
  const byForm = fieldOdds(traits);
  return {
    phrases,
    denies: isDoubt,
    over(field) {
      const amiss = (): boolean => traits.isBad + traits.isPaper + traits.isSteps + signsIn(line.text) > 0;
      if (field === 'barriers' && phrases(field) < 0 && !amiss()) return -Infinity;
      const added = phrasesAdd(field, phrases(field));
      // What answers a question for it needs no phrase of its own.
      return (byForm.get(field) ?? -Infinity) - fieldFrom(field) + (touched.has(field) ? Math.max(0, added) : added);
    },
  };
}
