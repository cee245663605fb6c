import { dayInWords } from '#contract/day-in-words.ts';
import type { Brand } from '#contract/brand.ts';
import type { Claim } from '#contract/evidence.ts';
import {
  proposalSectionTitles,
  sectionsInOrder,
  type ProposalBlock,
  type ProposalDocument,
  type ProposalSection,
  type ProposalTable,
} from '#contract/proposal.ts';
import { caseName, concernIn, isNumeric, saidIn } from '#contract/proposal-lines.ts';
import { isLink, type RichLine, type Run } from '#contract/rich-text.ts';
import { inkOf, panelOf } from '#server/features/buyer/page-color.view.ts';
import { coverFacts } from './cover-facts.view.ts';
import { capitalized } from '#server/readers/sentences.ts';

export interface PrintedClaim {
  text: string;
  /** A quote and its speaker; empty if no one is quoted. */
  quote: string;
  who: string;
  /** What was said before the quote, where it means nothing without that; else empty. */
  on: string;
  gap: boolean;
  /** A list entry or a paragraph. */
  kind: RichLine['kind'];
  /** Position in a numbered list, from 1; 0 if not numbered. */
  number: number;
  /** The text in uniformly formatted pieces; links lead only to web pages and mailboxes. */
  runs: PrintedRun[];
}
export interface PrintedRun {
  text: string;
  bold: boolean;
  italic: boolean;
  /** Empty: no link. */
  href: string;
}
export interface PrintedBlock {
  title: string;
  list: boolean;
  /** Whether it is the timeline, which shows each promise beside its speaker. */
  steps: boolean;
  claims: PrintedClaim[];
  table: (ProposalTable & { numeric: boolean }) | null;
}
export interface PrintedSection {
  id: ProposalSection;
  title: string;
  blocks: PrintedBlock[];
}

const longestWord = 40;

/** Adds break opportunities to words too long for a line, and sets apostrophes as print does. */
export const breakable = (text: string): string =>
  text
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
    // Lines break at these signs of an address anyway, and whoever copies it gets the address alone.
    .replaceAll(new RegExp(`[^\\s/?&=#-]{${longestWord},}`, 'gu'), (word) =>
      [...word].map((sign, at) => (at > 0 && at % longestWord === 0 ? `\u200b${sign}` : sign)).join(''),
    );

/** Sets a concern apart from its answer. */
function runsOf(text: string): Run[] {
  const found = concernIn(text);
  return found === null ? [{ text }] : [{ text: found.concern, bold: true }, { text: ` ${found.answer}` }];
}

function printed({ text, kind }: Claim, look: RichLine | null = null): PrintedClaim {
  const said = saidIn(text);
  const runs = (look?.runs ?? runsOf(text)).map(({ text: piece, bold = false, italic = false, href = '' }: Run) => ({
    text: breakable(piece),
    bold,
    italic,
    href: isLink(href) ? href : '',
  }));
  return {
    text: breakable(text),
    quote: breakable(said?.quote ?? ''),
    who: said?.who ?? '',
    on: breakable(said?.on ?? ''),
    gap: kind === 'not-found',
    kind: look?.kind ?? 'p',
    number: 0,
    runs,
  };
}

const space: PrintedRun = { text: ' ', bold: false, italic: false, href: '' };

function gapText(claim: PrintedClaim, said: string): PrintedClaim {
  const text = capitalized(said);
  return { ...claim, text, runs: [{ ...space, text }] };
}

/** Numbers list entries until something else interrupts the list. */
function numbered(claims: readonly PrintedClaim[]): PrintedClaim[] {
  let count = 0;
  return claims.map((claim) => {
    count = claim.kind === 'ol' ? count + 1 : 0;
    return { ...claim, number: count };
  });
}

/** Blocks whose drafted sentences are read as one paragraph. */
const flowing: readonly string[] = ['solutionOverview', 'caseSolDescr1', 'caseSolDescr2'];

