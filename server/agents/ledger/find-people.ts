import type { Finding } from '../analyst.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { isInstruction } from '#server/readers/sentences.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { isRole } from '../built-in/people.ts';
import { isSomebodysWords } from '../built-in/extract-statements.ts';
import { languageName } from './language-of.ts';
import type { PageContext } from './page-context.ts';
import { representatives } from './find-representatives.ts';
import { leadIn, personIn, roleIn } from './person-name.ts';
import { isEnded } from './apart/set-apart.ts';
import { isFormer, smallWords } from './read-lines.ts';
import { isOtherRole, type Title } from './other-role.ts';
import { departmentWords, leaderWords, notStaffHeads, peopleHeads } from './vocabulary/leader-words.ts';
import { firmNouns } from './vocabulary/aside-words.ts';
import { organizationNouns } from './vocabulary/others-words.ts';
import { roleLabels } from './vocabulary/person-words.ts';
import { wordTest } from './word-test.ts';

const leader = wordTest(leaderWords);
const isDepartment = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+(?: (?:and|&) \p{Lu}\p{Ll}+| \p{Lu}\p{Ll}+)?$/u.test(text) && departments.test(text);
const departments = wordTest(departmentWords);
const peopleHead = wordTest(peopleHeads);
const notStaff = wordTest(notStaffHeads);
/** In a longer heading, a sentence, 'people' may mean anyone. */
const mostHead = 5;
const peoplePages = new Set(['about', 'team', 'contact', 'home', 'investors', 'other']);

interface Found {
  name: string;
  role: string;
  quote: string;
  block: Block;
  at: number;
}

/** Reads 'Name (Role)', in a line or in a cell of a table. */
function inBrackets(text: string, loose = false): { name: string; role: string; quote: string } | null {
  const [, name = '', within = ''] = /^(.{5,60}?)\s*\(([^()]{3,60})\)(?:,.{0,60})?$/u.exec(text) ?? [];
  const role = within === '' ? null : roleIn(within, { loose });
  return role !== null && personIn(name) ? { name, role, quote: `${name} (${role})` } : null;
}

/** Reads 'Name – Role', 'Name, Role', 'Name (Role)' or 'Role: Name' in one line. */
function inLine(block: Block): { name: string; role: string; quote: string } | null {
  const { text } = block;
  if (text.length > 140) return null;
  const bracketed = inBrackets(text, true);
  if (bracketed !== null) return bracketed;
  const parts = text.split(/\s+[–—|·]\s+|\s+-\s+|:\s+|,\s+(?!(?:CPA|MBA|Ph|M\.?D|FC|AC|R[AC]\b))/u);
  const [first = '', second = ''] = parts;
  const rest = text.slice(text.indexOf(second, first.length));
  if (personIn(first) && roleIn(rest)) return { name: first, role: rest, quote: text };
  // 'Meets when needed. Chair: Ann Lee.': a title of something else, whose name stands elsewhere.
  if (/\p{L}{3}[.;] \p{Lu}/u.test(first)) return null;
  if (parts.length === 2 && personIn(second) && (roleIn(first) !== null || isDepartment(first)))
    return { name: second, role: first, quote: text };
  return null;
}

/** Endings of services, not of roles. */
const servicesEnd = /\b(?:services|solutions|integration|platforms?|review|assessment)$/iu;
const telephone = /,?\s*(?<!\p{L})(?:Tel|T\.|Telefon|Tél|Phone|Mob)[.:]?\s.*$/iu;

const sentenceName = "((?:\\p{Lu}[\\p{L}’'-]+ ){1,2}\\p{Lu}[\\p{L}’'-]+)";
const sentenceRole = '((?:[\\p{L}&-]+ ){0,5}[\\p{L}&-]+)';
const its = '(?:our |the |unsere? |notre |nuestr[oa] |onze )?';
const nameFirst = new RegExp(`${sentenceName}, ${its}${sentenceRole}(?=[,.;)]| said| says)`, 'gu');
const roleFirst = new RegExp(`(?:our|unsere?|notre|nuestr[oa]|onze) ${sentenceRole}, ${sentenceName}(?=[,.;])`, 'giu');

