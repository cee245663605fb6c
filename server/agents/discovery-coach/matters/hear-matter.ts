import type { MatterKind } from '#contract/coach-cards.ts';
import type { CallLine } from '../call-line.ts';
import type { CoachMaterial, ContentAnswer } from '../coach-material.ts';
import { wordedKinds } from '../learned/hear-plainly.ts';
import type { OwnCard } from '../own-cards/own-cards.ts';
import { hearQuestion } from './hear-question.ts';
import { matterOdds, plainness } from './matter-odds.ts';
import { readMatterSigns, type Heard } from './matter-signs.ts';

/** Something that a prospect said and that wants an answer or a question. */
export interface Matter {
  kind: MatterKind;
  /** How plain it is, up to about 2; from 1 on it's plain enough for a card. */
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

/** What a prospect's line may be about, best first: by its words, by the content it touches, by what was just spoken of. */
export function hearMatters(
  line: CallLine,
  before: readonly Heard[],
  material: CoachMaterial,
  hearName: (text: string) => string | null,
): Matter[] {
  const read = readMatterSigns(line, before, material);
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
  for (const kind of wordedKinds) {
    if (kind === 'competitor' && rival !== null) continue;
    const score = plainness(kind, matterOdds(kind, read.signsOf(kind)));
    if (score > 0) matters.push({ kind, score, answer: read.answerFor(kind), rival: null, line });
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
