import type { ReactNode } from 'react';
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
      <DraftArea field={`caseSituation${n}`} label="Situation" rows={2} />
      <DraftArea field={`caseSolDescr${n}`} label="Solution" rows={2} />
      <EntryList field={`caseSolution${n}`} label="Key elements" one="Key element" />
      <EntryList field={`caseValue${n}`} label="Value" one="Value item" />
    </Part>
  );
}

/** Stage 5: the solution and what a proposal says of it. */
export function StageSolution() {
  return (
    <div>
      <div className="mb-6 sm:max-w-[360px]">
        <SolutionChoice />
      </div>
      <Part title="Transformation journey" open>
        <DraftArea field="currentSituation" label="Current situation" />
        <EntryList field="challenges" label="Challenges" one="Challenge" />
        <DraftArea field="vision" label="Vision" />
      </Part>
      <Part title="Solution recommendation" open>
        <DraftArea field="solutionOverview" label="Overview" />
        <EntryList field="keyComponents" label="Key components" one="Key component" />
        <EntryList field="approach" label="Approach" one="Step" />
      </Part>
      <Part title="Value proposition">
        <DraftArea field="businessOutcomes" label="Business outcomes" />
        <EntryList field="personalBenefits" label="Personal benefits" one="Personal benefit" />
        <EntryList field="riskMitigation" label="Risk mitigation" one="Risk mitigation" />
      </Part>
      <Part title="Investment summary">
        <DraftArea field="pricingModel" label="Pricing model" rows={2} />
        <DraftArea field="roiAnalysis" label="ROI analysis" rows={2} />
        <EntryList field="timeline" label="Timeline" one="Milestone" />
      </Part>
      <Case n={1} />
      <Case n={2} />
    </div>
  );
}
