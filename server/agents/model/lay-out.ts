import { sectionKeys, type Section, type SectionKey } from '#contract/brief.ts';
import type { Claim, Evidence } from '#contract/evidence.ts';
import type { BriefTask } from '../brief-writer.ts';
import { createQuoteVerifier } from '../verify-quotes.ts';
import { isAnswered } from './answered-gaps.ts';
import { layWriting } from './lay-writing.ts';
import { factSections, type Brought } from './parts.ts';
import { firstQuote, LaidSections } from './section-claims.ts';
import { draftedGaps } from './write-call.ts';

export interface LaidOut {
  sections: Map<SectionKey, Section>;
  /** Returns the id of the shown claim that states an entry, or null. */
  idOf: (entry: Evidence) => string | null;
  /** Sections of the model that lost too many claims. */
  lost: SectionKey[];
}

/** Lays out sections based on facts: the model's first, then what remains of the draft. */
function layFacts(task: BriefTask, laid: LaidSections, { read, writing }: Brought): void {
  const gaps = draftedGaps(task);
  const worthAsking = new Set(writing?.gaps.map((id) => gaps.get(id)?.id));
  for (const { key } of factSections) {
    const entries = read.get(key);
    // An inference on the person says that there may be two; what was read of the name may be of either.
    if (key === 'personalInsights' && laid.drafted(key).some(({ kind }) => kind === 'inference')) continue;
    if (entries === undefined) continue;
    const list = laid.begin(key);
    for (const entry of entries) laid.noteStated(entry, list.fact(entry));
    const told = new Set(list.claims.map(firstQuote));
    const drafted = laid.drafted(key);
    const ofSeller = new Set(
      drafted.filter(({ quotes }) => quotes.some(({ sourceId }) => task.own.has(sourceId))).map(({ id }) => id),
    );
    // Hard facts in rows, general statements, the seller's comparisons and real gaps stay as drafted.
    const kept = drafted.filter(
      (claim) =>
        (claim.row !== undefined && !told.has(firstQuote(claim))) ||
        claim.kind === 'playbook' ||
        ofSeller.has(claim.id) ||
        (claim.restsOn ?? []).some((id) => ofSeller.has(id)) ||
        (claim.kind === 'not-found' && !isAnswered(claim.text, entries, task.person.name)),
    );
    laid.put(
      key,
      list,
      kept.toSorted((a, b) => Number(worthAsking.has(b.id)) - Number(worthAsking.has(a.id))),
    );
  }
}

/** Lays out the brief's first line: as a fact if its own quotes support it, else as an inference from claims below. */
function layTopLine(laid: LaidSections, { read, writing }: Brought): void {
  if (!read.has('companySummary') || !writing?.topLine) return;
  const { text, kind, restsOn } = writing.topLine;
  const ids = restsOn.map((entry) => laid.idOf(entry)).filter((id) => id !== null);
  if (kind === 'inference' && ids.length < restsOn.length) return;
  // Without a number at its end, the short view ranks this claim behind the facts for 'Who they are'.
  const id = 'companySummary-m-first';
  const line: Claim =
    kind === 'fact'
      ? { id, text, kind, quotes: restsOn.flatMap(({ quotes }) => quotes) }
      : { id, text, kind, quotes: [], restsOn: [...new Set(ids)] };
  laid.claims.set('companySummary', [line, ...(laid.claims.get('companySummary') ?? [])]);
}

/** Restores drafted claims that other drafted claims depend on. */
function keepBases({ draft }: BriefTask, laid: LaidSections, { asksOwn }: Brought): void {
  const drafted = new Map(
    [...draft.sections].flatMap(([key, { claims }]) => claims.map((claim) => [claim.id, { key, claim }] as const)),
  );
  const all = [...laid.claims.values()].flat();
  const present = new Set(all.map(({ id }) => id));
  const wanted = [
    ...all.flatMap(({ restsOn = [] }) => restsOn),
    ...(asksOwn ? [] : draft.questions.flatMap(({ restsOn }) => restsOn)),
  ];
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const found = drafted.get(id);
    if (present.has(id) || found === undefined) continue;
    present.add(id);
    laid.claims.get(found.key)?.push(found.claim);
    wanted.push(...(found.claim.restsOn ?? []));
  }
}

/** Combines the model's parts with the rules' draft; drafted claims keep their basis, and every quote is verified. */
export function layOut(task: BriefTask, brought: Brought, leastShare: number): LaidOut {
  const laid = new LaidSections(task.draft);
  layFacts(task, laid, brought);
  layWriting(task, laid, brought);
  layTopLine(laid, brought);
  keepBases(task, laid, brought);
  const verify = createQuoteVerifier(task.sources);
  const known = new Set<string>();
  const sections = new Map<SectionKey, Section>();
  const lost: SectionKey[] = [];
  for (const key of sectionKeys) {
    const ids = laid.byModel.get(key);
    const before = task.draft.sections.get(key);
    if (ids === undefined) {
      for (const { id } of before?.claims ?? []) known.add(id);
      if (before) sections.set(key, before);
      continue;
    }
    const claims = verify(laid.claims.get(key) ?? [], known);
    for (const { id } of claims) known.add(id);
    if (claims.filter(({ id }) => ids.has(id)).length < leastShare * ids.size) lost.push(key);
    const status = claims.some(({ kind }) => kind !== 'not-found') ? 'ready' : 'empty';
    sections.set(key, { status, claims, writtenBy: 'model' });
  }
  return {
    sections,
    lost,
    idOf: (entry) => {
      const id = laid.idOf(entry);
      return id !== null && known.has(id) ? id : null;
    },
  };
}