/** Allows a degree: 'Moana Tipene, PhD, is our head of trade.' */
const degreeAfter = '(?:, \\p{Lu}[\\p{L}.]{1,5},)?';
const nameIs = new RegExp(`${sentenceName}${degreeAfter} (?:is|ist|est|es) ${its}${sentenceRole}(?=[,.;])`, 'gu');

/** Reads people in sentences: 'says Moana Tipene, general manager', 'our head of sales, Tom Bell,'. */
function inSentence(text: string): { name: string; role: string; quote: string }[] {
  const read = (name = '', role = '', quote = ''): { name: string; role: string; quote: string }[] =>
    personIn(name) !== null && leader.test(role) && roleIn(role) !== null ? [{ name, role, quote }] : [];
  return [
    ...[...text.matchAll(nameFirst)].flatMap(([quote, name, role]) => read(name, role, quote)),
    ...[...text.matchAll(nameIs)].flatMap(([quote, name, role]) => read(name, role, quote)),
    ...[...text.matchAll(roleFirst)].flatMap(([quote, role, name]) => read(name, role, quote)),
  ];
}

const isOurRole = '(?:is|serves as|works as|acts as) (?:our|an?|the)';
const roleEnds = '(?=[,.;(]| (?:leading|who|at|for|with|in|on|and|where|since|responsible|based)\\b)';

const isOwnPage = ({ kind }: PageContext['page']): boolean => ['team', 'about', 'contact', 'investors'].includes(kind);

const roleTerm = new RegExp(`^(?:${oneOf(roleLabels)}):?$`, 'iu');

/** Reads the role from a definition list: 'Name Ann Lee Designation Director'. */
function labelledRole(blocks: readonly Block[], at: number): { role: string; quote: string } | null {
  const [name, term, value] = blocks.slice(at, at + 3);
  if (name === undefined || term?.tag !== 'dt' || !roleTerm.test(term.text) || value?.tag !== 'dd') return null;
  const role = roleIn(value.text, { loose: true });
  return role === null ? null : { role, quote: `${name.text} ${term.text} ${value.text}` };
}

/** 'Joan Pike, Finance Director, Elmtree Care' below a quotation: who praises the company and is of another. */
const namesEmployer = /^[^,]{5,40}, [^,]{3,50}, \p{Lu}[^,]{2,50}$/u;
const speaksForOther = (block: Block, above: Block | undefined, company: RegExp): boolean =>
  above !== undefined && isSomebodysWords(above) && namesEmployer.test(block.text) && !company.test(block.text);

