import { sectionKeys, type Brief, type Question, type SectionKey } from '#contract/brief.ts';
import type { Anchor, ClaimMark, Note } from '#contract/brief-marks.ts';
import { collapseSpace, type Claim, type Source } from '#contract/evidence.ts';
import { withWhatRestsOn } from '#contract/what-rests-on.ts';
import { limits } from '#contract/limits.ts';
import type { MarkRow, NoteRow } from './marks.store.ts';
import { allClaims, anchorKey, anchorOf, sameWords, saysTheSame } from './statement.view.ts';

interface Marked {
  brief: Brief;
  marks: ClaimMark[];
  /** The stored mark of each marked claim. */
  rows: Map<string, MarkRow>;
  /** Questions with no basis marked wrong: the only ones that may leave the organization. */
  sound: Question[];
}

/** Returns the texts of one state's questions, as the specification stores them. */
function textsOf(questions: readonly Question[], state: Question['state']): string[] {
  return questions
    .filter((question) => question.state === state && question.doubtful !== true)
    .map(({ text }) => text)
    .slice(0, limits.prep.questionsPerState);
}

/** Returns the brief with these questions, in the plain-text fields too. */
export function withQuestions<T extends Pick<Brief, 'questions' | 'currentDiscQuestions' | 'futureDiscQuestions'>>(
  brief: T,
  questions: Question[],
): T {
  return {
    ...brief,
    questions,
    currentDiscQuestions: textsOf(questions, 'current'),
    futureDiscQuestions: textsOf(questions, 'future'),
  };
}

function findClaim(row: MarkRow, claims: readonly Claim[], taken: ReadonlySet<string>): Claim | undefined {
  const free = claims.filter((claim) => !taken.has(claim.id));
  return (
    free.find((claim) => sameWords(claim.text) === sameWords(row.anchor.text) && claim.kind === row.anchor.kind) ??
    free.find((claim) => saysTheSame(row.anchor, claim))
  );
}

/** Returns the ids of claims that repeat what was marked wrong, and of every inference based on one. */
function refusedIds(sections: Brief['sections'], wrong: readonly MarkRow[]): Set<string> {
  const claims = allClaims(sections).map(({ claim }) => claim);
  const refused = claims.filter((claim) => wrong.some(({ anchor }) => saysTheSame(anchor, claim)));
  return withWhatRestsOn(
    claims,
    refused.map(({ id }) => id),
  );
}

/** Whether a kept inference is for the seller's team alone: what it rests on is so, whoever said it since it was marked. */
const isOfTeam = ({ teamOnly, basis = [] }: Anchor): boolean =>
  teamOnly === true || basis.some((each) => each.teamOnly === true);

/**
 * Builds a claim that the last run did not find again, citing this brief's sources if they still contain its quotes.
 */
function keptClaim(row: MarkRow, sources: Source[]): Claim {
  const id = `kept-${row.key}`;
  const quotes = row.anchor.quotes.map(({ text, source }, at) => {
    const still = sources.find(
      (each) =>
        each.url !== null &&
        each.url === source.url &&
        each.teamOnly === source.teamOnly &&
        collapseSpace(each.text ?? '').includes(collapseSpace(text)),
    );
    if (still !== undefined) return { sourceId: still.id, text };
    const own = { id: `${id}-${at + 1}`, ...source, text };
    sources.push(own);
    return { sourceId: own.id, text };
  });
  // The claims behind an inference belong to the earlier brief, so it refers to none of this one.
  return {
    id,
    text: row.anchor.text,
    kind: row.anchor.kind,
    quotes,
    ...(row.anchor.kind === 'inference' && { restsOn: [`${id}-before`] }),
    ...(isOfTeam(row.anchor) && { teamOnly: true }),
  };
}

function toMark(row: MarkRow, claimId: string, kept: boolean): ClaimMark {
  const edited =
    row.editedText === null || row.editedAt === null
      ? null
      : { original: row.anchor.text, by: row.editor ?? 'A former member', at: row.editedAt.toISOString() };
  return {
    claimId,
    section: row.section,
    pinned: row.pinned,
    hidden: row.hidden,
    wrong: row.wrong,
    thumb: row.thumb,
    edited,
    kept,
    text: row.editedText ?? row.anchor.text,
  };
}

/** Applies marks to a brief: drops wrong statements, applies edits, puts pinned statements first. */
export function applyMarks(given: Brief, rows: readonly MarkRow[], settled: boolean): Marked {
  const sources = [...given.sources];
  const taken = new Set<string>();
  const found = new Map<string, { row: MarkRow; kept: boolean }>();
  const added: { section: SectionKey; claim: Claim }[] = [];
  const marks: ClaimMark[] = [];
  const wrong = rows.filter((row) => row.wrong);
  const refused = refusedIds(given.sections, wrong);
  for (const row of rows) {
    const claim = findClaim(row, given.sections[row.section].claims, taken);
    if (claim !== undefined) {
      taken.add(claim.id);
      found.set(claim.id, { row, kept: false });
    } else if (row.wrong) marks.push(toMark(row, `wrong-${row.key}`, false));
    else if (settled && (row.pinned || row.editedText !== null)) {
      const kept = keptClaim(row, sources);
      // The same statement was marked wrong elsewhere in the brief.
      if (wrong.some(({ anchor }) => saysTheSame(anchor, kept))) refused.add(kept.id);
      added.push({ section: row.section, claim: kept });
      found.set(kept.id, { row, kept: true });
    }
  }
  const sections = Object.fromEntries(
    sectionKeys.map((key) => {
      const section = given.sections[key];
      const claims = [...section.claims, ...added.filter((each) => each.section === key).map((each) => each.claim)]
        .filter((claim) => !refused.has(claim.id))
        .map((claim) => {
          const text = found.get(claim.id)?.row.editedText ?? claim.text;
          const still = (ids: readonly string[]): string[] => ids.filter((id) => !refused.has(id));
          return {
            ...claim,
            text,
            ...(claim.restsOn && { restsOn: still(claim.restsOn) }),
            ...(claim.against && { against: still(claim.against) }),
          };
        });
      const pinned = (claim: Claim): boolean => found.get(claim.id)?.row.pinned === true;
      return [key, { ...section, claims: [...claims.filter(pinned), ...claims.filter((claim) => !pinned(claim))] }];
    }),
  ) as Brief['sections'];
  for (const [claimId, { row, kept }] of found) marks.push(toMark(row, claimId, kept));
  const questions = given.questions.map((question) => {
    const restsOn = question.restsOn.filter((id) => !refused.has(id));
    return question.restsOn.length > 0 && restsOn.length === 0
      ? { ...question, restsOn, doubtful: true }
      : { ...question, restsOn };
  });
  return {
    brief: withQuestions({ ...given, sections, sources }, questions),
    marks,
    sound: given.questions.filter(({ restsOn }) => !restsOn.some((id) => refused.has(id))),
    rows: new Map([...found].map(([id, { row }]) => [id, row])),
  };
}

/** Returns the key of a claim's mark: the existing one, else a new one. */
export function markKeyOf(
  marked: Marked,
  section: SectionKey,
  claim: Claim,
): { key: string; anchor: MarkRow['anchor'] } {
  const row = marked.rows.get(claim.id);
  if (row !== undefined) return { key: row.key, anchor: row.anchor };
  const anchor = anchorOf(claim, marked.brief);
  return { key: anchorKey(section, anchor), anchor };
}

export function toNote(row: NoteRow): Note {
  return {
    id: row.id,
    section: row.section,
    text: row.text,
    by: row.author ?? 'A former member',
    at: row.updatedAt.toISOString(),
  };
}
