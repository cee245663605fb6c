import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/components/button.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { AskAutomation } from './ask-automation.tsx';
import { useProposal } from './proposal.api.ts';
import { ReadinessBar } from './readiness-bar.tsx';

/** The proposal's progress during the call, with a link to it. */
export function StageProposal() {
  const { session } = useDiscovery();
  const proposal = useProposal();
  const { data } = proposal;
  return (
    <div className="mb-6 space-y-3">
      {data === undefined && proposal.error === null && <SkeletonRows rows={1} label="Drafting the proposal" />}
      {proposal.error !== null && (
        <FailedState
          title="Failed to draft the proposal"
          text={`${messageOf(proposal.error)} What you wrote is kept.`}
          onRetry={() => {
            void proposal.refetch();
          }}
        />
      )}
      {data !== undefined && (
        <>
          <ReadinessBar readiness={data.readiness} quotes={data.document.quotes} />
          <Link
            to="/pdf-generation/$"
            params={{ _splat: session.sessionId }}
            className={buttonClass({ look: 'primary' })}
          >
            Open proposal
          </Link>
          {data.automated && data.mayWrite && <AskAutomation />}
        </>
      )}
    </div>
  );
}
