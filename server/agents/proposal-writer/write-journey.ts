import { limits } from '#contract/limits.ts';
import type { BlockField } from '#contract/proposal.ts';
import { saidIn } from '#contract/proposal-lines.ts';
import type { Claim } from '#contract/evidence.ts';
import { fitsAsAnswer } from '#server/agents/discovery-coach/fields/fit-answer.ts';
import { fillsField } from '#server/agents/discovery-coach/fields/what-fills.ts';
import { failureWords, handWords, strainWords, waitWords } from '#server/agents/ledger/vocabulary/friction-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { holdsPromise } from '#server/agents/discovery-coach/find-promises.ts';
import { correctsItself } from '#server/agents/said/revoked.ts';
import { similarity, splitSentences, wordsOf } from '#server/readers/sentences.ts';
import type { CallWords } from './call-words.ts';
import { speaksAside } from './fits-field.ts';
import { speaksOfNobody } from './leans-back.ts';
import type { EvidenceBook } from './evidence-book.ts';
import { apartWords } from './vocabulary/talk-words.ts';
import type { ProposalMaterial } from './proposal-material.ts';

export type Blocks = Partial<Record<BlockField, Claim[]>>;

/** Fields that aren't challenges. */
const ofOtherBlocks: ReadonlySet<string> = new Set(['targetDate', 'outcomes', 'impact', 'relief', 'decisionProcess']);
/** A sentence with a single sign of trouble needs at least this many words. */
const tellingWords = 12;
const turnsToDeny = 4;
const mostWishes = 2;
const friction = wordTest([...handWords, ...waitWords, ...strainWords, ...failureWords, ...apartWords], 'giu');
const signsOf = (text: string): number => [...text.matchAll(friction)].length;

/** Whether one of its sentences tells of trouble that is theirs and not over, and praises nothing. */
const tellsTrouble = (piece: string): boolean =>
  splitSentences(piece).some(
    (each) => signsOf(each) > 0 && fitsAsAnswer('barriers', each) && fillsField('barriers', each),
  );

const denies = /\b(?:not|never|no)\b|n[’']t\b/iu;
/** Share of common words at which one sentence may contradict another. */
const sameMatter = 0.4;

/** 'Thirty-one.' tells a reader nothing: neither of what, nor for how long. */
const isBareNumber = (text: string): boolean => wordsOf(text) <= 2 && !/[\p{Sc}%\d]/u.test(text);

/** Removes statements on which two people of the prospect disagree. */
function agreed(claims: readonly Claim[], call: CallWords): Claim[] {
  const saidBy = (claim: Claim): string => saidIn(claim.text)?.who ?? '';
  return claims.filter((claim) => {
    const quote = claim.quotes[0]?.text ?? '';
    const at = call.turns.findIndex(({ text }) => quote !== '' && text.includes(quote));
    return !call.turns
      .slice(at + 1, at + 1 + turnsToDeny)
      .some(
        ({ side, speaker, text }) =>
          at >= 0 &&
          side === 'prospect' &&
          speaker !== saidBy(claim) &&
          denies.test(text) &&
          !denies.test(quote) &&
          splitSentences(text).some((sentence) => denies.test(sentence) && similarity(sentence, quote) >= sameMatter),
      );
  });
}

/** Returns the brief's sentence on what the prospect does. */
function knownBefore({ brief }: ProposalMaterial, book: EvidenceBook): Claim[] {
  const claim = brief.claims.find(({ kind, quotes }) => kind === 'fact' && quotes.length > 0);
  const source = brief.sources.find(({ id }) => id === claim?.quotes[0]?.sourceId);
  if (claim === undefined || source === undefined) return [];
  const { title, url, kind } = source;
  return [
    book.fromBrief('currentSituation', claim, { title, url, kind, text: source.text ?? claim.quotes[0]?.text ?? '' }),
  ];
}

/** Writes the prospect's situation, obstacles and goals, in their own words. */
export function writeJourney(material: ProposalMaterial, call: CallWords, book: EvidenceBook): Blocks {
  const { fields } = material;
  const own = (block: BlockField, label: string, texts: readonly string[], field: 'barriers' | 'outcomes'): Claim[] => {
    const written = texts.flatMap((text) => call.ofText(block, label, text));
    return written.length > 0 ? written : agreed(call.heard(block, field), call);
  };
  const cost =
    fields.currentFinancialImpact.trim() === ''
      ? call.heard('currentSituation', 'financialImpact')
      : isBareNumber(fields.currentFinancialImpact)
        ? []
        : call.ofText('currentSituation', 'Financial impact', fields.currentFinancialImpact);
  const challenges = own('challenges', 'Barrier', fields.barriers, 'barriers');
  const vision = own('vision', 'Desired outcome', fields.desiredOutcomes, 'outcomes');
  if (vision.length === 0) vision.push(...call.wishes('vision', mostWishes));
  const quotes = [...cost, ...challenges, ...vision].filter(({ text }) => text.includes('“'));
  // Even if the fields hold little, a call may contain their words on what is hard.
  if (quotes.length < limits.proposal.quotes && material.lines.length > 0) {
    const known = quotes.flatMap((claim) => claim.quotes.map(({ text }) => text));
    const elsewhere = new Set(
      material.heard.filter(({ field }) => ofOtherBlocks.has(field)).map(({ lineId }) => lineId),
    );
    const more = call.held
      .filter(({ turn }) => !turn.lines.some(({ id }) => elsewhere.has(id)))
      .filter(
        ({ piece }) =>
          (signsOf(piece) > 1 || (signsOf(piece) === 1 && wordsOf(piece) >= tellingWords)) &&
          !call.isUsed(piece) &&
          tellsTrouble(piece) &&
          !correctsItself(piece) &&
          !splitSentences(piece).some(holdsPromise) &&
          !speaksOfNobody(piece) &&
          !splitSentences(piece).every((each) => speaksAside(each, call.turns)) &&
          !known.some((text) => piece.includes(text)),
      )
      .toSorted((a, b) => signsOf(b.piece) - signsOf(a.piece))
      .slice(0, limits.proposal.quotes - quotes.length)
      .toSorted((a, b) => a.turn.at - b.turn.at);
    challenges.push(...more.flatMap(({ turn, piece }) => call.quote('challenges', turn, piece)));
  }
  const situation = cost.length > 0 ? cost : challenges.splice(0, challenges.length > 1 ? 1 : 0);
  return { currentSituation: [...knownBefore(material, book), ...situation], challenges, vision };
}
