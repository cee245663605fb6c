import { createClient } from '#contract/company.ts';
import { startCheckout, settleTestCheckout, type Plan } from '#contract/billing.ts';
import type { TestPerson } from './people.ts';

/** Gives a founder's organization its client record, which ends the wizard for them: the dashboard opens. */
export async function onboard(person: TestPerson, companyName = 'Onboarded Ltd'): Promise<void> {
  const answer = await person.call(createClient, {
    orgName: companyName,
    clerkOrgId: person.organizationId,
    orgWebsite: 'https://www.example.com',
    companyIndustry: 'Manufacturing',
  });
  if (answer.status !== 200) throw new Error(`create-client answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** Pays for a plan by the built-in test payments; beyond the 3 preparations to try, a test needs one. */
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
