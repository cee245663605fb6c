/** Marks in built pages that the server replaces with settings, escaped for HTML. */
export const marks = {
  /** Scheme and host, without a trailing slash. */
  origin: '%ORIGIN%',
  supportEmail: '%SUPPORT_EMAIL%',
  bookingUrl: '%BOOKING_URL%',
  /** For example '30 June 2027'; elements with `data-price-rise` are removed once the date has passed. */
  priceRiseDate: '%PRICE_RISE_DATE%',
  /** `dialog`, `links` (hosted sign-in) or `test` (links, only for automated tests). */
  entry: '%ENTRY%',
} as const;
