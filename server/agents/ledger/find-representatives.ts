import type { Block } from '#server/readers/page/read-page.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { personIn } from './person-name.ts';
import { makersHeads, representingLeads, representingTitles } from './vocabulary/leader-words.ts';
import { legalForms } from './read-lines.ts';

const titled = new RegExp(
  `^(?:(?:${oneOf(representingLeads)})(?::| ?durch| par| por| door| by)?\\s*)?(?:(?:den|die|der|le|la|el|de) )?(${oneOf(representingTitles)})(?:\\s?:\\s*|\\s+(?=\\p{Lu}))(\\p{Lu}.{3,60})$`,
  'iu',
);
const makers = new RegExp(`(?<![\\p{L}])(?:${oneOf(makersHeads)})`, 'iu');
const byMakers = new RegExp(`^${makers.source}`, 'iu');
/** Returns whether a line says who made, wrote or hosts a site. */
export const isOfMakers = (text: string): boolean => byMakers.test(text);
const aFirm = new RegExp(`(?<![\\p{L}])(?:${legalForms})(?![\\p{L}])`, 'u');
const mostNames = 3;

/**
 * Reads who represents the company from its imprint: 'Vertreten durch die Geschäftsführerin: Ann Lee'. What stands below
 * a heading on who made the site, or beside another firm's name, is of others.
 */
export function representatives(
  blocks: readonly Block[],
  name: RegExp,
): { name: string; role: string; quote: string; block: Block; at: number }[] {
  return blocks.flatMap((block, at) => {
    const { text, under } = block;
    if (block.kind === 'heading' || under.some((head) => makers.test(head)) || makers.test(text)) return [];
    if (aFirm.test(text) && !name.test(text)) return [];
    const [, role = '', names = ''] = titled.exec(text) ?? [];
    if (role === '') return [];
    return names
      .split(/, | (?:und|et|y|en|and|&) /u)
      .slice(0, mostNames)
      .flatMap((each) => (personIn(each) === null ? [] : [{ name: each.trim(), role, quote: text, block, at }]));
  });
}
