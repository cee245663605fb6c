export interface Question {
  question: string;
  answer: string;
}

/** One item open at a time, without a script: browsers close others of the same name. The first is open initially. */
export function Accordion({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <div data-accordion className="border-t border-line">
      {questions.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0} className="group border-b border-line">
          <summary className="flex list-none items-baseline justify-between gap-6 py-4 font-serif text-lg font-medium hover:text-accent">
            {question}
            <span aria-hidden="true" className="font-sans text-xl leading-none text-muted group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="max-w-[64ch] pb-6 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
