import type { Finding } from '../../analyst.ts';
import { listed, pageLabel } from '../../built-in/wording.ts';
import { languageOfSource } from '../../ledger/language-of.ts';
import { isOtherRole, sharesField, type Title } from '../../ledger/other-role.ts';
import type { SitePage } from '../../tools/site-page.ts';

/** Blocks between a name and its title on a card. */
const nearTitle = 3;

/** Returns one finding for each role under one name that may be another person's. */
export function namesakesIn(roles: readonly Finding[], pages: readonly SitePage[]): Finding[] {
  const titleOf = ({ role = '', quotes }: Finding): Title => ({ role, language: languageOfSource(pages, quotes) });
  const different: Finding[] = [];
  for (const finding of roles)
    if (different.every((other) => isOtherRole(titleOf(other), titleOf(finding)))) different.push(finding);
  return different;
}

/** Returns which of them has the role that was given, or null. */
export function meantBy(namesakes: readonly Finding[], given: string): Finding | null {
  const fitting = namesakes.filter(({ role = '' }) => role.toLowerCase() === given.trim().toLowerCase());
  const similar = fitting.length > 0 ? fitting : namesakes.filter(({ role = '' }) => sharesField(role, given));
  return similar.length === 1 ? (similar[0] ?? null) : null;
}

/** Says that pages give one name several roles, and what is done about it. */
export function twoPeople(name: string, namesakes: readonly Finding[], meant: Finding | null, given: string): string {
  const roles = namesakes.map(({ role = '', page, where }) => `“${role}” (${where ?? pageLabel(page)})`);
  const then = meant
    ? `You gave “${given.trim()}”, so only what stands with that role is told here.`
    : given.trim() === ''
      ? 'No role was given, so nothing else is told of either. Ask which one you meet.'
      : `Neither is the role you gave, “${given.trim()}”, so nothing else is told of either. Ask which one you meet.`;
  return `The pages read give the name ${name} ${namesakes.length === 2 ? 'two' : namesakes.length} roles, ${listed(roles)}: these may be different people. ${then}`;
}

/** Returns where a page gives the name this role. */
function placesOf(page: SitePage, { role = '', name = '' }: Finding): number[] {
  const nameAt = (at: number): boolean => page.blocks[at]?.text.includes(name) === true;
  return page.blocks.flatMap(({ text }, at) =>
    text.includes(role) && Array.from({ length: 2 * nearTitle + 1 }, (_, step) => at - nearTitle + step).some(nameAt)
      ? [at]
      : [],
  );
}

/** Returns whether a block that names the person stands with the role that was given, nearer than with any other. */
export function standsWith(page: SitePage, at: number, namesakes: readonly Finding[], meant: Finding | null): boolean {
  if (meant === null) return false;
  const distance = (finding: Finding): number =>
    Math.min(...placesOf(page, finding).map((place) => (place <= at ? at - place : place - at + 0.5)));
  const own = distance(meant);
  return Number.isFinite(own) && namesakes.every((other) => other === meant || distance(other) > own);
}
