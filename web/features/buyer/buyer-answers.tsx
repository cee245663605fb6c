import type { BuyerAnswer } from '#contract/buyer.ts';
import { proposalSectionTitles, type ProposalSection } from '#contract/proposal.ts';
import { Button } from '#web/components/button.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay, formatWhen } from '#web/lib/dates.ts';
import { answerTitle } from './buyer-words.ts';
import { useBuyers, useMarkQuestion } from './buyer.api.ts';

/** A question waits on the dashboard until somebody says that it's answered, by mail or in a call. */
function MarkAnswered({ answer: { id, answered, text } }: { answer: BuyerAnswer }) {
  const { session } = useDiscovery();
  const mark = useMarkQuestion();
  if (!session.mayWrite) return answered ? <p className="mt-1 text-xs text-muted">Answered</p> : null;
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        {answered && <StatusMark mark="done" text="Answered" />}
        <Button
          look="quiet"
          className={`h-8 px-3 ${answered ? 'text-muted' : '-ms-3 text-accent'}`}
          aria-label={`${answered ? 'Reopen' : 'Mark as answered'}: ${text}`}
          onClick={() => {
            if (!mark.isPending) mark.mutate({ questionId: id, answered: !answered });
          }}
        >
          {answered ? 'Reopen' : 'Mark as answered'}
        </Button>
      </p>
      {mark.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(mark.error)}
        </p>
      )}
    </>
  );
}

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
          {answer.kind === 'question' && <MarkAnswered answer={answer} />}
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

/** Says that a buyer accepted the proposal, and which version. */
export function AcceptedNote() {
  const buyers = useBuyers();
  const share = buyers.data?.shares.find(({ status }) => status === 'accepted');
  if (share === undefined) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
      <StatusMark mark="done" text="Accepted" />
      <span className="min-w-0 text-muted wrap-anywhere">
        by <bdi>{share.decidedBy}</bdi>
        {share.decidedAt !== null && `, ${formatDay(share.decidedAt)}`}: version {share.version.number}. Changes here
        don’t change it.
      </span>
    </p>
  );
}
