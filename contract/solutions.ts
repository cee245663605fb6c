import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { solutionRecordSchema } from './records-company.ts';
import { block, outsideId, shownName, toOutsideId, toRecordId } from './text.ts';

/** What the selling organization offers, as agents read it. */
export const solutionSchema = z.object({ id: z.string(), name: z.string(), description: z.string() });
export type Solution = z.infer<typeof solutionSchema>;

const { nameMax, descriptionMax } = limits.solution;
const name = shownName(nameMax, `Solution name is too long (up to ${nameMax} characters)`).min(
  1,
  'Solution name cannot be empty',
);
const description = block(descriptionMax, `Solution description is too long (up to ${descriptionMax} characters)`);

/** The form requires both fields; the API accepts a missing description (decision A77). */
export const newSolutionSchema = z.object({
  name,
  description: description.min(1, 'Solution description cannot be empty'),
});

/** Returns what people read of a name: no case, characters that aren't shown or size of spaces. */
const foldSolutionName = (typed: string): string =>
  typed
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFC');

/** Returns whether another solution than `except` has the name; one that had its name before may always keep it. */
export function isSolutionNameTaken(
  solutions: readonly { id: string; name: string }[],
  { name, except }: { name: string; except?: string | undefined },
): boolean {
  const folded = foldSolutionName(name);
  const same = solutions.filter((one) => foldSolutionName(one.name) === folded);
  return same.length > 0 && same.every(({ id }) => id !== except);
}

export const duplicateSolutionText = 'A solution with this name already exists.';
export const noClientText = 'Client ID not found. Please complete company setup first.';

const clientId = z.string({ error: noClientText }).trim().min(1, noClientText).overwrite(toOutsideId);
const reference = z.string({ error: 'Solution not found' }).min(1, 'Solution not found').overwrite(toRecordId);

export const getSolutions = endpoint({
  method: 'GET',
  path: '/api/records/solutions/get-solutions-by-client/route',
  access: 'member',
  summary: 'Solutions of the company, oldest first',
  input: z.object({ clientId: outsideId().optional() }),
  output: z.object({ solutions: z.array(solutionRecordSchema) }),
});
export const createSolution = endpoint({
  method: 'POST',
  path: '/api/records/solutions/create-solution/route',
  access: 'member',
  summary: 'Add a solution; names are unique in the company, ignoring case',
  input: z.object({ name, description: description.optional(), clientId }),
  output: z.object({ solution: solutionRecordSchema.optional() }),
});
export const updateSolution = endpoint({
  method: 'PATCH',
  path: '/api/records/solutions/update-solution/route',
  access: 'member',
  summary: 'Change the name of a solution and, if given, its description',
  input: z.object({ airtableRecordId: reference, name, description: description.optional() }),
  output: z.object({ solution: solutionRecordSchema.optional() }),
});
export const deleteSolution = endpoint({
  method: 'DELETE',
  path: '/api/records/solutions/delete-solution/route',
  access: 'member',
  summary: 'Delete a solution',
  input: z.object({ airtableRecordId: reference }),
  output: z.object({ deleted: z.boolean() }),
});
/** Options for pickers in the content form (decision A82). */
export const solutionOptions = endpoint({
  method: 'POST',
  path: '/api/automation/content/solution-options/route',
  access: 'member',
  summary: 'Solutions to choose from',
  input: z.object({ clientId: outsideId().optional() }),
  output: z.object({ status: z.string(), solutions: z.array(z.object({ id: z.string(), name: z.string() })) }),
  timeoutMs: limits.webhook.timeoutMs.contentList,
});
