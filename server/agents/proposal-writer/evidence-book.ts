import type { Claim, SourceKind } from '#contract/evidence.ts';
import type { ProposalSource } from '#contract/proposal.ts';
import type { ContentAnswer } from '#server/agents/discovery-coach/coach-material.ts';
import { plainNote } from './noted/plain-note.ts';
import { printedQuote } from './quote-piece.ts';
import type { Turn } from './turns.ts';

/** Creates the statements of a proposal together with their sources. */
export interface EvidenceBook {
  /** A quotation with its speaker; the quote is verbatim from the turn. */
  said(block: string, turn: Turn, piece: string, who?: string): Claim;
  /** A quotation that means nothing without `sentence`, said before it; both are quoted. */
  saidOn(
    block: string,
    turn: Turn,
    piece: string,
    who: string | undefined,
    on: { turn: Turn; sentence: string },
  ): Claim;
  /** A note of the seller's people: made plain where that is certain, else as written. */
  noted(block: string, label: string, text: string, lineId?: string): Claim;
  /** A sentence of the organization's content, after the concern that it answers, if it answers one. */
  fromContent(block: string, answer: ContentAnswer, sentence: string, concern?: string): Claim;
  /** A text from the organization's solutions, prices or cases. */
  fromOffer(block: string, title: string, text: string, quote?: string): Claim;
  fromBrief(
    block: string,
    claim: Claim,
    source: { title: string; url: string | null; kind: SourceKind; text: string },
  ): Claim;
  /** A statement about other statements, which it rests on. */
  lead(block: string, text: string, on: readonly Claim[]): Claim;
  /** What another statement rests on, in words that say what follows from it. */
  again(block: string, text: string, claim: Claim): Claim;
  /** Something no one has said yet. */
  gap(block: string, text: string): Claim;
  /** An example that is about no real customer. */
  example(block: string, text: string): Claim;
  sources(): ProposalSource[];
}

const sourceKinds = { document: 'document-page', webpage: 'web-page', video: 'video-second' } as const;
const none = { lineId: null, at: null, contentId: null, url: null };

/** Returns a source id; a turn joined with the previous one is a different source. */
export const sourceOfTurn = ({ id, lines }: Pick<Turn, 'id' | 'lines'>): string => `line-${id}-${lines.length}`;

export function openEvidenceBook(): EvidenceBook {
  const sources = new Map<string, ProposalSource>();
  const counts = new Map<string, number>();
  const idOf = (block: string): string => {
    const next = (counts.get(block) ?? 0) + 1;
    counts.set(block, next);
    return `${block}-${next}`;
  };
  const keep = (source: ProposalSource): string => {
    if (!sources.has(source.id)) sources.set(source.id, source);
    return source.id;
  };
  const fact = (block: string, text: string, source: ProposalSource, quote: string): Claim => ({
    id: idOf(block),
    text,
    kind: 'fact',
    quotes: [{ sourceId: keep(source), text: quote }],
  });
  const spoken = (turn: Turn): ProposalSource => ({
    ...none,
    id: sourceOfTurn(turn),
    kind: 'utterance',
    title: turn.speaker,
    text: turn.text,
    lineId: turn.id,
    at: turn.at,
  });
  const speakerOf = ({ speaker }: Turn): string => (speaker === '' ? 'In the call' : speaker);
  return {
    said: (block, turn, piece, who = speakerOf(turn)) =>
      fact(block, `${who}: “${printedQuote(piece)}”`, spoken(turn), piece),
    saidOn: (block, turn, piece, who, on) => {
      const lead = `${who ?? speakerOf(turn)}, on “${printedQuote(on.sentence)}”`;
      const claim = fact(block, `${lead}: “${printedQuote(piece)}”`, spoken(turn), piece);
      return { ...claim, quotes: [...claim.quotes, { sourceId: keep(spoken(on.turn)), text: on.sentence }] };
    },
    noted: (block, label, text, lineId) =>
      fact(
        block,
        plainNote(text),
        {
          ...none,
          id: `note-${label}-${text.length}-${text.slice(0, 40)}`,
          kind: 'note',
          title: label,
          text,
          lineId: lineId ?? null,
        },
        text,
      ),
    fromContent: (block, { passage, heading }, sentence, concern) => {
      const claim = fact(
        block,
        concern === undefined ? sentence : `“${concern}” ${sentence}`,
        {
          ...none,
          // One passage may hold short parts under several headings.
          id: `content-${passage.contentId}-${passage.passageId}${heading === passage.heading ? '' : `-${heading.slice(0, 60)}`}`,
          kind: sourceKinds[passage.contentKind],
          title: [...new Set([passage.title, heading])].filter(Boolean).join(', '),
          text: passage.text,
          contentId: passage.contentId,
        },
        sentence,
      );
      const [quote] = claim.quotes;
      if (concern === undefined || quote === undefined) return claim;
      return { ...claim, quotes: [{ ...quote, text: concern }, quote] };
    },
    fromOffer: (block, title, text, quote = text) =>
      fact(
        block,
        text,
        { ...none, id: `offer-${title}-${quote.slice(0, 60)}`, kind: 'own-solution', title, text: quote },
        quote,
      ),
    fromBrief: (block, claim, { title, url, kind, text }) => ({
      ...fact(
        block,
        claim.text,
        { ...none, id: `brief-${claim.id}`, kind, title, text, url },
        claim.quotes[0]?.text ?? claim.text,
      ),
    }),
    lead: (block, text, on) => ({
      id: idOf(block),
      text,
      kind: 'inference',
      quotes: [],
      restsOn: on.map(({ id }) => id),
    }),
    again: (block, text, { kind, quotes }) => ({ id: idOf(block), text, kind, quotes: [...quotes] }),
    gap: (block, text) => ({ id: idOf(block), text, kind: 'not-found', quotes: [] }),
    example: (block, text) => ({ id: idOf(block), text, kind: 'playbook', quotes: [] }),
    sources: () => [...sources.values()],
  };
}
