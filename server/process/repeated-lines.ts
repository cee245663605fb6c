import type { pino } from 'pino';

/** Prints this many lines of a kind within the time, in milliseconds; the rest are counted and reported at its end. */
const repeats = { printed: 5, withinMs: 60_000 };
/** From 'warn' up to, but not including, 'fatal'. */
const levels = { from: 40, below: 60 };
/** Maximum kinds counted at once, so that lines with ever-changing texts can't fill the memory. */
const mostKinds = 500;

type LogMethod = NonNullable<NonNullable<pino.LoggerOptions['hooks']>['logMethod']>;

/** Returns what lines of one kind share: the text and, for an error, its code and first line. */
function kindOf([fields, text]: readonly unknown[]): { kind: string; text: string } {
  if (typeof fields === 'string') return { kind: fields, text: fields };
  const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : null;
  const said = error instanceof Error ? error.message.split('\n')[0] : '';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { kind: `${String(text)} ${code} ${said}`.slice(0, 300), text: String(text) };
}

/** Keeps a recurring fault from filling the log: after a few lines of a kind, only counts the rest. */
export function countRepeated(): LogMethod {
  const counts = new Map<string, number>();
  return function logCounted(values, method, level) {
    const { kind, text } = kindOf(values);
    const known = counts.get(kind);
    if (level < levels.from || level >= levels.below || (known === undefined && counts.size >= mostKinds))
      return method.apply(this, values);
    const times = (known ?? 0) + 1;
    counts.set(kind, times);
    if (times <= repeats.printed) method.apply(this, values);
    if (times > 1) return;
    setTimeout(() => {
      const more = (counts.get(kind) ?? 0) - repeats.printed;
      counts.delete(kind);
      if (more > 0) method.apply(this, [{ repeated: more }, `${text}, ${more} more times within a minute`]);
    }, repeats.withinMs).unref();
  };
}
