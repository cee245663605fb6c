import { listensTo, type CoachCard } from '#contract/coach-cards.ts';
import { heardFields, type HeardField } from '#contract/coaching.ts';
import type { PreparedQuestion } from '#contract/discovery.ts';
import { limits } from '#contract/limits.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { encoderLimits } from '#server/agents/discovery-coach/meaning/encoder-limits.ts';
import { lineOfCard } from '#server/agents/discovery-coach/write-card.ts';
import type { CoachWish } from '#server/db/schema/coaching.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import { tickQuestion } from '#server/features/discovery/tick-question.ts';
import type { Services, TenantContext } from '#server/platform/context.ts';
import { givingTurns } from '#server/platform/giving-turns.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { deniedValues, deniesOne, heldOf } from '#server/agents/said/revoked.ts';
import { saidValues } from '#server/agents/said/said-values.ts';
import { similarity } from '#server/readers/sentences.ts';
import { notedTalkOf, sidesText, toCallLines } from './call-lines.view.ts';
import { hearAgain, type CoachedCall } from './coached-call.ts';
import { coachingStore, type StoredCoaching } from './coaching.store.ts';
import { findMaterial } from './find-material.ts';
import type { FoundMaterial } from './kept-material.ts';
import { meaningsFor } from './session-meanings.ts';

interface HearSessionInput {
  sessionId: string;
  /** New, changed and removed lines. */
  lines: readonly SessionLine[];
  /** What somebody tells the coach, with the second of the call that it came to. */
  wish?: (at: number) => CoachWish;
  /** A second passes without a word. */
  passes?: true;
}

/** A call in this node's memory, as far as it heard it. */
interface Kept {
  call: CoachedCall;
  version: number;
  material: string;
  sides: string;
  ticked: string[];
  /** Whose words each line that was heard holds. */
  words: Map<string, string>;
}
interface Memory {
  calls: Map<string, Kept>;
  /** Work on one session is done one after the other. */
  lanes: Map<string, Promise<unknown>>;
}

const memories = new WeakMap<Services, Memory>();
const attempts = 4;
/** A line this much older than the newest belongs further up: the call is heard once more in its order. */
const lateSeconds = 15;

function memoryOf(services: Services): Memory {
  const memory = memories.get(services) ?? {
    calls: new Map<string, Kept>(),
    lanes: new Map<string, Promise<unknown>>(),
  };
  memories.set(services, memory);
  return memory;
}

function keep(calls: Memory['calls'], key: string, kept: Kept): void {
  calls.delete(key);
  calls.set(key, kept);
  const [oldest] = calls.keys();
  if (calls.size > limits.coach.calls && oldest !== undefined) calls.delete(oldest);
}

/** Of the cards that a call heard once more gives, those that may be added to the ones that people have seen. */
function admitted(
  given: readonly CoachCard[],
  stored: StoredCoaching['cards'],
  { from, notes }: { from: number; notes: ReadonlySet<string> },
): CoachCard[] {
  const known: CoachCard[] = [...stored];
  return given.filter((card) => {
    const isNew = card.at >= from && !known.some(({ id }) => id === card.id);
    // The pace is for those who talk; what is noted has its card, however many there are.
    const near = !notes.has(card.lineId) && known.some(({ at }) => Math.abs(at - card.at) < limits.coach.everySeconds);
    const again = known.some((each) => similarity(lineOfCard(card), lineOfCard(each)) > limits.coach.similar);
    if (!isNew || near || again) return false;
    known.push(card);
    return true;
  });
}

interface Heard {
  kept: Kept;
  cards: CoachCard[];
  withdrawn: string[];
  wishes: CoachWish[];
  /** Who spoke since the call was last written: where nobody did, fields and questions are as they were. */
  spoke: ReadonlySet<CallLine['side']>;
}
const everySide = new Set(['rep', 'prospect', 'note'] as const);
const wordsOf = ({ side, speaker, text }: CallLine): string => `${side} ${speaker} ${text}`;

