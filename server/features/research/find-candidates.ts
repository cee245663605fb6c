import type { Candidate } from '#contract/research.ts';
import { describeSite, type SiteCard } from '#server/agents/tools/describe-site.ts';
import { guessSites } from '#server/agents/tools/find-site.ts';
import { addressesFor } from '#server/agents/tools/site-address.ts';
import { splitCompany } from '#server/features/prep/split-company.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { ownerOf, sameOwner } from '#server/ports/research/same-company.ts';
import { ResearchError } from '#server/ports/service-http.ts';
import type { KnownCompany } from '#server/ports/research/research.ts';

const mostShown = 3;
const directoryMs = 6_000;
/** Longer than all steps in sequence may take. */
const allMs = 25_000;

interface Found {
  candidates: Candidate[];
  notes: string[];
  decided: string | null;
}

async function askDirectory(ctx: TenantContext, name: string): Promise<{ known: KnownCompany[]; note: string }> {
  const { directory } = ctx.services.research;
  if (directory === null) return { known: [], note: '' };
  try {
    return { known: await directory.findByName(name, AbortSignal.timeout(directoryMs)), note: '' };
  } catch (error) {
    if (!(error instanceof ResearchError)) throw error;
    ctx.log.info({ err: error, source: directory.label }, 'a directory could not be asked');
    return {
      known: [],
      note: `${directory.label} ${error.reasonText}: companies that only it knows are missing here.`,
    };
  }
}

function cardOf(address: string, known: KnownCompany | undefined, card: SiteCard | null): Candidate {
  return {
    url: card?.url ?? address,
    domain: ownerOf(card?.url ?? address) ?? '',
    name: known?.name ?? card?.name ?? '',
    logo: card?.logo ?? '',
    place: known?.place || card?.place || '',
    description: known?.description || card?.description || '',
  };
}

/**
 * Returns up to three companies a name may mean: sites that carry it and directory entries.
 * A typed URL decides, and so does the domain of the person's email; a name alone never does.
 */
export async function findCandidates(
  ctx: TenantContext,
  { company, email }: { company: string; email: string },
): Promise<Found> {
  const { companyName, prospWebUrl } = splitCompany(company);
  if (prospWebUrl !== '') return { decided: prospWebUrl, candidates: [], notes: [] };
  const { webPages, research } = ctx.services;
  const signal = AbortSignal.timeout(allMs);
  const [guessed, { known, note }] = await Promise.all([
    research.isOn('guess') ? guessSites(companyName, webPages, signal) : [],
    askDirectory(ctx, companyName),
  ]);
  const addresses = [
    ...new Map(
      [...known.map(({ website }) => website), ...guessed].map((address) => [ownerOf(address), address]),
    ).values(),
  ];
  const cards = await Promise.all(
    addresses.slice(0, mostShown * 2).map(async (address) => {
      const entry = known.find(({ website }) => sameOwner(website, address));
      return cardOf(address, entry, await describeSite(address, { webPages, signal }));
    }),
  );
  const candidates = [
    ...new Map(cards.filter(({ domain }) => domain !== '').map((card) => [card.domain, card])).values(),
  ];
  const mailDomain = email.split('@')[1] ?? '';
  const own =
    mailDomain === ''
      ? undefined
      : candidates.find(({ url }) => addressesFor(mailDomain).some((address) => sameOwner(address, url)));
  return { decided: own?.url ?? null, candidates: candidates.slice(0, mostShown), notes: note === '' ? [] : [note] };
}
