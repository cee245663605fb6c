import { readSessionData, toDiscoveryState } from '#contract/discovery-state.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useSummarize } from './discovery.api.ts';
import { useDiscovery } from './discovery-context.tsx';
import { DraftArea } from './draft-field.tsx';
import { EntryList } from './entry-list.tsx';
import { fillEmpty } from './fill-empty.ts';
import { QuotedMoments } from './quoted-moments.tsx';
import { sessionFieldsOf } from './session-fields.ts';

/** Stage 4: themes and statements, composed from the fields and edited by people. */
export function StageSummary() {
  const { session, value, edit } = useDiscovery();
  const summarize = useSummarize();
  const compose = () => {
    if (summarize.isPending) return;
    const { currentState, futureState, prospectInfo } = toDiscoveryState(sessionFieldsOf(value));
    summarize.mutate(
      { sessionId: session.sessionId, currentState, futureState, prospectInfo },
      {
        onSuccess: (aiSummary) => {
          const filled = fillEmpty({ value, edit }, readSessionData({ aiSummary }));
          showToast(
            filled === 0
              ? {
                  title: 'Nothing to add',
                  description: 'Fill in stages 2 and 3, or clear a field to compose it again.',
                }
              : { title: 'Summary composed', description: `${filled} empty fields filled. Edit them freely.` },
          );
        },
        onError: (error) => {
          showToast({ title: 'Error', description: messageOf(error), tone: 'destructive' });
        },
      },
    );
  };
  return (
    <div className="space-y-6">
      <div className="rounded-md bg-sunken px-4 py-3 text-sm">
        <p>
          Composed from what you entered in stages 2 and 3, without a language model: their own words by theme, with who
          said them and when. It fills empty fields only.
        </p>
        {session.mayWrite && (
          <Button look="primary" className="mt-3" aria-disabled={summarize.isPending} onClick={compose}>
            {summarize.isPending ? 'Composing...' : 'Compose summary'}
          </Button>
        )}
      </div>
      <section aria-labelledby="summary-current" className="space-y-5">
        <h3 id="summary-current" className="overline-label">
          Where they are now
        </h3>
        <EntryList field="barrierThemes" label="Barrier themes" one="Barrier theme" />
        <QuotedMoments field="barrierThemes" />
        <EntryList field="currentEmotionalThemes" label="Emotional themes" one="Emotional theme" />
        <QuotedMoments field="currentEmotionalThemes" />
        <DraftArea field="urgencyStatement" label="Urgency statement" />
        <QuotedMoments field="urgencyStatement" />
      </section>
      <section aria-labelledby="summary-future" className="space-y-5 border-t border-line pt-6">
        <h3 id="summary-future" className="overline-label">
          Where they want to be
        </h3>
        <EntryList field="outcomeThemes" label="Outcome themes" one="Outcome theme" />
        <QuotedMoments field="outcomeThemes" />
        <EntryList field="futureEmotionalThemes" label="Emotional impact themes" one="Emotional impact theme" />
        <QuotedMoments field="futureEmotionalThemes" />
        <DraftArea field="financialImpactStatement" label="Financial impact statement" />
        <QuotedMoments field="financialImpactStatement" />
      </section>
    </div>
  );
}
