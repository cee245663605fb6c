import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useModel } from './model.api.ts';
import { ModelRuns } from './model-runs.tsx';
import { ModelTestPanel } from './model-test-panel.tsx';

export function ModelScreen() {
  useDocumentTitle('Model');
  const { membership } = useMember();
  if (membership.role !== 'org:admin')
    return <EmptyState title="For admins">Only admins can see the model and what it costs.</EmptyState>;
  return <Model />;
}

function Model() {
  const state = useModel();
  return (
    <section aria-labelledby="model" className="max-w-[860px]">
      <h1 id="model" className="font-serif text-2xl font-medium">
        Model
      </h1>
      <p className="mt-1 max-w-[68ch] text-sm text-muted">
        A language model can write over the draft that rules make of each brief. What it writes is checked against the
        sources, and what doesn’t hold up is left out.
      </p>
      <div className="mt-6">
        {state.isPending && <SkeletonRows rows={3} label="Loading the model" />}
        {state.isError && state.data === undefined && (
          <FailedState
            title="The model’s settings weren’t loaded."
            text={messageOf(state.error)}
            onRetry={() => {
              void state.refetch();
            }}
          />
        )}
        {state.data?.model === null && (
          <EmptyState title="No model is set">
            Rules write every brief, without a key and without cost. To add a model, your operator sets MODEL_PROVIDER,
            MODEL_KEY and MODEL_NAME, or MODEL_URL, and restarts the server.
          </EmptyState>
        )}
        {state.data?.model && <ModelTestPanel model={state.data.model} />}
        {state.data && (state.data.model !== null || state.data.runs.length > 0) && (
          <ModelRuns runs={state.data.runs} />
        )}
      </div>
    </section>
  );
}
