import type { Suggestion } from '#contract/coaching.ts';
import { buttonClass } from '#web/components/button.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { useMarkSuggestion } from './coaching.api.ts';
import { MomentLink } from './moment-link.tsx';
import { sayFailed } from './say-failed.ts';

const facts = { decisionProcess: 'Decision process', budget: 'Budget' } as const;

/** What the call said about the two facts that have no field in the session. */
export function HeardFacts({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { session } = useDiscovery();
  const mark = useMarkSuggestion();
  const heard = suggestions.flatMap((each) =>
    each.field === 'decisionProcess' || each.field === 'budget' ? [{ ...each, field: each.field }] : [],
  );
  if (heard.length === 0) return null;
  return (
    <section aria-label="Heard in the call" className="mt-4 border-t border-line pt-3">
      {heard.map(({ field, lineId, text, state }) => (
        <div key={`${field} ${lineId}`} className="mb-3">
          <p className="flex items-baseline gap-2 text-xs text-muted">
            <span>
              {facts[field]} · {state === 'accepted' ? 'confirmed' : 'from the call'}
            </span>
            <span className="ms-auto">
              <MomentLink lineId={lineId} />
            </span>
          </p>
          <p dir="auto" className="text-sm">
            “{text}”
          </p>
          {session.mayWrite && (
            <p className="mt-1 -ms-3 flex gap-1">
              {(['accepted', 'cleared'] as const)
                .filter((next) => next !== state)
                .map((next) => (
                  <button
                    key={next}
                    type="button"
                    aria-label={`${next === 'accepted' ? 'Confirm' : 'Clear'} ${facts[field].toLowerCase()}`}
                    className={`${buttonClass({ look: 'quiet' })} h-8 px-3`}
                    onClick={() => {
                      if (!mark.isPending)
                        mark.mutate({ field, lineId, state: next }, { onError: sayFailed('Not changed') });
                    }}
                  >
                    {next === 'accepted' ? 'Confirm' : 'Clear'}
                  </button>
                ))}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}
