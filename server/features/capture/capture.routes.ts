import * as contract from '#contract/capture.ts';
import { route, type Route } from '#server/platform/http.ts';
import { changeWord as changeWordEndpoint } from '#contract/session-lines.ts';
import { addPiece } from './add-piece.ts';
import { changeWord } from './change-word.ts';
import { readCapture } from './read-capture.ts';
import { rememberWord } from './remember-word.ts';
import { saveCapture } from './save-capture.ts';
import { startCapture } from './start-capture.ts';

export const captureRoutes: Route[] = [
  route(contract.readCapture, readCapture),
  route(contract.saveCapture, saveCapture),
  route(changeWordEndpoint, changeWord),
  route(contract.rememberWord, rememberWord),
  route(contract.startCapture, startCapture),
  route(contract.addPiece, addPiece),
];
