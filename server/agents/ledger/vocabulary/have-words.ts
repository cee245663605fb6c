/** Wording of work that happens without people or without waiting; it speaks against trouble with that work. */
export const instantWords: readonly string[] = [
  'automatically',
  '(is|are|was|were|has been|have been|fully|now) automated',
  'in real time',
  'real-time',
  'within (minutes|seconds)',
  'within (a|an|one|the|two) (minute|second|hour|hours)',
  'in (under|less than) (a|an|one|two|ten|\\d+) (seconds?|minutes?)',
  '(appears?|arrives?|available|sees?|knows?|gets?|shows?|shown|updat(e|es|ed)|answers?|answered|told|done) (\\p{L}+ ){0,3}at once',
  'the (same|very) (minute|moment|second)',
  'automatisch',
  'in echtzeit',
  'automatiquement',
  'en temps réel',
  'automáticamente',
  'en tiempo real',
  'meteen',
];

/** Wording of what has stopped; against trouble only if what has stopped is hand work or waiting. */
export const stoppedWords: readonly string[] = [
  'no longer',
  'no more',
  'not any more',
  'nobody (\\p{L}+ )?(any more|anymore)',
  '(have|has|had) (now |since )?(replaced|ended|abolished)',
  'got rid of',
  'did away with',
  'gone are',
  'is history',
  'are history',
  'nicht mehr',
  'keine? (\\p{L}+ )?mehr',
  'ist geschichte',
  'plus besoin',
  'ne (\\p{L}+ )?plus',
  'ya no',
  'niet meer',
  'geen (\\p{L}+ )?meer',
];

/** What is wanted, promised, partly so or missing: 'not yet automated', 'we can no longer …', 'soon automatically'. */
export const notYetWords: readonly string[] = [
  'not yet',
  'not all',
  'not everything',
  'nothing',
  'still',
  'can(not|.t)? no longer',
  'could no longer',
  'no longer (enough|able|possible|keep up|cope|find|afford|fits?)',
  '(isn.t|aren.t|is not|are not|don.t|do not|doesn.t|does not|never|rarely|seldom|hardly)',
  'will',
  'would',
  'should',
  'could',
  'want(s|ed)? to',
  'plan(s|ned|ning)? to',
  'hop(e|es|ing) to',
  'soon',
  'one day',
  'some day',
  'next (year|month|quarter|spring|summer|autumn|winter)',
  'if',
  'noch',
  'soll(en|te|ten)?',
  'wird',
  'werden',
  'bald',
  'encore',
  'bientôt',
  'todavía',
  'aún',
  'pronto',
  'nog',
  'binnenkort',
];

/** Words that two sentences may share without being about one thing. */
export const sharedByAll: readonly string[] =
  'automat real time minute second hour day week month year hand now today once long longer one two three four five six ten work team company customer client people person every each all way system new use make get take go come see know tell show send need want keep run start end part number place site line page office home staff used help simple easy fast quick full also back well just good high low large small since still yet already again first second third fourth fifth half quarter january february march april june july august september october november december monday friday'.split(
    ' ',
  );

/** The same in German, French, Spanish and Dutch. */
export const sharedAbroad: readonly string[] =
  'jede jeder jeden jedes seit seine seinen ihre ihren dass wenn oder aber nach noch über unter durch zwischen heute tage woche wochen monate jahr jahre jour jours chaque depuis encore tous toutes leur leurs cette sans deux trois quatre semaine semaines mois année être fait cada todos todas desde sobre entre días semanas meses años elke alle sinds iedere onze weken maanden jaar'.split(
    ' ',
  );
