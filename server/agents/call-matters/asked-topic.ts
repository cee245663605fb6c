export interface AskedTopic {
  /** What the words of the call are looked for: 'the night shift'. */
  topic: string;
  /** Who is named as the one who said it, in lower case; empty: nobody. */
  by: string[];
}

const speech =
  'say|says|said|saying|tell|told|talk|talked|talking|speak|spoke|think|thinks|thought|feel|feels|comment|commented';
const direct = 'mention|mentions|mentioned|discuss|discussed|raise|raised|bring up|brought up|talk about|talked about';
const auxiliary = 'did|do|does|has|have|had|was|were|is|are';
const who = "((?: [\\p{L}'’.-]+){0,4}?)";
const things = '(?: (?:me|us|anything|something|much|more|else|exactly|again))*';

/** 'What did Ana say about the price', 'did they say anything on delivery', 'what was said about it'. */
const saidAbout = new RegExp(
  [
    `^(?:what(?: else)? |anything )?(?:${auxiliary})${who} (?:${speech})`,
    `${things} (?:about|on|of|regarding|concerning) (.+)$`,
  ].join(''),
  'iu',
);
/** 'Did anyone mention the audit', 'has Ana brought up pricing'. */
const mentionedIt = new RegExp(`^(?:${auxiliary})${who} (?:${direct}) (.+)$`, 'iu');
/** 'Was the audit mentioned', 'has delivery been discussed'. */
const wasMentioned = new RegExp(`^(?:was|were|has|have) (.+?)(?: been)? (?:${direct})$`, 'iu');
/** 'Anything about delivery', 'anything on the audit'. */
const anythingOn = /^(?:was there |is there )?anything (?:said |new )?(?:about|on|regarding) (.+)$/iu;
/** Words that name nobody in particular. */
const nobody = new Set(
  'he she they we i you it anyone anybody someone somebody the a prospect customer buyer client there been'.split(' '),
);

const writings =
  'list|contract|content|documents?|handbook|brochure|web ?site|page|polic(?:y|ies)|terms|faqs?|guide|deck|data ?sheet';
/** What is asked about is the organization's own, or something written: 'our price list', 'the contract'. */
const written = new RegExp(`^ (?:our|your|my)\\b|\\b(?:${writings})$`, 'iu');

/** A question about what was said of something; null: it asks for something else, or names no topic. */
export function askedTopic(question: string): AskedTopic | null {
  const plain = question
    .trim()
    .replace(/^(?:so|and|ok|okay|well|also)[, ]+/iu, '')
    .replace(/[?!. ]+$/u, '');
  const [, by = '', said] = saidAbout.exec(plain) ?? mentionedIt.exec(plain) ?? [];
  const topic = said ?? wasMentioned.exec(plain)?.[1] ?? anythingOn.exec(plain)?.[1];
  if (topic === undefined || !/\p{L}{2}|\d/u.test(topic) || written.test(by)) return null;
  const named = by
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '' && !nobody.has(word));
  return { topic, by: named };
}
