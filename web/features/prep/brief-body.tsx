import { sectionTitles, type Brief, type SectionKey } from '#contract/brief.ts';
import type { Note } from '#contract/brief-marks.ts';
import { BriefSection, SourceLine } from './brief-section.tsx';
import { listSources, numberSources } from './brief-sources.ts';
import { QuestionColumns } from './question-columns.tsx';
import { ShortView } from './short-view.tsx';
import { WrittenBy } from './written-by.tsx';

interface BriefBodyProps {
  brief: Brief;
  notes: (Pick<Note, 'id' | 'section' | 'text'> & Partial<Note>)[];
  visible: readonly SectionKey[];
  questions: boolean;
  running: boolean;
}

/** A brief from the 30-second view to its sources; requires a BriefEvidenceContext. */
export function BriefBody({ brief, notes, visible, questions, running }: BriefBodyProps) {
  return (
    <>
      <ShortView brief={brief} />
      {visible.map((key) => (
        <BriefSection
          key={key}
          id={key}
          title={sectionTitles[key]}
          section={brief.sections[key]}
          notes={notes.filter((note) => note.section === key)}
        />
      ))}
      {questions && <QuestionColumns questions={brief.questions} running={running} />}
      {brief.sources.length > 0 && (
        <section aria-labelledby="sources" className="border-t border-line py-7">
          <h2 id="sources" tabIndex={-1} className="outline-none mb-4 font-serif text-xl font-semibold">
            Sources
          </h2>
          <ol className="grid gap-x-12 gap-y-3 sm:grid-cols-2">
            {listSources(numberSources(brief.sources).values()).map((one) => (
              <SourceLine key={one.number} {...one} />
            ))}
          </ol>
        </section>
      )}
      <WrittenBy brief={brief} />
    </>
  );
}
