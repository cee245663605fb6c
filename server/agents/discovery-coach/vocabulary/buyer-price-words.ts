const sum = '(?:\\p{Sc} ?)?\\d[\\d.,]*';
/** A thing of a few words, without a verb of dealing. */
const thing =
  '(?:(?!(?:on|at|to|with|of|in|by|over|under|takes?|keeps?|makes?|goes|gets?|we|they)(?!\\p{L}))[\\p{L}\\d-]+ ){1,5}';

/** How a price list speaks to buyers. A figure below a heading of prices that stands in no such form is left to the seller. */
export const buyerPriceForms: readonly string[] = [
  // 'Depot plan: 29 euro', '29 euro for each vehicle', 'first 30 days free'.
  `^[^.:;]{2,80}: (?:from |about |now |only |then )?(?:${sum}|free|no |none|half|included)`,
  `^(?:from |up to |about |only |then )?${sum} ?\\p{L}* (?:per|for|an?|each|every|once|off|less|more|discount|extra|from|to|plus|and|with|when|if)`,
  `(?:^|[;,] )${thing}(?:${sum} ?\\p{L}*) (?:an?|per|each|every|once)`,
  `(?:^|[;,] )${thing}(?:${sum})(?=[;,.]|$)`,
  'included|further|additional|extra|penalt(?:y|ies)|framework|limit of',
  // 'A vehicle costs …', 'Travel is charged at …'.
  '(?:costs?|cost you|priced?|prices|fees?|rates?|tariffs?|premium|deposit|invoices?|surcharges?|supplements?)',
  '(?:is|are|will be|be|gets?) (?:\\p{L}+ly )?(?:charged|billed|invoiced|paid|priced|payable|due|free|included|waived|deducted|credited|refunded|capped|indexed|fixed|available|added)',
  `(?:is|are|starts?|begins?|comes?|adds?|runs?) (?:at |from |to |about |another |an extra )*${sum}`,
  '(?:attracts?|carries|goes? at|works? out|appl(?:y|ies)|averages?|(?:drops?|falls?|rises?|goes) (?:down |up )?to|comes? (?:with|at|in))',
  `(?:above|over|from|under|up to|below|between|beyond|for|past) ${sum} (?:(?:to|and|or) ${sum} )?(?!(?:euros?|pounds?|dollars?|per ?cent|percent)(?!\\p{L}))\\p{L}+`,
  '(?:order|call-?out|day|hourly|list|unit|standard|annual|monthly|one-?off) (?:value|charge|rate|price|fee|sum|amount)|retainer|instal?ments?|subscription',
  // What the buyer does and gets.
  '(?:you|your|customers|clients|schools|charities|members|tenants|patients)',
  '(?:pays (?:for itself|back)|carry|carries|insured|covers?|covered|excess|liability)',
  '(?:pay|paid|payment|paying|save|saves|rent|rented|hire|lease|buy|order|add|choose|cancel|switch|upgrade|book|renew|billing|billed|bills?)',
  // Terms.
  '(?:included|includes?|including|excluding|excludes|without|plus|before) (?:\\p{L}+ )?(?:vat|tax|gst|btw|mwst|delivery|shipping|travel|set-?up|hardware|training|support)',
  '(?:vat|minimum (?:order|term|charge|contract|spend|fee|of)|notice|in advance|in arrears|contracts?|term|trial|pilot|guarantee|warranty|lead time)',
  '\\d ?(?:%|per ?cent) (?:off|less|more|discount|cheaper|extra|of (?:the|this|that)|on (?:top|the|all|any))|discounts? (?:of|for|from)|half (?:the )?price|no (?:charge|cost|fee|extra)|free',
  '(?:we|i) (?:charge|ask|bill|invoice|offer|give|take|add|include|waive|credit|refund|deduct|reduce|guarantee|quote|price|set|fix|hold|cap|round|publish|work|install|train|visit|survey|send|supply|lend|rent|lease|sell)',
];
