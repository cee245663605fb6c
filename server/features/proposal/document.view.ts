import { fromStoredFields, isListField, type SessionFields } from '#contract/discovery-fields.ts';
import { readTable } from '#contract/markdown-table.ts';
import { toDiscoveryState, type SessionData } from '#contract/discovery-state.ts';
import { collapseSpace, type Claim } from '#contract/evidence.ts';
import {
  isBlockField,
  sectionsInOrder,
  statedBlocks,
  type BlockField,
  type ProposalBlock,
  type ProposalDocument,
  type ProposalLayout,
  type ProposalSource,
} from '#contract/proposal.ts';
import { looksOf, type RichLine } from '#contract/rich-text.ts';
import type { ProposalTemplate } from '#contract/proposal-template.ts';
import { isWorkedOut, linesOf, saidIn, storedLines } from '#contract/proposal-lines.ts';
import { quoteKey } from '#server/agents/proposal-writer/quote-piece.ts';
import { isNamed, quotationsIn } from '#server/agents/proposal-writer/quotations.ts';
import type { Formats } from './proposal.store.ts';
import type { ProposalDraft } from '#server/agents/proposal-writer/proposal-writer.ts';

export const draftedLines = (draft: Pick<ProposalDraft, 'blocks' | 'tables'>, field: BlockField): string[] =>
  linesOf(field, draft.blocks[field], draft.tables[field] ?? null);

/** Returns the text of a drafted block as a session stores it. */
export const storedDraft = (draft: Pick<ProposalDraft, 'blocks' | 'tables'>, field: BlockField): string[] =>
  storedLines(field, draft.blocks[field], draft.tables[field] ?? null);

/** Returns whether lines are a block's draft, as it is stored now or was before a price table stayed one. */
const isDraft = (
  lines: readonly string[],
  draft: Pick<ProposalDraft, 'blocks' | 'tables'>,
  field: BlockField,
): boolean => same(lines, storedDraft(draft, field)) || same(lines, draftedLines(draft, field));

/** Returns the specified structure, each part in its specified type. */
export function solutionResponseOf(draft: Pick<ProposalDraft, 'blocks' | 'tables'>, sessionId: string) {
  return responseOf((field) => draftedLines(draft, field), sessionId);
}

/** Returns the same for a proposal including what people wrote. */
export function documentResponse({ blocks }: Pick<ProposalDocument, 'blocks'>, sessionId: string) {
  return responseOf((field) => {
    const block = blocks.find(({ id }) => id === field);
    return block === undefined ? [] : linesOf(field, block.claims, block.table);
  }, sessionId);
}

/** Returns the template's legal texts, for which the specified structure has no place. */
export function legalTexts({ blocks }: Pick<ProposalDocument, 'blocks'>) {
  const legal = blocks
    .filter((block) => block.legal)
    .map(({ title, claims }) => ({ title, text: claims.map(({ text }) => text).join('\n') }));
  return legal.length === 0 ? {} : { legal_texts: legal };
}

function responseOf(read: (field: BlockField) => string[], sessionId: string) {
  const values = Object.fromEntries(
    statedBlocks.map(([, field]) => [field, isListField(field) ? read(field) : read(field).join('\n')]),
  );
  const { solutionResponse } = toDiscoveryState({ ...fromStoredFields({}), ...values });
  return { ...solutionResponse, sessionId };
}

/** Source title of text a person wrote here; template texts come from an admin. */
export const writtenHere = 'Written in the session';
export const fromTemplate = 'Template: ';
const linesIn = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

function withLooks(block: ProposalBlock, lines: readonly RichLine[] = []): ProposalBlock {
  const looks = looksOf(
    block.claims.map(({ text }) => text),
    lines,
  );
  return looks.some((look) => look !== null) ? { ...block, looks } : block;
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, at) => collapseSpace(line) === collapseSpace(b[at] ?? ''));

const letter = /[\p{L}\p{N}]/u;

/**
 * Returns whether a source holds these words as words: neither a part of one ('one' in 'honestly'), nor a single one
 * without a figure, which says nothing that a source could stand for.
 */
