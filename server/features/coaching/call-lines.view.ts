import { sidesOf } from '#contract/call-sides.ts';
import type { Speaker } from '#contract/discovery.ts';
import { isPersonal, sideNames } from '#contract/speaker-labels.ts';
import { fromStoredFields, type SessionFields } from '#contract/discovery-fields.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import type { CallPromise } from '#contract/coaching.ts';
import { eachStep, isMutual } from '#server/agents/call-summary/each-step.ts';
import { nextStepOf } from '#server/agents/call-summary/next-step.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { dueIn, findPromises, onDay } from '#server/agents/discovery-coach/find-promises.ts';
import { movesOf } from '#server/agents/discovery-coach/notes/moved-steps.ts';
import { agreedMeetings } from '#server/agents/proposal-writer/agreed-meetings.ts';
import { plainNote } from '#server/agents/proposal-writer/noted/plain-note.ts';
import {
  notedDueIn,
  openTheirSteps,
  readStepNotes,
  withoutPutOff,
} from '#server/agents/discovery-coach/noted-steps.ts';
import { notedPeople } from '#server/agents/sides/noted-people.ts';
import { openNotedTalk, type NotedTalk } from '#server/agents/sides/noted-talk.ts';
import type { KeptPromise } from '#server/db/schema/discovery.ts';
import { capitalized, similarity } from '#server/readers/sentences.ts';

const wordsPerSecond = 2.5;
/** A step that was said and noted is one, the said one. */
const sameWords = 0.6;

type Persons = Pick<SessionFields, 'firstName' | 'lastName'>;

/** Whose words notes may hold: the person of the session, those invited with them, and the rep. */
export interface NotedPeople {
  speakers: readonly Speaker[];
  attendees: readonly string[];
  repName: string;
  fields: Parameters<typeof fromStoredFields>[0];
}

/** Whose words a note may hold, by the names of both sides. */
function namedIn({ speakers, attendees, repName, fields }: NotedPeople): { theirs: string[]; ours: string[] } {
  const { firstName, lastName } = fromStoredFields(fields);
  const sides = sidesOf(speakers);
  const of = (wanted: 'rep' | 'prospect'): string[] =>
    speakers.flatMap(({ id, name }) => (sides.get(id) === wanted ? [name] : []));
  const ours = [repName, ...of('rep')];
  const invited = attendees.filter((name) => !ours.includes(name));
  return { theirs: [`${firstName} ${lastName}`.trim(), ...invited, ...of('prospect')], ours };
}

/** Which side each speaker is on and whom notes may name, as a text that is compared: a call is heard again when it changes. */
export function sidesText(people: NotedPeople): string {
  const sides = people.speakers.map(({ id, side }) => [id, side]);
  const { theirs, ours } = namedIn(people);
  return JSON.stringify([...theirs, ...ours].every((name) => name.trim() === '') ? sides : [sides, theirs, ours]);
}

/** Hears notes such as 'Ruth: We close at six.' as what Ruth says. */
export const notedTalkOf = (people: NotedPeople): NotedTalk => openNotedTalk(namedIn(people));

/**
 * Lines as the coach hears them, in the order of the call's clock. Lines of a speaker whose side nobody knows are left
 * out, private notes too; a note of what somebody said is theirs; a transcript without times gets those of somebody who speaks at a usual pace.
 */
export function toCallLines(lines: readonly SessionLine[], speakers: readonly Speaker[], talk: NotedTalk): CallLine[] {
  const sides = sidesOf(speakers);
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  let clock = 0;
  const timed = lines
    .toSorted((a, b) => a.number - b.number)
    .map((line) => {
      const at = line.atMs === null ? clock : line.atMs / 1000;
      clock = at + (line.atMs === null ? Math.max(1, line.text.split(/\s+/u).length / wordsPerSecond) : 0);
      return { line, at };
    });
  return timed
    .toSorted((a, b) => a.at - b.at || a.line.number - b.line.number)
    .flatMap(({ line: { id, kind, speakerId, text, removed }, at }): CallLine[] => {
      if (removed || kind === 'private-note' || text.trim() === '') return [];
      if (kind !== 'utterance') {
        const said = kind === 'note' ? talk(text) : null;
        return [{ id, at, ...(said ?? { speaker: '', side: 'note', text }) }];
      }
      const side = speakerId === null ? undefined : sides.get(speakerId);
      return side === undefined ? [] : [{ id, at, speaker: names.get(speakerId ?? '') ?? '', side, text }];
    });
}

