import type { Block } from './read-page.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { cookieLines, furnitureLines, teaserHeadings } from '#server/readers/vocabulary/page-lines.ts';

/** Lines that belong to the site rather than the page's content. */
const furnitureLine = new RegExp(String.raw`^(?:${oneOf(furnitureLines)})$`, 'iu');
const legalLine = /^(?:copyright\b|©|\(c\) ?\d{4})|\ball rights reserved\b/iu;
const cookieLine = new RegExp(oneOf(cookieLines), 'iu');
/** Headings of teaser lists, which run to the next heading of the same level. */
const teaserHeading = new RegExp(String.raw`^(?:${oneOf(teaserHeadings)})\W*$`, 'iu');

const longestTeaser = 140;

const isFurniture = (block: Block): boolean => {
  if (block.kind === 'row') return false;
  if (block.text.length < 60 && furnitureLine.test(block.text)) return true;
  if (block.text.length < 160 && legalLine.test(block.text)) return true;
  return block.text.length < 400 && cookieLine.test(block.text);
};

/** Removes teasers, share buttons, notices and link lists, which even articles contain. */
export function withoutBoilerplate(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  let teaserLevel = 0;
  for (const block of blocks) {
    if (block.kind === 'heading' && teaserLevel > 0 && block.level <= teaserLevel) teaserLevel = 0;
    if (block.kind === 'heading' && teaserHeading.test(block.text)) teaserLevel = block.level;
    if (teaserLevel > 0 && block.kind !== 'heading' && !block.linked && block.text.length > longestTeaser)
      teaserLevel = 0;
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
