import type { MatterKind } from '#contract/coach-cards.ts';
import type { CallLine, HeardLine } from './call-line.ts';
import type { CoachMaterial, ContentAnswer } from './coach-material.ts';
import { hearQuestion } from './hear-question.ts';
import { matterScore } from './matter-chance.ts';
import { weighLine } from './matter-signs.ts';
import type { OwnCard } from './own-cards.ts';
import { weighedKinds } from './vocabulary/matter-weights.ts';

/** Something that a prospect said and that wants an answer or a question. */
export interface Matter {
  kind: MatterKind;
  /** 0 to about 2; one is plain. */
  score: number;
  /** The answer of the content that it comes closest to. */
  answer: ContentAnswer | null;
  rival: string | null;
  line: CallLine;
  /** The organization's own card for it. */
  own?: OwnCard;
}

/** A rival that is named is plain also to a coach that seldom speaks. */
const namedScore = 1.5;
/** What the organization wrote a card for goes before all that rules find. */
const ownScore = 2.5;
/** The first words of a call are greetings: what they ask is seldom about what is sold. */
const openingSeconds = 75;
const openingLoss = 0.6;

/** What a prospect's line may be about, best first: by its form, its words, the content it touches, what was just spoken of. */
export function hearMatters(
  line: CallLine,
  before: readonly HeardLine[],
  material: CoachMaterial,
  hearName: (text: string) => string | null,
): Matter[] {
  const weighed = weighLine(line, before, material);
  const matters: Matter[] = [];
  const own = line.side === 'rep' ? null : (material.own?.(line.text) ?? null);
  if (own !== null) matters.push({ kind: own.kind, score: ownScore, answer: null, rival: null, line, own });
  const rival = hearName(line.text);
  if (rival !== null) {
    const { answer } = weighed.closest('competitor');
    const about = material.answers.find((each) => each.rival === rival || each.text.startsWith(rival)) ?? answer;
    matters.push({ kind: 'competitor', score: namedScore, answer: about, rival, line });
  }
  for (const kind of weighedKinds) {
    if (kind === 'competitor' && rival !== null) continue;
    const score = matterScore(kind, weighed.traits(kind));
    if (score !== null) matters.push({ kind, score, answer: weighed.closest(kind).answer, rival: null, line });
  }
  const { replies, told, unpitched } = weighed;
  const asked = told || replies === '' ? hearQuestion(line.text, replies, material) : null;
  if (asked !== null && !unpitched) {
    const score = asked.score - (line.at < openingSeconds ? openingLoss : 0);
    matters.push({ kind: 'question', score, answer: asked.answer, rival: null, line });
  }
  return matters.toSorted((a, b) => b.score - a.score);
}
