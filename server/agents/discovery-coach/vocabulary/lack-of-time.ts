/** Somebody has no time for something. */
export const lackOfTime: readonly string[] = [
  'no time (?:for|to)',
  'no time(?=[,.!]|$)',
  "(?:haven[’']t|hasn[’']t|have not|has not|don[’']t have|doesn[’']t have|nobody (?:here )?has) (?:got )?(?:the |any )?time(?: (?:for|to)|(?=[,.!]|$))",
  "(?:are|is|am|[’']re|[’']m|[’']s) (?:all |too )?(?:flat out|too busy)",
];
