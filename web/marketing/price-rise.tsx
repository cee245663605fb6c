import { marks } from './site-settings.ts';

/** The server takes the sentence out once the day has passed (decision A32). */
export function PriceRise({ className }: { className: string }) {
  return (
    <p data-price-rise="" className={className}>
      Prices rise on {marks.priceRiseDate}.
    </p>
  );
}
