import { dayInWords } from '#contract/day-in-words.ts';
import { sectionKeys, sectionTitles, type SectionKey } from '#contract/brief.ts';
import { citedSources, numbersOf } from '#contract/brief-text.ts';
import { uncheckedMark, type Claim, type ClaimKind } from '#contract/evidence.ts';
import { painSides, statedUnder, textBeside, type Side, type SidedClaim } from '#contract/pain-sides.ts';
import { freshFirst, triggerLine } from '#contract/talking-points.ts';
import { toldOnce } from '#contract/told-once.ts';
import { teamOnlyClaims } from '#contract/brief-team-only.ts';
import { teamOnlyMark } from '#contract/content.ts';
import type { PrepDetail } from '#contract/prep.ts';

const kinds: Record<ClaimKind, string> = {
  fact: '',
  inference: 'Inference',
  playbook: 'General to the industry',
  'not-found': '',
  unchecked: uncheckedMark,
};
const stamp = (iso: string | null): string => (iso === null || iso === '' ? '' : dayInWords(iso));

/** Builds a brief for the PDF template: only texts, everything already selected and worded. */
export function documentOf(detail: PrepDetail): object {
  const { brief, notes, marks } = detail;
  const today = new Date().toISOString();
  const cited = citedSources(brief);
  const ofTeam = teamOnlyClaims(brief);
  const marksOf = (id: string): string[] => [
    ...(ofTeam.has(id) ? [teamOnlyMark] : []),
    ...(edited.has(id) ? [`Edited by ${edited.get(id)}`] : []),
  ];
  const edited = new Map(
    marks.filter((mark) => mark.edited !== null).map((mark) => [mark.claimId, mark.edited?.by ?? '']),
  );
  const notesOf = (section: (typeof notes)[number]['section']) =>
    notes.filter((note) => note.section === section).map(({ text, by }) => ({ text, by }));
  const all = new Map(sectionKeys.flatMap((key) => brief.sections[key].claims).map((claim) => [claim.id, claim]));
  const pinned = new Set(marks.filter((mark) => mark.pinned).map(({ claimId }) => claimId));
  const laidOut = (key: SectionKey): SidedClaim[] =>
    key === 'painPoints'
      ? painSides(brief.sections[key].claims, all, pinned)
      : toldOnce(
          freshFirst(brief.sections[key].claims, today, pinned),
          new Set(marks.map(({ claimId }) => claimId)),
        ).map((claim) => ({
          claim,
          supports: [],
          elsewhere: [],
          against: null,
        }));
  const evidence =
    (side: Side) =>
    (claim: Claim): object => ({
      text: textBeside(claim, side),
      day: stamp(claim.row?.asOf ?? null),
      numbers: numbersOf(claim, cited),
      mark: marksOf(claim.id).join(' · '),
    });
  const writers = new Set(sectionKeys.map((key) => brief.sections[key].writtenBy));
  return {
    company: detail.companyName || 'This company',
    person: `${detail.firstName} ${detail.lastName}`.trim(),
    role: detail.roleTitle,
    meeting: stamp(detail.meetingAt),
    researched: stamp(detail.researchedAt),
    url: brief.prospect.url ?? '',
    notes: notesOf(null),
    sections: sectionKeys
      .map((key) => ({
        title: sectionTitles[key],
        error: brief.sections[key].error ?? '',
        notes: notesOf(key),
        claims: laidOut(key).map(({ claim, supports, elsewhere, against }) => ({
          supports: [
            ...supports.map(evidence('for')),
            ...elsewhere.map(({ section, claims }) => ({
              text: statedUnder(sectionTitles[section], claims),
              day: '',
              numbers: [...new Set(claims.flatMap((each) => numbersOf(each, cited)))],
              mark: '',
            })),
          ],
          against: (against ?? []).map(evidence('against')),
          looked: against !== null,
          label: claim.row && claim.text.startsWith(claim.row.label) ? claim.row.label : '',
          text:
            claim.row && claim.text.startsWith(claim.row.label) ? claim.text.slice(claim.row.label.length) : claim.text,
          gap: claim.kind === 'not-found',
          numbers: numbersOf(claim, cited),
          mark: [kinds[claim.kind], triggerLine(claim, today) ?? '', ...marksOf(claim.id)].filter(Boolean).join(' · '),
        })),
      }))
      .filter(({ claims, error, notes: noted }) => claims.length > 0 || error !== '' || noted.length > 0),
    questions: (['current', 'future'] as const)
      .map((state) => ({
        title: state === 'current' ? 'Where they are now' : 'Where they want to be',
        asked: brief.questions
          .filter((question) => question.state === state && question.doubtful !== true)
          .map(({ text, why, reveals }) => ({ text, why, reveals })),
      }))
      .filter(({ asked }) => asked.length > 0),
    sources: cited.map(({ source, number }) => ({
      number,
      title: source.title,
      url: source.url ?? '',
      read: stamp(source.fetchedAt),
    })),
    writer: writers.has('model')
      ? 'Written by a model; every quote was checked against its source.'
      : 'Written by the built-in analyst, without a model; every quote was checked against its source.',
  };
}
