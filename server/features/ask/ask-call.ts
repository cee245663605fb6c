import type { CallAnswer } from '#contract/ask-call.ts';
import { sectionKeys, sectionTitles, type SectionKey } from '#contract/brief.ts';
import { teamOnlyClaims } from '#contract/brief-team-only.ts';
import { collapseSpace } from '#contract/evidence.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import { draftAnswer } from '#server/agents/answerer/draft-answer.ts';
import { answerThreshold } from '#server/agents/answerer/judge-candidates.ts';
import { asks } from '#server/agents/said/asks.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import { readPrep } from '#server/features/prep/read-prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { answerQuestion } from './answer-question.ts';
import { rankTexts, type LooseText } from './rank-texts.ts';

interface Found {
  text: string;
  /** The text that it was found in. */
  id: string;
}

/** In a call each sentence stands by itself: what scores so much less than the best isn't shown beside it. */
const sideBySide = 1.2;

/** Sentences of these texts that answer, word for word, or come closest; empty: none has to do with it. */
function sentencesOn(question: string, texts: readonly LooseText[]): { certain: boolean; found: Found[] } {
  const draft = draftAnswer(question, { ...rankTexts(question, texts), within: sideBySide });
  return {
    certain: draft.chance >= answerThreshold,
    found: draft.claims.flatMap(({ quotes }) => quotes.map(({ sourceId, text }) => ({ id: sourceId, text }))),
  };
}

/** An answer often stands in the line after its question: each line is read with the one before it. */
function saidTexts(lines: readonly SessionLine[], nameOf: (line: SessionLine) => string): LooseText[] {
  return lines.map((line, at) => {
    const before = lines[at - 1];
    return {
      id: line.id,
      title: nameOf(line),
      text: before === undefined ? line.text : `${before.text}\n${line.text}`,
    };
  });
}

/** The line that holds a sentence that was found in it and the line before it together. */
function lineOf(text: string, id: string, lines: readonly SessionLine[]): number {
  const at = lines.findIndex((line) => line.id === id);
  const own = [at, at - 1].find((place) => collapseSpace(lines[place]?.text ?? '').includes(collapseSpace(text)));
  return own ?? at;
}

/** Who was asked may first say something else; further on, another matter begins. */
const repliesWithin = 3;

/** A question that was asked in the call answers nothing: what the other side said to it does. */
function replyTo(text: string, at: number, lines: readonly SessionLine[]): SessionLine | undefined {
  const asked = lines[at];
  if (!asks(text)) return asked;
  // Where nobody is named, a line that doesn't ask is taken for the reply.
  return lines
    .slice(at + 1, at + 1 + repliesWithin)
    .find((line) => (line.speakerId === null || line.speakerId !== asked?.speakerId) && !asks(line.text));
}

async function briefOf(
  ctx: TenantContext,
  prospectId: string,
): Promise<{ id: string; text: string; section: SectionKey; teamOnly: boolean }[]> {
  try {
    const { prepSession } = await readPrep(ctx, { prospectId });
    const aside = new Set(
      prepSession.marks.filter(({ hidden, wrong }) => hidden || wrong).map(({ claimId }) => claimId),
    );
    const ofTeam = teamOnlyClaims(prepSession.brief);
    return sectionKeys.flatMap((section) =>
      prepSession.brief.sections[section].claims
        .filter(({ id, kind }) => !aside.has(id) && (kind === 'fact' || kind === 'inference'))
        .map(({ id, text }) => ({ id, text, section, teamOnly: ofTeam.has(id) })),
    );
  } catch (error) {
    // The preparation may be in the trash, or gone.
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

/** Answers from the call, its brief and the content, each by itself: who asks sees who says so, and where. */
export async function askCall(
  ctx: TenantContext,
  { sessionId, question }: { sessionId: string; question: string },
): Promise<CallAnswer> {
  const session = await findSession(ctx, { sessionId, to: 'read' });
  const [{ lines }, claims, content] = await Promise.all([
    readLines(ctx, { sessionId }),
    session.prepId === null ? [] : briefOf(ctx, session.prepId),
    answerQuestion(ctx, { question, filter: {}, citedIn: null }),
  ]);
  const spoken = lines
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => (a.atMs ?? -1) - (b.atMs ?? -1) || a.number - b.number);
  const nameOf = ({ speakerId }: SessionLine): string =>
    session.speakers.find(({ id }) => id === speakerId)?.name ?? '';
  const said = sentencesOn(question, saidTexts(spoken, nameOf));
  const call = said.found.flatMap(({ id, text }) => {
    const line = replyTo(text, lineOf(text, id, spoken), spoken);
    if (line === undefined) return [];
    const own = collapseSpace(line.text).includes(collapseSpace(text));
    return [{ text: own ? text : line.text, lineId: line.id, speaker: nameOf(line) }];
  });
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const briefed = sentencesOn(
    question,
    claims.map(({ id, text, section }) => ({ id, text, title: sectionTitles[section] })),
  );
  return {
    call: {
      certain: said.certain,
      found: [...new Map(call.map((each) => [`${each.lineId} ${each.text}`, each])).values()],
    },
    prep: {
      certain: briefed.certain,
      found: briefed.found.flatMap(({ id, text }) => {
        const claim = byId.get(id);
        return claim === undefined ? [] : [{ text, claimId: id, section: claim.section, teamOnly: claim.teamOnly }];
      }),
    },
    content: content.answer === null ? null : content,
    looked: { lines: spoken.length, claims: claims.length, passages: content.passages.length },
  };
}
