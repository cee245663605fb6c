/** What somebody does while the call goes on and nobody waits for afterwards; with a day named, it's a promise all the same. */
export const callActs: readonly string[] = [
  // Screens and slides.
  '(?:share|show|put up|bring up|pull up|open(?: up)?|find|get) (?:you )?(?:my|the|our|this) (?:screen|slides?|slide deck|desktop|window|browser|tab|share)',
  'share (?:my|the) (?:screen|desktop|window)',
  'put (?:that|this|it|those|these|them|him|her) (?:up |down )?(?:on|in|into|onto) (?:the|my|a|this|our) (?:next )?(?:slides?|screen|chat|whiteboard|board|list|notes?|page)',
  '(?:drop|paste|pop|stick|put) (?:it|that|this|the (?:link|number|address)) in(?:to)? the (?:chat|box)',
  '(?:click|scroll|zoom|flick|skip|jump|go|move) (?:on|through|in|out|down|up|back|ahead|forward|over|past|straight)(?: to)?(?: the| this| that)? ?(?:next|slides?|page|section|one|bit|part|end|top|bottom)',
  // Speaking and listening.
  '(?:take|walk|run|talk) (?:you|everyone|everybody|us) (?:all |quickly |briefly )?through (?:who|what|how|why|where|this|that|it|them|these|a (?:few|couple)|the (?:slides?|deck|basics|numbers|agenda|story|background))',
  '(?:can|could|may|shall) (?:i|we) (?:just |quickly )?show(?! (?:you |him |her |them )?(?:around|round))',
  '(?:give|get) (?:you|us|everyone) (?:a |the )?(?:quick |brief |short |bit of )*(?:overview|intro(?:duction)?|summary|background|flavou?r|picture|context|recap|rundown|tour)',
  '(?:start|begin|kick off|open|finish|end|close|wrap up|pause|stop) (?:with|by|on|there|here|off|up)',
  '(?:repeat|rephrase|say|read|spell) (?:that|it|this|them|those)(?: (?:again|back|out|once more|slowly|aloud|to you))*(?=[.,!]|$)',
  '(?:write|jot|note|scribble|type|take|get) (?:that|this|it|those) down',
  '(?:make|take) (?:a|another) (?:quick |little )?(?:note|mental note)',
  '(?:hold|keep) (?:that|this|it|the) (?:thought|question)',
  '(?:keep|be) (?:quiet|brief|short|quick|silent)',
  // The machine and the room.
  '(?:un)?mute (?:myself|me|you|him|her|them|the)?',
  'turn (?:my|the|your) (?:camera|mic|microphone|video|volume|sound|phone|laptop|light)',
  'turn (?:it|that|this|him|her) (?:off|on|up|down)(?=[.,!]|$)',
  '(?:close|shut|open) (?:the|this|that|my) (?:door|window|blinds?|lid)',
  '(?:plug|move|grab|fetch|get|find) (?:in )?(?:my|the) (?:laptop|charger|glasses|headset|headphones|pen|coat|chair|coffee|tea|water|dog|cat)',
  '(?:dial|log|jump|hop|come) (?:back )?(?:in|on|off)(?: again| quickly| now)?(?=[.,!]|$)',
];
