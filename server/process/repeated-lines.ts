import type { pino } from 'pino';

/** So many lines of a kind are printed within the time; the others are counted, and told at its end. */
const repeats = { printed: 5, withinMs: 60_000 };
/** From 'warn' on, below 'fatal'. */
const levels = { from: 40, below: 60 };
/** Kinds that are counted at once: what names something else every time must not fill the memory. */
const mostKinds = 500;

type LogMethod = NonNullable<NonNullable<pino.LoggerOptions['hooks']>['logMethod']>;

/** A line's text, and of its error the code and the first line: what two lines of one kind share. */
function kindOf([fields, text]: readonly unknown[]): { kind: string; text: string } {
  if (typeof fields === 'string') return { kind: fields, text: fields };
  const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : null;
  const said = error instanceof Error ? error.message.split('\n')[0] : '';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { kind: `${String(text)} ${code} ${said}`.slice(0, 300), text: String(text) };
}

/** Keeps a fault that comes again and again from filling the log: after a few lines of a kind, the rest is counted. */
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
