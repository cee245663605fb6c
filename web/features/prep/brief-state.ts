import type { z } from 'zod';
import { sectionKeys } from '#contract/brief.ts';
import type { markClaim } from '#contract/prep-reading.ts';
import { prepEvents } from '#contract/prep-stream.ts';
import type { PrepDetail } from '#contract/prep.ts';
import type { StreamedEvent } from '#web/lib/event-stream.ts';

export type MarkInput = Omit<z.input<typeof markClaim.input>, 'prospectId'>;

/** Applies an event of a run to the shown brief; a refresh leaves the existing brief unchanged. */
export function withEvent(prep: PrepDetail, { event, data }: StreamedEvent): PrepDetail {
  const { brief } = prep;
  if (event === 'prep') {
    const { prospect, questions, ...state } = prepEvents.prep.parse(data);
    // The end is loaded as a whole; until then the run counts as in progress.
    const shown = { ...prep, ...state, status: state.isPrepping ? state.status : prep.status, isPrepping: true };
    return state.runKind === 'first'
      ? { ...shown, brief: { ...brief, prospect, questions } }
      : { ...shown, companyName: prep.companyName, prospWebUrl: prep.prospWebUrl };
  }
  if (prep.runKind === 'refresh') return prep;
  if (event === 'section') {
    const { key, section } = prepEvents.section.parse(data);
    return { ...prep, brief: { ...brief, sections: { ...brief.sections, [key]: section } } };
  }
  if (event !== 'source') return prep;
  const { source } = prepEvents.source.parse(data);
  return { ...prep, brief: { ...brief, sources: [...brief.sources.filter(({ id }) => id !== source.id), source] } };
}

/** Returns the brief as it will read once the mark is stored. */
export function withMark(prep: PrepDetail, { claimId, was, text, ...change }: MarkInput): PrepDetail {
  const section = sectionKeys.find((key) => prep.brief.sections[key].claims.some(({ id }) => id === claimId));
  const known = prep.marks.find((mark) => mark.claimId === claimId);
  if (section === undefined && known === undefined) return prep;
  const before = known ?? {
    claimId,
    section: section ?? 'companySummary',
    pinned: false,
    hidden: false,
    wrong: false,
    thumb: null,
    edited: null,
    kept: false,
    text: was,
  };
  const now = text === undefined ? before.text : (text ?? before.edited?.original ?? was);
  const mark = {
    ...before,
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    text: now,
  };
  const sections = { ...prep.brief.sections };
  if (section !== undefined) {
    const { claims, ...rest } = sections[section];
    sections[section] = {
      ...rest,
      claims: claims
        .filter(({ id }) => id !== claimId || !mark.wrong)
        .map((claim) => (claim.id === claimId ? { ...claim, text: now } : claim)),
    };
  }
  return {
    ...prep,
    brief: { ...prep.brief, sections },
    marks: [...prep.marks.filter((each) => each.claimId !== claimId), mark],
  };
}
