import { auditActions } from '#contract/audit.ts';
import type { SoughtWord } from './audit.store.ts';

const actions = Object.entries(auditActions);

/** Returns the words of a search of the audit log; each may be one of an action's text. */
export const soughtWords = (search: string): SoughtWord[] =>
  search
    .toLowerCase()
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => ({
      word,
      actions: actions.filter(([, text]) => text.toLowerCase().includes(word)).map(([action]) => action),
    }));
