import { collapseSpace } from '#contract/evidence.ts';

const abbreviations = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'inc', 'ltd', 'co', 'corp', 'vs', 'etc', 'e.g', 'i.e', 'no', 'st', 'jr', 'sr', 'u.s', 'u.k', 'approx', 'dept', 'est', 'fig', 'ca']);

/** Sentences of a line of text; every one is a verbatim piece of it. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]+["”’')\]]*\s+(?=["“‘'(]?[\p{Lu}\p{N}])/gu)) {
    const before = text.slice(start, match.index);
    const word = before.slice(before.lastIndexOf(' ') + 1).toLowerCase();
    if (match[0].startsWith('.') && (abbreviations.has(word) || /^\p{L}$/u.test(word))) continue;
    const end = match.index + match[0].trimEnd().length;
    sentences.push(text.slice(start, end).trim());
    start = match.index + match[0].length;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter(Boolean);
}

const stopWords = new Set('a an and are as at be been but by can do for from had has have he her his i if in into is it its may more most no not of on or our out she so than that the their them then there these they this to up us was we were what when which who will with you your also all any how about over'.split(' '));

/** Lower-case words without the commonest, each cut to a rough stem. */
export function terms(text: string): string[] {
  return (text.toLowerCase().normalize('NFKD').match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(ations?|ments?|ings?|ers?|ies|ed|es|s|y)$/u, '') : word));
}

/** Share of words in common, 0 to 1 (Dice). */
export function similarity(a: string, b: string): number {
  const [left, right] = [new Set(terms(a)), new Set(terms(b))];
  if (left.size + right.size === 0) return a === b ? 1 : 0;
  return (2 * [...left].filter((word) => right.has(word)).length) / (left.size + right.size);
}

const instructionLike = /\b(ignore|disregard|forget|override)\b.{0,40}\b(previous|prior|above|earlier|all|any|your|these|those)\b.{0,30}\b(instruction|prompt|rule|message|direction|guideline)|\b(system|developer) (prompt|message)|\bas an? (ai|language model|assistant)\b|\b(ai|llm|chat)[- ]?(assistants?|agents?|models?|bots?|crawlers?)\b.{0,40}\b(must|should|shall|please|need to|are to)\b|\byou are (now )?(an?|the) (ai|assistant|language model|helpful)|\b(dear|attention|note to|message to|instructions? (for|to)) (ai|llm|assistants?|language models?|crawlers?|bots?|agents?)\b|\b(respond|reply|answer|output|say|write|print|report|state|include)\b.{0,30}\b(only with|exactly|in (the|your) (brief|summary|answer|report))|\bin your (brief|summary|answer|report|response)\b|<\/?(system|assistant|user|instructions?)>|\[\/?inst\]|###\s*(instruction|system)/iu;
const boilerplate = /[<>{}]|\bcookies?\b|\ball rights reserved\b|©|\bprivacy (policy|notice)\b|\bterms (of|and) (use|service|conditions?)\b|\bterms apply\b|\bjavascript\b|\bbrowser\b.{0,30}\b(support|enable|update)|\bconsent\b|\bunsubscribe\b|\bsubscribe\b|\bnewsletter\b|\breserve the right\b|\bwarrant(y|ies)\b|\bliab(le|ility)\b|\btrademarks?\b|\bpursuant\b|\bherein\b|\bclick (here|on|the)\b|\b(webinar|white ?paper|e-?book)\b|\bload(ing)? more\b|\blorem ipsum\b|\bloading\b/iu;

/** Text that speaks to a program instead of a reader. */
export function isInstruction(text: string): boolean {
  return instructionLike.test(text);
}

/** Text of the frame around a site: cookies, legal wording, calls to subscribe. */
export function isBoilerplate(text: string): boolean {
  return boilerplate.test(text);
}

const dangling = /^(it|its|they|their|them|this|that|these|those|he|she|his|her|but|and|or|so|then|however|therefore|thus|also|which|because|such|here|there|yes|no|instead|otherwise|moreover|furthermore|additionally|finally|similarly|meanwhile|plus|once|after that|as a result|for example|for instance|in addition|on top of|besides|either way|all of (this|these|that)|both|another|the (same|former|latter|above|following))\b/iu;
/** 'We deliver it …': the thing spoken of stands in the sentence before. */
const leansOnOther = /^(we|our|\p{Lu}[\p{L}’']+)( \p{L}+){1,2} (it|them|this|these|those|that)\b|\b(these|those|such) (\p{L}+ )?(burdens|problems|issues|features|challenges|tools|needs|goals|things)\b|\b(the rest|as well|too)\.?$/iu;
const callToAction = /^(learn|read|find|get|sign|start|try|contact|book|request|download|watch|see|discover|explore|join|view|visit|browse|check|register|talk|speak|schedule|subscribe|follow|share|click|buy|shop|apply|go|meet|open|submit|select|choose|enter|email|call|log|skip|back|next|previous|let's|want|need|ready|looking|have|are|is|do|does|can|could|will|would|should|what|why|how|who|when|where|if you)\b/iu;
/** What only lists: no statement, whatever verb stands in its relative clause. */
const listing = /\b(has|have) to offer\b/iu;
const verb = /\b(is|are|was|were|be|has|have|had|do|does|did|can|will|would|help|helps|provide|provides|offer|offers|make|makes|made|enable|enables|deliver|delivers|build|builds|built|serve|serves|give|gives|work|works|create|creates|run|runs|use|uses|used|support|supports|bring|brings|keep|keeps|let|lets|allow|allows|connect|connects|combine|combines|operate|operates|manage|manages|move|moves|carry|carries|employ|employs|grow|grows|grew|open|opens|opened|launch|launches|launched|announce|announces|announced|raise|raises|raised|join|joins|joined|believe|believes|design|designs|develop|develops|sell|sells|store|stores|ship|ships|take|takes|turn|turns|need|needs|want|wants|see|sees|find|finds|save|saves|reduce|reduces|increase|increases|improve|improves|transform|transforms|include|includes|cover|covers|meet|meets|nurtured|founded|started|began|trusted|treat|treats|train|trains|hire|hires|hiring|host|hosted|'re|'ve|we're|we've|love|empower|empowers|simplify|simplifies|automate|automates|accelerate|accelerates|protect|protects|hold|holds|plan|plans|pay|pays|follow|follows|handle|handles|monitor|monitors|publish|publishes|maintain|maintains|contribute|contributes|fund|funds)\b/iu;

/** A sentence that a reader understands by itself and that states something. */
export function isStatement(sentence: string): boolean {
  const words = collapseSpace(sentence).split(' ');
  if (words.length < 6 || words.length > 48 || sentence.length > 340) return false;
  if (!/^["“‘'(]?[\p{Lu}\p{N}]/u.test(sentence) || /[?:;,–—-]$|(\.\.\.|…)$/u.test(sentence)) return false;
  if (dangling.test(sentence) || leansOnOther.test(sentence) || callToAction.test(sentence)) return false;
  if (listing.test(sentence) || isBoilerplate(sentence) || isInstruction(sentence) || /[{}<>|→»›]|https?:/u.test(sentence)) return false;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const states = verb.test(sentence) || (/[.!]$/u.test(sentence) && /\b\p{Ll}{2,}(s|ed)\b/u.test(sentence));
  return states && capitals < words.length * 0.7;
}
