import type { ClaimFacts } from './claim-facts.ts';
import {
  assertsDenied,
  comparesOtherwise,
  deniesOtherwise,
  dropsPrefix,
  saysDone,
  dropsMinus,
  turnsFigureRound,
  turnsRound,
} from './agree-direction.ts';
import { takesEarlier, turnsCompared, dropsDenial, endsOtherwise } from './agree-changes.ts';
import {
  assertsMost,
  assertsDeniedPart,
  dropsFailure,
  misjudgesChange,
  takesException,
  turnsContrast,
  turnsVoice,
} from './closer/agree-contrasts.ts';
import { dropsLimit, givesOthersRole, turnsMove } from './agree-persons.ts';
import { addsFuture, tellsAheadAsDone, tellsOver, tellsPlanAsDone } from './agree-plans.ts';
import {
  tellsOfSubject,
  tellsOfMarket,
  tellsOfPronoun,
  tellsOfRelative,
  tellsOfSpeaker,
  tellsOfSurvey,
} from './agree-subjects.ts';
import { addsCause, addsWhole } from './beyond-words.ts';
import { chargesWithout } from './closer/loaded-conclusions.ts';
import { concludesWithout } from './closer/founded-conclusions.ts';
import { joinsAsCause } from './closer/join-causes.ts';
import { goesBeyond } from './beyond-evidence.ts';
import { pageKind } from '../tools/page-kind.ts';
import { datesOtherwise } from './closer/agree-dates.ts';
import { beginsWithStranger, namesOtherDoer, namesOtherOfList } from './closer/agree-names.ts';
import { namesOtherMonth } from './agree-months.ts';
import {
  addsRate,
  countsOtherKind,
  countsOtherThing,
  isPerOther,
  isPerOtherBase,
  measuresOtherwise,
} from './agree-counted.ts';
import { dropsMinusOfCell, takesOtherColumn } from './closer/agree-columns.ts';
import { when, type Doubt } from './closer/doubt.ts';
import { furtherDoubts } from './closer/further-doubts.ts';
import { withoutToldTimes } from './closer/clock-times.ts';
import { takesNeighbour } from './closer/agree-figures.ts';
import { namesOtherYear, strangeNumber } from './strange-number.ts';
import { ratesOtherwise, takesRateAsSum, takesSumAsRate } from './agree-rates.ts';
import { givesOtherRole, givesOtherTopic } from './agree-roles.ts';
import { isOutlived, isStale, tellsPastAsPresent } from './is-stale.ts';
import { takesOtherEntry, takesOtherRole, takesOtherRow } from './other-line.ts';
import { isLikelyFalse } from './judge/judge-claim.ts';
import { labelOf } from './label-of.ts';
import { isCaution, isReadersTrouble, knowsTrouble, asksReader } from './told-to-reader.ts';
import { unknownNames } from './unknown-names.ts';
import { tellsOfAnother } from './whose-words.ts';

/** Whether each figure of a claim stands in its quotes; one that is reckoned may be by another base: so much a piece. */
const isToldAlike = (claimed: ClaimFacts['claimed'], all: ClaimFacts['all']): boolean =>
  claimed.every((own) =>
    all.some(({ values }) => values.some(({ value }) => Math.abs(value - own.value) <= own.error)),
  );

/** On a careers page the reader is an applicant. */
const isHiring = ({ quotes }: ClaimFacts): boolean =>
  quotes.some(({ source }) => source?.url != null && URL.canParse(source.url) && pageKind(source.url) === 'careers');

