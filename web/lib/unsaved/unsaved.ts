import { create } from 'zustand';

/** What leaving would lose: typed text that no draft keeps, or a call that is being captured. */
export type Kept = 'typed' | 'call';

const marks = new Map<symbol, Kept>();

/** The question that is open; its answer goes to `decide`. */
export const useLeaving = create<{ asking: { kept: Kept; decide: (leave: boolean) => void } | null }>(() => ({
  asking: null,
}));

/** Marks something that leaving would lose; returns how to take the mark back. */
export function markUnsaved(kept: Kept): () => void {
  const mark = Symbol(kept);
  marks.set(mark, kept);
  return () => {
    marks.delete(mark);
  };
}

export function hasUnsaved(kinds: readonly Kept[] = ['typed']): boolean {
  return [...marks.values()].some((kept) => kinds.includes(kept));
}

/** Once the person or the server decided to leave, nothing asks again. */
export function forgetUnsaved(): void {
  marks.clear();
}

/**
 * Returns whether to leave: at once if nothing would be lost, otherwise as the person decides.
 * A question that is still open is answered with no by the next one.
 */
export async function askToLeave(kinds: readonly Kept[] = ['typed']): Promise<boolean> {
  if (!hasUnsaved(kinds)) return true;
  useLeaving.getState().asking?.decide(false);
  const kept = kinds.includes('typed') && hasUnsaved() ? 'typed' : 'call';
  return new Promise((resolve) => {
    useLeaving.setState({
      asking: {
        kept,
        decide: (leave) => {
          useLeaving.setState({ asking: null });
          resolve(leave);
        },
      },
    });
  });
}

/** Leaves what holds unsaved input, once the person wants to. */
export function leaveBy(leave: () => void): void {
  void askToLeave().then((leaves) => {
    if (leaves) leave();
  });
}
