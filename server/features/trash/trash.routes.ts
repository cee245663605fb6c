import * as contract from '#contract/trash.ts';
import { route, type Route } from '#server/platform/http.ts';
import { deleteForGood } from './delete-for-good.ts';
import { listTrash } from './list-trash.ts';
import { restoreTrash } from './restore-trash.ts';

export const trashRoutes: Route[] = [
  route(contract.listTrash, listTrash),
  route(contract.restoreTrash, restoreTrash),
  route(contract.deleteForGood, deleteForGood),
];
