import { marks } from './site-settings.ts';

/** The server removes the sentence once the date has passed (decision A32). */
export function PriceRise({ className }: { className: string }) {
  return (
    <p data-price-rise="" className={className}>
      Prices rise on {marks.priceRiseDate}.
    </p>
  );
}
