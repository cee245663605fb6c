import { sectionKeys, sectionTitles, type Brief } from '#contract/brief.ts';
import type { ClaimMark, Note } from '#contract/brief-marks.ts';
import { teamOnlyClaims } from '#contract/brief-team-only.ts';
import { teamOnlyMark } from '#contract/content.ts';
import { citedSources, numbersOf } from '#contract/brief-text.ts';
import { freshFirst, isPast } from '#contract/talking-points.ts';
import { toldOnce } from '#contract/told-once.ts';
import { uncheckedMark, type Claim } from '#contract/evidence.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useCountLines } from './count-lines.ts';
import { fitPage, mostSources } from './fit-page.ts';
import { hostOf } from '#web/features/prep/brief-sources.ts';

interface OnePageProps {
  title: string;
  person: string;
  brief: Brief;
  marks: readonly ClaimMark[];
  notes: readonly Pick<Note, 'id' | 'text'>[];
  researchedAt: string | null;
}

/** The printed page: exactly one, whatever the brief contains, without cut sentences. Pinned statements come first. */
export function OnePage({ title, person, brief: given, marks, notes, researchedAt }: OnePageProps) {
  const lines = useCountLines();
  const pinned = new Set(marks.filter((mark) => mark.pinned).map((mark) => mark.claimId));
  const today = new Date(useNow(false)).toISOString();
  const { talkingPoints } = given.sections;
  const brief = {
    ...given,
    sections: {
      ...given.sections,
      talkingPoints: { ...talkingPoints, claims: freshFirst(talkingPoints.claims, today, pinned) },
    },
  };
  const page = fitPage({ brief, pinned, notes }, lines);
  const chosen = page.sections;
  const shown = new Set(
    chosen.flatMap(({ claims }) =>
      claims.flatMap(({ id }) => {
        const both = page.sides.get(id);
        return both ? [id, both.supports.id, both.against.id] : [id];
      }),
    ),
  );
  const sections = Object.fromEntries(
    sectionKeys.map((key) => [
      key,
      {
        ...brief.sections[key],
        claims: toldOnce(brief.sections[key].claims, pinned).filter(({ id }) => shown.has(id)),
      },
    ]),
  ) as Brief['sections'];
  const cited = citedSources({ ...brief, sections });
  const ofTeam = teamOnlyClaims(brief);
  const numbers = (claim: Claim) => (
    <sup>
      {' '}
      {numbersOf(claim, cited)
        .filter((number) => number <= mostSources)
        .join(' ')}
    </sup>
  );
  const marked = (claim: Claim) => (
    <>
      {claim.text}
      {ofTeam.has(claim.id) && <em> {teamOnlyMark}</em>}
      {claim.kind === 'inference' && <em> Inference</em>}
      {isPast(claim, today) && <em> May be old</em>}
      {claim.kind === 'playbook' && <em> General to the industry</em>}
      {claim.kind === 'unchecked' && <em> {uncheckedMark}</em>}
      {numbers(claim)}
    </>
  );
  const side = (title: string, claim: Claim) => (
    <span dir="auto">
      <em>{title}</em>
      <br />
      {marked(claim)}
    </span>
  );
  const sidesOf = (id: string) => {
    const both = page.sides.get(id);
    if (both === undefined) return null;
    return (
      <span data-sides>
        {side('For it', both.supports)}
        {side('Against it', both.against)}
      </span>
    );
  };
  return (
    <article data-one-page aria-hidden="true" className="hidden">
      <header>
        <h1 dir="auto">{title}</h1>
        <p dir="auto">
          {person}
          {researchedAt !== null && <span> · Researched {formatDay(researchedAt)}</span>}
        </p>
      </header>
      <div data-page-columns>
        {notes
          .filter(({ id }) => page.notes.includes(id))
          .map((note) => (
            <p key={note.id} data-note dir="auto">
              {note.text}
            </p>
          ))}
        {chosen.map(({ key, claims }) => (
          <section key={key}>
            <h2>{sectionTitles[key]}</h2>
            <ul>
              {claims.map((claim) => (
                <li key={claim.id} dir="auto">
                  {marked(claim)}
                  {sidesOf(claim.id)}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {page.questions.length > 0 && (
          <section data-questions>
            <h2>Discovery questions</h2>
            <ol>
              {page.questions.map((question) => (
                <li key={question} dir="auto">
                  {question}
                </li>
              ))}
            </ol>
          </section>
        )}
        {cited.length > 0 && (
          <section data-sources>
            <h2>Sources</h2>
            <ol>
              {cited.slice(0, mostSources).map(({ source, number }) => (
                <li key={number} dir="auto">
                  {number} {source.title} {hostOf(source)}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </article>
  );
}
