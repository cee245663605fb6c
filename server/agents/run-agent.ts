import { z } from 'zod';
import type { Section } from '#contract/brief.ts';
import { claimSchema, type Claim, type Source } from '#contract/evidence.ts';
import type { Analyst } from './analyst.ts';
import { createQuoteVerifier } from './verify-quotes.ts';

/** One part of an agent's output as data: its needs, the model's instructions, and the built-in draft. */
export interface AgentSection<Key extends string, Given> {
  key: Key;
  title: string;
  instructions: string;
  /** Sections whose claims it builds on. */
  needs: readonly Key[];
  /** Timeout in milliseconds; only this section then fails. */
  deadlineMs: number;
  maxClaims: number;
  /** Removes claims the section may not contain, whoever wrote them. */
  trim?(claims: readonly Claim[], given: Given): Claim[];
  draft(given: Given, ready: ReadonlyMap<Key, Section>): Claim[] | Promise<Claim[]>;
}

interface RunOptions<Key extends string, Given> {
  sections: readonly AgentSection<Key, Given>[];
  given: Given;
  sources: readonly Source[];
  analyst: Analyst;
  signal: AbortSignal;
  onSection: (key: Key, section: Section) => void;
  /** Existing sections to build on, not rewritten. */
  kept?: ReadonlyMap<Key, Section>;
  /** Returns whether a claim was marked wrong before and must not be repeated. */
  refuses?: (claim: Claim) => boolean;
}

const claimsSchema = z.array(claimSchema);

class SectionTimeout extends Error {}

async function within<T>(
  work: (signal: AbortSignal) => Promise<T>,
  deadlineMs: number,
  signal: AbortSignal,
): Promise<T> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const both = AbortSignal.any([signal, deadline]);
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(signal.aborted ? signal.reason : new SectionTimeout());
  both.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([work(both), stopped.promise]);
  } finally {
    both.removeEventListener('abort', stop);
  }
}

function failure(error: unknown): Section {
  const sentence =
    error instanceof SectionTimeout
      ? 'This section took too long and was left out.'
      : error instanceof z.ZodError
        ? 'This section came back in a form we couldn’t use.'
        : 'We couldn’t write this section.';
  return { status: 'failed', claims: [], error: `${sentence} Run the prep again to try once more.` };
}

/**
 * Runs each section as soon as the sections it needs are ready.
 * Checks every result against the schema and its quotes against the sources; a failing section doesn't affect others.
 * Rejects only when aborted.
 */
export async function runAgent<Key extends string, Given>(options: RunOptions<Key, Given>): Promise<Map<Key, Section>> {
  const { sections, given, sources, analyst, signal, onSection, kept, refuses = () => false } = options;
  const verify = createQuoteVerifier(sources);
  const ready = new Map<Key, Section>(kept);
  const known = new Set([...(kept?.values() ?? [])].flatMap((section) => section.claims.map((claim) => claim.id)));
  const running = new Map<Key, Promise<void>>();

  async function run(section: AgentSection<Key, Given>): Promise<void> {
    await Promise.all(section.needs.map((key) => running.get(key)));
    let result: Section;
    try {
      const composed = await within(
        async (both) =>
          analyst.compose(
            {
              key: section.key,
              title: section.title,
              instructions: section.instructions,
              sources,
              output: claimsSchema,
              claims: section.needs.flatMap((key) => ready.get(key)?.claims ?? []),
              draft: () => section.draft(given, ready),
            },
            both,
          ),
        section.deadlineMs,
        signal,
      );
      const written = claimsSchema.parse(composed.output).filter((claim) => !refuses(claim));
      const claims = verify(section.trim?.(written, given) ?? written, known).slice(0, section.maxClaims);
      const shown = verify(claims, known);
      const substantial = shown.some((claim) => claim.kind !== 'not-found');
      result = { status: substantial ? 'ready' : 'empty', claims: shown, writtenBy: composed.writtenBy };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      result = failure(error);
    }
    for (const claim of result.claims) known.add(claim.id);
    ready.set(section.key, result);
    onSection(section.key, result);
  }

  for (const section of sections) {
    if (section.needs.some((key) => !running.has(key)))
      throw new Error(`Section ${section.key} stands before one that it needs`);
    running.set(section.key, kept?.has(section.key) === true ? Promise.resolve() : run(section));
  }
  await Promise.all(running.values());
  return ready;
}
