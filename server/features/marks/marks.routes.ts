import * as reading from '#contract/prep-reading.ts';
import { route, type Route } from '#server/platform/http.ts';
import { deleteNote } from './delete-note.ts';
import { markClaim } from './mark-claim.ts';
import { saveNote } from './save-note.ts';

export const marksRoutes: Route[] = [
  route(reading.markClaim, markClaim),
  route(reading.saveNote, saveNote),
  route(reading.deleteNote, deleteNote),
];
