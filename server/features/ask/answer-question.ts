import { z } from 'zod';
import type { ContentAnswerToQuestion, ContentPassage } from '#contract/ask.ts';
import type { ContentFilter } from '#contract/content-library.ts';
import { claimSchema, type Source } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { draftAnswer } from '#server/agents/answerer/draft-answer.ts';
import {
  answerThreshold,
  nearThreshold,
  statedThreshold,
  toldThreshold,
} from '#server/agents/answerer/answer-chance.ts';
import { createQuoteVerifier } from '#server/agents/verify-quotes.ts';
import { chooseAnalyst } from '#server/features/model/choose-analyst.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { citeContent } from '#server/features/content/cite-content.ts';
import { markTeamOnly } from '#server/features/team-only/mark-team-only.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import { bestPlace, headedAt, saidAt, secondOfQuote } from '#server/search/said-at.ts';

interface Question {
  question: string;
  filter: Partial<ContentFilter>;
  /** Where its citations are written down; null: nowhere. */
  citedIn: 'answer' | 'saved-question' | null;
  /** A sentence that says all that is asked for answers, however many others are near. */
  plainly?: boolean;
}

const kinds = { document: 'document-page', webpage: 'web-page', video: 'video-second' } as const;
const answerMs = 45_000;
/** Passages that are searched for sentences; the first of what they are put in order by are shown. */
const looked = 40;
const claimsSchema = z.array(claimSchema);

function sourceOf(passage: ContentPassage): Source {
  return {
    id: passage.passageId,
    kind: kinds[passage.kind],
    title: passage.title || passage.name,
    url: passage.url,
    fetchedAt: new Date().toISOString(),
    text: passage.text,
  };
}

/** Answers from the organization's content alone, every sentence with the passage that it stands on, or says that it is not there. */
export async function answerQuestion(
  ctx: TenantContext,
  { question, filter, citedIn, plainly = false }: Question,
): Promise<ContentAnswerToQuestion> {
  const found = await passagesFor(ctx, question, filter, looked, { asks: true });
  const draft = draftAnswer(question, found);
  const threshold = draft.told ? toldThreshold : draft.stated ? statedThreshold : answerThreshold;
  const answers = draft.chance >= threshold || draft.priced || (plainly && draft.whole);
  const { passages, isTeamOnly } = await markTeamOnly(ctx, {
    passages: draft.passages.slice(0, limits.content.passages.default),
  });
  const shownPassages = passages.map((passage) => headedAt(passage, bestPlace(passage.marks)));
  const nothing: ContentAnswerToQuestion = {
    answer: null,
    reason: draft.chance < nearThreshold ? 'not-in-content' : 'not-clear',
    passages: shownPassages,
  };
  if (passages.length === 0) return nothing;
  const sources = passages.map(sourceOf);
  const shown = new Set(passages.map(({ passageId }) => passageId));
  const composed = await (
    await chooseAnalyst(ctx, 'ask')
  ).answer(
    {
      key: 'answer',
      today: new Date().toISOString().slice(0, 10),
      title: 'An answer from the company’s own content',
      sources,
      claims: [],
      output: claimsSchema,
      instructions: `Answer this question in at most four short sentences, each a fact with its quote: ${JSON.stringify(question)}`,
      draft: () =>
        !answers ? [] : draft.claims.filter(({ quotes }) => quotes.every(({ sourceId }) => shown.has(sourceId))),
    },
    AbortSignal.timeout(answerMs),
  );
  const claims = createQuoteVerifier(sources)(claimsSchema.parse(composed.output), new Set()).filter(
    ({ kind, quotes }) => kind === 'fact' && quotes.length > 0,
  );
  if (claims.length === 0) return nothing;
  const sentences = claims.map(({ text, quotes }) => ({
    text,
    teamOnly: quotes.some(({ sourceId, text: quote }) => isTeamOnly(sourceId, quote)),
    citations: quotes.map(({ sourceId, text: quote }) => ({ passageId: sourceId, quote })),
  }));
  if (citedIn !== null) {
    const byId = new Map(passages.map((passage) => [passage.passageId, passage]));
    const cited = sentences
      .flatMap(({ citations }) => citations)
      .flatMap(({ passageId, quote }) => {
        const passage = byId.get(passageId);
        if (passage === undefined) return [];
        return [{ contentId: passage.contentId, quote, page: passage.page, second: secondOfQuote(passage, quote) }];
      });
    await citeContent(ctx, { place: citedIn, label: question, citations: cited });
  }
  const citations = sentences.flatMap((sentence) => sentence.citations);
  const cited = passages.map((passage, place) => {
    const quote = citations.find(({ passageId }) => passageId === passage.passageId)?.quote;
    const at = quote === undefined ? -1 : passage.text.indexOf(quote);
    return at < 0 ? (shownPassages[place] ?? passage) : headedAt(saidAt(passage, at), at);
  });
  return { answer: { sentences, writtenBy: composed.writtenBy }, reason: null, passages: cited };
}
