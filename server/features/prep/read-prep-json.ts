import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PrepDetail } from '#contract/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { JsonText } from '#server/platform/json-text.ts';
import { findPlainBrief } from './plain-brief.store.ts';
import { toDetail } from './prep.view.ts';
import { readPrep } from './read-prep.ts';

const unmarked = { marks: [], notes: [], version: null };
/** Placeholders for the database's own JSON; random, so that no stored text can equal one. */
const places = { sections: `sections ${randomUUID()}`, sources: `sources ${randomUUID()}` };

/** Returns what `readPrep` returns, as JSON. The sections and sources of a plain brief pass through unparsed. */
export async function readPrepJson(
  ctx: TenantContext,
  { prospectId }: { prospectId: string },
): Promise<JsonText<{ prepSession: PrepDetail }>> {
  const plain = z.uuid().safeParse(prospectId).success ? await findPlainBrief(ctx, prospectId) : null;
  if (plain === null) return new JsonText(JSON.stringify(await readPrep(ctx, { prospectId })));
  const { sections, sources, ...found } = plain;
  const { detail } = toDetail({ ...found, sections: [], sources: [] }, ctx.organizationId, unmarked);
  const text = JSON.stringify({ prepSession: { ...detail, brief: { ...detail.brief, ...places } } });
  return new JsonText(
    text.replace(`"${places.sections}"`, () => sections).replace(`"${places.sources}"`, () => sources),
  );
}
