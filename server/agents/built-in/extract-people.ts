import type { Finding, Site } from '../analyst.ts';
import type { SitePage } from '../tools/site-page.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { isOtherRole, type Title } from '../ledger/other-role.ts';
import { languageOfSource } from '../ledger/language-of.ts';
import { isSomebodysWords } from './extract-statements.ts';
import { attributionOf, isPersonName, isRole, readAttribution, withoutLink, type Attribution } from './people.ts';
import { isInstruction, splitSentences } from '#server/readers/sentences.ts';
import { listed, namePattern, pageLabel, quoteOf } from './wording.ts';

/** Matches name, role and organization: 'Jane Orme, Head of Depots at Harrow Frost, said'. */
const appositions = new RegExp(
  String.raw`(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,2} \p{Lu}[\p{L}'’-]+), ((?:[\p{L}&-]+ ){0,6}[\p{L}&-]+)` +
    String.raw`(?: (?:at|of) ([\p{L}\p{N} .&-]{2,40}?))?(?=,|\.|;|\)| said| says| and )`,
  'gu',
);
const teamHeading =
  /^(?!.*(?:\?|\byour?\b)).*\b(team|leadership|management|founders?|board|people|executives?|who we are|directors)\b/iu;

interface Attributed extends Attribution {
  quote: string;
}

/** Returns the person named in block `at`, with a role from it or from the next one or two short blocks. */
function personAt(blocks: readonly Block[], at: number): Attributed | null {
  const block = blocks[at];
  if (!block || (block.linked && block.text.length > 60)) return null;
  const inline = readAttribution(block.text);
  if (inline) return { ...inline, quote: withoutLink(block.text).replace(/^(by|[-–—~])\s*/iu, '') };
  if (!isPersonName(block.text)) return null;
  const next = blocks[at + 1];
  if (!next || next.linked || !isRole(withoutLink(next.text))) return null;
  const after = blocks[at + 2];
  const continues = next.text.endsWith(',') && after && after.text.split(' ').length <= 6;
  const line = withoutLink(continues ? `${next.text} ${after.text}` : next.text);
  const read = attributionOf(block.text, line);
  if (!read) return null;
  const separate = continues && !isRole(after.text) && !after.text.includes(',') ? withoutLink(after.text) : '';
  return { ...read, organisation: read.organisation || separate, quote: `${block.text} ${line}` };
}

function isTestimonial(block: Block): boolean {
  return (
    isSomebodysWords(block) &&
    block.text.split(' ').length >= 8 &&
    !isInstruction(block.text) &&
    !readAttribution(block.text)
  );
}

/** Finds testimonials: words of an outside person with the name, role and organization the site gives. */
function testimonials(page: SitePage, company: string): Finding[] {
  const own = namePattern(company);
  return page.blocks.flatMap((block, at): Finding[] => {
    if (!isTestimonial(block)) return [];
    for (let next = at + 1; next <= at + 4; next += 1) {
      const candidate = page.blocks[next];
      const person = candidate && personAt(page.blocks, next);
      if (!person && (!candidate || isTestimonial(candidate) || candidate.kind === 'heading')) return [];
      if (!person) continue;
      if (own.test(person.organisation)) return [];
      const sentence = splitSentences(block.text.replace(/^["“”]|["“”]$/gu, '')).find(
        (words) => words.split(' ').length >= 6 && words.split(' ').length <= 45,
      );
      if (!sentence) return [];
      return [
        {
          topic: 'testimonial',
          page: page.kind,
          name: person.organisation || undefined,
          role: person.role,
          text: `Customer’s words on the ${pageLabel(page.kind)}, ${person.name} (${person.role}): “${sentence.replace(/[“”"]/gu, "'")}”`,
          quotes: [quoteOf(page, sentence), quoteOf(page, person.quote)],
          score: own.test(sentence) ? 3 : 1,
        },
      ];
    }
    return [];
  });
}

/** Finds people presented as the company's own on about and team pages. */
function team(page: SitePage, company: string): Finding[] {
  if (page.kind !== 'about' && page.kind !== 'team' && page.kind !== 'home' && page.kind !== 'investors') return [];
  const findings: Finding[] = [];
  const bare: { name: string; at: number; heading: string }[] = [];
  for (const [at, block] of page.blocks.entries()) {
    const inTeam =
      block.under.some((heading) => teamHeading.test(heading)) || (page.kind === 'team' && block.under.length > 0);
    const previous = page.blocks[at - 1];
    if (!inTeam || isSomebodysWords(block) || (previous && isTestimonial(previous))) continue;
    const person = personAt(page.blocks, at);
    if (person && (!person.organisation || namePattern(company).test(person.organisation))) {
      findings.push({
        topic: 'person',
        page: page.kind,
        name: person.name,
        role: person.role,
        text: `${person.name} is listed on the ${pageLabel(page.kind)}: ${person.role}.`,
        quotes: [quoteOf(page, person.quote)],
        score: 5 - at / 1000,
      });
    } else if (!person && isPersonName(block.text)) {
      const heading = block.under.findLast((each) => teamHeading.test(each));
      if (heading !== undefined) bare.push({ name: block.text, at, heading });
    }
  }
  if (bare.length >= 2) {
    const names = bare.slice(0, 8).map(({ name }) => name);
    findings.push({
      topic: 'team',
      page: page.kind,
      text: `The ${pageLabel(page.kind)} names as the team: ${listed(names)}.`,
      quotes: [...contiguous(page, bare.slice(0, 8)), ...(bare[0] ? [quoteOf(page, bare[0].heading)] : [])],
      score: 4,
    });
  }
  return findings;
}

function contiguous(page: SitePage, people: readonly { name: string; at: number }[]): Finding['quotes'] {
  const together = people.every(({ at }, index) => index === 0 || at === (people[index - 1]?.at ?? 0) + 1);
  return together
    ? [quoteOf(page, people.map(({ name }) => name).join(' '))]
    : people.map(({ name }) => quoteOf(page, name));
}

/** Finds 'Jane Doe, chief executive of Acme' in sentences of the company's own pages. */
function named(page: SitePage, company: string): Finding[] {
  const own = namePattern(company);
  return page.blocks.flatMap((block) => {
    if (block.kind === 'heading' || isInstruction(block.text)) return [];
    return [...block.text.matchAll(appositions)].flatMap((match): Finding[] => {
      const [whole, name = '', role = '', organisation = ''] = match;
      if (!isPersonName(name) || !isRole(role) || !own.test(organisation)) return [];
      return [
        {
          topic: 'person',
          page: page.kind,
          name,
          role,
          text: `${name} is named on the ${pageLabel(page.kind)} as ${role} of ${company}.`,
          quotes: [quoteOf(page, whole)],
          score: 3,
        },
      ];
    });
  });
}

export function extractPeople(site: Site): Finding[] {
  const seen = new Map<string, Title[]>();
  return site.pages
    .filter((page) => page.kind !== 'legal' && page.kind !== 'docs')
    .flatMap((page) => [...team(page, site.company), ...testimonials(page, site.company), ...named(page, site.company)])
    .filter((finding) => {
      const key = `${finding.topic}:${finding.topic === 'testimonial' ? finding.quotes[1]?.text : (finding.name ?? finding.text)}`;
      const known = seen.get(key) ?? [];
      const titled = { role: finding.role ?? '', language: languageOfSource(site.pages, finding.quotes) };
      if (seen.has(key) && (finding.topic !== 'person' || known.some((other) => !isOtherRole(other, titled))))
        return false;
      seen.set(key, [...known, titled]);
      return true;
    });
}
