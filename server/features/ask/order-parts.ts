import type { AnswerPart } from '#contract/ask-call.ts';

export interface PartFound {
  part: AnswerPart;
  /** Whether it answers; otherwise it is only near. */
  certain: boolean;
  /** The chance that it answers, or how near it is, 0 to 1. */
  chance: number;
}

/** What a question asks for by its words. */
interface AskedOf {
  /** Of the prospect: what the content says of others' work is no answer to that. */
  prospect: boolean;
  /** Of a price or of what is ours: the content knows it best. */
  offer: boolean;
}

/** Returns the parts that found something, what answers best first; of two that answer alike the call goes first. */
export function orderParts(found: readonly PartFound[], { prospect, offer }: AskedOf): AnswerPart[] {
  const rank = ({ part, certain, chance }: PartFound): number => {
    const fits = part === 'content' ? (offer ? 1 : prospect ? -1 : 0) : 0;
    return (certain ? 2 : 0) + fits + chance / 2;
  };
  return found.toSorted((a, b) => rank(b) - rank(a)).map(({ part }) => part);
}
