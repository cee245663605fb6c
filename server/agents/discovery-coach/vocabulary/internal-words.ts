const sum = '(?:\\p{Sc} ?)?\\d[\\d.,]*k?';
const money =
  '(?:\\p{Sc} ?\\d[\\d.,]*k?|\\d[\\d.,]*k? ?(?:\\p{Sc}|%|per ?cent|euros?|pounds?|dollars?|francs|eur|usd|gbp|chf))';
const sellers =
  '(?:reps?|aes?|sellers?|sales ?(?:people|persons?|staff)?|account (?:managers?|executives?)|team leads?|managers?)';
const partners = '(?:resellers?|dealers?|partners?|distributors?|wholesalers?|affiliates?)';

/** The beginning of a sentence or of a clause. */
const clause = '(?<=^|[,;:(–—] ?)';
const orders = '(?<=^|[,;:(–—%] ?| - |(?:always|please) )(?:then |and |so |but )?';
const beforehand =
  '(?:first(?= ?[.,;:!)–—]|$)|before (?:going|giving|offering|agreeing|promising|quoting|you (?:go|give|offer|agree|promise|quote|drop|say)))';

/** Headings, titles and heads of columns below which prices are the seller's own business. */
export const internalHeadings: readonly string[] = [
  '(?:internal|confidential) (?:price|pricing|cost|rate|discount|list|tariff)\\p{L}*(?: list)?',
  '(?:price|pricing|cost|rate|list|discount)\\p{L}*[ ,:–—-]*\\(?(?:internal|confidential|sales only|reps only)',
  '(?:cost|floor|purchase|buying|transfer|target|minimum|reserve|dealer|reseller|wholesale) prices?',
  '(?:our|own|unit|direct|landed) (?:own )?(?:costs?(?! (?:calculator|overview for))|economics|margins?)|cost (?:base|to serve|of goods)|cogs',
  '(?:price |pricing )?floors?(?! (?:sensor|plan|cover|heating|scale|care|clean)\\p{L}*)|(?<!your )margins?|mark-?ups?|profit(?:s|ability)?',
  'walk-?aways?|bottom lines?|lowest (?:prices?|we)|how (?:low|far) (?:we|you|reps?)|pain threshold',
  'discount (?:limits?|levels?|authorit\\p{L}+|approvals?|matrix|ladder|rules for|guid\\p{L}+|bands for sales)|max(?:imum|\\.)? discounts?',
  'approval (?:levels?|matrix|limits?|thresholds?)|(?:levels?|matrix|limits?) of approval|deal desk|sign-?off (?:levels?|limits?)',
  '(?:room|scope|leeway|headroom|guide|rules|tactics|playbook) (?:for|of|to|in) negotiat\\p{L}+|negotiat\\p{L}+|concessions?|give-?aways',
  '(?:prices?|what|rates?|fees?) we pay|(?:supplier|vendor|hosting) (?:prices?|costs?|fees?)|commissions? (?:plan|scheme|for)|sales commissions?',
  'for (?:internal use|our eyes)(?: only)?|(?:for|to) (?:sales|reps|sellers) only|not for (?:customers|clients|buyers|prospects)|^confidential$|\\((?:confidential|internal)\\)|interne? preise?',
];

