import type { OpenSession } from '#contract/discovery.ts';
import { listFields, textFields, type SessionField, type SessionFields } from '#contract/discovery-fields.ts';

/** Returns all fields as shown, for a call that takes the whole. */
export function sessionFieldsOf(value: (field: SessionField) => OpenSession[SessionField]): SessionFields {
  return Object.fromEntries([...textFields, ...listFields].map((field) => [field, value(field)])) as SessionFields;
}
