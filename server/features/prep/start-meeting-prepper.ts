import type { InputOf } from '#contract/endpoint.ts';
import type { meetingPrepper as endpoint } from '#contract/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { splitCompany } from './split-company.ts';
import { startPrep } from './start-prep.ts';

/** Starts a preparation from the field names of the automation call (decision A96). */
export async function startMeetingPrepper(
  ctx: TenantContext,
  input: InputOf<typeof endpoint>,
): Promise<{ id: string }> {
  const { company, action: _action, requestId, clientId, userID: _userId, ...subject } = input;
  requireOwnClient(ctx, clientId);
  const named = company === '' ? { companyName: '', prospWebUrl: '' } : splitCompany(company);
  const wanted = {
    ...subject,
    companyName: subject.companyName || named.companyName,
    prospWebUrl: subject.prospWebUrl || named.prospWebUrl,
  };
  if (wanted.companyName === '' && wanted.prospWebUrl === '')
    throw new AppError('invalid_input', 'Enter a web address or a company name');
  return startPrep(ctx, { subject: wanted, requestId });
}
