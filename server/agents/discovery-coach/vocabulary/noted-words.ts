/** Heads of a note that says what is to be done. */
export const stepHeads: readonly string[] = [
  'next(?: steps?)?',
  'to[- ]?dos?',
  'actions?(?: items?| points?)?',
  'follow[- ]?ups?',
  'me',
];
/** Others who are to do it. */
export const otherDoers: readonly string[] = ['they', 'he', 'she', 'prospect', 'customer', 'client', 'buyer', 'them'];
/** What somebody is noted to do next: 'Rhys will set up a call'. */
export const notedDeeds: readonly string[] = [
  'send|share|forward|email|mail|provide|give|upload|return',
  'set up|arrange|organi[sz]e|book|schedule|plan|invite|host',
  'call|ring|phone|talk to|speak to|speak with|meet|chase',
  'ask|check|find out|look into|look up|find|clarify|confirm|verify|count|measure|test|try|pull|draft|prepare|write|list|collect|gather',
  'introduce|bring|loop in|put (?:us|me) in touch|connect|come back|get back|let (?:us|me) know|get (?:us|me)|talk|sign|review|read|show|present|take (?:it|this)',
];
/** The same in the present: 'Rhys sets up a call'. */
export const doesNext: readonly string[] = [
  'sets|sends|shares|forwards|provides|arranges|organi[sz]es|books|schedules|invites|calls|rings|talks|speaks|meets|asks',
  'checks|finds|looks|confirms|counts|tests|tries|pulls|drafts|prepares|writes|lists|collects|introduces|brings|gets|comes|reviews|signs',
];
