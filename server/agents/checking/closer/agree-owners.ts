import { oneOf } from '#server/readers/one-of.ts';
import { ownWords } from '../../ledger/vocabulary/speakers.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { quotedLines } from '../quoted-lines.ts';
import { shared, termsOf } from '../clauses.ts';
import type { FoundQuote } from '../read-source.ts';
import { valuesIn } from '../read-values.ts';
import type { Value } from '../value.ts';
import {
  acrossWords,
  foreignRelations,
  holdingVerbs,
  linkingHouses,
  ofPeopleWords,
  relativeMarks,
  spokenBy,
} from '../vocabulary/owners.ts';
import type { CompanyName } from '../whose-words.ts';

const name = String.raw`\p{Lu}[\p{L}\p{N}&.’'-]+`;
const nameRun = String.raw`${name}(?:\s(?:of\s|&\s|de\s|van\s|von\s)?${name})*`;
const own = wordTest(ownWords);
const firstPerson = wordTest([
  'I',
  'my',
  'ich',
  'mein\\p{L}*',
  'je',
  'mon',
  'ma',
  'mes',
  'yo',
  'mi',
  'mis',
  'ik',
  'mijn',
]);
/** Whether a text speaks of its own house; 'US$' and 'US' are none of 'us'. */
export const isOwn = (text: string): boolean => own.test(text.replace(/(?<!\p{L})US(?=\$|\s|\b)/gu, ' '));