/** Reasons to refuse a claim, in the order in which they are told. */
export const doubts: readonly Doubt[] = [
  {
    name: 'private',
    reason: 'private',
    of: 'both',
    finds: ({ text, quotes, frame }) =>
      when(frame.tellsPrivate(text) || quotes.some((quote) => frame.tellsPrivate(quote.text))),
  },
  { name: 'other-year', reason: 'date', of: 'fact', finds: (facts) => when(namesOtherYear(facts)) },
  { name: 'number', reason: 'number', of: 'both', finds: strangeNumber },
  {
    name: 'name',
    reason: 'name',
    of: 'both',
    finds: ({ text, read, frame }) => unknownNames(text, [frame.known, ...read.map(({ names }) => names)])[0] ?? null,
  },
  { name: 'list-name', reason: 'name', of: 'fact', finds: ({ text, said }) => when(namesOtherOfList(text, said)) },
  {
    name: 'doer',
    reason: 'name',
    of: 'fact',
    finds: ({ text, quotes, frame }) => when(namesOtherDoer(text, quotes, frame.company)),
  },
  {
    name: 'stranger',
    reason: 'name',
    of: 'fact',
    finds: ({ text, read, frame }) => when(beginsWithStranger(text, [frame.known, ...read.map(({ names }) => names)])),
  },
  {
    name: 'dated',
    reason: 'date',
    of: 'both',
    finds: ({ text, said, frame }) => when(datesOtherwise(text, said, frame.today)),
  },
  {
    name: 'other-month',
    reason: 'date',
    of: 'both',
    finds: ({ text, evidence, around, dated }) =>
      when(namesOtherMonth(text, [...evidence, around, ...dated.flatMap((quote) => quote.when ?? [])].join('\n'))),
  },
  {
    name: 'whose',
    reason: 'whose',
    of: 'both',
    finds: ({ text, quotes, read, frame }) => when(tellsOfAnother(text, quotes, read, frame.company)),
  },
  {
    name: 'stale',
    reason: 'stale',
    of: 'both',
    finds: ({ text, dated, frame }) => when(isStale(text, dated, frame.today)),
  },
  { name: 'outlived', reason: 'stale', of: 'fact', finds: ({ text, read }) => when(isOutlived(text, read)) },
  {
    name: 'readers',
    reason: 'whose',
    of: 'both',
    finds: ({ said, kind }) =>
      when(said.length > 0 && said.every((quote) => knowsTrouble(quote) || (kind === 'fact' && asksReader(quote)))),
  },
  { name: 'counts-other', reason: 'number', of: 'fact', finds: ({ text, said }) => when(countsOtherThing(text, said)) },
  {
    name: 'measures',
    reason: 'number',
    of: 'fact',
    finds: ({ text, quotes }) => when(measuresOtherwise(text, quotes)),
  },
  {
    name: 'per-other',
    reason: 'number',
    of: 'fact',
    finds: ({ text, said, english, claimed, all }) =>
      when(english ? isToldAlike(claimed, all) && isPerOther(text, said) : isPerOtherBase(text, said)),
  },
  {
    name: 'adds-rate',
    reason: 'number',
    of: 'fact',
    finds: ({ text, quotes, english }) => when(english && addsRate(text, quotes)),
  },
  {
    name: 'other-rate',
    reason: 'number',
    of: 'both',
    finds: ({ text, said }) =>
      when(ratesOtherwise(text, said) || takesRateAsSum(text, said) || takesSumAsRate(text, said)),
  },
  {
    name: 'other-role',
    reason: 'role',
    of: 'fact',
    finds: ({ text, said, around }) => when(givesOtherRole(text, `${said.join('\n')}\n${around}`)),
  },
  {
    name: 'role-of-other',
    reason: 'role',
    of: 'fact',
    finds: ({ text, quotes }) => when(takesOtherRole(text, quotes)),
  },
  { name: 'other-entry', reason: 'role', of: 'fact', finds: ({ text, quotes }) => when(takesOtherEntry(text, quotes)) },
  {
    name: 'other-row',
    reason: 'number',
    of: 'fact',
    finds: ({ text, quotes, english }) => when(english && takesOtherRow(text, quotes)),
  },
  {
    name: 'other-column',
    reason: 'date',
    of: 'fact',
    finds: ({ claimed, quotes }) => when(takesOtherColumn(claimed, quotes)),
  },
  {
    name: 'other-topic',
    reason: 'number',
    of: 'fact',
    finds: ({ text, claimed, quotes, said, around }) =>
      when(
        claimed.some(({ unit }) => unit === 'money') &&
          givesOtherTopic(text, `${quotes.map(labelOf).join('\n')}\n${said.join('\n')}\n${around}`),
      ),
  },
  {
    name: 'minus',
    reason: 'direction',
    of: 'fact',
    finds: ({ text, said }) => when(dropsMinus(text, said) || dropsMinusOfCell(text, said)),
  },
  { name: 'other-kind', reason: 'number', of: 'fact', finds: ({ text, said }) => when(countsOtherKind(text, said)) },
  { name: 'turned', reason: 'direction', of: 'fact', finds: ({ text, said }) => when(turnsRound(text, said)) },
  {
    name: 'figure-turned',
    reason: 'direction',
    of: 'fact',
    finds: ({ text, said }) => when(turnsFigureRound(text, said)),
  },
  {
    name: 'neighbour',
    reason: 'number',
    of: 'fact',
    finds: ({ text, quotes, said }) => when(takesNeighbour(withoutToldTimes(text, said), quotes)),
  },
  {
    name: 'compares',
    reason: 'direction',
    of: 'fact',
    finds: ({ text, said, english }) => when(english && comparesOtherwise(text, said)),
  },
  { name: 'prefix', reason: 'role', of: 'fact', finds: ({ text, said }) => when(dropsPrefix(text, said)) },
  {
    name: 'done',
    reason: 'negation',
    of: 'fact',
    finds: ({ text, said, english }) => when(english && saysDone(text, said)),
  },
  {
    name: 'denies',
    reason: 'negation',
    of: 'fact',
    finds: ({ text, said, english }) => when(deniesOtherwise(text, said, english)),
  },
  {
    name: 'past',
    reason: 'stale',
    of: 'fact',
    finds: ({ text, said, english }) => when(english && tellsPastAsPresent(text, said)),
  },
  {
    name: 'cause',
    reason: 'beyond',
    of: 'both',
    finds: ({ text, evidence, quotes, kind, english }) =>
      when(english && (kind === 'inference' || quotes.length > 1) && addsCause(text, evidence)),
  },
  { name: 'whole', reason: 'beyond', of: 'both', finds: ({ text, evidence }) => when(addsWhole(text, evidence)) },
  {
    name: 'plan',
    reason: 'stale',
    of: 'fact',
    finds: ({ text, said, frame, english }) => when(tellsPlanAsDone(text, said, frame.today, english)),
  },
  {
    name: 'ahead',
    reason: 'stale',
    of: 'fact',
    finds: ({ text, said, frame }) => when(tellsAheadAsDone(text, said, frame.today)),
  },
  { name: 'move', reason: 'role', of: 'fact', finds: ({ text, said }) => when(turnsMove(text, said)) },
  {
    name: 'future',
    reason: 'beyond',
    of: 'both',
    finds: ({ text, evidence, frame }) => when(addsFuture(text, evidence, frame.today)),
  },
  { name: 'limit', reason: 'role', of: 'both', finds: ({ text, said }) => when(dropsLimit(text, said)) },
  {
    name: 'relative',
    reason: 'whose',
    of: 'both',
    finds: ({ text, said, frame }) => when(tellsOfRelative(text, said, frame.company)),
  },
  {
    name: 'pronoun',
    reason: 'whose',
    of: 'both',
    finds: ({ text, quotes, frame }) => when(tellsOfPronoun(text, quotes, frame.company)),
  },
  {
    name: 'subject',
    reason: 'whose',
    of: 'both',
    finds: ({ text, quotes, frame }) => when(tellsOfSubject(text, quotes, frame.company)),
  },
  { name: 'others-role', reason: 'role', of: 'fact', finds: ({ text, said }) => when(givesOthersRole(text, said)) },
  { name: 'over', reason: 'stale', of: 'fact', finds: ({ text, said }) => when(tellsOver(text, said)) },
  {
    name: 'speaker',
    reason: 'whose',
    of: 'both',
    finds: ({ text, quotes, frame }) => when(tellsOfSpeaker(text, quotes, frame.company)),
  },
  {
    name: 'survey',
    reason: 'whose',
    of: 'both',
    finds: ({ text, quotes, frame }) => when(tellsOfSurvey(text, quotes, frame.company)),
  },
  {
    name: 'market',
    reason: 'whose',
    of: 'fact',
    finds: ({ text, said, frame }) => when(tellsOfMarket(text, said, frame.company)),
  },
  ...furtherDoubts,
  {
    name: 'compared',
    reason: 'direction',
    of: 'fact',
    finds: ({ text, claimed, quotes }) => when(turnsCompared(text, claimed, quotes)),
  },
  {
    name: 'earlier',
    reason: 'number',
    of: 'fact',
    finds: ({ text, claimed, quotes }) => when(takesEarlier(text, claimed, quotes)),
  },
  { name: 'contrast', reason: 'negation', of: 'fact', finds: ({ text, said }) => when(turnsContrast(text, said)) },
  { name: 'exception', reason: 'negation', of: 'fact', finds: ({ text, said }) => when(takesException(text, said)) },
  {
    name: 'failed',
    reason: 'negation',
    of: 'fact',
    finds: ({ text, said, english }) => when(dropsFailure(text, said, english)),
  },
  { name: 'most', reason: 'negation', of: 'fact', finds: ({ text, said }) => when(assertsMost(text, said)) },
  { name: 'judged', reason: 'direction', of: 'fact', finds: ({ text }) => when(misjudgesChange(text)) },
  {
    name: 'denied-part',
    reason: 'negation',
    of: 'fact',
    finds: ({ text, said }) => when(assertsDeniedPart(text, said)),
  },
  { name: 'voice', reason: 'direction', of: 'fact', finds: ({ text, said }) => when(turnsVoice(text, said)) },
  { name: 'denied-end', reason: 'negation', of: 'fact', finds: ({ text, said }) => when(dropsDenial(text, said)) },
  {
    name: 'denied',
    reason: 'negation',
    of: 'fact',
    finds: ({ text, said, english }) => when(english && assertsDenied(text, said)),
  },
  {
    name: 'ends-otherwise',
    reason: 'negation',
    of: 'fact',
    finds: ({ text, said }) => when(endsOtherwise(text, said)),
  },
  {
    name: 'told-to-reader',
    reason: 'whose',
    of: 'inference',
    finds: (facts) =>
      when(
        facts.said.length > 0 &&
          facts.said.every((quote) => isCaution(quote) || (!isHiring(facts) && isReadersTrouble(quote))),
      ),
  },
  {
    name: 'charge',
    reason: 'beyond',
    of: 'inference',
    finds: ({ text, evidence, restsOn }) =>
      when(chargesWithout(text, [...evidence, ...restsOn.map((other) => other.text)])),
  },
  {
    name: 'unfounded',
    reason: 'beyond',
    of: 'inference',
    finds: ({ text, evidence, restsOn }) =>
      when(concludesWithout(text, [...evidence, ...restsOn.map((other) => other.text)])),
  },
  {
    name: 'joined',
    reason: 'beyond',
    of: 'both',
    finds: ({ text, evidence, english }) => when(joinsAsCause(text, evidence, english)),
  },
  {
    name: 'beyond',
    reason: 'beyond',
    of: 'inference',
    finds: ({ text, evidence, restsOn }) =>
      when(goesBeyond(text, [...evidence, ...restsOn.map((other) => other.text)])),
  },
  { name: 'learned', reason: 'beyond', of: 'both', finds: (facts) => when(isLikelyFalse(facts)) },
];
