import { Link } from '@tanstack/react-router';
import type { ContentAnswerToQuestion, ContentPassage } from '#contract/ask.ts';
import { Button } from '#web/components/button.tsx';
import { QuoteCard, sourceNumber } from '#web/components/quote-card.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { TeamOnly } from '#web/components/team-only.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { useSaveQuestion, useSavedQuestions } from './ask.api.ts';
import { placeOf } from '#web/features/content/content-words.ts';
import { placeInContent } from './passage-card.tsx';
import { rowInWords } from './table-row.ts';

function unanswered(reason: ContentAnswerToQuestion['reason'], found: boolean): string {
  if (reason === 'not-clear')
    return 'No sentence clearly answers this. The closest passages are below. Read them before you rely on them.';
  return found
    ? 'No passage answers this. The closest ones are below. Add something that says it, and ask again.'
    : 'We found nothing related. Add something that says it, and ask again.';
}

/** Shows the answer, each sentence with its citations, or says that the content does not answer the question. */
export function AnswerView({
  question,
  answer: { answer, reason, passages },
}: {
  question: string;
  answer: ContentAnswerToQuestion;
}) {
  if (answer === null) {
    return (
      <section aria-label="Answer" className="rounded-md border-s-4 border-amber bg-amber-soft px-5 py-4">
        <h2 className="font-serif text-xl font-medium">
          {reason === 'not-clear' ? 'In your content, but not clearly' : 'This isn’t in your content'}
        </h2>
        <p className="mt-1 max-w-[65ch] text-sm">{unanswered(reason, passages.length > 0)}</p>
        <SaveQuestion
          question={question}
          expects={{ outcome: 'answer' }}
          text="Save as a question that must be answered"
        />
      </section>
    );
  }
  const cited = answer.sentences.flatMap(({ citations }) => citations)[0];
  const first = passages.find(({ passageId }) => passageId === cited?.passageId);
  // Sentences of several pages are no paragraph: the likeliest leads. A model writes one.
  const leading = answer.writtenBy === 'model' ? answer.sentences.length : 1;
  const [lead, others] = [answer.sentences.slice(0, leading), answer.sentences.slice(leading)];
  return (
    <section aria-label="Answer" className="rounded-md border-s-4 border-accent bg-surface px-5 py-4">
      <h2 className="sr-only">Answer</h2>
      <div dir="auto" className="newspaper">
        {lead.map((sentence) => (
          <Sentence key={sentence.text} sentence={sentence} passages={passages} />
        ))}
      </div>
      {others.length > 0 && (
        <div className="mt-3 border-t border-line pt-2">
          <p className="text-xs text-muted">Also found</p>
          <ul dir="auto" className="mt-1 grid gap-1.5 text-sm">
            {others.map((sentence) => (
              <li key={sentence.text}>
                <Sentence sentence={sentence} passages={passages} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-2 text-xs text-muted">
        {answer.writtenBy === 'model'
          ? 'Written by the model. Each quote is in your content word for word.'
          : 'In the words of your content, without a model.'}
      </p>
      <SaveQuestion
        question={question}
        text="Save this question"
        expects={{ outcome: 'answer', contentId: first?.contentId ?? null, page: first?.page ?? null }}
      />
    </section>
  );
}

type Said = NonNullable<ContentAnswerToQuestion['answer']>['sentences'][number];

/** A sentence with its citations; a row of a table with the names of its columns. */
function Sentence({
  sentence: { text, teamOnly, citations },
  passages,
}: {
  sentence: Said;
  passages: readonly ContentPassage[];
}) {
  const source = passages.find(({ passageId }) => passageId === citations[0]?.passageId);
  return (
    <span>
      {teamOnly && (
        <>
          <TeamOnly />{' '}
        </>
      )}
      {rowInWords(text, source?.text ?? '')}
      {citations.map((citation) => {
        const at = passages.findIndex(({ passageId }) => passageId === citation.passageId);
        const passage = passages[at];
        return (
          passage && (
            <CitationChip
              key={`${citation.passageId} ${citation.quote}`}
              number={at + 1}
              passage={passage}
              quote={citation.quote}
            />
          )
        );
      })}{' '}
    </span>
  );
}

function CitationChip({ number, passage, quote }: { number: number; passage: ContentPassage; quote: string }) {
  const where = [passage.title || passage.name, placeOf(passage)].filter((part) => part !== '').join(', ');
  return (
    <QuoteCard
      number={
        <Link
          to={paths.content}
          search={placeInContent(passage, quote)}
          aria-label={`Source ${number}: ${where}. “${quote}”`}
          className={sourceNumber}
        >
          {number}
        </Link>
      }
      quotes={[quote]}
      title={passage.title || passage.name}
      place={placeOf(passage)}
    />
  );
}

interface SaveQuestionProps {
  question: string;
  text: string;
  expects: { outcome: 'answer'; contentId?: string | null; page?: number | null };
}

function SaveQuestion({ question, text, expects }: SaveQuestionProps) {
  const save = useSaveQuestion();
  const saved = useSavedQuestions().data?.questions.some((one) => one.question === question) ?? false;
  const keep = () => {
    if (save.isPending) return;
    save.mutate(
      { question, expects },
      {
        onSuccess: () => {
          showToast({ title: 'Question saved', description: 'We ask it again whenever the content changes.' });
        },
        onError: (error) => {
          showToast({ title: 'Not saved', description: messageOf(error), tone: 'destructive' });
        },
      },
    );
  };
  if (saved)
    return <p className="mt-3 text-sm text-muted">This question is saved and asked again after each change.</p>;
  return (
    <Button className="mt-3" aria-disabled={save.isPending} onClick={keep}>
      {save.isPending ? 'Saving...' : text}
    </Button>
  );
}
