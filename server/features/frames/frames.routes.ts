import * as contract from '#contract/frames.ts';
import { route, type Route } from '#server/platform/http.ts';
import { deleteFrame } from './delete-frame.ts';
import { draftFrame } from './draft-frame.ts';
import { listFrames } from './list-frames.ts';
import { saveFrame } from './save-frame.ts';

export const framesRoutes: Route[] = [
  route(contract.listFrames, listFrames),
  route(contract.draftFrame, draftFrame),
  route(contract.saveFrame, saveFrame),
  route(contract.deleteFrame, deleteFrame),
];
