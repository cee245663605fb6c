/** What a conclusion may charge a company with, and words of evidence that make it worth saying, in the supported languages. */
export const charges: readonly { says: readonly string[]; rests: readonly string[] }[] = [
  {
    says: ['dissatisf\\p{L}+', 'unhapp\\p{L}+', 'discontent\\p{L}*', 'frustrat\\p{L}+', 'disappoint\\p{L}+', 'resent\\p{L}*', 'fed up', 'morale', 'tensions?', 'conflict\\p{L}*', 'rift', 'mistrust\\p{L}*', 'unease', 'at odds', 'fall(?:en|ing)? out', 'lost (?:faith|trust|confidence)'],
    rests: ['dissatisf\\p{L}+', 'unhapp\\p{L}+', 'complain\\p{L}*', 'frustrat\\p{L}+', 'disappoint\\p{L}+', 'wish\\p{L}*', 'trust\\p{L}*', 'problem\\p{L}*', 'wrong', 'errors?', 'mistakes?', 'slow\\p{L}*', 'late', 'fail\\p{L}*', 'never', 'nobody', 'not', "\\p{L}+n[’']t", 'hard', 'difficult\\p{L}*', 'strike', 'dispute', 'ended', 'terminat\\p{L}*', 'left', 'quit', 'gekündigt', 'nicht', 'pas', 'niet', 'no', 'queja\\p{L}*', 'leider', 'leav\\p{L}+', 'turnover', 'resign\\p{L}*'],
  },
  {
    says: ['merger', 'merg(?:e|es|ing)', 'takeover', 'take over by', 'be (?:sold|bought|acquired)', 'up for sale', 'sell (?:its|their|the|up|out|off)', 'flotation', 'go public', 'seek(?:ing)? a buyer', 'new owner'],
    rests: ['merg\\p{L}+', 'takeover', 'offers?', 'bid', 'approach\\p{L}*', 'talks?', 'sale', 'sell\\p{L}*', 'sold', 'buy\\p{L}*', 'bought', 'acqui\\p{L}+', 'strategic', 'list\\p{L}*', 'retir\\p{L}+', 'success\\p{L}+', 'shares?', 'verkauf\\p{L}*', 'fusion\\p{L}*', 'übernahm\\p{L}*', 'cession', 'vente', 'venta', 'verkoop\\p{L}*', 'overname', 'owner\\p{L}*'],
  },
  {
    says: ['short of (?:cash|money|funds)', 'cash(?: flow)?', 'insolv\\p{L}+', 'bankrupt\\p{L}*', 'liquidity', 'financial (?:trouble|difficult\\p{L}+|problems?|strain|pressure|distress)', 'financially', 'losing money', 'money trouble'],
    rests: ['loss(?:es)?', 'deficit', 'debts?', 'cash', 'costs?', 'funding', 'fell', 'fall\\p{L}*', 'overdraft', 'bank', 'loan\\p{L}*', 'borrow\\p{L}*', 'dear\\p{L}*', 'expens\\p{L}+', 'arrears', 'owed?', 'paid', 'pay(?:s|ment|ments)?', 'invoices?', 'reserves?', 'budget\\p{L}*', 'grant\\p{L}*', 'profit\\p{L}*', 'income', 'lower', 'verlust\\p{L}*', 'pertes?', 'pérdidas?', 'verlies', 'money', 'subsid\\p{L}+', 'price\\p{L}*'],
  },
  {
    says: ['cut(?:ting)? (?:jobs|staff|posts)', 'job cuts', 'redundanc\\p{L}+', 'lay(?:ing)? off', 'layoffs', 'dismiss\\p{L}*', 'shed(?:ding)? (?:jobs|staff)'],
    rests: ['jobs?', 'redundan\\p{L}+', 'laid off', 'lay\\p{L}* off', 'clos\\p{L}+', 'automat\\p{L}+', 'fewer', 'reduc\\p{L}+', 'restructur\\p{L}+', 'sav(?:e|es|ing|ings)', 'shut\\p{L}*', 'replace\\p{L}*', 'stellen\\p{L}*', 'licenci\\p{L}+', 'despid\\p{L}+', 'ontslag\\p{L}*', 'cuts?', 'short[- ]time', 'kurzarbeit'],
  },
  {
    says: ['about to (?:leave|quit|resign)', '(?:may|might|could) (?:be leaving|quit|resign|depart)', 'new employer', 'step down', 'looking for (?:a|another) (?:new )?job'],
    rests: ['leav\\p{L}+', 'left', 'resign\\p{L}*', 'retir\\p{L}+', 'success\\p{L}+', 'until', 'terms?', 'end(?:s|ed)?', 'hand\\p{L}* over', 'interim', 'acting', 'vacan\\p{L}+', 'replace\\p{L}*', 'birthday', 'aged?', 'turned', 'steps? (?:down|back)', 'quits?', 'bis', 'nachfolg\\p{L}*', 'quitt\\p{L}+', 'jusqu\\p{L}*', 'deja', 'vertrek\\p{L}*', 'opvolg\\p{L}*', 'moving', 'lost'],
  },
  {
    says: ['set (?:money|funds|a budget) aside', '(?:has|have|sets?|setting|put) (?:a )?budget', 'earmarked', 'in the market for', 'looking for an? (?:new|different|other|another)', 'shopping (?:around|for)', 'new supplier', '(?:switch|chang)(?:e|es|ing)? (?:its |their )?(?:suppliers?|providers?|vendors?)', 'already decided', 'ready to buy', 'bring in an? new'],
    rests: ['budget\\p{L}*', 'tender\\p{L}*', 'replac\\p{L}+', 'looking', 'seek\\p{L}*', 'search\\p{L}*', 'switch\\p{L}*', 'review\\p{L}*', 'compar\\p{L}+', 'quotes?', 'plans?', 'planned', 'want\\p{L}*', 'need\\p{L}*', 'wish\\p{L}*', 'chang\\p{L}+', 'ends?', 'expir\\p{L}+', 'runs? out', 'old', 'outgrown', 'by hand', 'paper', 'spreadsheet\\p{L}*', 'slow', 'fail\\p{L}*', 'ausschreib\\p{L}+', 'suchen', 'cherch\\p{L}+', 'busca\\p{L}*', 'zoek\\p{L}*', 'evaluat\\p{L}+', 'must', 'will', 'no longer', 'support ends', 'excel'],
  },
  {
    says: ['losing (?:customers|clients|members|business|market|ground|interest)', 'lost (?:customers|clients|business)', 'little interest', 'weak (?:demand|results?)', 'is weak', 'are weak', 'are poor', 'is poor', 'demand (?:is|may be|has) (?:weak\\p{L}*|fall\\p{L}*|fallen|low)', 'dropped sharply', 'falling behind', 'out of favour', 'unpopular'],
    rests: ['lost', 'los\\p{L}+', 'fell', 'fall\\p{L}*', 'fewer', 'declin\\p{L}+', 'drop\\p{L}*', 'down', 'less', 'lower', 'complain\\p{L}*', 'empty', 'unsold', 'behind', 'weak\\p{L}*', 'poor\\p{L}*', 'left', 'cancel\\p{L}*', 'gesunken', 'rückgang', 'baiss\\p{L}+', 'perd\\p{L}+', 'baj\\p{L}+', 'daal\\p{L}+', 'gedaald', 'verlor\\p{L}*', 'shrank', 'worse\\p{L}*'],
  },
  {
    says: ['struggl\\p{L}+ to (?:recruit|hire|find|fill|keep|retain)', '(?:hard|difficult\\p{L}*) (?:to|in) (?:recruit\\p{L}*|hir\\p{L}+|find\\p{L}* staff)', 'cannot (?:recruit|hire|find)', 'trouble (?:recruiting|hiring|finding)', 'recruit\\p{L}* (?:problems?|trouble|difficult\\p{L}+)'],
    rests: ['vacan\\p{L}+', 'shortage\\p{L}*', 'recruit\\p{L}*', 'hir(?:e|es|ing)', 'unfilled', 'fill\\p{L}*', 'looking for', 'appl\\p{L}+', 'nobody', 'posts?', 'since', 'open', 'jobs?', 'find', 'found', 'turnover', 'stelle\\p{L}*', 'gesucht', 'recherch\\p{L}*', 'busca\\p{L}*', 'gezocht', 'vacature\\p{L}*', 'too few', 'not enough', 'short'],
  },
  {
    says: ['outgrown', 'too small', 'run(?:ning)? out of (?:room|space)', 'bursting'],
    rests: ['full', 'small', 'room', 'space', 'expan\\p{L}+', 'extension', 'overflow\\p{L}*', 'capacity', 'moved?', 'moving', 'rent\\p{L}*', 'grew', 'grow\\p{L}*', 'grown', 'more', 'second', 'limit\\p{L}*', 'waiting', 'too', 'larger', 'bigger'],
  },
  {
    says: ['turning away from', 'giving up on', 'moving away from', 'abandon\\p{L}*', 'withdraw\\p{L}* from', 'pull(?:ing)? out', 'clos(?:e|ing) (?:its|the|down)', 'shut(?:ting)? (?:its|the|down)'],
    rests: ['clos\\p{L}+', 'shut\\p{L}*', 'end(?:s|ed|ing)?', 'stop\\p{L}*', 'withdr\\p{L}+', 'gave up', 'giv\\p{L}+ up', 'sold', 'sell\\p{L}*', 'fewer', 'less', 'no longer', 'not', 'review\\p{L}*', 'reduc\\p{L}+', 'fell', 'loss\\p{L}*', 'cut', 'decid\\p{L}+', 'decision', 'last', 'future', 'discontinu\\p{L}+', 'einstell\\p{L}*', 'fermer?\\p{L}*', 'cerr\\p{L}+', 'sluit\\p{L}*'],
  },
  {
    says: ['secretly', 'hid(?:es|ing)', 'cover(?:ed|ing)? up', 'conceal\\p{L}*', 'careless\\p{L}*', 'neglect\\p{L}*', 'incompeten\\p{L}+', '(?:badly|poorly) (?:run|managed)'],
    rests: ['worr\\p{L}+', 'fear\\p{L}*', 'afraid', 'concern\\p{L}*', 'risk\\p{L}*', 'nervous', 'reluctan\\p{L}+', 'trust\\p{L}*', 'danger\\p{L}*', 'threat\\p{L}*', 'anxi\\p{L}+', 'doubt\\p{L}*', 'hid\\p{L}*', 'sorg\\p{L}*', 'inqui\\p{L}+', 'preocup\\p{L}+', 'zorg\\p{L}*', 'loss\\p{L}*', 'fail\\p{L}*', 'lost', 'problem\\p{L}*', 'fell', 'late'],
  },
];
