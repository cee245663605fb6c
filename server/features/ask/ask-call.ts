import type { CallAnswer } from '#contract/ask-call.ts';
import { sectionKeys, sectionTitles, type SectionKey } from '#contract/brief.ts';
import { teamOnlyClaims } from '#contract/brief-team-only.ts';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import { answerThreshold } from '#server/agents/answerer/answer-chance.ts';
import { kindOfQuestion } from '#server/agents/answerer/question-kind.ts';
import { askedOfCall } from '#server/agents/call-matters/asked-matter.ts';
import { askedTopic } from '#server/agents/call-matters/asked-topic.ts';
import { nextMeeting } from '#server/agents/call-matters/next-meeting.ts';
import { saidPrice } from '#server/agents/call-matters/said-price.ts';
import {
  notedTalkOf,
  promisesOf,
  theirNames,
  toCallLines,
  withoutLabels,
} from '#server/features/coaching/call-lines.view.ts';
import { readCoach } from '#server/features/coaching/read-coach.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import { readPrep } from '#server/features/prep/read-prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { answerQuestion } from './answer-question.ts';
import { askFields } from './ask-fields.ts';
import { askPromises } from './ask-promises.ts';
import { askSpoken } from './ask-spoken.ts';
import { orderParts, type PartFound } from './order-parts.ts';
import { sentencesOn } from './sentences-on.ts';

/** A day with its hour, or what few people say of one price. */
const mostTold = 3;
/** What is asked of the seller's own side stands in the content. */
const ours = /\b(?:we|our|ours|us)\b/iu;

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

/**
 * Answers from the call, its fields, its brief and the content, each by itself: who asks sees who says so, and where.
 * What answers best stands first, and what is only near is said to be only that.
 */
export async function askCall(
  ctx: TenantContext,
  { sessionId, question }: { sessionId: string; question: string },
): Promise<CallAnswer> {
  const session = await findSession(ctx, { sessionId, to: 'read' });
  const { promises, matter, meeting, priced, ofProspect } = askedOfCall(question);
  const topic = promises === null ? askedTopic(question) : null;
  const isOfCall = promises !== null || matter !== null || meeting || topic !== null;
  const [{ lines }, held, claims, content] = await Promise.all([
    readLines(ctx, { sessionId }),
    matter === null ? [] : readCoach(ctx, { sessionId }).then(({ suggestions }) => suggestions),
    session.prepId === null || promises !== null ? [] : briefOf(ctx, session.prepId),
    // What was promised stands in no brief and no content.
    promises !== null
      ? null
      : answerQuestion(ctx, { question, filter: {}, citedIn: null, plainly: !ofProspect && !isOfCall }),
  ]);
  const fields = fromStoredFields(session.fields);
  const speakers = withoutLabels(session.speakers, fields, session.repName);
  const heard = toCallLines(lines, speakers, notedTalkOf(session));
  const nameOf = ({ speakerId }: SessionLine): string => speakers.find(({ id }) => id === speakerId)?.name ?? '';
  const told = meeting ? nextMeeting(heard) : priced === null ? [] : saidPrice(priced, heard);
  const call =
    told.length > 0
      ? {
          certain: true,
          chance: 1,
          found: told.slice(0, mostTold).map(({ text, line }) => ({ text, lineId: line.id, speaker: line.speaker })),
        }
      : promises === null
        ? askSpoken({ question, lines, nameOf, heard, matter, topic, held })
        : {
            ...askPromises(question, {
              all: promisesOf(heard, session.keptPromises, theirNames(fields, speakers), session.repName),
              side: promises,
              people: speakers.map(({ name }) => name),
            }),
            chance: 1,
          };
  const written = askFields(matter, fields);
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const prep = sentencesOn(
    topic?.topic ?? question,
    claims.map(({ id, text, section }) => ({ id, text, title: sectionTitles[section] })),
  );
  const answer = content === null || content.answer === null ? null : content;
  const aboutThem = ofProspect || isOfCall;
  const offer = !aboutThem && (kindOfQuestion(question) === 'amount' || ours.test(question));
  const parts: (PartFound & { count: number })[] = [
    { part: 'fields', certain: written.certain, chance: 1, count: written.found.length },
    { part: 'call', certain: call.certain, chance: call.chance, count: call.found.length },
    { part: 'prep', certain: prep.certain, chance: prep.chance, count: prep.found.length },
    { part: 'content', certain: !aboutThem, chance: answerThreshold, count: answer === null ? 0 : 1 },
  ];
  return {
    call: { certain: call.certain, found: call.found },
    fields: written,
    prep: {
      certain: prep.certain,
      found: prep.found.flatMap(({ id, text }) => {
        const claim = byId.get(id);
        return claim === undefined ? [] : [{ text, claimId: id, section: claim.section, teamOnly: claim.teamOnly }];
      }),
    },
    content: answer,
    contentIsNear: answer !== null && aboutThem,
    order: orderParts(
      parts.filter(({ count }) => count > 0),
      { prospect: aboutThem, offer },
    ),
    looked: {
      lines: lines.filter(({ text }) => text !== '').length,
      claims: claims.length,
      passages: content?.passages.length ?? 0,
      callAlone: promises !== null,
    },
  };
}
