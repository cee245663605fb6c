import type { Claim, Evidence, Trigger } from '#contract/evidence.ts';
import { freshFirst } from '#contract/talking-points.ts';
import type { BriefTask } from '../brief-writer.ts';
import { triggerOf } from '../opener-trigger.ts';
import type { Brought } from './parts.ts';
import { firstQuote, type LaidSections } from './section-claims.ts';
import type { Writing } from './writing.ts';

/** With fewer pains, the industry's are added. */
const fewPains = 3;
const industryPains = 2;
const speaksAgainst = 'What speaks against it';

/** Lays out the pains and returns their shown ids. */
function layPains(laid: LaidSections, { pains }: Writing): Map<object, string> {
  const ids = new Map<object, string>();
  const list = laid.begin('painPoints');
  for (const pain of pains) {
    const from = list.claims.length;
    const restsOn = laid.stateAll(list, pain.restsOn);
    const against = pain.against.map(({ text, quotes }) =>
      list.fact({ text: `${speaksAgainst}: ${text}`, quotes, row: { label: speaksAgainst, value: text, asOf: null } }),
    );
    ids.set(pain, list.conclude(pain.text, restsOn, from, { against }));
  }
  const industry = laid.drafted('painPoints').filter(({ kind }) => kind === 'playbook');
  laid.put('painPoints', list, pains.length < fewPains ? industry.slice(0, industryPains) : []);
  return ids;
}

function layMappings(
  { sources }: BriefTask,
  laid: LaidSections,
  { mappings }: Writing,
  pains: ReadonlyMap<object, string>,
): void {
  const list = laid.begin('solutionMapping');
  for (const { text, pain, solution, quote, restsOn } of mappings) {
    const painId = pains.get(pain) ?? ('id' in pain ? pain.id : null);
    if (painId === null) continue;
    const name = sources.find(({ id }) => id === solution)?.title ?? '';
    const quotes = [{ sourceId: solution, text: quote }];
    const from = list.claims.length;
    const promise =
      list.claims.find((claim) => firstQuote(claim) === firstQuote({ quotes }))?.id ??
      list.fact({ text: `${name}: “${quote.replace(/[“”"]/gu, "'")}”`, quotes });
    list.conclude(text, [painId, promise, ...laid.stateAll(list, restsOn)], from);
  }
  const nothing: Claim = {
    id: 'solutionMapping-m-none',
    kind: 'not-found',
    quotes: [],
    text: 'Nothing you sell fits a predicted pain point. Decide after the first questions.',
  };
  laid.put('solutionMapping', list, list.claims.length > 0 ? [] : [nothing]);
}

/** Returns what an opener starts from: the newest dated evidence that it rests on, else what was read. */
function startOf({ sources, today }: BriefTask, restsOn: readonly Evidence[]): Trigger {
  const [newest] = restsOn.toSorted((a, b) => (b.when ?? '').localeCompare(a.when ?? ''));
  const read = sources.find(({ id }) => id === newest?.quotes[0]?.sourceId)?.fetchedAt ?? today;
  const isNews = newest?.tag === 'change';
  return triggerOf(isNews ? 'what they announced' : 'what they published', {
    on: newest?.when ?? null,
    readOn: read,
    isNews,
  });
}

/** Lays out pains, mappings and openers of the write call, if they may be shown. */
export function layWriting(task: BriefTask, laid: LaidSections, { writing, written }: Brought): void {
  if (writing === null) return;
  const pains = written.has('painPoints') ? layPains(laid, writing) : new Map<object, string>();
  if (written.has('solutionMapping')) layMappings(task, laid, writing, pains);
  if (!written.has('talkingPoints')) return;
  const list = laid.begin('talkingPoints');
  const add = (text: string, restsOn: readonly Evidence[], trigger?: Trigger): void => {
    const from = list.claims.length;
    list.conclude(text, laid.stateAll(list, restsOn), from, trigger && { trigger });
  };
  for (const { text, restsOn } of writing.openers) add(text, restsOn, startOf(task, restsOn));
  for (const { text, restsOn } of writing.avoid) add(`What to avoid: ${text}`, restsOn);
  laid.put('talkingPoints', { claims: freshFirst(list.claims, task.today) }, []);
}
