import { openCoach } from '#server/agents/discovery-coach/coach.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { fillFields } from '#server/agents/discovery-coach/fields/fill-fields.ts';
import { findPromises } from '#server/agents/discovery-coach/find-promises.ts';
import type { LineMeanings } from '#server/agents/discovery-coach/meaning/line-meanings.ts';
import { everydayRows } from './everyday-rows.ts';

const material = readMaterial([], ['Seller']);
/** What a prospect is asked right before, by which nothing of an answer is known. */
const before = 'Okay. And what do you think about that?';
const saidAt = 205;
const waitSeconds = 20;
const encodingMs = 60_000;

async function kindOfCard(text: string, meanings: LineMeanings): Promise<string | null> {
  const coach = openCoach(material, meanings.of);
  const asked = { id: 'before', at: saidAt - 5, speaker: 'Seller', side: 'rep' as const, text: before };
  const said = { id: 'line', at: saidAt, speaker: 'Prospect', side: 'prospect' as const, text };
  await meanings.learn([asked, said], encodingMs);
  coach.hear(asked);
  let card = coach.hear(said);
  for (let later = 1; later < waitSeconds && card === null; later += 1) card = coach.wait(saidAt + later);
  return card?.kind ?? null;
}

async function fieldsOf(text: string, asked: string, meanings: LineMeanings): Promise<Set<string>> {
  const line = { id: 'line', at: saidAt, speaker: 'Prospect', side: 'prospect' as const, text };
  const question = { id: 'asked', at: saidAt - 5, speaker: 'Seller', side: 'rep' as const, text: asked };
  const lines = asked === '' ? [line] : [question, line];
  await meanings.learn(lines, encodingMs);
  return new Set(fillFields(lines, meanings.of).map(({ field }) => field));
}

/** Whether what most people say, line by line and by writers nothing was learned from, has its card and fills its field. */
export async function scoreEverydayLines(meanings: LineMeanings): Promise<Record<string, number>> {
  const share = (part: number, whole: number): number => Number((part / Math.max(1, whole)).toFixed(3));
  const kindsOf = async (texts: readonly string[]): Promise<(string | null)[]> => {
    const kinds: (string | null)[] = [];
    for (const text of texts) kinds.push(await kindOfCard(text, meanings));
    return kinds;
  };
  const rows = everydayRows('matters', { held: true });
  const kinds = await kindsOf(rows.map(({ text }) => text));
  const matters = rows.map(({ label }, at) => ({ label, kind: kinds[at] ?? null }));
  const plain = matters.filter(({ label }) => label !== '-');
  const hard = matters.filter(({ label }) => label === '-');
  const idleRows = everydayRows('idle', { held: true });
  const idleKinds = await kindsOf(idleRows.map(({ text }) => text));
  const idle: { kind: string | null; fields: Set<string> }[] = [];
  for (const [at, { text }] of idleRows.entries())
    idle.push({ kind: idleKinds[at] ?? null, fields: await fieldsOf(text, '', meanings) });
  const filled: { label: string; fields: Set<string> }[] = [];
  for (const { label, before: asked, text } of everydayRows('fields', { held: true }))
    filled.push({ label, fields: await fieldsOf(text, asked, meanings) });
  const promises = everydayRows('promises', { held: true }).map(({ label, side, text }) => ({
    label,
    isFound: findPromises([{ id: 'line', at: saidAt, speaker: 'Somebody', side, text }]).length > 0,
  }));
  const made = promises.filter(({ label }) => label === 'promise');
  const none = promises.filter(({ label }) => label === '-');
  const right = filled.filter(({ label, fields }) => fields.has(label)).length;
  return {
    everydayMattersHeard: share(plain.filter(({ kind }) => kind !== null).length, plain.length),
    everydayKindRight: share(plain.filter(({ label, kind }) => kind === label).length, plain.length),
    everydayHardHeard: share(hard.filter(({ kind }) => kind !== null).length, hard.length),
    everydayIdleHeard: share(idle.filter(({ kind }) => kind !== null).length, idle.length),
    everydayIdleFilled: share(idle.filter(({ fields }) => fields.size > 0).length, idle.length),
    everydayPromisesFound: share(made.filter(({ isFound }) => isFound).length, made.length),
    everydayPromisesFalse: share(none.filter(({ isFound }) => isFound).length, none.length),
    everydayFieldsFound: share(right, filled.filter(({ label }) => label !== '-').length),
    everydayFieldsRight: share(
      right,
      filled.reduce((sum, { fields }) => sum + fields.size, 0),
    ),
  };
}