/** Goes on with what this node has heard; null: it has to hear the call once more. */
async function goOn(
  ctx: TenantContext,
  kept: Kept | undefined,
  fresh: readonly CallLine[],
  lines: readonly SessionLine[],
): Promise<Heard | null> {
  if (kept === undefined) return null;
  const { call, words } = kept;
  const said = new Map(fresh.map((line) => [line.id, wordsOf(line)]));
  if (lines.some(({ id }) => words.has(id) && words.get(id) !== said.get(id))) return null;
  const unheard = fresh.filter(({ id }) => !words.has(id));
  const untimed = new Set(lines.filter(({ atMs }) => atMs === null).map(({ id }) => id));
  if (unheard.some(({ id, at }) => untimed.has(id) || at < call.at() - lateSeconds)) return null;
  const before = new Set(call.cards.keys());
  await meaningsFor(ctx, unheard, encoderLimits.lineMs);
  const giveTurn = givingTurns();
  for (const line of unheard) {
    await giveTurn();
    call.hear(line);
    words.set(line.id, wordsOf(line));
  }
  const cards = [...call.cards.values()].filter(({ id }) => !before.has(id));
  return { kept, cards, withdrawn: [], wishes: [], spoke: new Set(unheard.map(({ side }) => side)) };
}

type Session = Awaited<ReturnType<typeof findSession>>;

/** Hears the stored lines once more. Cards that people saw stay, unless their line is gone, changed or of a side that they don't answer. */
async function startAgain(
  ctx: TenantContext,
  session: Session,
  { lines, found, sides }: { lines: readonly SessionLine[]; found: FoundMaterial; sides: string },
): Promise<Heard> {
  const sessionId = session.id;
  const store = coachingStore(ctx);
  const [stored, verbosity] = await Promise.all([store.read(sessionId), store.verbosity()]);
  const wishes: CoachWish[] =
    stored.version === 0 && verbosity !== 'medium' ? [{ kind: 'verbosity', at: 0, verbosity }] : [];
  const all = toCallLines((await readLines(ctx, { sessionId })).lines, session.speakers, notedTalkOf(session));
  const meaningOf = await meaningsFor(ctx, all, encoderLimits.callMs);
  const call = await hearAgain(found.material, all, [...stored.wishes, ...wishes], meaningOf);
  const touched = new Set(lines.map(({ id }) => id));
  const sideOf = new Map(all.map(({ id, side }) => [id, side]));
  // A wish may come before the first lines do: then nothing was heard yet.
  const isKnown = stored.version > 0 && stored.sides === sides;
  const from = isKnown ? Math.min(...all.filter(({ id }) => touched.has(id)).map(({ at }) => at)) : 0;
  const isHeard = ({ lineId, own }: CoachCard): boolean => {
    const side = sideOf.get(lineId);
    return side !== undefined && listensTo(own?.saidBy ?? 'prospect', side);
  };
  const withdrawn = stored.cards.filter(
    (card) => !isHeard(card) || (card.state === 'shown' && !call.cards.has(card.id) && touched.has(card.lineId)),
  );
  const left = stored.cards.filter((card) => !withdrawn.includes(card));
  const notes = new Set(all.flatMap(({ id, side }) => (side === 'note' ? [id] : [])));
  const words = new Map(all.map((line) => [line.id, wordsOf(line)]));
  return {
    kept: { call, version: stored.version, material: found.key, sides, ticked: stored.ticked, words },
    cards: admitted([...call.cards.values()], left, { from, notes }),
    withdrawn: withdrawn.map(({ id }) => id),
    wishes,
    spoke: everySide,
  };
}

const isHeardField = (field: string): field is HeardField => heardFields.some((each) => each === field);

/** Ids of the questions that were asked in the call and that the coach has not ticked off before. */
function newlyAsked(questions: readonly PreparedQuestion[], call: CoachedCall, ticked: readonly string[]) {
  const texts = questions.map(({ text }) => text);
  return call.questions.asked(texts, call.fields.fills()).flatMap(({ question }) => {
    const asked = questions[question];
    return asked === undefined || ticked.includes(asked.id) ? [] : [asked];
  });
}

/** What the call says of the fields now. */
function suggestionsOf({ fields, spoken }: CoachedCall) {
  const fills = fields.fills();
  const denials = fills.flatMap(({ field, line, text }) => {
    const wrong = deniedValues(text);
    return wrong.length === 0 ? [] : [{ field, at: line.at, wrong }];
  });
  const holds = ({ field, line, text }: (typeof fills)[number]): boolean => {
    const later = denials.filter((each) => each.field === field && each.at > line.at);
    const values = later.length === 0 ? [] : saidValues(text);
    return !later.some(({ wrong }) => deniesOne(wrong, values));
  };
  const given = fills
    .filter(holds)
    .flatMap(({ field, line, text }) =>
      isHeardField(field) ? [{ field, lineId: line.id, text: heldOf(text, line.text) }] : [],
    );
  return { given, spoken };
}

