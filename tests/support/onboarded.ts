import { createClient } from '#contract/company.ts';
import { startCheckout, settleTestCheckout, type Plan } from '#contract/billing.ts';
import type { TestPerson } from './people.ts';

/** Creates the client record of a founder's organization, which ends the wizard and opens the dashboard. */
export async function onboard(person: TestPerson, companyName = 'Onboarded Ltd'): Promise<void> {
  const answer = await person.call(createClient, {
    orgName: companyName,
    clerkOrgId: person.organizationId,
    orgWebsite: 'https://www.example.com',
    companyIndustry: 'Manufacturing',
  });
  if (answer.status !== 200) throw new Error(`create-client answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** Buys a plan with the built-in test payments; a test with more than 3 trial preps needs one. */
export async function subscribe(
  person: TestPerson,
  { plan = 'annual', seats = 5 }: { plan?: Plan; seats?: number } = {},
): Promise<string> {
  const begun = await person.call(startCheckout, {
    clientId: person.organizationId,
    item: { kind: 'subscription', plan, seats },
  });
  if (begun.status !== 200) throw new Error(`checkout answered ${begun.status}: ${JSON.stringify(begun.body)}`);
  await person.call(settleTestCheckout, { sessionId: begun.body.sessionId, outcome: 'success' });
  return begun.body.sessionId;
}
