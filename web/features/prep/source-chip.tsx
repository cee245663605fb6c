import { Link } from '@tanstack/react-router';
import { useContext, type HTMLAttributes } from 'react';
import type { Quote, Source } from '#contract/evidence.ts';
import { QuoteCard, sourceNumber } from '#web/components/quote-card.tsx';
import { TeamOnly } from '#web/components/team-only.tsx';
import { formatDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { MemberContext } from '#web/features/identity/member.ts';
import { paths } from '#web/paths.ts';
import { addressAt, hostOf, sourceWords, staleness } from './brief-sources.ts';
import type { NumberedSource } from './brief-sources.ts';

/** Opens a source at its address or, for members, its item of the content library at the quote; without either it is a button or plain text. */
export function SourceAnchor({
  source,
  quote,
  otherwise,
  children,
  ...rest
}: HTMLAttributes<HTMLElement> & { source: Source; quote?: Quote | undefined; otherwise: 'button' | 'text' }) {
  const isMember = useContext(MemberContext) !== null;
  const address = addressAt(source, quote);
  if (address !== null)
    return (
      <a {...rest} href={address} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  // A web page or video of the library has an address of its own.
  if (source.contentId !== undefined && source.url === null && isMember)
    return (
      <Link
        {...rest}
        to={paths.content}
        search={{ item: source.contentId, ...(quote === undefined ? {} : { mark: quote.text }) }}
      >
        {children}
      </Link>
    );
  return otherwise === 'text' ? (
    children
  ) : (
    <button type="button" {...rest}>
      {children}
    </button>
  );
}

/** A source number after a claim: hover or focus shows the quote, a click opens it in place. */
export function SourceChip({ number: shown, source, quotes }: NumberedSource & { quotes: Quote[] }) {
  const stale = staleness(source, useNow(false));
  const quoted = quotes.map((quote) => quote.text).join(' … ');
  const label = `Source ${shown}: ${source.title}. ${sourceWords[source.kind]}, ${formatDay(source.fetchedAt)}${stale === null ? '' : `, ${stale}`}. “${quoted}”`;
  const place = [sourceWords[source.kind], hostOf(source), formatDay(source.fetchedAt)].filter(Boolean).join(' · ');
  return (
    <QuoteCard
      number={
        <SourceAnchor source={source} quote={quotes[0]} otherwise="button" aria-label={label} className={sourceNumber}>
          {shown}
        </SourceAnchor>
      }
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
