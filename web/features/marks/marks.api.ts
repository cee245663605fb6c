import type { z } from 'zod';
import { deleteNote, markClaim, saveNote } from '#contract/prep-reading.ts';
import { withMark, type MarkInput } from '#web/features/prep/brief-state.ts';
import { useBriefChange } from '#web/features/prep/brief.api.ts';
import { call } from '#web/lib/client.ts';

export function useMarkClaim(prepId: string) {
  return useBriefChange(
    prepId,
    (input: MarkInput, organizationId) => call(markClaim, { prospectId: prepId, ...input }, { organizationId }),
    withMark,
  );
}

export function useSaveNote(prepId: string) {
  return useBriefChange(prepId, (input: Omit<z.input<typeof saveNote.input>, 'prospectId'>, organizationId) =>
    call(saveNote, { prospectId: prepId, ...input }, { organizationId }),
  );
}

export function useDeleteNote(prepId: string) {
  return useBriefChange(
    prepId,
    (noteId: string, organizationId) => call(deleteNote, { prospectId: prepId, noteId }, { organizationId }),
    (prep, noteId) => ({ ...prep, notes: prep.notes.filter(({ id }) => id !== noteId) }),
  );
}
