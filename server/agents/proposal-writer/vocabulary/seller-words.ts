/** Words of sentences meant for the seller's own people, which no buyer should read. */
export const sellerWords: readonly string[] = [
  'account managers?',
  'sales(?:people|person|reps?)',
  'reps?',
  'sales (?:may|can|will|must|should|team)',
  '^(?:please |then |first |always |also )?ask (?:for|them|who|whether)',
  '(?:to|should|must|may|can) ask (?:for|them|who|whether)',
  'send (?:the|them|it)',
  'compare (?:the|envelopes|it)',
  'point (?:out|to)',
  'offer them',
  'you (?:can|may|could) (?:go|give|offer|drop|add|throw)',
  'they say',
  'prospects?',
  'may offer',
  'can offer up to',
  'up to \\p{N}+ ?(?:%|per ?cent) (?:off|discount)',
  "(?:do not|don[’']t|never) (?:discount|quote|sell|go|offer|promise|mention|tell|show|give|send|say|drop|accept|agree|undercut)",
  'discount(?:s|ed)? (?:up to|of up to)',
  'negotiat\\p{L}+',
  'walk away',
  'margin',
  'approval from',
  'needs? (?:the )?(?:director|manager|approval)',
  'our last survey',
  'usually (?:cheaper|lower)',
  '% lower',
  'cheaper',
  'where we are weaker',
  'the big (?:name|one|ones|players?)',
  'many contracts',
  'choose us',
];

/** How a sentence begins that tells of the document it stands in: 'Answers to what reviews ask.', 'This sheet lists…' */
export const ofDocuments: readonly string[] = [
  '(?:the |our )?answers? to (?:the |all |your |most |common |frequent |some )?(?:\\p{L}+ )?(?:questions?|concerns|objections)',
  '(?:answers?|notes?|facts|background|guidance|guidelines) (?:to|on|for|about) (?:what|how|why|who)',
  '(?:an? |the |this |our )?(?:short |quick |brief )?(?:overview|summary|introduction|list|collection|guide) (?:of|to|on) (?:what|how|why|who|all|the|our|your|questions)',
  '(?:this|the present) (?:document|page|sheet|paper|guide|note|file|list|overview|faq|handbook|brochure|leaflet|datasheet|data sheet|price list)',
];

/** Concerns that no proposal repeats to a buyer: about its price and about the seller. */
export const unprintedConcerns: readonly string[] = [
  'costs?',
  'costly',
  'priced?',
  'prices',
  'pric(?:e)?y',
  'expensive',
  'cheaper',
  'afford',
  'budget',
  'money',
  "you(?:[’']re| are)",
  'your',
];

/** What is charged, and when. */
export const chargeWords: readonly string[] = [
  '(?:set-?up |exit |cancell?ation |service )?fees?',
  'we charge',
  'surcharges?',
  'deposits?',
  'invoices? (?:is|are)',
  'vat',
];

/** What a sentence on data and access speaks of. */
export const dataTerms: readonly string[] = [
  '(?:guest|customer|user|staff|personal|patient|member) (?:data|details|names|records)',
  'personal data',
  'data (?:is|are|stays?|sits?|protection|centres?|centers?)',
  '(?:hosted|stored|kept) in \\p{Lu}\\p{L}+',
  'passwords?',
  'encrypt\\p{L}*',
  'gdpr',
  'addresses',
  'portal (?:is|runs|sits) in',
];

/** How a customer may be reached, which is no result. */
export const contactWords: readonly string[] = [
  'reference calls?',
  'contact:',
  '(?:takes?|answers?) calls',
  'speaks? (?:english|german|french|spanish|italian|dutch|polish|portuguese)',
  '(?:happy|glad|willing) to (?:talk|speak)',
  'may be (?:called|visited)',
];

/** Headings below which it says for whom a product is made. */
export const audienceHeadings: readonly string[] = [
  "(?:who|whom) (?:it|this|we|is it|is this|they)(?:[’']s| is| are)? (?:for|serve|help|work with)",
  'for whom',
  '(?:who|whom) (?:is|are) (?:it|this|they|we) for',
  '(?:our |typical |ideal |target )(?:customers?|clients?|audience|users|market)(?: profile)?',
];

/** Headings over what others ask of a buyer. */
export const askedOfBuyers: readonly string[] = [
  'what \\p{L}+ (?:ask|asks|need|needs|require|requires|expect|expects|want|wants)(?: (?:of|from) you)?',
  'what (?:we|i) need(?: from you)?',
  'requirements?',
  'prerequisites?',
  'before (?:you start|we start|we begin)',
  'your part',
];

/** What a heading adds to a name: 'Siftwell in brief'. */
export const headingTails: readonly string[] = [
  ',? (?:in (?:brief|short|a nutshell)|at a glance|explained|for short)',
  ' \\| .*',
  ' ?[:–—-] ?(?:an? |the )?(?:overview|summary|introduction|in (?:brief|short)|at a glance|what (?:it|we) .*|how it .*)',
  ' (?:overview|summary)',
];

/** Beginnings that speak of something named before: 'Others need a file.' 'A lost one can be wiped.' */
export const leaningStarts: readonly string[] = ['(?:the )?others?', '(?:an?|the|every|each) (?:\\p{L}+ )?ones?'];

/** Beginnings of what is sold: 'Plan Basic'. */
export const planNouns: readonly string[] = [
  '(?:the )?(?:plan|package|tier|level|edition|model|version|module|option|phase|step|stage|week|day|month|year)',
];

/** What is no customer by itself ('Savings', 'Savings in March'): days, plans and common nouns of a trade. */
export const noCustomers: readonly string[] = [
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
  'weekdays?',
  'weekends?',
  'christmas',
  'easter',
  '(?:basic|standard|starter|premium|pro|plus|business|enterprise|professional)',
  '(?:opening|office|working) hours',
  'delivery',
  'deliveries',
  'shipping',
  'storage',
  'support',
  'training',
  'installation',
  'set-?up',
  'service',
  'services',
  'maintenance',
  'savings?',
  'waste',
  'costs?',
  'bills?',
  'sales',
  'orders?',
  'errors?',
  'prices?',
  'returns?',
  'results?',
  'losses',
  'complaints?',
  'numbers?',
  'down',
  'up',
];

/** What an organization calls itself, or the people whose trade it is: 'Masons in York'. */
export const customerNouns: readonly string[] = [
  '\\p{L}+(?:sons|smiths|wrights|keepers|ists|ians)',
  '(?:potters|bakers|brewers|builders|printers|plumbers|roofers|farmers|growers|butchers|carpenters|joiners|weavers)',
  '(?:painters|welders|tilers|glaziers|caterers|lawyers|solicitors|movers|cleaners|gardeners|vets)',
  '(?:school|college|university|academy|nursery|library|museum|theatre|theater|church|parish|council|city|town)',
  '(?:hotel|inn|hostel|clinic|hospital|surgery|practice|pharmacy|bakery|brewery|dairy|farm|mill|foundry|garage)',
  '(?:shop|store|workshop|laundry|restaurant|company|firm|bank|club|charity)s?',
];

/** What a plan holds so many of, which are nobody's people or things: 'Plan Basic, 12 users'. */
export const noCounts: readonly string[] = [
  'users?',
  'seats?',
  'licen[cs]es?',
  '[kmgt]b',
  'minutes?',
  'hours?',
  'days?',
  'weeks?',
  'months?',
  'years?',
  'requests?',
];