/** Returns a page's people with roles: from rows, definition lists, cards, lines and captions. */
function peopleOn({ page }: PageContext, company: RegExp): Found[] {
  const { blocks } = page;
  const isTeam = page.kind === 'team' || peopleHead.test(page.title);
  const found: Found[] = [];
  const names = blocks.map((block) =>
    ['row', 'declared'].includes(block.kind) || isSomebodysWords(block)
      ? null
      : personIn(block.text.replace(telephone, '')),
  );
  const loosely = (block: Block): boolean =>
    isTeam || block.under.some((head) => head.split(' ').length <= mostHead && peopleHead.test(head));
  for (const [at, block] of blocks.entries()) {
    if (isInstruction(block.text) || speaksForOther(block, blocks[at - 1], company)) continue;
    if (!block.quoted && block.kind === 'paragraph')
      for (const person of inSentence(block.text)) found.push({ ...person, block, at });
    if (isSomebodysWords(block)) continue;
    if (block.kind === 'row' || block.kind === 'declared' || block.cells.length >= 2) {
      const bracketed =
        block.kind === 'row' ? block.cells.map((cell) => inBrackets(cell)).find((each) => each !== null) : undefined;
      if (bracketed) {
        found.push({ ...bracketed, block, at });
        continue;
      }
      const person = block.cells.findIndex((cell) => personIn(cell) !== null);
      if (person < 0 && (block.kind === 'row' || block.kind === 'declared')) continue;
      const others = block.cells
        .filter((_cell, column) => column !== person)
        .map((cell) => cell.replace(/^[\s,–—|:-]+/u, ''));
      const roles = others
        .map((cell) => roleIn(cell, { loose: loosely(block) && block.cells.length === 2 && block.kind !== 'declared' }))
        .filter((each) => each !== null);
      const role = roles.find((each) => leader.test(each)) ?? roles[0];
      if (role) found.push({ name: block.cells[person] ?? '', role, quote: block.text, block, at });
      if (role || block.kind === 'row' || block.kind === 'declared') continue;
    }
    const line = inLine({ ...block, text: block.text.replace(telephone, '') });
    const term = block.tag === 'dd' ? blocks.slice(0, at).findLast(({ tag }) => tag !== 'dd') : undefined;
    if (
      line &&
      term?.tag === 'dt' &&
      leader.test(term.text) &&
      !leader.test(line.role.replace(/^(?:kaufm|techn)\p{L}+$/iu, ''))
    ) {
      found.push({ ...line, role: `${term.text} (${line.role})`, quote: line.quote, block, at });
      continue;
    }
    if (line) {
      found.push({ ...line, block, at });
      continue;
    }
    const name = names[at];
    if (!name) continue;
    const labelled = block.tag === 'dd' ? labelledRole(blocks, at) : null;
    if (labelled !== null) {
      found.push({ name: block.text, role: labelled.role, quote: labelled.quote, block, at });
      continue;
    }
    const shown = block.text.replace(telephone, '');
    if (block.tag === 'dd' || block.tag === 'dt') {
      const step = block.tag === 'dd' ? -1 : 1;
      let other = at + step;
      while (block.tag === 'dd' && blocks[other]?.tag === 'dd') other -= 1;
      const beside = blocks[other];
      const role =
        beside &&
        (roleIn(beside.text.split(/[.;]/u)[0] ?? '', { loose: true }) ??
          roleIn(beside.text.split(',').slice(0, 1).join(), { loose: true }));
      if (role && beside?.tag !== block.tag) found.push({ name: shown, role, quote: shown, block, at });
      continue;
    }
    // A name right below a quotation is its speaker, one of the company's own only on its own pages.
    if (!isOwnPage(page) && blocks.slice(Math.max(0, at - 3), at).some(isSomebodysWords)) continue;
    const told = toldRole(blocks, at, name);
    if (told !== null) {
      found.push({ name: shown, role: told.role, quote: told.quote, block, at });
      continue;
    }
    const card = cardRole(blocks, names, at, loosely(block));
    if (card !== null) found.push({ name: shown, role: card.text, quote: card.quote, block, at });
  }
  return found;
}

/**
 * Returns the role a card's text gives the person in its title: 'Dana is our head of rail, …', 'A rail planner, Dana
 * …'.
 */
function toldRole(blocks: readonly Block[], at: number, name: string): { role: string; quote: string } | null {
  const first = (name.split(' ')[0] ?? '').replace(/[^\p{L}-]/gu, '');
  const card = blocks[at]?.inside.at(-2);
  if (first.length < 3) return null;
  const is = new RegExp(`(?<![\\p{L}])${first} (?:\\p{Lu}[\\p{L}-]+ )?${isOurRole} ${sentenceRole}${roleEnds}`, 'u');
  const leads = new RegExp(`^(?:An? |Our |The )${sentenceRole}, ${first}(?![\\p{L}])`, 'u');
  for (const block of blocks.slice(at + 1, at + 3)) {
    if (block.kind !== 'paragraph' || block.inside.at(-2) !== card) return null;
    const match = is.exec(block.text) ?? leads.exec(block.text);
    const role = match?.[1] === undefined ? null : roleIn(match[1]);
    if (match && role !== null) return { role, quote: match[0] };
  }
  return null;
}

