import { useState } from 'react';
import {
  proposalSections,
  sectionsInOrder,
  statedBlocks,
  type BlockField,
  type ProposalSection,
} from '#contract/proposal.ts';
import { proposalLimits } from '#contract/proposal-limits.ts';
import type { ProposalTemplate, TemplateContent } from '#contract/proposal-template.ts';
import { inTab } from '#web/lib/storage/browser-storage.ts';

/** A template while editing; nothing is sent before it is saved. */
export interface TemplateDraft extends TemplateContent {
  name: string;
  standard: boolean;
  /** Revision of the template being edited. */
  revision: number;
}

/** Days a new template suggests, as most offers do. */
const usualValidDays = 30;

export const draftOf = (template: ProposalTemplate | null): TemplateDraft => ({
  name: template?.name ?? '',
  standard: template?.standard ?? false,
  order: template?.order ?? [],
  leavesOut: template?.leavesOut ?? [],
  texts: template?.texts ?? [],
  sections: template?.sections ?? [],
  locks: template?.locks ?? [],
  cover: template?.cover ?? true,
  validDays: template === null ? usualValidDays : template.validDays,
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

/** Returns the draft with a section moved up or down. */
export function movedSection(draft: TemplateDraft, section: ProposalSection, by: -1 | 1): TemplateDraft {
  const sections = sectionsInOrder(draft.sections);
  const at = sections.indexOf(section);
  const other = sections[at + by];
  return other === undefined ? draft : { ...draft, sections: sections.with(at, other).with(at + by, section) };
}

/** Returns the draft with a stated block locked, or unlocked again. */
export function withLock(draft: TemplateDraft, blockId: BlockField, why: string | null): TemplateDraft {
  const others = draft.locks.filter((lock) => lock.blockId !== blockId);
  if (why === null) return { ...draft, locks: others };
  const before = draft.locks.find((lock) => lock.blockId === blockId);
  // Whoever changes the words is who says them.
  const by = before?.why === why ? before.by : '';
  return { ...draft, locks: [...others, { blockId, why, by }] };
}

export const isWhole = ({ name, texts, locks, validDays }: TemplateDraft): boolean =>
  name.trim() !== '' &&
  texts.every(({ title, text }) => title.trim() !== '' && text.trim() !== '') &&
  locks.every(({ why }) => why.trim() !== '') &&
  daysProblem(validDays) === undefined;

/** Returns what is wrong with a number of days; null states none. */
export const daysProblem = (days: number | null): string | undefined =>
  days === null || (Number.isInteger(days) && days >= 1 && days <= proposalLimits.validDaysMax)
    ? undefined
    : `Enter 1 to ${proposalLimits.validDaysMax} days, or leave it empty`;

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
