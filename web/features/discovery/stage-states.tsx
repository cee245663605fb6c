import { Suggested } from '#web/features/coaching/suggested.tsx';
import { DraftArea, DraftText } from './draft-field.tsx';
import { EntryList } from './entry-list.tsx';

/** Stage 2: current obstacles and their cost. */
export function StageCurrent() {
  return (
    <div className="space-y-6">
      <Suggested field="barriers">
        <EntryList field="barriers" label="Barriers" one="Barrier" help="What holds them back today, in their words." />
      </Suggested>
      <Suggested field="currentFinancialImpact">
        <DraftArea
          field="currentFinancialImpact"
          label="Financial impact"
          help="What the problem costs them, and over what time."
          rows={2}
        />
      </Suggested>
      <Suggested field="targetDate">
        <DraftText field="targetDate" label="Target date" help="When this needs to be solved, as they said it." />
      </Suggested>
      <Suggested field="currentEmotionalImpact">
        <DraftArea
          field="currentEmotionalImpact"
          label="Emotional impact"
          help="What it does to the people who live with it."
          rows={2}
        />
      </Suggested>
    </div>
  );
}

/** Stage 3: the desired outcomes. */
export function StageFuture() {
  return (
    <div className="space-y-6">
      <Suggested field="desiredOutcomes">
        <EntryList
          field="desiredOutcomes"
          label="Desired outcomes"
          one="Outcome"
          help="What they want to be true once this is solved."
        />
      </Suggested>
      <Suggested field="futureFinancialImpact">
        <DraftArea
          field="futureFinancialImpact"
          label="Financial impact"
          help="What reaching it is worth to them."
          rows={2}
        />
      </Suggested>
      <Suggested field="emotionalRelief">
        <DraftArea
          field="emotionalRelief"
          label="Emotional relief"
          help="What gets easier for the people involved."
          rows={2}
        />
      </Suggested>
    </div>
  );
}
