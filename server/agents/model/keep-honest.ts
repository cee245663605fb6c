import { z } from 'zod';
import { claimSchema, type Claim, type Source } from '#contract/evidence.ts';
import type { Composition } from '../analyst.ts';
import { claimChecker } from '../checking/check-claim.ts';
import type { Refusal } from '../checking/checked-claim.ts';
import { checkedSource } from './checked-source.ts';

// Strict schemas need an object at the top level and no refinements; the runner checks the full schema afterward.
export const claimForm = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(['fact', 'inference', 'playbook', 'not-found']),
  quotes: z.array(z.object({ sourceId: z.string(), text: z.string() })),
  restsOn: z.array(z.string()),
});
type WrittenClaim = z.infer<typeof claimForm>;

export interface Kept {
  claims: Claim[];
  /** Number of refused claims by reason. */
  refused: Partial<Record<Refusal | 'not-drafted', number>>;
}

/** Returns the site's name from its domain: the label before the suffix, of the most frequent host. */
function labelOf(sources: readonly Source[]): string {
  const counts = new Map<string, number>();
  for (const { url } of sources) {
    const host = url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '';
    const label = host.split('.')[0] ?? '';
    if (label.length > 2) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'the company';
}

/**
 * Returns the model's claims that may be shown: facts and inferences that pass the checks, gaps and playbook exactly as
 * drafted.
 */
export function keepHonest(
  written: readonly WrittenClaim[],
  task: Composition,
  draft: readonly Claim[],
  today: string,
): Kept {
  const drafted = new Set(draft.map(({ kind, text }) => `${kind} ${text}`));
  const products = task.sources.filter(({ kind }) => kind === 'own-solution').map(({ title }) => title);
  const names = [...draft, ...task.claims].map(({ text }) => text);
  const { check } = claimChecker(
    task.sources.map((source) => checkedSource(source, today)),
    {
      company: labelOf(task.sources),
      today,
      products,
      names,
    },
  );
  const known = new Map([...task.claims, ...draft, ...written].map((claim) => [claim.id, claim]));
  const refused: Kept['refused'] = {};
  const refuse = (reason: keyof Kept['refused']): Claim[] => {
    refused[reason] = (refused[reason] ?? 0) + 1;
    return [];
  };
  const claims = written.flatMap((each): Claim[] => {
    const { restsOn, ...rest } = each;
    const parsed = claimSchema.safeParse(restsOn.length > 0 ? { ...rest, restsOn } : rest);
    if (!parsed.success) return refuse('form');
    const claim = parsed.data;
    if (claim.kind === 'unchecked') return refuse('form');
    if (claim.kind === 'playbook' || claim.kind === 'not-found')
      return drafted.has(`${claim.kind} ${claim.text}`) ? [claim] : refuse('not-drafted');
    const base = restsOn.flatMap((id) => known.get(id) ?? []);
    const checked = check({ kind: claim.kind, text: claim.text, quotes: claim.quotes, restsOn: base });
    return checked.kept ? [{ ...claim, quotes: checked.quotes }] : refuse(checked.reason);
  });
  return { claims, refused };
}
