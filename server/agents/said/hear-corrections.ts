import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { saidValues } from './said-values.ts';
import { takenBack, type SaidTurn } from './taken-back.ts';

/** So many lines back a correction may reach. */
const linesBack = 60;
/** What a number is corrected to is of its size: no more than so many times as much, and no less. */
const sizes = 10;

export interface CorrectionReader {
  /**
   * Hears the next line of a call. Of the lines whose ids are watched, returns those whose values it takes back; what
   * lines say of themselves ('eighteen, no, sixteen') isn't one. What it costs doesn't grow with the call.
   */
  hear(line: CallLine, watched: readonly string[]): string[];
}

/** Hears, line by line, which values the prospect takes back. */
export function openCorrections(): CorrectionReader {
  const recent: SaidTurn[] = [];
  const ofThemselves = new Set<string>();
  return {
    hear({ side, ...line }, watched) {
      if (side === 'note') return [];
      const said = { ...line, side };
      if (takenBack([said]).has(line.id)) ofThemselves.add(line.id);
      recent.push(said);
      if (recent.length > linesBack) ofThemselves.delete(recent.shift()?.id ?? '');
      const known = recent.filter(({ id }) => id !== line.id && watched.includes(id) && !ofThemselves.has(id));
      if (side === 'rep' || known.length === 0) return [];
      const gone = takenBack(recent);
      return known.flatMap(({ id }) => (gone.has(id) ? [id] : []));
    },
  };
}

const isYear = (value: number): boolean => value >= 1900 && value <= 2100;
const numbersIn = (text: string): number[] =>
  saidValues(text).flatMap(({ kind, value, ordinal }) =>
    kind === 'number' && !ordinal && !isYear(value) ? [value] : [],
  );

/** Returns whether a text says a number of about the size of one in the other: 'seventy' may mean thousands. */
export function saysOfItsSize(text: string, other: string): boolean {
  const others = numbersIn(other).flatMap((value) => [value, value * 1000, value / 1000]);
  return numbersIn(text).some((value) => others.some((each) => value <= each * sizes && each <= value * sizes));
}
