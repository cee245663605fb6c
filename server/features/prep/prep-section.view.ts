import { sectionKeys, type SectionKey, type Section } from '#contract/brief.ts';
import { collapseSpace, type Source } from '#contract/evidence.ts';
import type { PrepEvent } from '#server/agents/meeting-prepper/prepare-brief.ts';
import { toBrief } from './prep.view.ts';
import type { WholePrep } from './prep.store.ts';

interface JoinedSection {
  only: { key: SectionKey; kept: ReadonlyMap<SectionKey, Section> };
  /** Returns the parts of a run's event that apply to the brief: steps, the section and the sources it quotes. */
  take(event: PrepEvent): PrepEvent[];
}

/**
 * Fits a rewritten section into an existing brief. The run renumbers its sources, so each quote is moved to a source of
 * the brief that contains it, else to an added source.
 */
export function joinSection(key: SectionKey, whole: WholePrep, runId: string): JoinedSection {
  const { sections, sources: standing } = toBrief(whole, true);
  const read = new Map<string, Source>();
  const holding = ({ url, teamOnly }: Source, quote: string): Source | undefined =>
    standing.find(
      (source) =>
        source.url === url &&
        source.teamOnly === teamOnly &&
        collapseSpace(source.text ?? '').includes(collapseSpace(quote)),
    );

  const fitted = (section: Section): PrepEvent[] => {
    const added = new Map<string, Source>();
    const claims = section.claims.map((claim) => ({
      ...claim,
      quotes: claim.quotes.map((quote) => {
        const source = read.get(quote.sourceId);
        const here = source && holding(source, quote.text);
        if (source === undefined || here !== undefined) return { ...quote, sourceId: here?.id ?? quote.sourceId };
        const own = { ...source, id: `${source.id}-${runId.slice(0, 8)}` };
        added.set(own.id, own);
        return { ...quote, sourceId: own.id };
      }),
    }));
    return [
      ...[...added.values()].map((source): PrepEvent => ({ kind: 'source', source })),
      { kind: 'section', key, section: { ...section, claims } },
    ];
  };

  return {
    only: { key, kept: new Map(sectionKeys.filter((each) => each !== key).map((each) => [each, sections[each]])) },
    take(event) {
      if (event.kind === 'steps' || event.kind === 'model') return [event];
      if (event.kind === 'source') read.set(event.source.id, event.source);
      // The partial section that a run shows early is not the final one.
      return event.kind === 'section' && event.key === key && event.section.status !== 'working'
        ? fitted(event.section)
        : [];
    },
  };
}
