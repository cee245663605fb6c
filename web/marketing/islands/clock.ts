/** Formats seconds as '1:05'. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Formats seconds for screen readers. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
  const rest = count(whole % 60, 'second');
  return whole < 60 ? rest : `${count(Math.floor(whole / 60), 'minute')} ${rest}`;
}

/** Returns the second at a position on a bar, or null while the length is unknown. `x` and `width` are in pixels. */
export function timeAt(x: number, width: number, duration: number): number | null {
  if (!Number.isFinite(duration) || width <= 0) return null;
  return Math.min(Math.max(x / width, 0), 1) * duration;
}
