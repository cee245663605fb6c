import { sumWords } from '../../vocabulary/amount-words.ts';
import { fieldWords } from '../../vocabulary/field-words.ts';
import { shareWords } from '../../vocabulary/amount-words.ts';

const period =
  '(?:a|per|every|each|/) ?(?:month|year|week|day|annum|quarter|yr|mth|mo|wk|hr|hour|season|term|shift|night|missed|late|lost|wrong|failed|incident|breakdown|claim)';
const unit =
  '(?:k|m|mn|mm|mio|bn|grand|thousand|million|eur|euros?|pounds?|quid|dollars?|bucks|usd|gbp|chf|kr|sek|nok|dkk|pln)';

/** Scales as they are said or shortened, in English, Indian and German notes. */
const scale = '(?:k|grand|thousand|lakhs?|lacs?|cr|crores?|millions?|mio|mn|mill?|bn|billions?|tsd|teur|t€)';
const fewWords = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)';

/** Sums as they are noted: '~£9k', '1.5k pm', '30,000', '850 quid', '9000 a month'. */
export const notedSums: readonly string[] = [
  '\\p{Sc} ?\\d[\\d.,]*',
  `\\d[\\d.,]* ?${unit}`,
  '\\d{1,3}(?:[.,]\\d{3})+',
  `\\d[\\d.,]* ?${period}`,
  `\\d[\\d.,]* ?(?:pm|pa|p\\.a\\.|p\\.m\\.|pw|p/m|p/a)`,
  `\\d[\\d.,]* ?${scale}\\.?`,
  `(?:half|(?:a |three )?quarters?) (?:of )?(?:an? )?${scale}`,
  `${fewWords}(?: and a (?:half|quarter))? ${scale}`,
  `\\d[\\d.,]*,- ?`,
  '\\d{3,} (?:lost|gone|wasted|down the drain)',
  '(?:approx\\.?|about|abt|ca\\.?|roughly|around|~|≈) ?\\d{3,}(?=$|[.,;)]| (?:per|each|every|lost|extra))',
  ...sumWords,
];

export const notedShares: readonly string[] = [...shareWords, '\\d+ ?(?:%|percent|pct)', '\\d+x'];

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)';
const seasons =
  '(?:spring|summer|autumn|fall|winter|season|term|xmas|christmas|easter|eid|ramadan|diwali|thanksgiving|black friday|harvest)';

/** Days and times of the year as they are noted: '15 Jan', 'Mar 1', 'Q3', '1/10', 'b4 xmas'. */
export const notedTimes: readonly string[] = [
  ...fieldWords.targetDate.holds,
  `\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?:\\p{Ll}*)`,
  `${month} \\d{1,2}(?:st|nd|rd|th)?`,
  `(?:by|before|b4|in|for|from|until|till|end(?: of)?|mid|early|late|start of|beginning of|come|on) (?:the |next )?(?:${month}|march|may|${seasons})`,
  `(?:by|before|b4|in time for|ahead of) (?:the |their |his |her |its |next )?(?:\\p{L}+ ){0,2}${seasons}`,
  `^(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)`,
  'q[1-4]|h[12]',
  'eo[yqm]',
  '\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?(?![\\d%])',
  '(?:in|within|max|under) \\d+ ?(?:days|weeks|wks|months|mths|mos)',
  '(?:kw|cw|wk|week) ?\\d{1,2}',
  '(?:this|next) (?:month|year|yr|quarter|spring|summer|autumn|fall|winter|season)',
  '(?:by|before|b4|for) (?:the )?(?:year[- ]end|fiscal|new year|holidays|audit|move|launch|opening|renewal|peak|half[- ]term)',
  '(?:by|before|b4) (?:(?:the|their|his|her|next) )?(?:\\p{L}+ ){0,3}(?:audit|visit|tender|opens|starts|opening|inspection|review|renewal|move|launch|recert\\p{L}*)',
];

/** Hours and days of work in a stretch of time: '14 hrs/wk', '2 days a month', '6 hours per clinic'. */
export const notedWorkTime: readonly string[] = [
  '\\d[\\d.,]* ?(?:\\p{L}+ )?(?:h|hrs?|hours?|days?|man-?days|mins?|minutes|fte) ?(?:/ ?|(?:a|an|per|each|every|p\\.?) ?)(?:day|week|wk|month|mo|mth|mnth|quarter|year|yr|shift|order|job|clinic|site|person|w|m)',
  '(?:an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty) (?:and a half )?(?:hours?|days?)(?: and a half)? (?:a|per|every|each) (?:day|week|month|quarter|year|term|season)',
  '\\d[\\d.,]* ?(?:h|hrs?|hours?|days?|mins?|minutes) ?(?:pw|pm|pd|wk|mo|weekly|monthly|daily)',
];

/** What is counted behind a number that is no sum. */
export const countedThings: readonly string[] = [
  'pieces|pcs|units|items|labels|orders|parcels|pallets|boxes|bottles|customers|clients|patients|members|users|people|employees|staff|visitors|guests|pages|words|copies|sheets|parts|products|skus|articles|lines|tickets|calls|emails|invoices|documents|files|records|rows|km|kg|tons?|tonnes|lit(?:er|re)s?|ltr|m2|sqm|square|kwh|hectares?|acres?|beds|rooms|seats|vehicles|trucks|cars|bikes',
];
