import type { BuyerAnswer } from '#contract/buyer.ts';
import { proposalSectionTitles, type ProposalSection } from '#contract/proposal.ts';
import { formatWhen } from '#web/lib/dates.ts';
import { answerTitle } from './buyer-words.ts';
import { useBuyers } from './buyer.api.ts';

/** Shows buyers' responses as plain text. */
export function AnswerList({ answers, label }: { answers: readonly BuyerAnswer[]; label: string }) {
  if (answers.length === 0) return null;
  return (
    <ul aria-label={label} className="space-y-3">
      {answers.map((answer) => (
        <li key={answer.id} className="rounded-md bg-accent-soft px-3 py-2 text-sm">
          <p className="text-xs text-muted">
            {answerTitle(answer)}
            {answer.section !== null && ` about ${proposalSectionTitles[answer.section]}`} ·{' '}
            <time dateTime={answer.at}>{formatWhen(answer.at)}</time>
          </p>
          {answer.text !== '' && (
            <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
              {answer.text}
            </p>
          )}
          <p dir="auto" className="mt-1 text-muted wrap-anywhere">
            {answer.name}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Shows the buyers' questions about a section beside it. */
export function SectionQuestions({ section }: { section: ProposalSection }) {
  const buyers = useBuyers();
  const asked = (buyers.data?.shares ?? [])
    .flatMap(({ answers }) => answers)
    .filter((answer) => answer.section === section)
    .toSorted((a, b) => a.at.localeCompare(b.at));
  return asked.length === 0 ? null : (
    <div className="mt-3">
      <AnswerList answers={asked} label={`Questions about ${proposalSectionTitles[section]}`} />
    </div>
  );
}
