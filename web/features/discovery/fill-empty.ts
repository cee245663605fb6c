import { entriesOf, isListField, type SessionChange, type SessionField } from '#contract/discovery-fields.ts';
import type { useDiscovery } from './discovery-context.tsx';

/**
 * Writes composed texts into fields that are empty, so that what people wrote is kept; returns how many were filled. An
 * automation may return more entries than a session allows.
 */
export function fillEmpty(
  { value, edit }: Pick<ReturnType<typeof useDiscovery>, 'value' | 'edit'>,
  composed: SessionChange,
): number {
  const filled = (Object.entries(composed) as [SessionField, string | string[]][]).filter(
    ([field, text]) => text.length > 0 && value(field).length === 0,
  );
  for (const [field, text] of filled)
    edit(field, isListField(field) && Array.isArray(text) ? text.slice(0, entriesOf[field]) : text, value(field));
  return filled.length;
}