/** Returns the role for a name without a card: from the next lines, before another name. */
function followingRole(
  blocks: readonly Block[],
  names: readonly (string | null)[],
  at: number,
  loose: boolean,
): { text: string; quote: string } | null {
  const parent = blocks[at]?.inside.at(-2);
  for (const next of [at + 1, at + 2]) {
    const block = blocks[next];
    if (!block || names[next] || block.linked || block.inside.at(-2) !== parent) return null;
    const role = roleIn(block.text, { loose: loose && next === at + 1 });
    if (role !== null)
      return {
        text: role,
        quote: blocks
          .slice(at, next + 1)
          .map(({ text }) => text)
          .join(' '),
      };
  }
  return null;
}

/** Returns the role in a name's card: the smallest element around it without another name. */
function cardRole(
  blocks: readonly Block[],
  names: readonly (string | null)[],
  at: number,
  loose: boolean,
): { text: string; quote: string } | null {
  const block = blocks[at];
  if (!block) return null;
  for (const depth of [0, 1, 2, 3, 4]) {
    const around = block.inside.at(-1 - depth);
    if (around === undefined) return null;
    const members = blocks
      .map((each, index) => ({ each, index }))
      .filter(({ each, index }) => each.inside.includes(around) && Math.abs(index - at) <= 6);
    if (new Set(members.map(({ index }) => names[index]).filter((name) => name !== null)).size > 1)
      return followingRole(blocks, names, at, loose);
    const near = members
      .filter(({ each, index }) => index !== at && each.kind !== 'picture' && !each.linked)
      .toSorted((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at) || a.index - b.index);
    const firm = near.map(({ each, index }) => ({ role: roleIn(each.text), index })).find(({ role }) => role !== null);
    const soft = near
      .map(({ each, index }) => ({ role: roleIn(each.text, { loose }), index }))
      .find(({ role }) => role !== null);
    const best = firm ?? soft;
    const beside = best === undefined ? undefined : blocks[best.index];
    if (best?.role && beside) {
      const adjacent = Math.abs(best.index - at) === 1;
      const both = best.index < at ? `${beside.text} ${block.text}` : `${block.text} ${beside.text}`;
      return { text: best.role, quote: adjacent ? both : beside.text };
    }
  }
  return null;
}

const managing = /^(?:geschäftsführung|geschäftsleitung|direction|dirección|directie|management)$/iu;

const rank = ({ context, person }: { context: PageContext; person: Found }): number =>
  (context.secondary ? -10 : 0) +
  (person.block.kind === 'declared' ? -3 : 0) +
  (leader.test(person.role) ? 2 : 0) +
  (context.page.kind === 'team' ? 1 : 0) +
  // A department is less than the title that the imprint gives.
  (managing.test(person.role) ? -1.5 : 0) +
  Math.min(person.role.length, 40) / 100;

/** Returns whether a role belongs to another organization: 'Co-Founder of Data Miner'. */
function isOfAnother(role: string, name: RegExp): boolean {
  const place = / of (\p{Lu}.+)$/u.exec(role)?.[1];
  return place !== undefined && !name.test(place) && roleIn(place) === null && !isDepartment(place);
}

const firm = new RegExp(`^\\p{Lu}.* (?:${oneOf([...organizationNouns, ...firmNouns])})$`, 'u');

const underPeople = ({ under }: Block): boolean =>
  under.some((head) => head.split(' ').length <= mostHead && peopleHead.test(head));

