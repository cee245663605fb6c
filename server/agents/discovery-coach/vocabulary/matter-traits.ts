/**
 * What a prospect's line may speak of, in the words that people of any trade use for it. Each list is one trait of a line;
 * how much a trait tells is learned (`../matter-chance.ts`), so that a list may hold words that are only now and then a sign.
 */
export const matterTraits = {
  /** A question for a price. */
  asksPrice: [
    'how much(?! (?:time|work|of your time|training|notice))',
    'what (?:do|would|does|will|did|are) (?:you|we|i|it|that|they|yours?)[^.?!]{0,25} (?:charge|cost|ask|asking|want for|pay|be paying|looking at|come to|run|set (?:us|me) back|bill)',
    'what’s (?:it|that|this|yours|the)(?: \\p{L}+)? (?:cost|going to cost|gonna cost|price|rate|fee|figure|damage|number|bill|bottom line|sticker|tariff)',
    'what am i (?:at|in for|looking at|paying)',
    'what’s that (?:in|a|per|each|for|all|come|work)',
    'what (?:is|are) the (?:price|prices|fees?|rates?|charges?|figure|cost|costs|terms|tariff|premium)',
    '(?:is|are|would) (?:that|it|there|those)[^.?!]{0,20} (?:extra|included|on top|per|each|free|a month|a year|a week|all in|a minimum|a discount|a charge|a fee|vat)',
    'do (?:i|we) (?:pay|have to pay|get charged|owe)',
    'who pays',
    'per what',
    'for how (?:much|many)',
    'ball ?park',
    'price ?list',
    'quote',
  ],
  /** What is charged, and for what. */
  money: [
    'pric\\p{L}+',
    'cost(?:s|ing|ed)?',
    'charg\\p{L}+',
    'fees?',
    'rates?',
    'tariffs?',
    'invoic\\p{L}+',
    'bill(?:s|ed|ing)?',
    'pay(?:s|ing|ment|ments)?',
    'paid',
    'money',
    'cash',
    'premium',
    'commission',
    'per ?cent(?:age)?',
    '%',
    'cut',
    'slice',
    'margin',
    'deposit',
    'instal?ments?',
    'up ?front',
    'subscription',
    'licen[cs]es?',
    'quid|bucks|pounds?|dollars?|euros?|cents?|pence|grand|thousand|hundred|million',
    '[$£€]',
    '\\d+k',
  ],
  /** For each of what, and how often. */
  unit: [
    '(?:a|per|each|every) (?:head|month|year|week|seat|user|site|person|hour|day|unit|piece|go|time|tonne?|litre|liter|kilo|visit|room|bed|chair|vehicle|truck|van|machine|device|acre|hectare|pupil|student|patient|transaction|order|box|pallet|load|mile|page|licen[cs]e)',
    'monthly|yearly|annual(?:ly)?|weekly|quarterly|one-?off|once',
    'apiece|each|all in|flat|plus|minimum|maximum|volume|tier|plan|package',
  ],
  /** Terms of a price: what comes on top, what comes off. */
  terms: [
    'discounts?|deal|bargain|haggle|negotia\\p{L}+|knock|sharpen|best price|better price|come down|match (?:it|that|them)|beat that|wiggle room|room to',
    'extras?|on top|hidden|surcharge|add-?ons?|set-?up|install\\p{L}*|delivery|training|support|footnote|small print|catch|vat|tax',
    'includ\\p{L}+|thrown in|bundled|free|no charge|refund|money back|trial|credit',
    'increase|goes up|put (?:it|them|the price|prices) up|inflation|index\\p{L}*|fixed|cap(?:ped)?|hike|renewal',
    'what if (?:we|i) (?:only|just|don’t|grow|go over|need|take|want|add|stop)',
    '(?:only|just) (?:take|need|want|use|start|do|have) (?:one|two|a few|half|some)',
    '(?:over|above|past|beyond|after) (?:that|the|this)',
    'empty|idle|unused|not using|don’t use',
  ],
  /** That it is much, or little. */
  dear: [
    'expensive|dear(?:er)?|pricey|steep|costly|stiff|hefty|salty|rich for|fortune|ouch|gulp|blimey|crikey|yikes|wow|whoa|phew|jesus|good grief|good lord|heavens|christ|cheeky',
    '(?:a lot|lots|loads|heaps|plenty|too much|that much|more) (?:of money|for|than|money)?',
    'that’s (?:a|my|our|half|two|three|more|nearly|almost|an? extra) ',
    'cheap(?:er|est)?|less|half|third|quarter|lower|save|saving',
    'afford|stretch|justify|worth|value|return|pays? for itself|pay ?back',
    'budget\\p{L}*|spend(?:ing)?|tight|skint|broke|squeeze',
  ],
  /** Where what is known of people is kept, and how. */
  kept: [
    'where (?:is|are|does|do|will|would|s)[^.?!]{0,30} (?:kept|stored|live|lives|held|sit|sits|hosted|saved|go|end up|located|servers?|data)',
    '(?:data|information|records?|files?|photos?|recordings?|details|footage|documents?)(?=[^\\p{L}]|$)',
    'server(?:s)?|cloud|data ?cent(?:er|re)s?|hosted|hosting|on-?prem\\p{L}*|backups?|backed up|copy|copies|stored|storage|delet\\p{L}+|eras\\p{L}+|wiped?|retention|how long do you keep|archive\\p{L}*',
    'america|the states|europe|the eu|overseas|abroad|offshore|china|india|in this country|frankfurt|dublin|virginia',
  ],
  /** Who may see it, and how it is guarded. */
  guarded: [
    'who (?:can|could|else|gets to|has|hears|sees|reads|looks|owns|holds|gets|is able)[^.?!]{0,30}',
    'access|permissions?|log ?ins?|password|passwords|passcode|two[- ](?:factor|step)|2fa|mfa|single sign|sso|admin rights|keys?|lock(?:ed)?|encrypt\\p{L}*|firewall|vpn|token',
    'secur\\p{L}+|safe(?:ty|ly)?|protect\\p{L}*|privacy|private|confidential\\p{L}*|secret|anonymous|sensitive|personal',
    'see (?:it|that|them|everything|my|our|his|her|their|each other)',
    'track(?:ed|ing|s)?|watch(?:ed|ing)?|spy\\p{L}*|monitor\\p{L}*|listen\\p{L}*|record(?:ed|ing)|camera|microphone|gps|location',
  ],
  /** Whoever asks for it by law or rule. */
  ruled: [
    'gdpr|hipaa|sox|soc ?(?:2|two)|iso ?\\d*|pci|ferpa|ccpa|nis ?2|cyber essentials|ce mark|haccp|fda|osha|dora',
    'regulat\\p{L}+|complian\\p{L}+|audit\\p{L}*|inspect\\p{L}+|certif\\p{L}+|accredit\\p{L}+|legal(?:ly)?|lawyers?|law|court|union|works council|insurer|insurance|liab\\p{L}+|data protection|dpo|ombudsman|ministry|licen[cs]ing|standards?',
    'pen(?:etration)? test|test report|questionnaire|due diligence|dpa|processing agreement|nda|sub-?processors?|sub-?contractors?|third part(?:y|ies)|it (?:department|team|people|guy|will|security)|information security|ciso',
  ],
  /** What might befall it. */
  breached: [
    'hack\\p{L}*|breach\\p{L}*|leak\\p{L}*|ransom\\p{L}*|virus|malware|phish\\p{L}*|attack\\p{L}*|stolen|steal|theft|thief|fraud|scam|compromis\\p{L}+|exposed',
    '(?:lose|loses|lost|losing|left|leaves|drops?|dropped|gone|missing|falls?|fell) [^.?!]{0,20}(?:phone|tablet|laptop|device|data|records?|it|them|everything|on the train|in a taxi|in the pub)',
    'goes down|went down|outage|downtime|down for|offline|crash\\p{L}*|fails?|failure|uptime|disaster|recover\\p{L}*|fire|flood|power cut|blackout',
    'who’s (?:liable|responsible|to blame)|wrong hands|by mistake|mistake|accident\\p{L}*|ex-?employee|leaver|somebody leaves|whoever leaves',
  ],
  /** A day or a season. */
  day: [
    'january|february|april|june|july|august|september|october|november|december|in may|in march|by may|by march',
    '(?:spring|summer|autumn|fall|winter|easter|christmas|xmas|new year|thanksgiving|ramadan|eid|diwali|passover|lent|half[- ]term|term|semester|harvest|season|carnival|bank holiday|long weekend|labou?r day|memorial day)',
    '(?:q[1-4]|quarter|fiscal|financial year|year[- ]end|month[- ]end|end of (?:the )?(?:year|month|quarter|season|term|summer|week))',
    '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|tomorrow|next week|next month|next year|this year|this week|this month)',
    '(?:in|within|inside|about|another|for) (?:a |the next |two |three |four |five |six |eight |ten |twelve |\\d+ |a couple of |a few )(?:days?|weeks?|months?|years?|quarters?)',
  ],
  /** What a day hangs on. */
  event: [
    '(?:before|after|until|till|once|when|by the time|as soon as|ahead of|in time for) (?:the|our|my|we|they|he|she|it|i|this|that|next)(?: new| old| next| big| annual| first)? \\p{L}+',
    '(?:move|moving|opening|open|launch|audit|inspection|renewal|expir\\p{L}+|merger|wedding|conference|fair|festival|trade show|election|exam|exams|holidays?|shutdown|stock ?take|inventory|relocation|retire\\p{L}*|maternity|baby|trial|hearing|tender|contract|lease|budget)',
    '(?:runs?|run|ran) (?:out|until|till|to|through)|up for renewal|comes? up|is up|notice|expires?|ends?',
  ],
  /** To begin, to be ready, to wait. */
  start: [
    'how (?:long|soon|quickly|fast|many weeks|many months|many days)',
    'when (?:can|could|would|do|does|will|are|is|should|might)',
    '(?:start|begin|go live|switch(?:ed)? on|up and running|bedded in|in place|in by|ready|live|done|sorted|finished|settled|delivered|installed|running|working)(?: by| before| in| for| until| till)?',
    'deadline|date|timeline|time ?frame|lead time|schedule|calendar|timing|rush|urgent|hurry|asap|straight ?away|right away|immediately|yesterday|not yet|too (?:soon|early|late)|wait(?:ing)?|hold off|park it|come back to|later|revisit|put (?:it )?off|postpone|delay',
    '(?:bad|wrong|right|good|better|best|worst) (?:time|moment|week|month|season)',
    '(?:busy|busiest|quiet|slow|slack|peak|flat out|mad|hectic)(?: season| time| period| month| week)?',
  ],
  /** Whoever has a say. */
  deciders: [
    'board|committee|council|trustees?|directors?|partners?|owners?|shareholders?|investors?|procurement|purchasing|finance|legal|head ?office|corporate|group|management|leadership|governors?|executive|cabinet|commission|faculty|senate|union|parents?|franchis\\p{L}+|landlord|bank|accountant|auditor',
    'boss|ceo|cfo|cto|coo|cio|md|gm|vp|president|chair\\p{L}*|principal|dean|head of|chief|manager|superintendent|treasurer|bursar|secretary|minister|abbot|vicar|captain|colonel|registrar|provost|foreman',
    'wife|husband|brother|sister|father|mother|dad|mum|mom|uncle|aunt|son|daughter|cousin|in-law|family|himself|herself|the old man|old man|the boys|the girls|the doctor',
    '(?:mr|mrs|ms|dr|doctor|professor|father|sir)\\.? \\p{Lu}\\p{L}+',
  ],
  /** What deciding is. */
  decides: [
    'sign(?:s|ed|ing|ature|atures)?|sign[- ]?off|approv\\p{L}+|authori[sz]\\p{L}+|decid\\p{L}+|decision|veto|vote[sd]?|voting|agree[sd]?|yes|no|okays?|nod|bless\\p{L}*|permission|green ?light|say-?so|last word|final word|final say|the say|a say|call|rubber[- ]stamp',
    '(?:holds?|controls?|opens?|has) the (?:purse|money|budget|che(?:ck|que)|pen|wallet)',
    '(?:limit|threshold|up to|under|below|above|over|past|beyond|anything)(?: of)? (?:that|\\p{Sc}|\\d|a |one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty|hundred)',
    '(?:three|two|several|competing) (?:quotes|bids|offers|signatures)|tender|rfp|rfq|bid|purchase order|framework|business case|paper|minutes|agenda|meets?|meeting',
  ],
  /** That somebody else has to be asked. */
  asksLeave: [
    '(?:have|has|need|needs|got|want|wants|would have|’d have|’ll have|must) (?:to )?(?:ask|check|see|talk|speak|run|take|put|clear|go|get|convince|persuade|sell|show|bring|explain|say|agree|sign|approve|like|be (?:happy|convinced|asked|there|in))',
    '(?:not|isn’t|ain’t|never) (?:just )?(?:up to me|my (?:call|decision|money|place)|mine|me|the one|only me|for me)',
    '(?:he|she|they)(?:’ll|’d| will| would) (?:want|need|ask|say|have|look|sign|decide|argue|expect|insist|like|never|not)',
    '(?:reports?|answers?|goes?|go|went|comes?|passes?|up|take it|bring it|put it) (?:up )?(?:to|past|before|through|in front of|by) (?:the|my|our|his|her|him|them|a)',
    'without (?:him|her|them|the|my|asking)|behind (?:his|her|their) back|on my own|by myself|just me|alone|together|both of us|the two of us|between us',
  ],
  /** A question for what would prove it. */
  asksProof: [
    'who else|anyone (?:else|like|in|near|our)|anybody (?:else|like|in|near|our)|other (?:customers?|clients?|firms|schools|hospitals|companies|people|sites)|somebody like|someone like|same (?:size|boat|trade|business|industry|field)|our size|like (?:us|ours|mine|me)(?=[^\\p{L}]|$)',
    'which (?:ones?|customers?|firms?|companies|hospitals?|schools?|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|whose|who (?:was|were|is|are) (?:that|they|those|it)|who (?:says|counted|measured|told|checked|worked|did)',
    '(?:talk|speak|ring|call|phone|meet|visit|see|hear)[^.?!]{0,15} (?:to |from |with )?(?:one|them|somebody|someone|a customer|customers|him|her|that person|who|people)',
    'reference|references|case stud\\p{L}+|testimonial\\p{L}*|evidence|proof|prove[ns]?|study|studies|figures|numbers|data|stats?|statistics|results?|track record|measured?|sample|demonstrat\\p{L}+|demo|trial|pilot|test',
    'have you (?:ever |actually |yourself )?(?:done|worked|had|tried|seen|rung|used|been|sold|got|installed|measured|run)',
    'how (?:do|would|did|can) (?:you|they|i|we) (?:know|measure|count|work (?:it|that) out|get to|come (?:by|to|up)|prove|check)',
    'is that (?:real|true|right|typical|usual|normal|average|an? average|guaranteed|including|with|after|before|measured)|on average|best case|typical(?:ly)?|really|honest(?:ly)?|actually',
  ],
  /** A question for what it does. */
  asksWhether: [
    '(?:does|do|can|could|will|would|is|are|has|have) (?:it|yours?|you|that|this|they|the \\p{L}+|these|those|one|your \\p{L}+)[^.?!]{0,60}\\?',
    '(?:how|what) (?:does|do|would|will|is|about|happens?|if|with) (?:it|yours?|you|that|this|they|the|when|if|about|to|with|a|my|our)[^.?!]{0,70}\\?',
    '(?:work|talk|connect|link|plug|fit|integrat\\p{L}+|speak|hook|import|export|sync\\p{L}*|feed|go|get) (?:in |up )?(?:with|to|into|in|on|from|out)',
    'and (?:the|my|our|if|when|what|how|who|where|on|at|in|for|with|a|all)[^.?!]{0,60}\\?',
  ],
  /** What is used today, and who supplies it. */
  today: [
    '(?:we|i|they) (?:use|have|had|run|get|buy|rent|lease|pay|go with|deal with|work with|rely on|signed with|order from|send it to|are with|’re with|’re on|’ve got|’ve been with|have been with|moved to|went with)',
    '(?:our|the|my) (?:present|current|existing|usual|old|regular|local|other|main) (?:\\p{L}+ )?(?:one|people|lot|crowd|supplier|provider|vendor|firm|company|system|contractor|agency|broker|man|guy|guys|outfit|shop)',
    '(?:they|he|she|those|the others|the other (?:lot|crowd|people|one|firm|company))(?:’re|’ve|’d| are| have| charge| charges| ask| asks| quoted| quotes| said| say| do| does| offer\\p{L}*| came| make| makes| sell\\p{L}*| promised| give| gave| sent| told)',
    '(?:another|other|rival|competing|second|third|different) (?:quote|offer|supplier|vendor|provider|company|firm|one|bid|proposal|tool|system|product)|talking to|looking at|in the running|short ?list\\p{L}*|comparing|compared|versus|instead|alternative',
  ],
} as const satisfies Record<string, readonly string[]>;
