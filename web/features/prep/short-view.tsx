import type { Brief } from '#contract/brief.ts';
import type { Claim } from '#contract/evidence.ts';
import { freshFirst } from '#contract/talking-points.ts';
import { directionOf } from '#web/components/direction-of.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useBriefEvidence } from './brief-evidence.ts';
import { ClaimLine } from './claim-line.tsx';
import { leadingClaim, pinnedIn } from './leading-claim.ts';

/**
 * `first`: the kind of claim that summarizes its section; a pain is inferred, and the facts beside it only support it.
 */
const rows = [
  { title: 'Who they are', section: 'companySummary', first: 'fact' },
  { title: 'What challenges them', section: 'painPoints', first: 'inference' },
  { title: 'What to bring', section: 'solutionMapping', first: 'inference' },
  { title: 'How to open', section: 'talkingPoints', first: 'inference' },
] as const;

/** Label of a row in which the prospect admits trouble. */
const admission = 'In their words';

/** Returns the admission that an inferred pain rests on, which says more than its title; otherwise the claim itself. */
function inTheirWords(claim: Claim, all: readonly Claim[]): Claim {
  const said = all.find(({ id, row }) => row?.label === admission && claim.restsOn?.includes(id) === true);
  return said?.row ? { ...said, text: said.row.value } : claim;
}

/** The 30-second view: the first claim of each kind, and the first question. */
export function ShortView({ brief }: { brief: Brief }) {
  const { marks } = useBriefEvidence();
  const today = new Date(useNow(false)).toISOString();
  const found = rows.flatMap(({ title, section, first }) => {
    const claims = freshFirst(brief.sections[section].claims, today, pinnedIn(marks));
    const claim = leadingClaim(claims, first, marks);
    if (claim === undefined) return [];
    const shown = claims.filter(({ id }) => marks.get(id)?.hidden !== true);
    return [{ title, claim: section === 'painPoints' ? inTheirWords(claim, shown) : claim }];
  });
  const question = brief.questions.find(({ doubtful }) => doubtful !== true);
  if (found.length === 0 && !question) return null;
  return (
    <section aria-labelledby="short" className="border-t-2 border-ink py-6">
      <h2 id="short" tabIndex={-1} className="outline-none mb-4 text-sm font-semibold">
        In 30 seconds
      </h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[150px_minmax(0,68ch)]">
        {found.map(({ title, claim }) => (
          <div key={title} className="contents">
            <dt className="text-sm leading-7 text-muted max-sm:-mb-4">{title}</dt>
            <dd className="newspaper">
              <ClaimLine claim={claim} />
            </dd>
          </div>
        ))}
        {question && (
          <div className="contents">
            <dt className="text-sm leading-7 text-muted max-sm:-mb-4">First question</dt>
            <dd dir={directionOf(question.text)} className="newspaper font-medium">
              {question.text}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