/** Sentences and rows of a price list that a buyer never hears: what it costs the seller, how low they go, who may give what. */
export const internalSentences: readonly string[] = [
  // What it costs us.
  '(?:our|own) (?:own )?(?:unit |direct |internal |full |total |real )?costs?(?: price)?(?= ?(?:is|are|was|per|of|for|on|runs?|comes?|stands?|:|=))',
  `costs? us|we (?:are|get) charged (?:about |around |roughly |only )?${money}|what we pay|overheads?(?= ?[:=])|\\((?:our )?cost`,
  `we (?:pay|spend) [^.;]{0,40}(?:to|for) (?:the |our |a )?(?:\\p{L}+ )?(?:suppliers?|vendors?|providers?|host(?:s|ing|ers?)?|maps?|licen[cs]es?|materials?|parts|labou?r|freight)`,
  `we (?:buy|source|purchase|procure|import)(?! (?:back|your|good|used|old))(?! [^.;]{0,20} (?:back|from you)) [^.;]{0,40}(?:at|for) (?:about |around )?${money}`,
  'cost (?:to serve|price|base|of goods)|cogs|landed|ex[- ]works|(?:transfer|purchase|buying|wholesale|dealer|factory) (?:costs?|prices?)|einkaufspreise?|inkoopprij\\p{L}+',
  "(?:our|the) (?:suppliers?|vendors?|subcontractors?|manufacturers?|factory|hosters?|host|data centre)(?:[’']s)? (?:charges?|bills?|takes?|costs?|invoices?|wants|asks)",
  "supplier(?:[’']s)? (?:prices?|costs?|rates?)|(?:after|net of|less|minus|above|over|plus) (?:our )?(?:own )?(?:costs|hosting|cost price)",
  // What is left of it.
  '(?<!your )(?:gross |net |target |profit |contribution )?margins?(?! (?:calculator|grows?|of error|for you))|mark-?ups?|contribution (?:is|of|per|after|:)',
  `(?<!your )profits? (?:per|of|on|is|are|margin)|we (?:make|earn|clear|net|keep|pocket) (?:about |around |roughly |some )?${sum}`,
  '(?<!(?:your|you) )break-?even(?: point)? (?:is|at|lies|for us|from)|our break-?even',
  // What it leaves us, and what we could live with.
  '(?<!(?:pay|pays|paying|tell|call|ask|contact|with|from|to|by|give|send|through|via|of|choose|join|joins|leaving|reach|reaches) )us(?! ?\\$| dollars?| customers?| states?)',
  'we (?:(?:can|could|may|might|would|should|must|still|only|then|usually|mostly) )*(?:lose|lost|earn|clear|live with|settle|come down|aim|break|spend|reckon|calculate|sold|won|closed|write off|end up)',
  `we (?:can|could|may|might|would) (?:\\p{L}+ ){0,3}${money}|earned on|a loss|loss-?making|los(?:e|es|ing) money|(?:below|under|near) cost|(?<!(?:travel|expenses|postage|shipping|delivery|freight|carriage|parts|materials|hotel) )at cost|(?:true|real|actual) (?:costs?|prices?)`,
  `(?:sold|bought) (?:at|for) ${sum}|street prices?|sales (?:gets?|earns?|receives?|takes?)|white[- ]label`,
  // What deals come to.
  '(?:most|typical|average|usual|recent|normal|many|some)(?: \\p{L}+)? (?:deals?|discounts?)|(?:most|many|some) (?:customers|buyers|clients|contracts) (?:close|pay|end|land|settle|get|come)',
  "(?:special|secret|private|side|friends?|mates?[’']?) (?:deals?|prices?|rates?)|for friends|friends of|sweeteners?|new logos",
  '(?:unless|only (?:if|when)|if|when) (?:asked|they ask|pressed|pushed|needed|necessary|need be|cornered)|in your pocket|up your sleeve|last resort',
  '\\p{L}+ (?:can|may|could) (?:sign off|approve|authori[sz]e|grant|go to|go as)|(?:is|are) (?:fine|ok|okay|acceptable|tolerable|as far as)|still (?:goes|works|ok)',
  // How low.
  '(?:lowest|minimum|smallest|least|worst) (?:\\p{L}+ )?(?:that )?(?:we|you|i|reps?) (?:\\p{L}+ )?(?:accept|take|go|sell|charge|allow|sign|can|may|will)',
  '(?:go|sell|quote|drop|end|close|settle|come|sign|fall|dip)(?:s|ing)? (?:\\p{L}+ ){0,3}(?:below|beneath|under|lower than|no lower|down to|no less)',
  '(?:our|the|absolute|hard) (?:bottom(?: line| price)?|limit|red line|minimum for a deal)(?= ?(?:is|:|=|for|at))|rock[- ]bottom|bottom line',
  '(?:price )?floor(?: price)?(?: is|:|=|,| at| of)? ?(?=\\p{Sc}?\\d)|price floor|absolute minimum|walk(?:s|ing)?[- ]?away|reserve price|fall-?back|schmerzgrenze|untergrenze|ondergrens',
  'headroom|wiggle room|leeway|room (?:on|to (?:move|negotiate|give)|for (?:negotiat\\p{L}+|manoeuv\\p{L}+))|negotiate (?:down|to|with)|negotiation (?:margin|limit|range)',
  `target price|opening (?:price|offer|bid)|(?:open|start|begin|anchor) (?:at|with) ${sum}[^.;]*(?:settle|end|close|land|come|finish|lower|accept)`,
  `ask (?:for )?${sum}|settle (?:at|for)|concede|concessions?|hold (?:the line|firm|out|${sum})`,
  'if (?:they|the (?:buyer|customer|client|prospect)) (?:push|insist|balk|hesitate|haggle|threaten|press|object|resist)\\p{L}*',
  'to (?:close|win|land|save|get) (?:the deal|it|them|the (?:customer|account|contract))|to close$',
  // Who may give what.
  `(?:by|from) (?:any|every|each|the|a|an|our|your) ${sellers}|${sellers} (?:can|may|must|should|could|are|have|need|approves?|decides?)`,
  '(?:can|may|could) (?:be )?(?:given|granted|approved|signed off|conceded)',
  '(?:without|needs?|requires?|after|subject to|with|only) (?:the |an? |prior |written |further )?(?:approval|sign-?off|authori[sz]ation|permission|consent)',
  '(?:max(?:imum|\\.)?|highest|biggest|largest|deepest) discounts?|discounts? (?:limit|ceiling|cap|authority)',
  'discounts? [^.;]{0,30}(?:needs?|requires?|goes? to|with (?:the )?(?:head|vps?|cfo|ceo|cro|coo|md|director|manager|boss|board))',
  '\\d+ ?(?:%|per ?cent)[^.;]{0,12}: ?(?:team lead|manager|vp|cfo|ceo|cro|head of|director)|(?:rep|manager|team lead|vp|director): \\d+ ?(?:%|per ?cent)',
  '(?:you|we) (?:can|may|could|might) (?:come|go) (?:down|up|as low|lower)|(?:can|may|could) (?:waive|throw in|sweeten)|waive [^.;]{0,50}only',
  'quotas?|sales commissions?|commissions? (?:for|to|of) (?:the )?(?:reps?|sales|sellers)|kick-?backs?|accelerators? (?:for|above)|spiffs?',
  `${partners} (?:price|rate|discount|margin|cost)s?|${partners} (?:gets?|pays?|buys?|receives?|earns?|takes?) (?:it |them )?(?:for |at |about )?${sum}|${partners} (?:gets?|buys?) (?:it|them)`,
];

