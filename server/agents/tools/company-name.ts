import { legalForms } from '#server/ports/research/legal-forms.ts';
import { literally, oneOf } from '#server/readers/one-of.ts';
import { parse } from 'tldts';
import { generalTitles } from '#server/agents/vocabulary/general-titles.ts';
import type { SitePage } from './site-page.ts';

const separators = /\s+[|–—·•:».~*/-]+\s+|\s*\|\s*|:\s+/u;

function organisationName(page: SitePage): string | null {
  const found = page.structured.find((record) =>
    /Organization|Corporation|LocalBusiness/u.test(String(record['@type'])),
  );
  return typeof found?.name === 'string' && found.name.length <= 60 ? found.name.trim() : null;
}

const does =
  '(?:is|are|was|has|have|helps?|offers?|provides?|makes?|sells?|builds?|develops?|delivers?|supports?|runs?|designs?|manufactures?|operates?)';

/** Returns whether a text says that a name is or does something. */
function speaksOf(text: string, name: string): boolean {
  return /^\p{Lu}/u.test(name) && new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)} ${does}\\b`, 'u').test(text);
}

const copyright = new RegExp(
  String.raw`(?:©|\(c\)|copyright)\s*(?:(?:19|20)\d\d)?(?:\s*[-–]\s*(?:19|20)\d\d)?,?\s+(?:by\s+)?` +
    String.raw`(\p{Lu}[^.|,·•©]{2,50}?)(?=\.|\||,|·|•| All | Alle | Tous | Todos |$)`,
  'iu',
);

/** Behind its name a site signs with its legal form, years or a line of its own: 'Acme Ltd 2011-2026', 'Acme - grown together'. */
const signEnds = new RegExp(`^(?:$|,? (?:${oneOf(legalForms)})(?![\\p{L}])|[\\s,]*(?:19|20)\\d\\d|\\s*[-–—|:,])`, 'u');
/** Titles of home pages that name nobody. */
const general = new RegExp(`^(?:${oneOf(generalTitles)})(?![\\p{L}])`, 'iu');

function signsWith(sign: string, title: string): boolean {
  return sign.toLowerCase().startsWith(title.toLowerCase()) && signEnds.test(sign.slice(title.length));
}

/** Returns the home page's whole title if the site signs with it, in its copyright line or its logo's alt text. */
function signedName(pages: readonly SitePage[]): string | null {
  const [home] = pages;
  const title = home?.title.trim() ?? '';
  if (!home || title === '' || title.split(' ').length > 6 || separators.test(title)) return null;
  const signs = pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ kind, text }) => (kind === 'picture' ? [text] : [copyright.exec(text)?.[1]?.trim() ?? ''])),
  );
  return !general.test(title) && signs.some((sign) => signsWith(sign, title)) ? title : null;
}

/** The parts of a title, each with a letter; old pages frame theirs: ':: Acme Ltd. ::', '..:: Home ::..'. */
const partsOf = (title: string): string[] =>
  title
    .replaceAll(/^[\s.:|»«*~=-]+|[\s:|»«*~=-]+(?:\.\.+)?$/gu, '')
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));

/** Returns the name a site gives itself in titles and metadata, or null. */
export function companyNameOf(pages: readonly SitePage[]): string | null {
  const [home] = pages;
  if (!home) return null;
  const declared = home.siteName || organisationName(home);
  if (declared && declared.length <= 60) return declared;
  const signed = signedName(pages);
  if (signed) return signed;
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const part of new Set(partsOf(page.title))) counts.set(part, (counts.get(part) ?? 0) + 1);
  const shared = [...counts]
    .filter(([part, count]) => part && count >= 2 && part.length <= 40 && count >= pages.length / 2)
    .toSorted((a, b) => b[1] - a[1])[0]?.[0];
  if (shared) return shared;
  const label = parse(home.url).domainWithoutSuffix?.replaceAll('-', '').toLowerCase();
  const segments = partsOf(home.title);
  return (
    segments.find(
      (segment) =>
        label &&
        segment
          .toLowerCase()
          .replace(/[^a-z\d]/gu, '')
          .startsWith(label) &&
        segment.split(' ').length <= 5,
    ) ??
    segments.find((segment) => segment.split(' ').length <= 5 && speaksOf(home.source.text, segment)) ??
    (segments.length > 1
      ? segments.filter((segment) => segment.split(' ').length <= 4).toSorted((a, b) => a.length - b.length)[0]
      : undefined) ??
    null
  );
}