/** Sets drafted sentences as people would: a paragraph in one piece, price rules as a list, a gap without its title. */
function set(claims: readonly PrintedClaim[], { id, title, edited, list }: ProposalBlock): PrintedClaim[] {
  if (edited) return numbered(claims);
  const [first, ...others] = claims;
  if (
    flowing.includes(id) &&
    first !== undefined &&
    claims.every(({ quote, gap, kind }) => quote === '' && !gap && kind === 'p')
  )
    return [
      {
        ...first,
        text: claims.map(({ text }) => text).join(' '),
        runs: [...first.runs, ...others.flatMap(({ runs }) => [space, ...runs])],
      },
    ];
  const isRule = id === 'pricingModel' && !list;
  return numbered(
    claims.map((claim): PrintedClaim => {
      if (claim.gap && claim.text.startsWith(`${title}: `)) return gapText(claim, claim.text.slice(title.length + 2));
      return isRule && !claim.gap && claim.quote === '' && claim.kind === 'p' ? { ...claim, kind: 'ul' } : claim;
    }),
  );
}

const shown = ({ hidden, claims, table }: ProposalBlock): boolean => !hidden && (claims.length > 0 || table !== null);

/** Returns the section's title: a case bears its customer's name, and an invented one is labeled as an example. */
function titleOf(section: ProposalSection, blocks: readonly ProposalBlock[]): string {
  if (!section.startsWith('case_')) return proposalSectionTitles[section];
  return blocks.some(({ claims }) => claims.some(({ kind }) => kind === 'playbook'))
    ? 'Example scenario'
    : (caseName(blocks) ?? 'Customer story');
}

/** The line that became the section's title isn't said again. */
const belowTitle = (section: ProposalSection, blocks: readonly ProposalBlock[]): ProposalBlock[] => {
  const name = section.startsWith('case_') ? caseName(blocks) : null;
  return blocks.map((block) =>
    name !== null && block.id.startsWith('caseSituation')
      ? {
          ...block,
          claims: block.claims.slice(1),
          ...(block.looks === undefined ? {} : { looks: block.looks.slice(1) }),
        }
      : block,
  );
};

/** Returns a proposal's printed sections, without hidden or empty blocks. Used by screen, PDF, DOCX and Markdown. */
export function printedSections(proposal: Pick<ProposalDocument, 'blocks' | 'sections'>): PrintedSection[] {
  return sectionsInOrder(proposal.sections).flatMap((section): PrintedSection[] => {
    const blocks = proposal.blocks.filter((block) => block.section === section && shown(block));
    if (blocks.length === 0) return [];
    return [
      {
        id: section,
        title: titleOf(section, blocks),
        blocks: belowTitle(section, blocks).map((block) => {
          const { id, title, list, claims, table, looks } = block;
          return {
            title,
            list,
            steps: id === 'timeline',
            claims: set(
              claims.map((claim, at) => printed(claim, looks?.[at])),
              block,
            ),
            table:
              table === null
                ? null
                : {
                    head: table.head,
                    rows: table.rows.map((row) => row.map(breakable)),
                    numeric: isNumeric(id, table),
                  },
          };
        }),
      },
    ];
  });
}

export type PrintedProposal = ReturnType<typeof documentOf>;

/** Builds a proposal for the PDF template, with the organization's color, font and logo. */
export function documentOf(proposal: ProposalDocument, brand: Brand = { color: '', font: '' }, hasLogo = false) {
  const { title, prospect, seller, rep, solutionName } = proposal;
  const shownDay = dayInWords(proposal.day);
  const shownUntil = dayInWords(proposal.validUntil ?? '');
  const logo = hasLogo ? (seller.company === '' ? 'Logo' : `Logo of ${seller.company}`) : '';
  return {
    title: breakable(title),
    /** Whether it starts with a cover page. */
    cover: proposal.cover ?? false,
    person: prospect.person,
    role: prospect.role,
    seller: seller.company,
    /** Alt text of the logo; empty without one. */
    logo,
    website: /^https?:\/\//u.test(seller.website) ? seller.website : '',
    author: rep.name,
    booking: rep.bookingUrl,
    solution: solutionName,
    day: proposal.day,
    shownDay,
    facts: coverFacts({
      person: prospect.person,
      role: prospect.role,
      company: breakable(prospect.company),
      author: rep.name,
      seller: seller.company,
      shownDay,
      shownUntil,
    }),
    accent: inkOf(brand.color),
    panel: panelOf(brand.color),
    font: brand.font === '' ? ('newsreader' as const) : brand.font,
    sections: printedSections(proposal),
  };
}