function holds(source: string, said: string): boolean {
  if (!/[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(said) && !/\p{N}/u.test(said)) return source === said;
  for (let at = source.indexOf(said); at !== -1; at = source.indexOf(said, at + 1))
    if (!letter.test(source.charAt(at - 1)) && !letter.test(source.charAt(at + said.length))) return true;
  return false;
}

/** Links each written text to the source that contains it verbatim; otherwise only its author stands for it. */
function linked(
  id: string,
  texts: readonly string[],
  draft: ProposalDraft,
  sources: Map<string, ProposalSource>,
  origin = writtenHere,
): Claim[] {
  const drafted = Object.values(draft.blocks).flat();
  return texts.map((text, at): Claim => {
    const claimId = `${id}-own-${at + 1}`;
    const known = drafted.find((claim) => collapseSpace(claim.text) === collapseSpace(text));
    if (known !== undefined && known.kind !== 'inference') return { ...known, id: claimId };
    const { who = '', quote = quotationsIn(text)[0] ?? text } = saidIn(text) ?? {};
    // A quotation that somebody cut short ends with a full stop of its own.
    const said = quote === text ? quote : quote.replace(/[.…]$/u, '');
    // Words in another person's mouth are that person's no longer.
    const mayBe = ({ kind, title }: ProposalSource): boolean => kind !== 'utterance' || isNamed(who, title);
    const letterByLetter = draft.sources.find(
      (each) => mayBe(each) && holds(collapseSpace(each.text), collapseSpace(said)),
    );
    if (letterByLetter !== undefined)
      return { id: claimId, text, kind: 'fact', quotes: [{ sourceId: letterByLetter.id, text: said }] };
    const quoted = drafted
      .flatMap(({ quotes }) => quotes)
      .find((each) => {
        const source = sources.get(each.sourceId);
        return quoteKey(each.text) === quoteKey(quote) && (source === undefined || mayBe(source));
      });
    if (quoted !== undefined) return { id: claimId, text, kind: 'fact', quotes: [quoted] };
    const own = { id: `own-${claimId}`, kind: 'note' as const, title: origin, text };
    sources.set(own.id, { ...own, lineId: null, at: null, contentId: null, url: null });
    return { id: claimId, text, kind: 'fact', quotes: [{ sourceId: own.id, text }] };
  });
}

/** An example is about no customer: it goes out only where somebody shows it. */
const isExample = (claims: readonly Claim[]): boolean =>
  claims.length > 0 && claims.every(({ kind }) => kind === 'playbook');

/** Returns the blocks of a proposal in reading order: fields people filled are kept, empty ones are drafted. */
export function blocksOf(
  draft: ProposalDraft,
  fields: SessionFields,
  layout: ProposalLayout,
  { template = null, formats = {} }: { template?: ProposalTemplate | null; formats?: Formats } = {},
): { blocks: ProposalBlock[]; sources: ProposalSource[] } {
  const sources = new Map(draft.sources.map((source) => [source.id, source]));
  const texts = template?.texts ?? [];
  const isLegal = (id: string): boolean => texts.some((each) => each.id === id && each.legal);
  const state = (id: string) => ({
    hidden: layout.hidden.includes(id) || (template?.leavesOut.includes(id) === true && !layout.shown.includes(id)),
    locked: layout.locked.includes(id),
  });
  const lockOf = (id: string) => template?.locks.find(({ blockId }) => blockId === id);
  const stated = statedBlocks.map(([section, field, title]): ProposalBlock => {
    const lock = lockOf(field);
    if (lock !== undefined) {
      const [claims, table] = [draft.blocks[field], draft.tables[field] ?? null];
      const hidden = template?.leavesOut.includes(field) === true || isExample(claims);
      const held = { by: lock.by, why: lock.why };
      const base = { id: field, section, title, list: isListField(field), edited: false, locked: true };
      return { ...base, claims, table, hidden, held };
    }
    const value = fields[field];
    // Figures of a return that was stored with a draft hold only where the block is locked.
    const isWorked = (text: string): boolean => field === 'roiAnalysis' && isWorkedOut(text);
    const texts = (typeof value === 'string' ? value.split('\n') : value)
      .map((text) => text.trim())
      .filter((text) => text !== '' && (layout.locked.includes(field) || !isWorked(text)));
    const written = texts.length > 0 && !isDraft(texts, draft, field);
    const typed = written && field === 'pricingModel' ? readTable(texts) : null;
    // A block locked while empty stays empty, whatever is drafted later.
    const kept = texts.length === 0 && layout.locked.includes(field);
    // The return is worked out anew unless its figures are locked; prices that a person wrote replace the price table, by theirs where they wrote one.
    const replaced = written && (field !== 'roiAnalysis' || texts.some(isWorked));
    const table = kept || replaced ? (typed?.table ?? null) : (draft.tables[field] ?? null);
    const claims = kept ? [] : written ? linked(field, typed?.rest ?? texts, draft, sources) : draft.blocks[field];
    const { hidden, locked } = state(field);
    return {
      id: field,
      section,
      title,
      list: isListField(field),
      claims,
      table,
      edited: written,
      hidden: hidden || (isExample(claims) && !layout.shown.includes(field)),
      locked,
    };
  });
  const added = ({ id, section, title, text }: ProposalLayout['own'][number], origin?: string): ProposalBlock => ({
    id,
    section,
    title,
    list: false,
    claims: linked(id, linesIn(text), draft, sources, origin),
    table: null,
    edited: true,
    ...state(id),
  });
  // Legal texts always come from the template; others may be changed by the layout.
  const own = layout.own.filter(({ id }) => !isLegal(id)).map((each) => added(each));
  const brought = texts
    .filter(({ id, legal }) => legal || layout.own.every((each) => each.id !== id))
    .map(({ legal, lines: _lines, ...text }): ProposalBlock => ({
      ...added(text, `${fromTemplate}${template?.name ?? ''}`),
      edited: false,
      template: true,
      ...(legal ? { legal, hidden: false, locked: true } : {}),
    }));
  // A legal text looks as the admin set it; another one does so until someone sets it otherwise here.
  const linesFor = ({ id, legal = false, held }: ProposalBlock): readonly RichLine[] | undefined =>
    (legal || held !== undefined ? undefined : formats[id]) ?? texts.find((each) => each.id === id)?.lines;
  const order = [...layout.order, ...(template?.order ?? []).filter((id) => !layout.order.includes(id))];
  const place = (id: string): number => {
    const at = order.indexOf(id);
    return at === -1 ? Number.MAX_SAFE_INTEGER : at;
  };
  const blocks = sectionsInOrder(template?.sections).flatMap((section) =>
    [...stated, ...own, ...brought]
      .filter((block) => block.section === section)
      .map((block) => withLooks(block, linesFor(block)))
      .toSorted((a, b) => place(a.id) - place(b.id)),
  );
  const cited = new Set(
    blocks.flatMap(({ claims }) => claims.flatMap(({ quotes }) => quotes.map((quote) => quote.sourceId))),
  );
  return { blocks, sources: [...sources.values()].filter(({ id }) => cited.has(id)) };
}

/**
 * Returns the session fields that restore a version; blocks drafted identically keep following the call.
 * `hidden`: blocks that were empty in the version and are drafted now.
 */
export function restoredFields(
  { blocks }: Pick<ProposalDocument, 'blocks'>,
  draft: Pick<ProposalDraft, 'blocks' | 'tables'>,
): { fields: SessionData; hidden: string[] } {
  const stated = blocks.flatMap((block) => (isBlockField(block.id) ? [{ ...block, id: block.id }] : []));
  const fields = stated.map(({ id, claims, table }) => {
    const lines = storedLines(id, claims, table);
    const kept = isDraft(lines, draft, id) ? [] : lines;
    return [id, isListField(id) ? kept : kept.join('\n')] as const;
  });
  return {
    fields: Object.fromEntries(fields),
    hidden: stated
      .filter(({ id, claims, table }) => linesOf(id, claims, table).length === 0 && draftedLines(draft, id).length > 0)
      .map(({ id }) => id),
  };
}
