import type { ReactNode } from 'react';
import { Drafted } from '#web/features/proposal/drafted.tsx';
import { StageProposal } from '#web/features/proposal/stage-proposal.tsx';
import { useDiscovery } from './discovery-context.tsx';
import { DraftArea } from './draft-field.tsx';
import { EntryList } from './entry-list.tsx';
import { SolutionChoice } from './stage-prospect.tsx';

function Part({ title, children, open = false }: { title: string; children: ReactNode; open?: boolean }) {
  return (
    <details open={open} className="group border-t border-line">
      <summary className="py-3 font-serif text-lg font-medium">{title}</summary>
      <div className="space-y-5 pt-1 pb-6">{children}</div>
    </details>
  );
}

function Case({ n }: { n: 1 | 2 }) {
  return (
    <Part title={`Customer case ${n}`}>
      <Drafted field={`caseSituation${n}`}>
        <DraftArea field={`caseSituation${n}`} label="Situation" rows={2} />
      </Drafted>
      <Drafted field={`caseSolDescr${n}`}>
        <DraftArea field={`caseSolDescr${n}`} label="Solution" rows={2} />
      </Drafted>
      <Drafted field={`caseSolution${n}`}>
        <EntryList field={`caseSolution${n}`} label="Key elements" one="Key element" />
      </Drafted>
      <Drafted field={`caseValue${n}`}>
        <EntryList field={`caseValue${n}`} label="Value" one="Value item" />
      </Drafted>
    </Part>
  );
}

/** Stage 5: the solution and its proposal. */
export function StageSolution() {
  const { session } = useDiscovery();
  return (
    <div>
      {session.stored && <StageProposal />}
      <div className="mb-6 sm:max-w-[360px]">
        <SolutionChoice />
      </div>
      <Part title="Transformation journey" open>
        <Drafted field="currentSituation">
          <DraftArea field="currentSituation" label="Current situation" />
        </Drafted>
        <Drafted field="challenges">
          <EntryList field="challenges" label="Challenges" one="Challenge" />
        </Drafted>
        <Drafted field="vision">
          <DraftArea field="vision" label="Vision" />
        </Drafted>
      </Part>
      <Part title="Solution recommendation" open>
        <Drafted field="solutionOverview">
          <DraftArea field="solutionOverview" label="Overview" />
        </Drafted>
        <Drafted field="keyComponents">
          <EntryList field="keyComponents" label="Key components" one="Key component" />
        </Drafted>
        <Drafted field="approach">
          <EntryList field="approach" label="Approach" one="Step" />
        </Drafted>
      </Part>
      <Part title="Value proposition">
        <Drafted field="businessOutcomes">
          <DraftArea field="businessOutcomes" label="Business outcomes" />
        </Drafted>
        <Drafted field="personalBenefits">
          <EntryList field="personalBenefits" label="Personal benefits" one="Personal benefit" />
        </Drafted>
        <Drafted field="riskMitigation">
          <EntryList field="riskMitigation" label="Risk mitigation" one="Risk mitigation" />
        </Drafted>
      </Part>
      <Part title="Investment summary">
        <Drafted field="pricingModel">
          <DraftArea field="pricingModel" label="Pricing model" rows={2} />
        </Drafted>
        <Drafted field="roiAnalysis">
          <DraftArea field="roiAnalysis" label="ROI analysis" rows={2} />
        </Drafted>
        <Drafted field="timeline">
          <EntryList field="timeline" label="Timeline" one="Milestone" />
        </Drafted>
      </Part>
      <Case n={1} />
      <Case n={2} />
    </div>
  );
}
