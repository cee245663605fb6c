import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useModel, useModelSettings } from './model.api.ts';
import { ModelRuns } from './model-runs.tsx';
import { ModelSettingsForm } from './model-settings-form.tsx';
import { ModelTestPanel } from './model-test-panel.tsx';
import { ModelUsage } from './model-usage.tsx';

export function ModelScreen() {
  useDocumentTitle('Agents and model');
  const { membership } = useMember();
  if (membership.role !== 'org:admin')
    return <EmptyState title="For admins">Only admins can see the model and what it costs.</EmptyState>;
  return <Model />;
}

function Model() {
  const state = useModel();
  const settings = useModelSettings();
  const failed = [state, settings].find((each) => each.isError && each.data === undefined);
  return (
    <section aria-labelledby="model" className="max-w-[860px]">
      <h1 id="model" className="font-serif text-2xl font-medium">
        Agents and model
      </h1>
      <p className="mt-1 max-w-[68ch] text-sm text-muted">
        A language model can write over the draft that rules make of each brief. What it writes is checked against the
        sources, and what doesn’t hold up is left out.
      </p>
      <div className="mt-6">
        {failed !== undefined && (
          <FailedState
            title="Failed to load the model’s settings"
            text={messageOf(failed.error)}
            onRetry={() => {
              void state.refetch();
              void settings.refetch();
            }}
          />
        )}
        {failed === undefined && (state.data === undefined || settings.data === undefined) && (
          <SkeletonRows rows={3} label="Loading the model" />
        )}
        {state.data && settings.data && (
          <>
            {state.data.model === null ? (
              <EmptyState title="No model is set">
                Rules write every brief. You need no key, and it’s free.{' '}
                {settings.data.allowed
                  ? 'Choose a provider below to add one.'
                  : 'To add a model, your operator needs to set MODEL_PROVIDER, MODEL_KEY and MODEL_NAME, or MODEL_URL, and restart the server.'}
              </EmptyState>
            ) : (
              <ModelTestPanel key={`${state.data.model.name} ${state.data.model.host}`} model={state.data.model} />
            )}
            <section aria-labelledby="choice" className="mt-8">
              <h2 id="choice" className="text-sm font-semibold">
                Model and limit of your organization
              </h2>
              <ModelSettingsForm settings={settings.data} />
            </section>
            <ModelUsage settings={settings.data} />
            {(state.data.model !== null || state.data.runs.length > 0) && <ModelRuns runs={state.data.runs} />}
          </>
        )}
      </div>
    </section>
  );
}
