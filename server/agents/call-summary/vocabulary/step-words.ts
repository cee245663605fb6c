/** With these a promise holds only under a condition, or follows on something. */
export const conditional: readonly string[] = ['if', 'unless', 'once', 'provided', 'as soon as', 'in case', 'assuming'];

const meet =
  '(?:meet|speak|talk|reconvene|catch up|touch base|regroup|connect|get together|go through|chat|see each other)';
/** How a sentence begins that says what both sides will do together. */
export const bothDo: readonly string[] = [
  `let(?:[’']s| us)(?! (?:see|me)\\b)`,
  `(?:shall )?we(?:[’']ll| will| shall)?(?: both| all| then)? ${meet}(?! to | with (?:him|her|them|our|my|the))`,
  `we both|both of us`,
  `(?:speak|talk|meet) (?:again|next)`,
  `(?:the |our )?(?:next|second|2nd|follow[- ]?up|another) (?:call|meeting|demo|visit|session|workshop|appointment|zoom|teams|date)`,
];
