import type { HeardField } from '#contract/coaching.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { fieldOfSuggestion } from './accept-suggestions.ts';
import { useCoach } from './coaching.api.ts';

/** Returns whether a field of the call is filled, or has a suggestion from the call that nobody cleared. */
export function useFilled(): (field: HeardField) => boolean {
  const { value } = useDiscovery();
  const heard = new Set((useCoach().data?.suggestions ?? []).map(({ field }) => field));
  return (field) => {
    const own = fieldOfSuggestion({ field });
    return heard.has(field) || (own !== null && value(own).length > 0);
  };
}
