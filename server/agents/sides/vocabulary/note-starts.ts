import { months } from '../../vocabulary/months.ts';
import { notNameWords } from '../../vocabulary/people.ts';

/** First words of what a rep notes of somebody, after the name: 'wants us to install by June'. */
export const noteStarts: readonly string[] = [
  'wants?|needs|thinks|says|likes|hates|prefers|asks|knows|believes|expects|hopes|plans|fears|feels|doubts|worries|insists|complains|suggests|refuses',
  'decides|signs|reports|sends|owes|loses|pays|uses|runs|owns|leads|manages|buys|leaves|tells|tries|calls|speaks|promises|loves|finds|checks|brings|offers',
  'said|told|asked|wanted|needed|thought|liked|promised|agreed|confirmed|mentioned|worried|interested|sceptical|skeptical|concerned',
  // 'Would be good if you came' is said.
  "(?:will|would|won[’']t|wouldn[’']t|can|can[’']t|could|should|must|may|might)(?! (?:do|be|love|like|suit|work|help|you|we|I|it|that|this|the|there|they|your)(?!\\p{L}))",
  "(?:is|was|has|had|does|doesn[’']t|isn[’']t|wasn[’']t|hasn[’']t|didn[’']t)(?! (?:it|that|this|the|there|your|our|my|anybody|anyone)(?!\\p{L}))",
  // 'Send me the list' is said to the rep.
  '(?:send|share|forward|email|mail|give|call|ring|ask|check|confirm|get|book|invite|remind|tell|show|chase|bring|include)(?! (?:me|us|you|it)(?!\\p{L}))',
  // 'Sends us the drawings', and never 'Costs us 40k'.
  '(?!(?:yes|this|as|thus|perhaps|besides|always|sometimes|unless|plus|across|costs|suits|saves|helps|takes|makes|is|was|does|has) )\\p{L}+s (?:us|me|our|my)',
  'möchte|braucht|schickt|findet|meint|sagt|glaubt|denkt|fragt|verliert|zahlt|soll|muss|veut|pense|envoie|doit',
];

/** Words of its own before what somebody says: 'Yes, we do.' */
export const talkLeads: readonly string[] = [
  'yes|yeah|no|oh|ah|well|ok|okay|right|sure|and|but|so|then|because|now|honestly|actually|sorry|thanks|good|fine|today|if|when|ja|nein|aber|und|oui|non|mais|et',
];

/** Last names that label notes too: 'Price: 30k a year'. */
export const labelWords: readonly string[] = [
  ...notNameWords,
  ...months,
  '(?:sun|mon|tues|wednes|thurs|fri|satur)days?',
  'prices?|costs?|cash|budgets?|grants?|bonds?|stocks?|rents?|banks?|bills?|savings?|money|profit|value|deals?|orders?|sales?',
  'days?|weeks?|years?|dates?|times?|winters?|summers?|next|now|later|best|long|short|new|old|main|first|last',
  'needs?|pains?|goals?|risks?|plans?|wins?|hope|chances?|cases?|pages?|points?|notes?|tips?|fields?|quotes?|trials?|demos?|power|champion',
  'staff|crews?|shops?|stores?|houses?|halls?|parks?|streets?|church|farms?|mills?|gates?|keys?|rooms?|wards?|roads?|sites?|plants?',
];
