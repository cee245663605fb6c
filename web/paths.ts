/** Every URL of the product, named once. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  signUp: '/sign-up',
  /** Named only: it has no screen and falls to the catch-all (decision A14). */
  register: '/register',
  forgotPassword: '/sign-in/forgot',
  resetPassword: '/sign-in/reset',
  confirmAddress: '/sign-in/confirm',
  dashboard: '/dashboard',
  content: '/admin/content',
  settings: '/settings',
  profile: '/settings/profile',
  company: '/settings/company',
  team: '/settings/team',
  trash: '/settings/trash',
  signInDomains: '/settings/sign-in',
  auditLog: '/settings/audit-log',
  model: '/settings/model',
  apiKeys: '/settings/api-keys',
  webhooks: '/settings/webhooks',
  data: '/settings/data',
  imports: '/settings/import',
  capture: '/settings/capture',
  coachCards: '/settings/coach-cards',
  frames: '/settings/frames',
  numbers: '/settings/numbers',
  templates: '/settings/templates',
  billing: '/account/billing',
  subscription: '/account/subscription',
  testClient: '/test-client',
  components: '/test-client/components',
  createOrganization: '/onboarding/create-org',
  onboarding: '/onboarding',
  welcome: '/onboarding/welcome',
  organizationDetails: '/onboarding/org-details',
  subscriptionSuccess: '/onboarding/subscription-success',
  populating: '/onboarding/add-team-members',
  addTeam: '/onboarding/add-team-members-final',
  summary: '/onboarding/summary',
  solutionSetup: '/onboarding/solution-setup',
  pricing: '/pricing470194',
  solutions: '/settings/solutions',
} as const;

/** Returns whether an address that no other route takes shows the plans: everything that begins like theirs. */
export const isPricingAddress = (pathname: string): boolean => pathname.startsWith(paths.pricing);

/** Returns whether the server itself serves a path, so that the catch-all reloads it. */
export function isKeptAddress(pathname: string): boolean {
  return (
    ['/about', '/privacy', '/terms', '/how-ai-sales-transformation', '/how-ai-sales-transformation.html'].includes(
      pathname.replace(/\/+$/u, ''),
    ) || ['/demo/', '/share/', '/api/'].some((prefix) => pathname.startsWith(prefix))
  );
}

const names: [prefix: string, name: string][] = [
  [paths.content, 'Content Management'],
  [paths.settings, 'Settings'],
  ['/account', 'Billing'],
  ['/dashboard?prep=', 'the brief you opened'],
  ['/dashboard?session=', 'the session you opened'],
  ['/pdf-generation', 'the PDF'],
];

/** Returns a protected path's name for 'Continue to …', or null for the dashboard. */
export function nameOfPath(path: string): string | null {
  return names.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null;
}
