import type { MatterKind } from '#contract/coach-cards.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import type { CallLine } from '../call-line.ts';
import type { CoachMaterial, ContentAnswer } from '../coach-material.ts';
import { wordedKinds } from '../learned/hear-plainly.ts';
import type { MeaningOf } from '../meaning/line-meanings.ts';
import type { OwnCard } from '../own-cards/own-cards.ts';
import { isLackOfTime } from './lack-of-time.ts';
import { hearQuestion } from './hear-question.ts';
import { matterOdds, plainEnough, plainness, plainnessOfEveryday } from './matter-odds.ts';
import { readMatterSigns, type Heard, type MatterSigns } from './matter-signs.ts';

/** Something that a prospect said and that wants an answer or a question. */
export interface Matter {
  kind: MatterKind;
  /** How plain it is, up to about 2; from `plainEnough` on, a question from less, it has a card. */
  score: number;
  /** The answer of the content that it comes closest to. */
  answer: ContentAnswer | null;
  rival: string | null;
  line: CallLine;
  /** The organization's own card for it. */
  own?: OwnCard;
  /** Which point of a note it is, from 0. */
  part?: number;
}

/** A rival that is named is plain also to a coach that seldom speaks. */
const namedScore = 1.5;
/** What the organization wrote a card for goes before all that rules find. */
const ownScore = 2.5;
/** What the first words of a call take from a question. */
const openingTakes = 0.6;

/** What else is heard, for whoever asks for help, speaks of the matter or of content for it. */
const speaksOf = (kind: MatterKind, signs: MatterSigns): boolean =>
  signs.tried +
    signs.taleAtPitch +
    signs.asksBack +
    signs.sumsUp +
    signs.paysToday +
    signs.plain +
    signs.near +
    signs.close +
    signs.askedFor +
    signs.inRoom +
    (kind === 'objection' ? signs.demurs : 0) >
  0;
/** A plain word of a matter and another near it are one, unless they are about something else. */
const saysOutright = (signs: MatterSigns): boolean =>
  signs.plain > 0 && signs.near > 0 && signs.aside + signs.opening + signs.discovering + signs.unpitched === 0;
/** Everyday words are heard by themselves where a line says little else, or nothing else speaks much against it. */
const shortLine = 14;
const notUnlikely = -2;

/** What a prospect's line may be about, best first: by its words, by the content it touches, by what was just spoken of, by what it means. */
export function hearMatters(
  line: CallLine,
  before: readonly Heard[],
  material: CoachMaterial,
  hearName: (text: string) => string | null,
  meaningOf: MeaningOf = () => null,
): Matter[] {
  const read = readMatterSigns(line, before, material);
  const meaning = meaningOf(line.text, read.lastTold);
  const matters: Matter[] = [];
  const own = material.own?.(line.text, line.side) ?? null;
  if (own !== null) matters.push({ kind: own.kind, score: ownScore, answer: null, rival: null, line, own });
  const rival = hearName(line.text);
  if (rival !== null) {
    const answer = material.answers.find((each) => each.rival === rival || each.text.startsWith(rival));
    matters.push({
      kind: 'competitor',
      score: namedScore,
      answer: answer ?? read.answerFor('competitor'),
      rival,
      line,
    });
  }
  const isShort = wordsOf(line.text) <= shortLine;
  for (const kind of wordedKinds) {
    if (kind === 'competitor' && rival !== null) continue;
    if (kind === 'timing' && isLackOfTime(line.text)) continue;
    const signs = read.signsOf(kind);
    const meant = meaning?.(kind) ?? null;
    const odds = matterOdds(kind, signs, meant);
    const over = isShort || odds >= notUnlikely ? read.saidPlainly(kind) : null;
    const score = Math.max(
      plainness(odds),
      over === null ? -Infinity : plainnessOfEveryday(over, signs),
      // What was tried and failed is a doubt in whatever words.
      kind === 'objection' && signs.tried > 0 ? plainEnough : -Infinity,
      saysOutright(signs) && isShort ? plainEnough : -Infinity,
    );
    if (score >= plainEnough || speaksOf(kind, signs))
      matters.push({ kind, score, answer: read.answerFor(kind), rival: null, line });
  }
  const asked = read.told || read.replies === '' ? hearQuestion(line.text, read.replies, material) : null;
  if (asked !== null && !read.unpitched)
    matters.push({
      kind: 'question',
      score: asked.score - (read.opening ? openingTakes : 0),
      answer: asked.answer,
      rival: null,
      line,
    });
  return matters.toSorted((a, b) => b.score - a.score);
}