/** The same in whatever a sentence is about, customers' stories too: it is not for them, or one customer's deal. */
export const neverTold: readonly string[] = [
  '(?:not|never) (?:for|to) (?:customers?|clients?|buyers?|prospects?|outsiders|externals?|publication)|not (?:be )?(?:shared|shown|published|quoted|disclosed)',
  'confidential(?= ?[:;.–—-]|$)|\\(confidential|internal(?:ly)?(?: use)?(?: only)?(?= ?[:;,.()–—-]|$)|for (?:internal use|our eyes|(?:the )?(?:sales|team|reps) only)|vertraulich|nur intern|intern(?= ?:)',
  "(?:do not|don[’']t|never|no one may|nobody may) (?:share|show|forward|publish|mention|quote|disclose|reveal|tell|say|print|send)",
  // How far the seller goes, wherever it stands; 'for schools' is an offer.
  `we (?:can|could|may|might|would) (?:\\p{L}+ ){0,2}(?:go|come|drop)(?: (?:down|up|as (?:low|far)))? (?:to|as) ${money}(?![^.;,]{0,30} for (?:\\p{L}+ ){0,2}(?!deals|friends)\\p{L}+s(?!\\p{L}))`,
  `${clause}(?:our |the |price |absolute )?(?:floor|walk-?away|bottom line|pain threshold|max(?:imum|\\.)? discount)(?: price)? ?[:=] ?(?=[^.;]*${money})`,
  // 'Margin: 31% before, 38% after' is a customer's.
  `${clause}(?:our )?margin ?[:=] ?(?=[^.;]*${money})(?![^.;]*(?:before|after|since|from [^.;]*\\d[^.;]* to))`,
  // An order to the seller's own people, and no call to buyers.
  `${orders}(?:ask|check with|call) (?!us |cent(?:re|er)s? |me |support |our (?:[\\p{L}-]+ )?(?:sales|support|services?|team|desk|office|line|hotline|experts?|advis\\p{L}+|people|staff) |your (?!managers?|boss|lead|team lead|directors?|head|vp))(?:[\\p{L}’'-]+ ){1,3}${beforehand}`,
  `${orders}get (?:[\\p{L}’'-]+ ){0,3}(?:approval|sign-?off|permission|consent|ok|okay|go-ahead) (?:[\\p{L}’'-]+ ){0,3}${beforehand}`,
  '(?:got|was given|were given|negotiated|received|secured) (?:a |an )?(?:extra )?\\d+ ?(?:%|per ?cent) ?(?:off|discount|less|rebate)',
];

/** How a sentence goes on about the one before it. */
export const goesOnAbout: readonly string[] = [
  '^(?:it|that|this|these|those|they|both|so|then|beyond that|above that|below that|anything (?:more|above|beyond|below)|more than that|otherwise|and|but|or|plus)',
];
