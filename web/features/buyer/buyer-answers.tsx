import { useEffect, useRef, useState } from 'react';
import type { BuyerAnswer, ProposalShare } from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import { proposalSectionTitles, type ProposalSection } from '#contract/proposal.ts';
import { Button } from '#web/components/button.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay, formatWhen } from '#web/lib/dates.ts';
import { takeFocus } from '#web/lib/focus.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { answerTitle } from './buyer-words.ts';
import { useAnswerQuestion, useBuyers, useMarkQuestion } from './buyer.api.ts';

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

/** Answers a question on the page of its link, or corrects the answer. */
function ReplyForm({
  answer: { id, email, text: question, reply },
  onClose,
}: {
  answer: BuyerAnswer;
  onClose: () => void;
}) {
  const send = useAnswerQuestion();
  const [text, setText] = useState(reply?.text ?? '');
  const [empty, setEmpty] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useUnsaved(text.trim() !== (reply?.text ?? ''));
  useEffect(() => {
    takeFocus(area.current);
  }, []);
  const where = reply === null ? 'Shown on the buyer’s page' : 'Replaces your answer on the buyer’s page';
  const mailed = email === '' ? '' : reply === null ? `, and sent to ${email}` : '. No second email is sent';
  return (
    <form
      aria-label={`Answer: ${question}`}
      noValidate
      className="mt-2 space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(text.trim() === '');
        if (text.trim() === '') area.current?.focus();
        else if (!send.isPending) send.mutate({ questionId: id, text }, { onSuccess: onClose });
      }}
    >
      <TextArea
        ref={area}
        label="Your answer"
        rows={3}
        maxLength={limits.buyer.textMax}
        value={text}
        {...(empty && text.trim() === '' ? { error: 'Write your answer' } : { help: `${where}${mailed}.` })}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      {send.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(send.error)}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={send.isPending}>
          {send.isPending ? 'Sending...' : reply === null ? 'Send answer' : 'Change answer'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  );
}

/** What the seller answered, and the way to answer: on the page, or elsewhere, which is only marked. */
function Reply({ answer, open }: { answer: BuyerAnswer; open: boolean }) {
  const { session } = useDiscovery();
  const [writing, setWriting] = useState(false);
  const [hasWritten, setHasWritten] = useState(false);
  const { reply, text } = answer;
  const label = reply === null ? 'Answer' : 'Change answer';
  return (
    <>
      {reply !== null && !writing && (
        <div className="mt-2 border-s-2 border-accent ps-3">
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {reply.text}
          </p>
          <p className="text-xs text-muted">
            <bdi>{reply.by}</bdi> · <time dateTime={reply.at}>{formatWhen(reply.at)}</time>
          </p>
        </div>
      )}
      {session.mayWrite && writing && (
        <ReplyForm
          answer={answer}
          onClose={() => {
            setWriting(false);
            setHasWritten(true);
          }}
        />
      )}
      {!writing && (
        <div className="flex flex-wrap items-center gap-x-2">
          {session.mayWrite && open && (
            <Button
              ref={hasWritten ? takeFocus : null}
              look="quiet"
              className="-ms-3 h-8 px-3 text-accent"
              aria-label={`${label}: ${text}`}
              onClick={() => {
                setWriting(true);
              }}
            >
              {label}
            </Button>
          )}
          {reply === null && <MarkAnswered answer={answer} />}
        </div>
      )}
      {session.mayWrite && !open && reply === null && (
        <p className="text-xs text-muted">This link no longer works, so an answer can’t be shown on its page.</p>
      )}
    </>
  );
}

/** Shows buyers' responses as plain text. `open`: the links that still work. */
export function AnswerList({
  answers,
  label,
  open,
}: {
  answers: readonly BuyerAnswer[];
  label: string;
  open: readonly string[];
}) {
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
            {answer.email !== '' && (
              <>
                {', '}
                <bdi>{answer.email}</bdi>
              </>
            )}
          </p>
          {answer.kind === 'question' && <Reply answer={answer} open={open.includes(answer.shareId)} />}
        </li>
      ))}
    </ul>
  );
}

/** Returns the links that still work: the server gives their address to whoever may answer. */
export const openLinks = (shares: readonly Pick<ProposalShare, 'id' | 'link'>[]): string[] =>
  shares.filter(({ link }) => link !== null).map(({ id }) => id);

/** Shows the buyers' questions about a section beside it. */
export function SectionQuestions({ section }: { section: ProposalSection }) {
  const buyers = useBuyers();
  const shares = buyers.data?.shares ?? [];
  const asked = shares
    .flatMap(({ answers }) => answers)
    .filter((answer) => answer.section === section)
    .toSorted((a, b) => a.at.localeCompare(b.at));
  return asked.length === 0 ? null : (
    <div className="mt-3">
      <AnswerList
        answers={asked}
        open={openLinks(shares)}
        label={`Questions about ${proposalSectionTitles[section]}`}
      />
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
