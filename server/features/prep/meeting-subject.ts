import type { InputOf } from '#contract/endpoint.ts';
import type { meetingPrepper, PrepSubject } from '#contract/prep.ts';
import { AppError } from '#server/platform/errors.ts';
import { splitCompany } from './split-company.ts';

/** Returns the meeting's subject from the automation call's field names (decision A96). */
export function meetingSubject(input: InputOf<typeof meetingPrepper>): PrepSubject {
  const { company, action: _action, requestId: _requestId, clientId: _clientId, userID: _userId, ...subject } = input;
  const named = company === '' ? { companyName: '', prospWebUrl: '' } : splitCompany(company);
  const wanted = {
    ...subject,
    companyName: subject.companyName || named.companyName,
    prospWebUrl: subject.prospWebUrl || named.prospWebUrl,
  };
  if (wanted.companyName === '' && wanted.prospWebUrl === '')
    throw new AppError('invalid_input', 'Enter a web address or a company name');
  return wanted;
}
