import type { Claim } from '#contract/evidence.ts';
import { splitQuotation } from '#server/readers/quotation.ts';
import { isInstruction, isStatement, splitSentences } from '#server/readers/sentences.ts';
import { listed, pageLabel, quoteOf } from '../../built-in/wording.ts';
import { privacyTest } from '../../checking/privacy/tells-private.ts';
import type { PlaybookBuyer } from '../../playbooks/playbook.ts';
import { admittedPains } from '../admitted-pains.ts';
import { meantBy, namesakesIn, standsWith, twoPeople } from './namesakes.ts';
import { blankPages, ClaimList, findingsOf, pagesRead, withinWords, type PrepMaterial } from '../prep-material.ts';

const otherWords = 90;

export function personName(material: Pick<PrepMaterial, 'subject'>): string {
  return `${material.subject.firstName} ${material.subject.lastName}`.trim();
}

/** Returns the role that was given for the person, or else the one that their site names for them; empty: neither. */
export function roleOf(material: PrepMaterial): string {
  if (material.subject.roleTitle.trim() !== '') return material.subject.roleTitle;
  const name = personName(material).toLowerCase();
  const found = findingsOf(material, 'person').filter((finding) => name !== '' && finding.name?.toLowerCase() === name);
  return namesakesIn(found, material.pages).length > 1 ? '' : (found[0]?.role ?? '');
}

/** Returns the playbook buyer whose title resembles the person's role, or null. */
export function buyerFor(material: PrepMaterial): PlaybookBuyer | null {
  const title = ` ${roleOf(material)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  if (title.trim() === '') return null;
  return (
    material.playbook.buyers.find((buyer) =>
      buyer.titles.some((fragment) => title.includes(fragment.length <= 4 ? ` ${fragment} ` : fragment)),
    ) ?? null
  );
}

/** Returns what a page says of a person, or what they say on it. */
function mentioned(name: string, sentence: string, where: string): string {
  const said = splitQuotation(sentence);
  const inner = (said?.words ?? sentence).replace(/[“”"]/gu, "'");
  if (said === null) return `The ${where} says of ${name}: “${inner}”`;
  return said.speaker.includes(name)
    ? `On the ${where}, ${name} says: “${inner}”`
    : `On the ${where}, ${said.speaker} says of ${name}: “${inner}”`;
}

export function draftPersonalInsights(material: PrepMaterial): Claim[] {
  const list = new ClaimList('personalInsights');
  const name = personName(material);
  const same = (other: string | undefined): boolean => other?.toLowerCase() === name.toLowerCase();
  const all = findingsOf(material, 'person');
  // A place or degree behind somebody's role isn't a person.
  const people = all.filter(
    ({ name: each = '' }) => each === '' || !all.some(({ row, role = '' }) => (row?.value ?? role).includes(each)),
  );
  const roles = people.filter((finding) => same(finding.name));
  const namesakes = namesakesIn(roles, material.pages);
  const meant = meantBy(namesakes, material.subject.roleTitle);
  if (namesakes.length > 1)
    list.inference(
      twoPeople(name, namesakes, meant, material.subject.roleTitle),
      namesakes.map((finding) => list.fact(finding)),
    );
  else for (const finding of roles.slice(0, 2)) list.fact(finding);
  // What they admit stands under the pains, with their name.
  const admitted = new Set(
    admittedPains(material).flatMap(({ findings }) => findings.flatMap(({ quotes }) => quotes.map(({ text }) => text))),
  );
  const tellsPrivate = privacyTest(
    material.company,
    material.pages.map(({ source }) => source.text),
  );
  const mentions = material.pages.flatMap((page) =>
    page.blocks.flatMap((block, at) =>
      isInstruction(block.text) || (namesakes.length > 1 && !standsWith(page, at, namesakes, meant))
        ? []
        : splitSentences(block.text)
            .filter(
              (sentence) =>
                name.includes(' ') &&
                sentence.includes(name) &&
                isStatement(sentence) &&
                !admitted.has(sentence) &&
                !tellsPrivate(sentence),
            )
            .map((sentence) => ({
              text: mentioned(name, sentence, pageLabel(page.kind)),
              quotes: [quoteOf(page, sentence)],
            })),
    ),
  );
  for (const mention of mentions.slice(0, 3)) list.fact(mention);
  const [blank] = blankPages(material);
  if (!name) list.missing('No person was named for this meeting.');
  else if (roles.length === 0 && mentions.length === 0)
    list.missing(
      `${name} isn’t named with a role on ${pagesRead(material)}.${blank === undefined ? '' : ` “${blank.source.title}” (${blank.url}) showed us no text, so look there.`} We say nothing about the person that the website doesn’t say.`,
    );
  for (const link of [material.subject.linkedIn, ...material.links].filter(Boolean))
    list.missing(`We didn’t read LinkedIn: it’s open only to signed-in members. We’ve kept the address: ${link}`);
  const buyer = buyerFor(material);
  if (buyer) {
    list.playbook(
      `Someone in a role such as “${roleOf(material)}” (${buyer.name}) usually cares about ${listed(buyer.cares.slice(0, 3))}.`,
    );
    if (buyer.measures.length > 0)
      list.playbook(`That role is usually measured by ${listed(buyer.measures.slice(0, 3))}.`);
  } else if (material.playbook.buyers[0] && roleOf(material) === '') {
    const [first] = material.playbook.buyers;
    list.playbook(
      `A buyer you often meet in this industry (${first.name}) cares about ${listed(first.cares.slice(0, 3))}.`,
    );
  }
  for (const finding of withinWords(
    people.filter((person) => !same(person.name)),
    otherWords,
  ).slice(0, 10))
    list.fact(finding);
  return list.claims;
}
