import type { z } from 'zod';
import { fetchByClerkIds } from '#contract/members.ts';
import { CallError } from '#web/lib/call-error.ts';
import type { CallOptions } from '#web/lib/call.ts';

type Found = z.infer<typeof fetchByClerkIds.output>;
export type ClientLookup =
  | { status: 'success'; data: Found; message: string }
  | { status: 'error'; data: null; message: string };
type Ask = (
  endpoint: typeof fetchByClerkIds,
  input: { clerkUserId: string; clerkOrgId?: string },
  options: CallOptions,
) => Promise<Found>;

function messageOf(error: unknown): string {
  if (!(error instanceof CallError)) return 'Failed to fetch client data';
  if (error.code === 'not_json') return 'Failed to parse JSON response';
  return error.status >= 400 ? `HTTP error! status: ${error.status}` : 'Failed to fetch client data';
}

/** Looks up the client; returns errors as a result and never throws. */
export async function lookUpClient(ask: Ask, ids: { clerkUserId: string; clerkOrgId: string }): Promise<ClientLookup> {
  try {
    return {
      status: 'success',
      data: await ask(fetchByClerkIds, ids, { organizationId: ids.clerkOrgId }),
      message: '',
    };
  } catch (error) {
    return { status: 'error', data: null, message: messageOf(error) };
  }
}