async function hearOnce(
  ctx: TenantContext,
  { calls }: Memory,
  { sessionId, lines, wish, passes }: HearSessionInput,
): Promise<{ card: CoachCard | null; waits: boolean } | 'stale'> {
  const key = `${ctx.organizationId} ${sessionId}`;
  const [session, found] = await Promise.all([findSession(ctx, { sessionId, to: 'read' }), findMaterial(ctx)]);
  const sides = sidesText(session);
  const known = calls.get(key);
  // Whatever fails below leaves no half-heard call behind.
  calls.delete(key);
  const usable = known?.material === found.key && known.sides === sides ? known : undefined;
  if (usable === undefined && passes === true) return { card: null, waits: false };
  const heard =
    (await goOn(ctx, usable, toCallLines(lines, session.speakers, notedTalkOf(session)), lines)) ??
    (await startAgain(ctx, session, { lines, found, sides }));
  const { kept, spoke, withdrawn } = heard;
  const { call } = kept;
  const before = new Set(call.cards.keys());
  const told = wish?.(call.at());
  const helped = told === undefined ? null : call.take(told);
  if (passes === true) call.passTo(call.at() + 1);
  const since = [...call.cards.values()].filter(({ id }) => !before.has(id) || id === helped?.id);
  const cards = [...heard.cards.filter(({ id }) => id !== helped?.id), ...since];
  const wishes = [...heard.wishes, ...(told === undefined ? [] : [told])];
  const answer = { card: helped, waits: call.waits() };
  const isSame = usable === kept && cards.length + wishes.length + spoke.size === 0;
  if (isSame) {
    keep(calls, key, kept);
    return answer;
  }
  const asked = spoke.size > 0 ? newlyAsked(session.questions, call, kept.ticked) : [];
  await tickOff(ctx, session, asked);
  const ticked = [...kept.ticked, ...asked.map(({ id }) => id)];
  const suggestions = spoke.has('prospect') || spoke.has('note') ? suggestionsOf(call) : null;
  const version = await coachingStore(ctx).write(sessionId, kept.version, {
    wishes,
    sides,
    ticked,
    cards,
    withdrawn,
    suggestions,
  });
  if (version === 'stale') return 'stale';
  if (version !== 'gone') keep(calls, key, { ...kept, version, ticked });
  return answer;
}

/** In the name of whose session it is: who reads along may not write, and their looking may be what has it heard. */
async function tickOff(ctx: TenantContext, { id, userId }: Session, asked: readonly PreparedQuestion[]): Promise<void> {
  if (userId === null) return;
  const owner = jobContext(ctx.services, { organizationId: ctx.organizationId, userId });
  for (const { id: questionId, askedAt } of asked)
    if (askedAt === null) await tickQuestion(owner, { sessionId: id, questionId, asked: true });
}

/** Has what waits for its turn shown when its turn comes, though nobody says a word. */
function passLater(ctx: TenantContext, sessionId: string): void {
  const timer = setTimeout(() => {
    if (ctx.services.live.closing.aborted) return;
    hearSession(ctx, { sessionId, lines: [], passes: true }).catch((error: unknown) => {
      ctx.log.warn({ err: error, sessionId }, 'what waited to be shown in a session was not looked at');
    });
  }, 1000);
  timer.unref();
}

/**
 * Takes up what was said in a session: stores the cards that it gives, once each, what it says of the fields, and ticks
 * prepared questions off. Answers the card that a wish brought. Lines that are handed on twice change nothing.
 */
export async function hearSession(ctx: TenantContext, input: HearSessionInput): Promise<CoachCard | null> {
  const memory = memoryOf(ctx.services);
  const key = `${ctx.organizationId} ${input.sessionId}`;
  const work = async (): Promise<CoachCard | null> => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const done = await hearOnce(ctx, memory, input);
      if (done === 'stale') continue;
      if (done.waits) passLater(ctx, input.sessionId);
      return done.card;
    }
    throw new Error('a session was written by others as often as it was heard');
  };
  const lane = (memory.lanes.get(key) ?? Promise.resolve()).then(work, work);
  const settled = lane.catch(() => undefined);
  memory.lanes.set(key, settled);
  try {
    return await lane;
  } finally {
    if (memory.lanes.get(key) === settled) memory.lanes.delete(key);
  }
}
