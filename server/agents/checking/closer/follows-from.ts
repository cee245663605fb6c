import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { near } from './near.ts';
import type { Value } from '../value.ts';
import { downWords, upWords } from '../vocabulary/direction.ts';
import { lessWords, moreWords } from '../vocabulary/changes-told.ts';

/** How a claim tells a share. */
export interface ToldAs {
  /** Whether it may be what something changed by. */
  isChange: boolean;
  /** Whether it can be nothing else: 'up 24 per cent', 'a third cheaper'. */
  isOnlyChange: boolean;
  direction: 'up' | 'down' | null;
  /** Whether it says how many times as much something is, or how many each has: 'seven times those of a normal day', 'seven apiece'. */
  isMultiple: boolean;
  /** Whether quotes give the difference itself: '£94,000 less than £1.18 million'. */
  isOfDifference: boolean;
}

const [up, down] = [
  [...upWords, ...moreWords],
  [...downWords, ...lessWords],
];
const [rises, falls] = [wordTest(up), wordTest(down)];
const moved = oneOf([...up, ...down].filter((word) => !/^(?:more|less|fewer|lost|lower|higher|cut)$/u.test(word)));
const before = new RegExp(
  `(?:(?<!\\p{L})by|(?<!\\p{L}|\\bm[ak]\\p{L}{2,4} )(?:${moved})(?: by)?)\\s(?:(?!(?:from|to|at|of|and|in)\\s)\\p{L}+\\s){0,3}$`,
  'iu',
);
/** 'Just under', 'short of': a bound before a share is no change. */
const boundBefore = /(?:(?:just|well|a little) )?(?:under|below|over|above|short of|less than|more than) $/iu;
/** '£1.9 million less than' */
const differs = /\d[^.;]{0,24}\b(?:less|more|fewer|higher|lower)\b/iu;
const behind = new RegExp(`^\\s(?:${oneOf([...up, ...down])})(?!\\p{L})`, 'iu');

const multiple = /^(?:\s|-)?(?:times|fold)(?!\p{L})/iu;
const average = /\b(?:apiece|each|on average|per (?!cent)\p{L}+)\b/iu;
const multipleError = 0.3;

/** Returns how a claim tells one of its numbers: as a change, and in which direction. */
export function toldAs(
  claim: string,
  { words, unit }: Value,
  { isChange, said }: { isChange: boolean; said: readonly string[] },
): ToldAs {
  const isOfDifference = said.some((text) => differs.test(text));
  const place = words === '' ? -1 : claim.indexOf(words);
  const isMultiple =
    place >= 0 && (multiple.test(claim.slice(place + words.length)) || (average.test(claim) && unit === null));
  const at = unit === 'percent' ? place : -1;
  if (at < 0) return { isChange, isOnlyChange: false, direction: null, isMultiple, isOfDifference };
  const isOnlyChange =
    before.test(claim.slice(0, at).replace(boundBefore, ' ')) || behind.test(claim.slice(at + words.length));
  const [isUp, isDown] = [rises.test(claim), falls.test(claim)];
  const direction = isUp === isDown ? null : isUp ? 'up' : 'down';
  return { isChange: isChange || isOnlyChange, isOnlyChange, direction, isMultiple, isOfDifference };
}

/** Whether a change from one number to another is a share of the one it began with: of the smaller, if it went up. */
const fromBase = (direction: ToldAs['direction'], other: number, base: number): boolean =>
  direction === null || (direction === 'up' ? base < other : base > other);

/** Returns whether a number follows from two others as share, change, multiple, difference or sum. */
export function follows(claimed: Value, a: Value, b: Value, told: ToldAs): boolean {
  const slack = claimed.unit === 'percent' ? 1.25 : 1.5;
  // A reckoned number may not be so far off as a quoted one that is told as a bound.
  const inWords = claimed.unit === 'percent' && !/\d/u.test(claimed.words) ? 0.5 : 0;
  const like = (value: number, extra = inWords): boolean =>
    near({ ...claimed, error: Math.max(claimed.error, extra), atLeast: false, atMost: false }, value) ||
    (claimed.atLeast && value >= claimed.value && value <= slack * claimed.value) ||
    (claimed.atMost && value <= claimed.value && value >= claimed.value / slack);
  const [x, y] = [a.value, b.value];
  const alike =
    (a.unit === b.unit || ((a.unit === null || b.unit === null) && a.unit !== 'percent' && b.unit !== 'percent')) &&
    (a.currency === b.currency || a.currency === '' || b.currency === '');
  // 78 %, four points below
  if (claimed.unit === 'percent' && a.unit === 'percent' && b.unit === 'points') return like(x + y) || like(x - y);
  const others = [a, b].some(
    ({ currency }) => currency !== '' && claimed.currency !== '' && currency !== claimed.currency,
  );
  // 71 per cent, target 85
  const isShare = ({ unit, value }: Value): boolean => unit === 'percent' || (unit === null && value <= 100);
  if (claimed.unit === 'points' && (a.unit === 'percent' || b.unit === 'percent') && isShare(a) && isShare(b))
    return like(Math.abs(x - y));
  // What is smaller than its last digit adds nothing.
  if (!alike || others || Math.abs(y) <= claimed.error) return false;
  if (claimed.unit === 'percent')
    return (
      ((!told.isOnlyChange || told.isOfDifference) && x !== y && like((100 * x) / y)) ||
      (told.isOfDifference && x > 0 && y > x && (like((100 * x) / (y + x)) || like((100 * x) / (y - x)))) ||
      (told.isChange && fromBase(told.direction, x, y) && like((100 * Math.abs(x - y)) / Math.abs(y))) ||
      (a.unit === 'percent' && (like(x + y) || like(100 - x)))
    );
  if (claimed.unit === 'points') return a.unit === 'percent' && like(Math.abs(x - y));
  if (claimed.calendar) return false;
  const money = claimed.unit !== 'money' || a.unit === 'money' || a.unit === null;
  return (
    money &&
    (like(Math.abs(x - y)) ||
      like(x + y) ||
      (x / y >= 1.4 && claimed.currency === '' && like(x / y, told.isMultiple ? multipleError : inWords)))
  );
}
