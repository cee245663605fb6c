import type { Block } from '#server/agents/tools/read-page.ts';

/** Lines that belong to the site and not to what the page says. */
const furnitureLine = /^(?:share(?: this.*| on .*)?|tweet|pin it|e-?mail|print|advertisement|sponsored(?: content)?|sign (?:in|up)|log ?in|subscribe(?: now)?|follow us.*|read more.*|see also.*|load(?:ing|\s+more)?(?:\.\.\.|…)?|close|menu|search|caption|comments?(?: \(\d+\))?|\d+ comments?|leave a (?:comment|reply)|skip to .*|back to top|scroll (?:to continue|down)|click here.*|view (?:all|more).*|image \d+ of \d+|next|previous)$/iu;
const legalLine = /^(?:copyright\b|©|\(c\) ?\d{4})|\ball rights reserved\b/iu;
const cookieLine = /\b(?:(?:this|our) (?:web)?site|we)\b[^.]{0,60}\buses? (?:\w+ ){0,3}cookies\b|\baccept (?:all )?cookies\b|\bcookie (?:policy|settings|preferences)\b/iu;
/** Headings over lists of other pages, up to the next heading of their rank. */
const teaserHeading = /^(?:we recommend|recommended(?: for you| stories)?|you (?:may|might) (?:also )?(?:like|enjoy|be interested).*|related(?: (?:articles?|stories|posts?|content|news|topics|reading|links))?|more (?:from|on|in|stories|news|like) .*|more stories|read next|up next|don['’]t miss|most (?:read|popular|viewed|shared)|trending(?: now)?|popular(?: posts| stories)?|latest(?: news| stories| posts)?|recent posts|leave a (?:comment|reply)|comments?|tags|newsletter)\W*$/iu;

const longestTeaser = 140;

const isFurniture = (block: Block): boolean => {
  if (block.kind === 'row') return false;
  if (block.text.length < 60 && furnitureLine.test(block.text)) return true;
  if (block.text.length < 160 && legalLine.test(block.text)) return true;
  return block.text.length < 400 && cookieLine.test(block.text);
};

/** Without the teasers, share buttons, notices and link lists that even an article carries along. */
export function withoutBoilerplate(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  let teaserLevel = 0;
  for (const block of blocks) {
    if (block.kind === 'heading' && teaserLevel > 0 && block.level <= teaserLevel) teaserLevel = 0;
    if (block.kind === 'heading' && teaserHeading.test(block.text)) teaserLevel = block.level;
    if (teaserLevel > 0 && block.kind !== 'heading' && !block.linked && block.text.length > longestTeaser) teaserLevel = 0;
    if (teaserLevel > 0 || isFurniture(block)) continue;
    if (block.linked && block.kind !== 'row' && !/^https?:/u.test(block.text)) continue;
    kept.push(block);
  }
  return kept.filter((block, at) => {
    if (block.kind !== 'heading') return true;
    const next = kept[at + 1];
    return next !== undefined && !(next.kind === 'heading' && next.level <= block.level);
  });
}
