import { HoverCard } from 'radix-ui';
import type { Quote } from '#contract/evidence.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { addressAt, hostOf, sourceWords, staleness } from './brief-sources.ts';
import type { NumberedSource } from './brief-sources.ts';

const chip =
  'tabular relative -top-[0.15em] ms-1 inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-[4px] bg-sunken px-1 font-sans text-[11px] leading-none font-semibold text-muted no-underline shadow-[inset_0_0_0_1px_var(--line)] hover:bg-accent hover:text-on-accent print:h-auto print:min-w-0 print:bg-transparent print:px-0 print:shadow-none';

/** The number of a source after a claim: hover or focus shows what it says, a click opens it at the place. */
export function SourceChip({ number, source, quotes }: NumberedSource & { quotes: Quote[] }) {
  const address = addressAt(source, quotes[0]);
  const stale = staleness(source, useNow(false));
  const quoted = quotes.map((quote) => quote.text).join(' … ');
  const label = `Source ${number}: ${source.title}. ${sourceWords[source.kind]}, ${formatDay(source.fetchedAt)}${stale === null ? '' : `, ${stale}`}. “${quoted}”`;
  return (
    <HoverCard.Root openDelay={150} closeDelay={120}>
      <HoverCard.Trigger asChild>
        {address === null ? (
          <button type="button" aria-label={label} className={chip}>
            {number}
          </button>
        ) : (
          <a href={address} target="_blank" rel="noreferrer" aria-label={label} className={chip}>
            {number}
          </a>
        )}
      </HoverCard.Trigger>
      <HoverCard.Portal container={document.getElementById('content')}>
        <HoverCard.Content
          side="top"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 w-[min(380px,calc(100vw-24px))] rounded-md border border-line bg-surface p-4 text-ink shadow-float"
        >
          {quotes.slice(0, 3).map((quote) => (
            <blockquote key={quote.text} dir="auto" className="mb-3 line-clamp-6 font-serif text-base italic">
              “{quote.text}”
            </blockquote>
          ))}
          <p dir="auto" className="text-sm font-medium">
            {source.title}
          </p>
          <p className="text-xs text-muted">
            {[sourceWords[source.kind], hostOf(source), formatDay(source.fetchedAt)].filter(Boolean).join(' · ')}
            {stale !== null && <span className="text-amber"> · {stale}</span>}
          </p>
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
}