const particles = new Set('von van der den de da di del dos du la le ten ter zu af av bin al'.split(' '));
/** 'ola brandt', as some recorders write names, is the person of that name, and else capitalized. */
function inCapitals(name: string, person: string): string {
  if (name !== name.toLowerCase() || name === name.toUpperCase()) return name;
  const known = person.toLowerCase();
  if (name.trim() !== '' && (known === name.trim() || known.startsWith(`${name.trim()} `))) return person;
  return name.replaceAll(/\p{L}[\p{L}’']*/gu, (word) => (particles.has(word) ? word : capitalized(word)));
}

/**
 * Speakers as documents name them: a program's label gives way to the person of the session or the rep who holds it, if
 * nobody else speaks for that side, else to the company.
 */
export function withoutLabels(
  speakers: readonly Speaker[],
  { firstName, lastName, companyName }: Pick<SessionFields, 'firstName' | 'lastName' | 'companyName'>,
  repName: string,
  whose: keyof typeof sideNames = 'screen',
): Speaker[] {
  const sides = sidesOf(speakers);
  const isAlone = (side: 'rep' | 'prospect'): boolean =>
    [...sides.values()].filter((each) => each === side).length === 1;
  const person = { prospect: `${firstName} ${lastName}`.trim(), rep: repName.trim() };
  const company = { prospect: companyName.trim(), rep: '' };
  return speakers.map((speaker) => {
    const side = sides.get(speaker.id);
    // 'Bo Rep (Acme)' tells buyers nothing that they don't know.
    const plain = whose === 'buyers' ? speaker.name.replace(/ \([^()]{2,80}\)$/u, '') : speaker.name;
    if (side === undefined || isPersonal(speaker.name)) {
      return { ...speaker, name: side === undefined ? plain : inCapitals(plain, person[side]) };
    }
    const name = (isAlone(side) ? person[side] : '') || company[side] || sideNames[whose][side];
    return { ...speaker, name };
  });
}

/** Names that are the prospect's: the person of the session, and who speaks for them. */
export const theirNames = ({ firstName, lastName }: Persons, speakers: readonly Speaker[]): string[] => [
  ...[...new Set([`${firstName} ${lastName}`.trim(), firstName, lastName])].filter((name) => name !== ''),
  ...speakers.flatMap(({ name, side }) => (side === 'prospect' ? [name, name.split(/\s+/u)[0] ?? ''] : [])),
];

/**
 * What both sides promised in these lines, each with whether somebody ticked it off. What they are noted to do is theirs;
 * what both do together is owed by neither.
 */
export function promisesOf(
  lines: readonly CallLine[],
  kept: readonly KeptPromise[],
  theirs: readonly string[],
  repName = '',
): CallPromise[] {
  const ours = [repName, ...lines.flatMap(({ side, speaker }) => (side === 'rep' ? [speaker] : []))];
  const noted = lines.flatMap(({ side, text }) => (side === 'note' ? [text] : []));
  const people = notedPeople(noted, [...new Set(ours)]);
  const [notes, theirSteps] = [readStepNotes(lines), openTheirSteps([...theirs, ...people])];
  const steps = withoutPutOff([...notes].flatMap(([line, note]) => theirSteps(note).map((text) => ({ text, line }))));
  // Only names tell whose 'saskia - the list' is.
  const said = findPromises(lines, notes).filter(
    ({ line, text }) => !steps.some((step) => step.line.id === line.id && step.text === text),
  );
  const isKnown = (text: string): boolean => said.some((promise) => similarity(promise.text, text) > sameWords);
  const unsaid = steps.filter(({ text }) => !isKnown(text));
  const all = [
    ...said.flatMap(({ line, text: sentence, owner, side, due }) => {
      const steps = line.side === 'note' ? [sentence] : eachStep(sentence);
      return steps.map((text) => {
        const step = { ...nextStepOf({ text, line }, lines), text, line };
        return { ...step, owner, side, due: steps.length > 1 ? dueIn(text) : due };
      });
    }),
    ...unsaid.flatMap(({ text, line }) => {
      const move = movesOf(text, line, lines);
      if (move !== null && move.day === null) return [];
      const step = { owner: '', side: 'prospect' as const, text, about: null, line };
      return [{ ...step, what: onDay(text, move?.day ?? null), due: move?.day ?? notedDueIn(text) }];
    }),
  ];
  const meetings = agreedMeetings(lines).filter(
    ({ line, moved }) => !said.some((each) => each.line.id === line.id || each.line.id === moved?.line.id),
  );
  const settled = meetings.map(({ text, line, proposer, moved }) => {
    const due = dueIn(text);
    const what = moved === null ? capitalized(`${due ?? text}.`) : text;
    return { text, line, what, about: moved?.text ?? text, owner: proposer, side: 'both' as const, due };
  });
  return [...all, ...settled]
    .toSorted((a, b) => a.line.at - b.line.at)
    .map(({ line, side, ...promise }) => ({
      ...promise,
      // Others read it: short forms of a note are spelled out where they stand for one thing.
      what: line.side === 'note' ? plainNote(promise.what) : promise.what,
      side: isMutual(promise.text) ? ('both' as const) : side,
      lineId: line.id,
      kept: kept.some((each) => each.lineId === line.id && each.text === promise.text),
    }));
}
