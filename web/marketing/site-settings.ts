/** Marks in the built pages that the server replaces by what its settings say; escaped for HTML. */
export const marks = {
  /** Scheme and host, without a trailing slash. */
  origin: '%ORIGIN%',
  supportEmail: '%SUPPORT_EMAIL%',
  bookingUrl: '%BOOKING_URL%',
  /** '30 June 2027'; elements with `data-price-rise` go once the day has passed. */
  priceRiseDate: '%PRICE_RISE_DATE%',
  /** `dialog`, `links` (a hosted provider signs people in) or `test` (links, for automated tests alone). */
  entry: '%ENTRY%',
} as const;
