import type { ProposalBlock, ProposalDocument } from '#contract/proposal.ts';

/** A block that differs: its text then and now. */
export interface BlockChange {
  title: string;
  gone: string[];
  come: string[];
}

const textsOf = (block: ProposalBlock | undefined): string[] =>
  block === undefined || block.hidden
    ? []
    : [
        ...(block.table?.rows.map((row) => row.filter((cell) => cell !== '').join(', ')) ?? []),
        ...block.claims.map(({ text }) => text),
      ];

/** Returns the differences between two versions of a proposal by block, in the later one's order. */
export function compareDocuments(
  then: Pick<ProposalDocument, 'blocks'>,
  now: Pick<ProposalDocument, 'blocks'>,
): BlockChange[] {
  const ids = [...new Set([...now.blocks, ...then.blocks].map(({ id }) => id))];
  return ids.flatMap((id): BlockChange[] => {
    const [before, after] = [then, now].map(({ blocks }) => blocks.find((block) => block.id === id));
    const [was, is] = [textsOf(before), textsOf(after)];
    const gone = was.filter((text) => !is.includes(text));
    const come = is.filter((text) => !was.includes(text));
    return gone.length + come.length === 0 ? [] : [{ title: (after ?? before)?.title ?? '', gone, come }];
  });
}
