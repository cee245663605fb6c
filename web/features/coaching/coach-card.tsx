import { Link } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { asSaid, columnsAsRead, type CardQuote, type MatterKind } from '#contract/coach-cards.ts';
import type { ShownCard } from '#contract/coaching.ts';
import { buttonClass } from '#web/components/button.tsx';
import { Kbd } from '#web/components/states.tsx';
import { QuoteCard } from '#web/components/quote-card.tsx';
import { placeInContent } from '#web/features/ask/passage-card.tsx';
import { placeOf } from '#web/features/content/content-words.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { useAltKeys } from '#web/lib/use-alt-keys.ts';
import { paths } from '#web/paths.ts';
import { useMarkCard } from './coaching.api.ts';
import { MomentLink } from './moment-link.tsx';
import { sayFailed } from './say-failed.ts';

const words: Record<MatterKind, string> = {
  objection: 'Objection',
  competitor: 'Competitor',
  price: 'Price',
  security: 'Security',
  timing: 'Timing',
  authority: 'Decision',
  proof: 'Proof',
  question: 'Question',
};

/** Returns what a card has somebody say: its line, or else its question. */
export const lineOfCard = ({ own, say, ask }: ShownCard): string => own?.say ?? (say === null ? ask : asSaid(say.text));

/** Returns a card's title: what the card answers, and about which competitor. */
export function titleOfCard({ kind, rival }: Pick<ShownCard, 'kind' | 'rival'>): string {
  return rival === null ? words[kind] : `${words[kind]}: ${rival}`;
}

/** Of an item whose title is all that a card has room for, nothing is quoted. */
const quotesTitle = ({ text, title }: CardQuote): boolean => text === title;

function SourceLink({ quote }: { quote: CardQuote }) {
  const place = placeOf({ page: quote.page, second: null, heading: quote.heading });
  return (
    <QuoteCard
      number={
        <Link
          to={paths.content}
          search={placeInContent({ ...quote, kind: quote.contentKind }, quotesTitle(quote) ? '' : quote.text)}
          className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          <span className="sr-only">Source: </span>
          <bdi>{quote.title}</bdi>
          {quote.heading !== null && quote.heading !== quote.title && `, ${quote.heading}`}
        </Link>
      }
      quotes={quotesTitle(quote) ? [] : [quote.text]}
      title={quote.title}
      place={place}
    />
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mt-2.5">
      <p className="mb-1 text-xs text-muted">{name}</p>
      {children}
    </div>
  );
}

/** A card: a line to say, a quote from the content as proof, each with its source, and a question to ask. */
export function CoachCardView({
  card,
  mayUse,
  newest,
  keys = false,
}: {
  card: ShownCard;
  mayUse: boolean;
  newest: boolean;
  /** Whether Alt+U and Alt+X are this card's. */
  keys?: boolean;
}) {
  const mark = useMarkCard();
  const set = (state: ShownCard['state']) => {
    if (!mark.isPending) mark.mutate({ cardId: card.id, state }, { onError: sayFailed('Not changed') });
  };
  // The card is on the page twice, of which the narrow screen shows the other one.
  useAltKeys(
    keys && mayUse
      ? {
          KeyU: () => {
            set(card.state === 'used' ? 'shown' : 'used');
          },
          KeyX: () => {
            set('dismissed');
          },
        }
      : {},
  );
  const keyHint = (letter: string) =>
    keys && (
      <span className="hidden gap-0.5 2xl:flex" aria-hidden="true">
        <Kbd>Alt</Kbd> <Kbd>{letter}</Kbd>
      </span>
    );
  const { say, proof, own } = card;
  const noted = useDiscovery().lines.find(({ id, kind }) => id === card.lineId && kind === 'note')?.text;
  return (
    <article
      aria-label={titleOfCard(card)}
      className={newest ? 'rounded-md border border-line-strong/60 bg-surface p-4' : 'py-3'}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-medium text-accent">{titleOfCard(card)}</span>
        {say === null && own === undefined && (
          <span className="rounded-[4px] bg-amber-soft px-1.5 text-xs text-amber">No source</span>
        )}
        {card.state === 'used' && <span className="text-xs text-muted">Used</span>}
        <span className="ms-auto text-xs">
          <MomentLink lineId={card.lineId} />
        </span>
      </p>
      {noted !== undefined && (
        <p dir="auto" className="mt-1 line-clamp-2 text-sm text-muted">
          <span className="sr-only">Your note: </span>
          {noted}
        </p>
      )}
      {own !== undefined && (
        <Part name="Say">
          <p dir="auto" className={newest ? 'font-serif text-lg leading-6' : ''}>
            {own.say}
          </p>
          <p className="mt-0.5 text-xs text-muted">Your organization’s card</p>
        </Part>
      )}
      {say !== null && (
        <Part name="Say">
          <p dir="auto" className={newest ? 'font-serif text-lg leading-6' : ''}>
            {asSaid(say.text)}
          </p>
          {say.columns !== undefined && (
            <p dir="auto" className="mt-0.5 text-xs text-muted">
              Columns: {columnsAsRead(say.columns)}
            </p>
          )}
          <p className="mt-0.5 text-xs text-muted">
            <SourceLink quote={say} />
          </p>
        </Part>
      )}
      <Part name="Ask">
        <p dir="auto">{card.ask}</p>
      </Part>
      {proof !== null && (
        <Part name="Proof">
          {!quotesTitle(proof) && <p dir="auto">{proof.text}</p>}
          <p className="mt-0.5 text-xs text-muted">
            <SourceLink quote={proof} />
          </p>
        </Part>
      )}
      {mayUse && (
        <p className="mt-3 flex flex-wrap gap-1">
          <button
            type="button"
            aria-pressed={card.state === 'used'}
            aria-keyshortcuts={keys ? 'Alt+U' : undefined}
            title={keys ? 'Alt+U' : undefined}
            className={`${buttonClass({ look: newest ? 'secondary' : 'quiet' })} h-8 px-3`}
            onClick={() => {
              set(card.state === 'used' ? 'shown' : 'used');
            }}
          >
            <Check size={14} strokeWidth={1.75} aria-hidden="true" />
            Used
            {keyHint('U')}
          </button>
          <button
            type="button"
            aria-keyshortcuts={keys ? 'Alt+X' : undefined}
            title={keys ? 'Alt+X' : undefined}
            className={`${buttonClass({ look: 'quiet' })} h-8 px-3 text-muted`}
            onClick={() => {
              set('dismissed');
            }}
          >
            <X size={14} strokeWidth={1.75} aria-hidden="true" />
            Dismiss
            {keyHint('X')}
          </button>
        </p>
      )}
    </article>
  );
}