const related = String.raw`(?:${oneOf(foreignRelations)})`;
const plainRelated = wordTest(foreignRelations);
const isNamed = (whole: string, claim: string): boolean =>
  whole
    .split(/\s+/u)
    .some(
      (part) =>
        part.length > 2 &&
        /^\p{Lu}/u.test(part) &&
        claim.toLowerCase().includes(part.toLowerCase().replace(/[’']s$/u, '')),
    );
const ofRelated = (claim: string): boolean => plainRelated.test(claim);

/** Whether a claim is told of the company: by its name, as 'it', or as 'the brewery' at its beginning. */
function isOfCompany(claim: string, { words }: CompanyName): boolean {
  return (
    /^(?:[^,]{0,40},\s)?(?:it|its|the)\s\p{Ll}/iu.test(claim) ||
    [...words].some((word) => claim.toLowerCase().includes(word))
  );
}

const relativeClause = new RegExp(
  String.raw`(${nameRun}|${related})(\s(?:in|of|at|from|near|aus|à|de|en|in)\s${name})?,?\s(?:${oneOf(relativeMarks)})\s((?:[^.;,]|[.,](?=\d)){6,160})`,
  'gu',
);
const closeTo = (one: Value, other: Value): boolean =>
  !one.calendar && Math.abs(one.value - other.value) <= Math.max(one.error, other.error, 1e-9);

/**
 * Returns whether a claim tells of the company a figure that stands in a clause on somebody else: 'Lumera, que fabrica 3,5
 * gigavatios', 'a partner factory, which employs 900 people'.
 */
export function takesOthersFigure(
  claim: string,
  claimed: readonly Value[],
  quotes: readonly FoundQuote[],
  company: CompanyName,
): boolean {
  const figures = claimed.filter(({ calendar }) => !calendar);
  if (figures.length === 0 || quotes.length !== 1 || !isOfCompany(claim, company) || ofRelated(claim)) return false;
  return quotes.every(({ text, source }) =>
    [...text.matchAll(relativeClause)].some(([, head = '', , clause = '']) => {
      if (
        company.test.test(head) ||
        isNamed(head, claim) ||
        [...company.words].some((word) => head.toLowerCase().includes(word))
      )
        return false;
      if (isOwn(clause)) return false;
      const told = valuesIn(clause, source?.language ?? '');
      const before = valuesIn(text.replace(clause, ' '), source?.language ?? '');
      return figures.every(
        (figure) => told.some((each) => closeTo(figure, each)) && !before.some((each) => closeTo(figure, each)),
      );
    }),
  );
}

const across = wordTest(acrossWords);
const ofPeople = wordTest(ofPeopleWords);
/** Returns whether a claim tells of the company what its quotes tell of a whole country or trade: 'Sector-wide, landlords took'. */
export const tellsOfAll = (claim: string, quotes: readonly string[], company: CompanyName): boolean =>
  quotes.length > 0 &&
  isOfCompany(claim, company) &&
  !across.test(claim) &&
  !ofPeople.test(claim) &&
  quotes.every((quote) => across.test(quote) && !isOwn(quote) && !company.test.test(quote));

/** Within so many characters a claim names whom it is on. */
const subjectEnd = 50;
const opensRelated = new RegExp(
  String.raw`^["“„«]?(?:\d{1,2}\.? \p{L}+ \d{4}:? )?(?:One of )?(?:Our|The|A|An|Unser[e]?|Der|Die|Notre|Un|Une|Nuestr[oa]|El|La|Onze|Een|De)?\s?` +
    String.raw`(?:\p{L}+ ){0,2}(?:${oneOf(foreignRelations)})(?=[\s,])`,
  'iu',
);
const apposed = new RegExp(String.raw`^(?:The|Our|Its|Their) [^,.]{3,50}, (${nameRun}), \p{Ll}`, 'u');
const parenthesis = /,\s(?:which|who|whose|a|an|the)\s[^,]{3,80},/giu;
/** Returns whether a quote's sentence, or the part of it that the claim takes, is on somebody else who is named at its beginning. */
export function tellsOfOpening(claim: string, quotes: readonly FoundQuote[], company: CompanyName): boolean {
  const isItself = [...company.words].some((word) => claim.slice(0, subjectEnd).toLowerCase().includes(word));
  if (quotes.length === 0 || !isItself || ofRelated(claim)) return false;
  const asked = termsOf(claim);
  return quotes.every(({ text }) => {
    const [first = ''] = text
      .trim()
      .split(/;\s|(?<=\p{L}{2}[.!?])\s+(?=\p{Lu})/u)
      .toSorted((a, b) => shared(asked, termsOf(b)) - shared(asked, termsOf(a)));
    const plain = first.replace(parenthesis, ' ');
    if (company.test.test(plain)) return false;
    const after = /^[“"„«]/u.test(text.trim()) ? '' : plain;
    if (opensRelated.test(after)) {
      const rest = after.replace(opensRelated, ' ');
      return !isOwn(rest) && !isNamed(rest.match(new RegExp(nameRun, 'u'))?.[0] ?? '', claim);
    }
    const head = apposed.exec(plain)?.[1] ?? actsAlone(plain);
    return head !== undefined && !isNamed(head, claim) && !isOwn(plain.slice(plain.indexOf(head)));
  });
}
const acting = new RegExp(
  String.raw`^(${name}(?:\s${name})*)\s(?:has|had|stood|shut|closed|cut|laid|sold|bought|issued|lost|won|opened|took)\s`,
  'u',
);
/** The name of a firm, of which 'its own' follows. */
const actsAlone = (plain: string): string | undefined =>
  /\b(?:its|their) own\b|\bprofit warning\b/iu.test(plain) ? acting.exec(plain)?.[1] : undefined;

const says = new RegExp(
  String.raw`(?:${oneOf(spokenBy)})\s(?:by\s)?(?:Mrs?\.?\s|Dr\.?\s)?(${name}(?:\s${name})*)([^“”"«»]{0,120})`,
  'u',
);
const saysBefore = new RegExp(String.raw`(${name}(?:\s${name})+)([^“”"«»]{0,80}):\s["“„«]$`, 'u');
const holds = wordTest(holdingVerbs);
const house = new RegExp(String.raw`(?:${oneOf(linkingHouses)})\s(?:the\s)?(${name}(?:\s${name})*)`, 'u');
const anyName = new RegExp(name, 'gu');
const ours = /\b(?:our|unser\p{L}*|notre|nuestr[oa]|ons|onze)\b/iu;

/**
 * Returns whether a claim tells of the company what somebody who owns or heads another house says of it in the first person:
 * “My whole team was scared,” says Marta Finch of Broadland Freight.
 */
export function tellsOfOtherVoice(claim: string, quotes: readonly FoundQuote[], company: CompanyName): boolean {
  if (quotes.length === 0 || ofRelated(claim) || ofPeople.test(claim)) return false;
  const others = [...claim.matchAll(anyName)]
    .map(([each]) => each)
    .filter((each) => each.length > 2 && !company.words.has(each.toLowerCase()));
  return quotes.every((quote) => {
    const { text, source, at } = quote;
    if (
      source === undefined ||
      at < 0 ||
      others.some((each) => source.text.includes(each)) ||
      !(isOwn(text) || firstPerson.test(text))
    )
      return false;
    const { lines } = quotedLines(quote);
    const line = source.lines.page[lines[0]?.at ?? -1] ?? '';
    const from = Math.max(0, line.indexOf(text.split('\n')[0] ?? text));
    const before = line.slice(0, from + (/^["“„«]/u.test(text) ? 1 : 0));
    const inside =
      /["“„«]/u.test(text) || (before.match(/["“„«]/gu) ?? []).length > (before.match(/[”»]/gu) ?? []).length;
    if (!inside) return false;
    const match = says.exec(line.slice(from)) ?? saysBefore.exec(before);
    if (match === null) return false;
    const [, person = '', rest = ''] = match;
    const [part = ''] = rest.split(/[.;]\s/u);
    if (isNamed(person, claim) || company.test.test(part) || ours.test(part)) return false;
    const named = house.exec(part)?.[1];
    if (named !== undefined)
      return !isNamed(named, claim) && ![...company.words].some((word) => named.toLowerCase().includes(word));
    return holds.test(part);
  });
}

const ifYou = /^(?:if|when|while|wenn|si|als|cuando|quand) (?:you|sie|vous|u|usted)(?:[’']re|[’']ve)?(?!\p{L})/iu;
/** Returns whether a claim tells of the company a case that its quotes put to the reader: 'If you're still photographing your kit …'. */
export const takesReadersCase = (claim: string, quotes: readonly string[], company: CompanyName): boolean =>
  quotes.length > 0 &&
  [...company.words].some((word) => claim.toLowerCase().includes(word)) &&
  !ofPeople.test(claim) &&
  quotes.every((quote) => ifYou.test(quote.trim()) && !isOwn(quote));
