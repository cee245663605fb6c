import type { Finding, Site } from '../analyst.ts';
import type { SitePage } from '../tools/site-page.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { repeatedLines } from '../ledger/page-context.ts';
import { isSomebodysWords } from './extract-statements.ts';
import { isRole } from './people.ts';
import { isBoilerplate, isInstruction } from '#server/readers/sentences.ts';
import { pageLabel, quoteOf } from './wording.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { countries, figureLabels, postcodes } from '#server/agents/vocabulary/activity.ts';

/** Finds job openings that a careers page lists by title. */
function jobs(page: SitePage, repeated: ReadonlySet<string>): Finding[] {
  if (page.kind !== 'careers') return [];
  return page.blocks.flatMap((block): Finding[] => {
    const words = block.text.split(' ').length;
    if (
      !isRole(block.text) ||
      words < 2 ||
      words > 9 ||
      isSomebodysWords(block) ||
      isInstruction(block.text) ||
      /[,:]$/u.test(block.text)
    )
      return [];
    const openHeading = block.under.some((heading) =>
      /\b(open(ings?)?|vacanc(y|ies)|positions?|roles|jobs|we are hiring|we're hiring)\b/iu.test(heading),
    );
    const leadsToJob =
      block.linked &&
      /(careers?|jobs?|positions?|vacanc)[^?#]*\/[^/?#]+/iu.test(block.href ?? '') &&
      !/\b(hiring|team|all)\b/iu.test(block.text);
    // A sidebar's heading is repeated with it.
    const ofSidebar =
      repeated.has(block.text) && !leadsToJob && !(openHeading && !repeated.has(block.under.at(-1) ?? ''));
    if (ofSidebar) return [];
    if (!openHeading && !(leadsToJob && openWording.test(page.source.text))) return [];
    return [
      {
        topic: 'job',
        page: page.kind,
        name: block.text,
        text: `The careers page lists the opening “${block.text}”.`,
        quotes: [quoteOf(page, block.text)],
        score: 2,
      },
    ];
  });
}
const openWording =
  /\b(open (roles|positions|vacancies)|current (openings|vacancies)|we('|’)re hiring|we are hiring|job openings)\b/iu;

const number = /^(over |more than |up to )?[\d,.]+\s?(\+|%|k|m|bn|x|billion|million|thousand)?\+?$/iu;
const label = new RegExp(String.raw`\b(${oneOf(figureLabels)})\b`, 'iu');

/** Returns the line or heading that introduces a list: 'Trusted by industry leaders' above its items. */
function leadIn(blocks: readonly Block[], at: number): string | null {
  const block = blocks[at];
  let before = at - 1;
  const listed = block?.kind === 'item';
  if (listed) while (blocks[before]?.kind === 'item') before -= 1;
  const line = listed && blocks[before]?.kind === 'paragraph' ? blocks[before]?.text : undefined;
  return (
    [line, block?.under.at(-1)].find(
      (text) => text !== undefined && text.split(' ').length <= 8 && !isInstruction(text),
    ) ?? null
  );
}

/** Finds figures displayed as such: '500+' above 'clouds in production', or '8 of the top 10 …' on its own line. */
function figures(page: SitePage): Finding[] {
  if (!['home', 'about', 'product', 'customers', 'news', 'careers', 'other', 'investors'].includes(page.kind))
    return [];
  return page.blocks.flatMap((block, at): Finding[] => {
    if (isSomebodysWords(block) || isInstruction(block.text) || block.linked) return [];
    const next = page.blocks[at + 1];
    const pair =
      number.test(block.text) &&
      next &&
      !next.linked &&
      next.text.split(' ').length <= 9 &&
      label.test(next.text) &&
      !isBoilerplate(next.text)
        ? `${block.text} ${next.text}`
        : null;
    const line =
      /^(\d[\d,.]*[+%]?|over|more than) /iu.test(block.text) &&
      /\d/u.test(block.text) &&
      block.kind !== 'row' &&
      /\b(of the (top|world|fortune|largest)|of the leading|fortune \d+)\b/iu.test(block.text) &&
      block.text.split(' ').length <= 16
        ? block.text
        : null;
    const stated = pair ?? line;
    if (!stated) return [];
    const under = leadIn(page.blocks, at);
    const heading = under ? `, under “${under.replace(/[“”"]/gu, "'")}”` : '';
    return [
      {
        topic: 'scale',
        page: page.kind,
        text: `The ${pageLabel(page.kind)} states${heading}: “${stated.replace(/[“”"]/gu, "'")}”`,
        quotes: [quoteOf(page, stated), ...(under ? [quoteOf(page, under)] : [])],
        score: page.kind === 'home' || page.kind === 'about' ? 5 : 3,
      },
    ];
  });
}

const country = new RegExp(String.raw`\b(${oneOf(countries)})\.?$`, 'u');
const postcode = new RegExp(String.raw`\b(${oneOf(postcodes)})\b`, 'u');

const monthNamed = /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/iu;

/** Finds postal addresses printed on contact, about and home pages. */
function addresses(page: SitePage): Finding[] {
  if (page.kind !== 'contact' && page.kind !== 'about' && page.kind !== 'home') return [];
  const found: Finding[] = [];
  for (let at = 0; at < page.blocks.length; at += 1) {
    const short = (block: Block | undefined): boolean =>
      Boolean(
        block &&
        block.kind !== 'heading' &&
        !block.linked &&
        block.text.split(' ').length <= 10 &&
        !/[.?!]$/u.test(block.text),
      );
    let end = at;
    while (short(page.blocks[end]) && end - at < 8) {
      end += 1;
      if (country.test(page.blocks[end - 1]?.text ?? '')) break;
    }
    while (at < end - 1 && page.blocks[at]?.text.endsWith(':')) at += 1;
    const lines = page.blocks.slice(at, end).map(({ text }) => text);
    const whole = lines.join(' ');
    if (
      lines.length < 1 ||
      !postcode.test(whole) ||
      (!/\d/u.test(lines[0] ?? '') && lines.length < 3) ||
      whole.length > 200 ||
      monthNamed.test(whole) ||
      /@|\+\d|phone|tel\b/iu.test(whole)
    )
      continue;
    found.push({
      topic: 'address',
      page: page.kind,
      text: `The ${pageLabel(page.kind)} gives this address: ${lines.map((line) => line.replace(/,$/u, '')).join(', ')}.`,
      quotes: [quoteOf(page, whole)],
      score: 4,
    });
    at = end - 1;
  }
  return found;
}

/** Extracts openings, figures and addresses. */
export function extractActivity(site: Site): Finding[] {
  const seen = new Set<string>();
  // What a sidebar repeats on every page is no opening; openings may come again on the pages of jobs.
  const repeated = repeatedLines(site.pages.filter(({ kind }) => kind !== 'careers'));
  return site.pages
    .flatMap((page) => [...jobs(page, repeated), ...figures(page), ...addresses(page)])
    .filter((finding) => {
      const key = `${finding.topic}:${(finding.name ?? finding.quotes[0]?.text ?? '').toLowerCase()}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
