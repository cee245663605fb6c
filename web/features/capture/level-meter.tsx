/** Level at the meter's left end, in decibels below full scale. */
const quietest = -60;

/** Shows a channel's level as a bar; tells screen readers whether anything is heard. */
export function LevelMeter({ label, level }: { label: string; level: number }) {
  const share = Math.max(0, Math.min(1, 1 - level / quietest));
  return (
    <span className="block w-full">
      <meter
        className="sr-only"
        aria-label={label}
        aria-valuetext={share > 0.15 ? 'Sound' : 'Quiet'}
        min={0}
        max={100}
        value={Math.round(share * 100)}
      />
      <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className={`block h-full origin-left rounded-full transition-transform duration-100 ${share > 0.95 ? 'bg-amber' : 'bg-accent'}`}
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
    </span>
  );
}
