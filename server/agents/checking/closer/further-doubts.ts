import { takesOthersFigure, takesReadersCase, tellsOfAll, tellsOfOpening, tellsOfOtherVoice } from './agree-owners.ts';
import { assertsDeniedEnd, saysContrary, swapsDirections, turnsComparison } from './agree-contraries.ts';
import { dropsJoinedLimit, takesHoldersRole } from './agree-holders.ts';
import { turnsBound, turnsDeed, turnsFromTo } from './agree-turns.ts';
import { misjudgesMultiple, misjudgesOwnPair, misstatesShareOf } from './agree-shares.ts';
import { dropsScale, misstatesDifference } from './agree-differences.ts';
import { takesDayOfEntry, takesDayOfPrelude, takesOtherDay } from './agree-days.ts';
import { takesDayOfPage } from '../agree-months.ts';
import { swapsPairs } from './agree-pairs.ts';
import { givesOthersFigure, takesOtherLabel, takesYearOfOtherPart } from './agree-labels.ts';
import { takesOtherCell } from './agree-table.ts';
import { takesNamedColumn } from './agree-named-columns.ts';
import { takesNeighbour } from './agree-figures.ts';
import { when, type Doubt } from './doubt.ts';

/** Reasons to refuse a claim by whom a clause is on, who does what, and what is the contrary. */
export const furtherDoubts: readonly Doubt[] = [
  {
    name: 'neighbour-year',
    reason: 'date',
    of: 'fact',
    finds: ({ text, quotes }) => when(/\b(?:since|dates? from)\b/iu.test(text) && takesNeighbour(text, quotes, true)),
  },
  { name: 'day-of-page', reason: 'date', of: 'fact', finds: ({ text, said }) => when(takesDayOfPage(text, said)) },
  {
    name: 'day-of-entry',
    reason: 'date',
    of: 'both',
    finds: ({ text, quotes }) => when(takesDayOfEntry(text, quotes)),
  },
  {
    name: 'day-of-prelude',
    reason: 'date',
    of: 'both',
    finds: ({ text, quotes }) => when(takesDayOfPrelude(text, quotes)),
  },
  { name: 'other-day', reason: 'date', of: 'both', finds: ({ text, quotes }) => when(takesOtherDay(text, quotes)) },
  {
    name: 'other-pair',
    reason: 'number',
    of: 'fact',
    finds: ({ text, claimed, quotes }) => when(swapsPairs(text, claimed, quotes)),
  },
  {
    name: 'difference',
    reason: 'number',
    of: 'fact',
    finds: ({ text, claimed, quotes, english }) => when(english && misstatesDifference(text, claimed, quotes)),
  },
  {
    name: 'own-pair',
    reason: 'number',
    of: 'both',
    finds: ({ text, claimed, quotes }) => when(misjudgesOwnPair(text, claimed, quotes)),
  },
  {
    name: 'share-of',
    reason: 'number',
    of: 'fact',
    finds: ({ text, claimed, quotes }) => when(misstatesShareOf(text, claimed, quotes)),
  },
  {
    name: 'multiple',
    reason: 'number',
    of: 'fact',
    finds: ({ text, claimed, quotes, english }) => when(english && misjudgesMultiple(text, claimed, quotes)),
  },
  {
    name: 'scale',
    reason: 'number',
    of: 'fact',
    finds: ({ text, claimed, quotes }) => when(dropsScale(text, claimed, quotes)),
  },
  {
    name: 'named-column',
    reason: 'number',
    of: 'fact',
    finds: ({ text, claimed, quotes, frame }) => when(takesNamedColumn(text, claimed, quotes, frame.company)),
  },
  {
    name: 'contrary',
    reason: 'direction',
    of: 'fact',
    finds: ({ text, said, english }) => when(english && saysContrary(text, said)),
  },
  {
    name: 'other-cell',
    reason: 'number',
    of: 'fact',
    finds: ({ text, claimed, quotes }) => when(takesOtherCell(text, claimed, quotes)),
  },
  {
    name: 'other-label',
    reason: 'number',
    of: 'fact',
    finds: ({ text, claimed, quotes }) =>
      when(takesOtherLabel(text, claimed, quotes) || givesOthersFigure(text, claimed, quotes)),
  },
  {
    name: 'year-of-part',
    reason: 'date',
    of: 'fact',
    finds: ({ text, said }) => when(takesYearOfOtherPart(text, said)),
  },
  { name: 'than', reason: 'direction', of: 'fact', finds: ({ text, said }) => when(turnsComparison(text, said)) },
  { name: 'swapped', reason: 'direction', of: 'fact', finds: ({ text, said }) => when(swapsDirections(text, said)) },
  { name: 'no-end', reason: 'negation', of: 'fact', finds: ({ text, said }) => when(assertsDeniedEnd(text, said)) },
  { name: 'from-to', reason: 'direction', of: 'fact', finds: ({ text, quotes }) => when(turnsFromTo(text, quotes)) },
  {
    name: 'bound',
    reason: 'number',
    of: 'fact',
    finds: ({ text, claimed, quotes }) => when(turnsBound(text, claimed, quotes)),
  },
  {
    name: 'deed',
    reason: 'direction',
    of: 'fact',
    finds: ({ text, said, frame }) => when(turnsDeed(text, said, frame.company)),
  },
  { name: 'holder', reason: 'role', of: 'fact', finds: ({ text, said }) => when(takesHoldersRole(text, said)) },
  { name: 'joined-limit', reason: 'role', of: 'fact', finds: ({ text, said }) => when(dropsJoinedLimit(text, said)) },
  {
    name: 'others-figure',
    reason: 'whose',
    of: 'both',
    finds: ({ text, claimed, quotes, frame }) => when(takesOthersFigure(text, claimed, quotes, frame.company)),
  },
  {
    name: 'across',
    reason: 'whose',
    of: 'fact',
    finds: ({ text, said, frame }) => when(tellsOfAll(text, said, frame.company)),
  },
  {
    name: 'opening',
    reason: 'whose',
    of: 'fact',
    finds: ({ text, quotes, frame }) => when(tellsOfOpening(text, quotes, frame.company)),
  },
  {
    name: 'other-voice',
    reason: 'whose',
    of: 'fact',
    finds: ({ text, quotes, frame }) => when(tellsOfOtherVoice(text, quotes, frame.company)),
  },
  {
    name: 'readers-case',
    reason: 'whose',
    of: 'fact',
    finds: ({ text, said, frame }) => when(takesReadersCase(text, said, frame.company)),
  },
];