/** Returns whether a role is held elsewhere: 'Head of HR at Acme', 'GM – HR, Acme Mills'. */
function isElsewhere(role: string, name: RegExp, ofTeam: boolean): boolean {
  const behind = /,\s+(\p{Lu}[^,]{3,})$/u.exec(role)?.[1];
  // On a page about the team, what stands behind a comma is a department, unless it is called like a firm.
  const place =
    /(?: at | @ | bei | chez | bij )(?=\p{Lu})(.+)$/u.exec(role)?.[1] ??
    (ofTeam && (behind === undefined || !firm.test(behind)) ? undefined : behind);
  return place !== undefined && !name.test(place) && roleIn(place) === null;
}

/** Finds the company's people with roles; excludes those who left, advise or speak for others. */
export function peopleFacts(contexts: readonly PageContext[], name: RegExp, company: string): Finding[] {
  const small = smallWords(contexts);
  const seen = new Map<string, Title[]>();
  const told = contexts
    .filter(({ subject, article }) => subject === 'prospect' && !article)
    .flatMap((context) => {
      const { kind, blocks } = context.page;
      const found = peoplePages.has(kind)
        ? peopleOn(context, name)
        : kind === 'legal'
          ? representatives(blocks, name)
          : [];
      return found.map((person) => ({ context, person }));
    })
    .toSorted((a, b) => rank(b) - rank(a));
  const hasMain = told.some(({ context }) => !context.secondary);
  return told.flatMap(({ context, person }): Finding[] => {
    const { block, role, quote } = person;
    const shown = person.name.replace(/\s+/gu, ' ').replace(leadIn, '').trim();
    const plain = personIn(shown) ?? shown;
    const key = plain.toLowerCase();
    const known = seen.get(key) ?? [];
    // A second title so different may be a namesake's.
    const titled = { role, language: context.language };
    if (known.some((other) => !isOtherRole(other, titled)) || company.toLowerCase().includes(key)) return [];
    // A word the site also writes in lower case isn't a first name, unless a plain title is beside it.
    const words = key.split(/[\s-]+/u);
    if (small.has(words[0] ?? '') && !isRole(role)) return [];
    // Two such words aren't a name either, nor is one on a page that isn't about people.
    const plainWords = words.filter((word) => word.length > 2 && small.has(word)).length;
    const ofPeople = ['team', 'about', 'contact'].includes(context.page.kind) || underPeople(block);
    if (plainWords >= 2 || (plainWords === 1 && !ofPeople && block.kind !== 'declared' && !leader.test(role)))
      return [];
    if (servicesEnd.test(role) || (role.endsWith(',') && !name.test(role))) return [];
    if (context.secondary && hasMain) return [];
    const heads = [...block.under, block.text.length < 160 ? block.text : '', role, quote].join(' ');
    if (isFormer(heads) || isEnded(role) || notStaff.test([...block.under, role].join(' '))) return [];
    if (
      isElsewhere(role, name, context.page.kind === 'team' || underPeople(block)) ||
      (context.page.kind !== 'team' && !underPeople(block) && isOfAnother(role, name))
    )
      return [];
    seen.set(key, [...known, titled]);
    const language = context.language === 'en' || context.language === '' ? '' : ` (${languageName(context.language)})`;
    const quotes = [
      ...new Set([quote, ...(quote.includes(shown) ? [] : [shown]), ...(quote.includes(role) ? [] : [role])]),
    ];
    return [
      {
        topic: 'person',
        name: plain,
        role,
        text: `${shown}: ${role}${language}`,
        quotes: quotes.map((text) => ({ sourceId: context.page.source.id, text })),
        page: context.page.kind,
        score: 5 + (leader.test(role) ? 5 : 0) + (context.page.kind === 'team' ? 1 : 0) - person.at / 1000,
        subject: 'person',
        tag: 'identity',
        structure:
          block.kind === 'row'
            ? 'table'
            : block.tag === 'dd' || block.tag === 'dt'
              ? 'definition list'
              : block.kind === 'declared'
                ? 'JSON-LD'
                : 'card',
        row: { label: shown, value: `${role}${language}` },
      },
    ];
  });
}
