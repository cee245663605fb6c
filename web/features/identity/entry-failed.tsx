import { FailedState } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { EntryPage } from './entry-page.tsx';
import { useConfiguration } from './identity.api.ts';

/** In place of a form that cannot know yet what to ask for. */
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
