import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useGaps } from './ask.api.ts';

/** Lists what sellers need and the content lacks. */
export function Gaps() {
  const gaps = useGaps();
  return (
    <section aria-labelledby="gaps">
      <h2 id="gaps" className="flex min-h-9 items-center font-serif text-xl font-medium">
        Gaps
      </h2>
      <div className="mt-2 border-t border-line">
        {gaps.isPending && <SkeletonRows rows={3} label="Loading gaps" />}
        {gaps.isError && gaps.data === undefined && (
          <div className="mt-3">
            <FailedState
              title="Failed to load gaps"
              text={messageOf(gaps.error)}
              onRetry={() => {
                void gaps.refetch();
              }}
            />
          </div>
        )}
        {gaps.data?.gaps.length === 0 && (
          <p className="py-3 text-sm text-muted">None: all the kinds of content that sellers ask for are here.</p>
        )}
        {gaps.data && gaps.data.gaps.length > 0 && (
          <ul>
            {gaps.data.gaps.map((gap) => (
              <li key={gap.key} className="border-b border-line py-2.5">
                <p dir="auto" className="font-medium">
                  {gap.text}
                </p>
                <p dir="auto" className="text-sm text-muted">
                  {gap.action}
                </p>
              </li>
            ))}
          </ul>
        )}
        {gaps.data && gaps.data.covered.length > 0 && (
          <p className="flex flex-wrap gap-x-4 gap-y-1 pt-3 text-muted">
            {gaps.data.covered.map((one) => (
              <StatusMark key={one} mark="done" text={one} />
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
