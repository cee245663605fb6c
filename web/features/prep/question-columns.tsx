import type { Question } from '#contract/brief.ts';
import { directionOf } from '#web/components/direction-of.ts';
import { useBriefEvidence } from './brief-evidence.ts';

const columns = [
  { state: 'current', title: 'Where they are now' },
  { state: 'future', title: 'Where they want to be' },
] as const;

/** Links to the predicted pain that a question explores. */
function QuestionPain({ ids }: { ids: readonly string[] }) {
  const { claims } = useBriefEvidence();
  const pain = ids
    .map((id) => claims.get(id))
    .find((claim) => claim !== undefined && claim.id.startsWith('painPoints-') && claim.kind !== 'fact');
  if (pain === undefined) return null;
  return (
    <p className="mt-1 text-sm text-muted">
      <span className="font-medium text-ink">Pain point:</span>{' '}
      <a href="#painPoints" className="hover:underline">
        {pain.text.split(':')[0]}
      </a>
    </p>
  );
}

/** Why to ask the question and what it reveals, or its origin if it comes from an automation. */
function QuestionReason({ question: { why, reveals } }: { question: Question }) {
  if (reveals === '') return <p className="mt-1 text-sm text-muted">{why}</p>;
  return (
    <>
      <p className="mt-1 text-sm text-muted">
        <span className="font-medium text-ink">Why:</span> {why}
      </p>
      <p className="text-sm text-muted">
        <span className="font-medium text-ink">Reveals:</span> {reveals}
      </p>
    </>
  );
}

/** The eight questions: four about the present, four about the future, each with its reason. */
export function QuestionColumns({ questions, running }: { questions: Question[]; running: boolean }) {
  return (
    <section aria-labelledby="questions" className="border-t border-line py-7">
      <h2 id="questions" tabIndex={-1} className="outline-none mb-4 font-serif text-xl font-semibold">
        Discovery questions
      </h2>
      {questions.length === 0 && (
        <p className="min-h-16 text-sm text-muted">
          {running ? 'They’re written last, from everything above.' : 'No questions were written.'}
        </p>
      )}
      {questions.length > 0 && (
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {columns.map(({ state, title }, column) => (
            <div key={state}>
              <h3 className="overline-label mb-4">{title}</h3>
              <ol start={column * 4 + 1} className="space-y-6">
                {questions
                  .filter((question) => question.state === state)
                  .map((question, index) => (
                    <li key={question.text} className="flex gap-4">
                      <span
                        aria-hidden="true"
                        className="tabular w-5 shrink-0 font-serif text-xl leading-7 text-accent"
                      >
                        {column * 4 + index + 1}
                      </span>
                      <div dir={directionOf(question.text)} className="min-w-0">
                        <p className={question.doubtful === true ? 'newspaper text-muted line-through' : 'newspaper'}>
                          {question.text}
                        </p>
                        {question.doubtful === true && (
                          <p className="text-sm text-amber">
                            It rested on a statement that was marked wrong. A refresh writes another one; copies leave
                            it out.
                          </p>
                        )}
                        <QuestionPain ids={question.restsOn} />
                        <QuestionReason question={question} />
                      </div>
                    </li>
                  ))}
              </ol>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
