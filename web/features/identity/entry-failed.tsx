import { FailedState } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { EntryPage } from './entry-page.tsx';
import { useConfiguration } from './identity.api.ts';

/** Shown instead of a form while it isn't known which fields are needed. */
export function EntryFailed({ title }: { title: string }) {
  const { error, refetch } = useConfiguration();
  return (
    <EntryPage title={title} intro="This page needs an answer from the server first." footer={null}>
      <FailedState
        title="We couldn’t load this page"
        text={messageOf(error)}
        onRetry={() => {
          void refetch();
        }}
      />
    </EntryPage>
  );
}
