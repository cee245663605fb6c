import type { Quote } from '#contract/evidence.ts';
import { QuoteCard, sourceNumber } from '#web/components/quote-card.tsx';
import { TeamOnly } from '#web/components/team-only.tsx';
import { formatDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { addressAt, hostOf, sourceWords, staleness } from './brief-sources.ts';
import type { NumberedSource } from './brief-sources.ts';

/** A source number after a claim: hover or focus shows the quote, a click opens it in place. */
export function SourceChip({ number: shown, source, quotes }: NumberedSource & { quotes: Quote[] }) {
  const address = addressAt(source, quotes[0]);
  const stale = staleness(source, useNow(false));
  const quoted = quotes.map((quote) => quote.text).join(' … ');
  const label = `Source ${shown}: ${source.title}. ${sourceWords[source.kind]}, ${formatDay(source.fetchedAt)}${stale === null ? '' : `, ${stale}`}. “${quoted}”`;
  const number =
    address === null ? (
      <button type="button" aria-label={label} className={sourceNumber}>
        {shown}
      </button>
    ) : (
      <a href={address} target="_blank" rel="noreferrer" aria-label={label} className={sourceNumber}>
        {shown}
      </a>
    );
  const place = [sourceWords[source.kind], hostOf(source), formatDay(source.fetchedAt)].filter(Boolean).join(' · ');
  return (
    <QuoteCard
      number={number}
      quotes={quotes.slice(0, 3).map(({ text }) => text)}
      title={source.title}
      place={
        <>
          {source.teamOnly === true && (
            <>
              <TeamOnly />{' '}
            </>
          )}
          {place}
          {stale !== null && <span className="text-amber"> · {stale}</span>}
        </>
      }
    />
  );
}
