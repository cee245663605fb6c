import { useState } from 'react';
import { proposalSections, statedBlocks, type ProposalSection } from '#contract/proposal.ts';
import type { ProposalTemplate, TemplateContent } from '#contract/proposal-template.ts';
import { inTab } from '#web/lib/storage/browser-storage.ts';

/** A template while editing; nothing is sent before it is saved. */
export interface TemplateDraft extends TemplateContent {
  name: string;
  standard: boolean;
  /** Revision of the template being edited. */
  revision: number;
}

export const draftOf = (template: ProposalTemplate | null): TemplateDraft => ({
  name: template?.name ?? '',
  standard: template?.standard ?? false,
  order: template?.order ?? [],
  leavesOut: template?.leavesOut ?? [],
  texts: template?.texts ?? [],
  revision: template?.revision ?? 0,
});

export interface ListedBlock {
  id: string;
  title: string;
  /** Whether the text belongs to the template itself. */
  own: boolean;
}

/** Returns a section's blocks in the template's order. */
export function blocksOfSection({ order, texts }: TemplateDraft, section: ProposalSection): ListedBlock[] {
  const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : Number.MAX_SAFE_INTEGER);
  const stated = statedBlocks
    .filter(([of]) => of === section)
    .map(([, id, title]) => ({ id: id as string, title: title as string, own: false }));
  const own = texts
    .filter((text) => text.section === section)
    .map(({ id, title }) => ({ id, title: title === '' ? 'Your text' : title, own: true }));
  return [...stated, ...own].toSorted((a, b) => place(a.id) - place(b.id));
}

/** Returns the draft with a block moved up or down in its section. */
export function moved(draft: TemplateDraft, section: ProposalSection, id: string, by: -1 | 1): TemplateDraft {
  const ids = (of: ProposalSection) => blocksOfSection(draft, of).map((block) => block.id);
  const here = ids(section);
  const at = here.indexOf(id);
  const other = here[at + by];
  if (other === undefined) return draft;
  const swapped = here.with(at, other).with(at + by, id);
  return { ...draft, order: proposalSections.flatMap((each) => (each === section ? swapped : ids(each))) };
}

const keyOf = (id: string): string => `proposal-template ${id}`;

function kept(id: string): Partial<TemplateDraft> {
  try {
    return JSON.parse(inTab.read(keyOf(id)) ?? '{}') as Partial<TemplateDraft>;
  } catch {
    return {};
  }
}

/** Keeps the draft in this tab until it is saved or discarded, so that a reload loses nothing. */
export function useTemplateDraft(id: string, template: ProposalTemplate | null) {
  const [draft, setDraft] = useState((): TemplateDraft => ({ ...draftOf(template), ...kept(id) }));
  return {
    draft,
    change(next: TemplateDraft) {
      setDraft(next);
      inTab.write(keyOf(id), JSON.stringify(next));
    },
    forget() {
      inTab.drop(keyOf(id));
    },
  };
}
