import type { CallAnswer } from '#contract/ask-call.ts';
import { collapseSpace } from '#contract/evidence.ts';
import type { Suggestion } from '#contract/coaching.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { saidMatters, type SaidMatter, type SaidPart } from '#server/agents/call-matters/said-matters.ts';
import type { AskedTopic } from '#server/agents/call-matters/asked-topic.ts';
import type { AskedMatter } from '#server/agents/call-matters/asked-matter.ts';
import { answerThreshold } from '#server/agents/answerer/answer-chance.ts';
import { asks } from '#server/agents/said/asks.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { readQuery } from '#server/search/read-query.ts';
import { sentencesOn } from './sentences-on.ts';
import type { LooseText } from './rank-texts.ts';

type Said = CallAnswer['call'];

/** What is heard of each matter that is asked for. */
const heardOf: Record<AskedMatter, readonly SaidMatter[]> = {
  competitor: ['competitor'],
  decision: ['authority', 'decisionProcess'],
  budget: ['budget'],
  financialImpact: ['financialImpact'],
  targetDate: ['targetDate'],
  barriers: ['barriers'],
  outcomes: ['outcomes'],
};
/** Matters with one answer by now. */
const isSingle: ReadonlySet<AskedMatter | null> = new Set(['budget', 'financialImpact', 'targetDate']);
/** More than this many of a matter nobody reads beside a call. */
const most = 5;
/** 'Fine.' and 'Go ahead.' are nods. */
const nodWords = 3;
const isNod = (text: string): boolean => wordsOf(text) < nodWords && !/\d/u.test(text);

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

/** Of what is asked by its topic, the lines that have its very words: 'price' isn't answered by what something costs them. */
function textsOn(topic: AskedTopic, lines: readonly SessionLine[], nameOf: (line: SessionLine) => string) {
  const terms = [...readQuery(topic.topic).terms.keys()];
  return lines.flatMap((line): (LooseText & { whole: boolean })[] => {
    const counted = countTerms(line.text);
    const held = terms.filter((term) => counted.has(term)).length;
    return held === 0 ? [] : [{ id: line.id, title: nameOf(line), text: line.text, whole: held === terms.length }];
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

/** What was said and noted of a matter: what also has the words of the question first, then the plainest. */
function ofMatter(matter: AskedMatter, heard: readonly CallLine[], near: ReadonlySet<string>): SaidPart[] {
  const parts = saidMatters(heard, heardOf[matter]);
  const best = new Map<string, SaidPart>();
  for (const part of parts) {
    const key = `${part.line.id} ${part.text}`;
    if (part.over > (best.get(key)?.over ?? -Infinity)) best.set(key, part);
  }
  const isNear = (part: SaidPart): number => (near.has(part.line.id) ? 1 : 0);
  return [...best.values()].toSorted((a, b) => isNear(b) - isNear(a) || b.over - a.over).slice(0, most);
}

interface AskedCall {
  question: string;
  lines: readonly SessionLine[];
  nameOf: (line: SessionLine) => string;
  /** The same as the coach hears them; private notes aren't among them. */
  heard: readonly CallLine[];
  matter: AskedMatter | null;
  /** What was said of something is asked for: its words alone are looked for. */
  topic: AskedTopic | null;
  /** What the coach holds for a field by now: what was taken back isn't among it. */
  held: readonly Pick<Suggestion, 'field' | 'lineId' | 'text'>[];
}

/** What was said and noted that answers a question, or only comes near it. */
export function askSpoken({
  question,
  lines,
  nameOf,
  heard,
  matter,
  topic,
  held,
}: AskedCall): Said & { chance: number } {
  const spoken = lines
    .filter(({ text }) => text !== '' && !isNod(text))
    .toSorted((a, b) => (a.atMs ?? -1) - (b.atMs ?? -1) || a.number - b.number);
  const onTopic = topic === null ? [] : textsOn(topic, spoken, nameOf);
  const near = sentencesOn(topic?.topic ?? question, onTopic.length > 0 ? onTopic : saidTexts(spoken, nameOf));
  // What has all of the topic's words is what was said about it; what has none only comes near it.
  const wholly = new Set(onTopic.filter(({ whole }) => whole).map(({ id }) => id));
  const certain = near.found.some(({ id }) => wholly.has(id)) || (near.certain && onTopic.length > 0);
  const said =
    topic === null
      ? near
      : { ...near, certain, chance: certain ? Math.max(near.chance, answerThreshold) : near.chance };
  const found = said.found.flatMap(({ id, text }) => {
    const line = replyTo(text, lineOf(text, id, spoken), spoken);
    if (line === undefined || isNod(text)) return [];
    const own = collapseSpace(line.text).includes(collapseSpace(text));
    return [{ text: own ? text : line.text, lineId: line.id, speaker: nameOf(line) }];
  });
  const isBy = (speaker: string): boolean =>
    topic?.by.some((word) => speaker.toLowerCase().split(' ').includes(word)) === true;
  const theirs = found.filter(({ speaker }) => isBy(speaker));
  const kept = theirs.length > 0 ? theirs : found;
  // Who is named and said nothing of it isn't answered for by somebody else.
  const byAnother = theirs.length === 0 && spoken.some((line) => isBy(nameOf(line)));
  const once = [...new Map(kept.map((each) => [`${each.lineId} ${each.text}`, each])).values()];
  const told = matter === null ? [] : ofMatter(matter, heard, new Set(once.map(({ lineId }) => lineId)));
  const known = held.flatMap(({ field, lineId, text }) => {
    const line = lines.find(({ id }) => id === lineId);
    return field !== matter || line === undefined ? [] : [{ text, lineId, speaker: nameOf(line) }];
  });
  if (known.length > 0) {
    // Of a sum or a day there is one by now; of problems and goals there may be more.
    const more = isSingle.has(matter) ? [] : told.filter(({ line }) => known.every(({ lineId }) => lineId !== line.id));
    const others = more.map(({ text, line }) => ({ text, lineId: line.id, speaker: line.speaker }));
    return { certain: true, chance: 1, found: [...known, ...others].slice(0, most) };
  }
  if (told.length === 0)
    return {
      certain: said.certain && once.length > 0 && !byAnother,
      chance: byAnother ? near.chance : said.chance,
      found: once,
    };
  return {
    certain: true,
    chance: 1,
    found: told.map(({ text, line }) => ({ text, lineId: line.id, speaker: line.speaker })),
  };
}
