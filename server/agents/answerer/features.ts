import type { Candidate } from './candidates.ts';
import { definesIt, kindMet, measuredIn } from './holds-asked.ts';
import { holdsKind } from './holds-kind.ts';
import { alike, covered, type Matched, type Matcher } from './match-concepts.ts';
import type { AskedQuestion } from './read-question.ts';

/** What is known of a candidate by itself, each 0 to 1; shares are of what is asked for, by weight. */
export interface Features {
  /** Share that it says itself, in whatever words. */
  ownSaid: number;
  /** How alike it and the question are. */
  ownLike: number;
  /** Share that it says together with its heading, its columns or the line above its list, and the sentence before it. */
  local: number;
  /** Share that only the line above its list or the names of its columns say. */
  lead: number;
  /** Share that only the sentence behind it says. */
  after: number;
  /** Share that only the rest of its passage or its title says. */
  passage: number;
  /** Share that nothing says, anywhere around. */
  missing: number;
  /** Share that neither the sentence nor what it stands under says. */
  missingLocal: number;
  /** Names among what is missing. */
  missingNames: number;
  /** Words among what is missing for which no others are known. */
  missingUnknown: number;
  /** The weightiest thing that is asked for stands neither here nor in what it stands under. */
  rarestMissing: number;
  headingLike: number;
  /** The same, less with every sentence between the heading and it. */
  headingAnswered: number;
  titleLike: number;
  holdsKind: number;
  /** A number with a unit of what is asked for. */
  measured: number;
  kindMet: number;
  /** Says what something is that is asked for. */
  defines: number;
  rank: number;
  item: number;
  digit: number;
  /** A question, which answers nothing. */
  question: number;
}

/** What is said just before, around and in the title counts a little less than what a sentence says itself. */
const shares = { kind: 0.9, before: 0.9, passage: 0.8, title: 0.9, lead: 0.8, rarestAround: 0.6 };
/** Kinds that a text holds or does not, whatever else it says. */
const certainKinds = new Set(['date', 'person', 'place', 'amount', 'why']);

/** Reads candidates of one question. */
export function featureReader(question: AskedQuestion, matcher: Matcher): (candidate: Candidate) => Features {
  const { concepts, kind, measure } = question;
  const whole = concepts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const weights = concepts.map(({ weight }) => weight / whole);
  const rarest = concepts.reduce((best, { weight }, at) => (weight > (concepts[best]?.weight ?? 0) ? at : best), 0);
  const level = ({ levels }: Matched, at: number): number => levels[at] ?? 0;

  return (candidate) => {
    const { text, below } = candidate;
    const own = matcher(text);
    const heading = matcher(candidate.heading);
    const lead = matcher(candidate.lead);
    const before = matcher(candidate.before);
    const after = matcher(candidate.after);
    const title = matcher(candidate.title);
    const passage = matcher(`${candidate.passage.heading ?? ''}\n${candidate.passage.text}`);
    const held = Math.max(holdsKind(kind, text), kind === 'date' ? 0.7 * holdsKind(kind, candidate.heading) : 0);
    const measured = measure === null ? 0 : measuredIn(measure, text, candidate.lead);
    const satisfied = measure !== null ? measured : certainKinds.has(kind) ? held : 0;
    const sums = {
      ownSaid: 0,
      local: 0,
      lead: 0,
      after: 0,
      passage: 0,
      missing: 0,
      missingLocal: 0,
      names: 0,
      unknown: 0,
    };
    concepts.forEach((concept, at) => {
      const weight = weights[at] ?? 0;
      const said = Math.max(level(own, at), concept.ofKind ? shares.kind * satisfied : 0);
      const under = Math.max(said, level(heading, at), level(lead, at));
      const local = Math.max(under, shares.before * level(before, at));
      const titled = Math.max(local, shares.title * level(title, at));
      const near = Math.max(titled, shares.passage * level(passage, at));
      sums.ownSaid += weight * said;
      sums.lead += weight * Math.max(0, level(lead, at) - said);
      sums.local += weight * local;
      sums.after += weight * Math.max(0, level(after, at) - local);
      sums.passage += weight * (near - local);
      sums.missing += weight * (1 - near);
      sums.missingLocal += weight * (1 - titled);
      if (concept.related.size === 0 && !concept.light) sums.unknown += weight * (1 - near);
      if (concept.name || (concept.rarity === null && !concept.light)) sums.names += weight * (1 - near);
    });
    const headingLike = alike(covered(heading, weights), heading.asked);
    const rarestNear = Math.max(
      level(own, rarest),
      shares.lead * Math.max(level(heading, rarest), level(lead, rarest)),
      shares.rarestAround * Math.max(level(title, rarest), level(before, rarest)),
    );
    return {
      ownSaid: sums.ownSaid,
      ownLike: alike(sums.ownSaid, own.asked),
      local: sums.local,
      lead: sums.lead,
      after: sums.after,
      passage: sums.passage,
      missing: sums.missing,
      missingLocal: sums.missingLocal,
      missingNames: sums.names,
      missingUnknown: sums.unknown,
      rarestMissing: rarestNear === 0 ? 1 : 0,
      headingLike,
      headingAnswered: headingLike / (1 + below),
      titleLike: alike(covered(title, weights), title.asked),
      holdsKind: held,
      measured,
      kindMet: kindMet(question, { held, measured, text, matcher }),
      defines: kind === 'definition' || kind === 'other' ? definesIt(text, matcher, weights) : 0,
      rank: 1 / (1 + candidate.rank / 3),
      item: candidate.item ? 1 : 0,
      digit: /\d/u.test(text) ? 1 : 0,
      question: text.trim().endsWith('?') ? 1 : 0,
    };
  };
}
