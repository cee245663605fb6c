import { HoverCard } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** Style of a source number after a sentence. */
export const sourceNumber =
  'tabular relative -top-[0.15em] ms-1 inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-[4px] bg-sunken px-1 font-sans text-[11px] leading-none font-semibold text-muted no-underline shadow-[inset_0_0_0_1px_var(--line)] hover:bg-accent hover:text-on-accent print:h-auto print:min-w-0 print:bg-transparent print:px-0 print:shadow-none';

/** Shows a source's quotes with their place while its number is hovered or focused. */
export function QuoteCard({
  number,
  quotes,
  title,
  place,
}: {
  /** The link or button that shows the number. */
  number: ReactElement;
  quotes: readonly string[];
  title: string;
  place: ReactNode;
}) {
  return (
    <HoverCard.Root openDelay={150} closeDelay={120}>
      <HoverCard.Trigger asChild>{number}</HoverCard.Trigger>
      <HoverCard.Portal container={document.getElementById('content')}>
        <HoverCard.Content
          side="top"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 w-[min(380px,calc(100vw-24px))] rounded-md border border-line bg-surface p-4 text-ink shadow-float"
        >
          {quotes.map((quote) => (
            <blockquote key={quote} dir="auto" className="mb-3 line-clamp-6 font-serif text-base italic">
              “{quote}”
            </blockquote>
          ))}
          <p dir="auto" className="text-sm font-medium">
            {title}
          </p>
          <p className="text-xs text-muted">{place}</p>
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
}
