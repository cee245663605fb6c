/** What ends an act, so that 'our window' isn't found in 'our window fitter'. */
const edge =
  '(?=[.,;!?]|$| (?:and|but|so|now|again|here|quickly|then|to (?:show|you)|with|if|while|as|because|real|one|for a|on|in)(?!\\p{L}))';

/** Where these follow an act, it is done after the call or somebody waits for what comes of it. */
export const beyondCall: readonly string[] = [
  'e-?mail\\p{L}*',
  'in writing',
  'afterwards',
  'after this',
  'separate(?:ly)?',
  'later(?! slide)',
  '(?:with|at|for) your?',
  'send',
  'get(?! (?:started|going|into|on with))',
  '(?:get|come) back',
  'over(?! (?:the next|there|here|time))',
];

/** What somebody does while the call goes on and nobody waits for afterwards; with a day named, it's a promise all the same. */
export const callActs: readonly string[] = [
  // Screens and slides.
  `(?:share|show|put up|bring up|pull up|open(?: up)?|find|get) (?:you )?(?:my|the|our|this) (?:screen|slides?|slide deck|desktop|window|browser|tab|share)${edge}`,
  `share (?:my|the) (?:screen|desktop|window)${edge}`,
  `put (?:that|this|it|those|these|them) (?:up |down )?(?:on|in|into|onto) (?:the|my|a|this|our) (?:next )?(?:slides?|screen|chat|whiteboard|board|list|notes?|page)${edge}`,
  '(?:drop|paste|pop|stick|put) (?:it|that|this|the (?:link|number|address)) in(?:to)? the (?:chat|box)',
  '(?:click|scroll|zoom|flick|skip|jump|go|move) (?:on|through|in|out|down|up|back|ahead|forward|over|past|straight)(?: to)?(?: the| this| that)? ?(?:next|slides?|page|section|one|bit|part|end|top|bottom)',
  // Speaking and listening.
  '(?:take|walk|run|talk) (?:you|everyone|everybody|us) (?:all |quickly |briefly )?through (?:who|what|how|why|where|this|that|it|them|these|a (?:few|couple)|the (?:slides?|deck|basics|numbers|agenda|story|background))',
  '(?:can|could|may|shall) (?:i|we) (?:just |quickly )?show(?! (?:you |him |her |them )?(?:around|round))',
  '(?:give|get) (?:you|us|everyone) (?:a |the )?(?:quick |brief |short |bit of )*(?:overview|intro(?:duction)?|summary|background|flavou?r|picture|context|recap|rundown|tour)',
  '(?:start|begin|kick off|finish|end|wrap up|pause|stop) (?:with|by|on|there|here)',
  '(?:open|close) (?:with|by|there|here)',
  '(?:start|begin|kick|finish|end|open|close) (?:off|up)(?=[.,!]|$| (?:with|by|here|there)(?!\\p{L}))',
  '(?:repeat|rephrase|say|read|spell) (?:that|it|this|them|those)(?: (?:again|back|out|once more|slowly|aloud|to you))*(?=[.,!]|$)',
  '(?:write|jot|note|scribble|type|take|get) (?:that|this|it|those) down',
  '(?:make|take) (?:a|another) (?:quick |little )?(?:note|mental note)',
  '(?:hold|keep) (?:that|this|it|the) (?:thought|question)',
  '(?:keep|be) (?:quiet|brief|short|quick|silent)',
  // The machine and the room.
  '(?:un)?mute (?:myself|me|you|him|her|them|the)?',
  'turn (?:my|the|your) (?:camera|mic|microphone|video|volume|sound|phone|laptop|light)',
  'turn (?:it|that|this|him|her) (?:off|on|up|down)(?=[.,!]|$)',
  `(?:close|shut|open) (?:the|this|that|my) (?:door|window|blinds?|lid)${edge}`,
  `(?:plug|move|grab|fetch|get|find) (?:in )?(?:my|the) (?:laptop|charger|glasses|headset|headphones|pen|coat|chair|coffee|tea|water|dog|cat)${edge}`,
  '(?:dial|log|jump|hop|come) (?:back )?(?:in|on|off)(?: again| quickly| now)?(?=[.,!]|$)',
];
