import { Outlet, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { readContentSearch } from './features/content/content-search.ts';
import { DashboardScreen, fetchScreen } from './features/dashboard/dashboard-screen.tsx';
import { readDashboardSearch } from './features/discovery/dashboard-search.ts';
import { lazyScreen } from './components/lazy-screen.ts';
import { CatchAll } from './shell/catch-all.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { Home } from './shell/home.tsx';
import { Overlay, ScreenLoading } from './shell/overlay.tsx';
import { Protected } from './shell/protected.tsx';
import { Root } from './shell/root.tsx';

const rootRoute = createRootRoute({ component: Root, errorComponent: ErrorPage, notFoundComponent: CatchAll });
const entry = createRoute({
  getParentRoute: () => rootRoute,
  id: 'entry',
  component: Outlet,
  pendingComponent: () => <Overlay text="Loading..." />,
});
const protectedRoute = createRoute({ getParentRoute: () => rootRoute, id: 'protected', component: Protected });
const shell = createRoute({
  getParentRoute: () => protectedRoute,
  id: 'shell',
  component: lazyScreen(() => import('./shell/shell.tsx'), 'Shell'),
  pendingComponent: () => <Overlay text="Loading..." />,
});

/** Keeps every URL parameter; these are the ones screens read. */
function keepSearch(search: Record<string, unknown>): {
  ticket?: string;
  demo?: string;
  error?: string;
  step?: string;
  after?: string;
} {
  return search;
}

const signIn = lazyScreen(() => import('./features/identity/sign-in-screen.tsx'), 'SignInScreen');
const signUp = lazyScreen(() => import('./features/identity/sign-up-screen.tsx'), 'SignUpScreen');
const forgotPassword = lazyScreen(
  () => import('./features/identity/forgot-password-screen.tsx'),
  'ForgotPasswordScreen',
);
const confirmAddress = lazyScreen(
  () => import('./features/identity/confirm-address-screen.tsx'),
  'ConfirmAddressScreen',
);
const resetPassword = lazyScreen(() => import('./features/identity/reset-password-screen.tsx'), 'ResetPasswordScreen');
const createOrganization = lazyScreen(
  () => import('./features/identity/create-organization-screen.tsx'),
  'CreateOrganizationScreen',
);
const profile = lazyScreen(() => import('./features/settings/profile-screen.tsx'), 'ProfileScreen');
const onboarding = (
  name: 'WelcomeScreen' | 'OrganizationDetailsScreen' | 'AddTeamScreen' | 'SummaryScreen' | 'OnboardingRootScreen',
) => lazyScreen(() => import('./features/onboarding/onboarding-screen.tsx'), name);
const subscriptionSuccess = lazyScreen(
  () => import('./features/onboarding/subscription-success-screen.tsx'),
  'SubscriptionSuccessScreen',
);
const populating = lazyScreen(() => import('./features/onboarding/populating-screen.tsx'), 'PopulatingScreen');
const solutionSetup = lazyScreen(() => import('./features/solutions/solution-setup-screen.tsx'), 'SolutionSetupScreen');
const solutions = lazyScreen(() => import('./features/solutions/settings-solutions.tsx'), 'SettingsSolutions');
const sharedBrief = lazyScreen(() => import('#web/features/sharing/shared-brief-screen.tsx'), 'SharedBriefScreen');
const pricing = lazyScreen(() => import('./features/billing/pricing-screen.tsx'), 'PricingScreen');
const checkout = lazyScreen(() => import('./features/billing/checkout-screen.tsx'), 'CheckoutScreen');
const testPortal = lazyScreen(() => import('./features/billing/test-portal-screen.tsx'), 'TestPortalScreen');
const billing = lazyScreen(() => import('./features/billing/billing-screen.tsx'), 'BillingScreen');
const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  component: lazyScreen(() => import('./features/settings/settings-layout.tsx'), 'SettingsLayout'),
});
const company = lazyScreen(() => import('./features/settings/company-screen.tsx'), 'CompanyScreen');
const trash = lazyScreen(() => import('./features/trash/trash-screen.tsx'), 'TrashScreen');
const team = lazyScreen(() => import('./features/team/team-screen.tsx'), 'TeamScreen');
const signInDomains = lazyScreen(
  () => import('./features/sign-in-domains/sign-in-domains-screen.tsx'),
  'SignInDomainsScreen',
);
const auditLog = lazyScreen(() => import('./features/audit/audit-log-screen.tsx'), 'AuditLogScreen');
const model = lazyScreen(() => import('./features/model/model-screen.tsx'), 'ModelScreen');
const apiKeys = lazyScreen(() => import('./features/api-keys/api-keys-screen.tsx'), 'ApiKeysScreen');
const templates = lazyScreen(() => import('./features/proposal-template/templates-screen.tsx'), 'TemplatesScreen');
const webhooks = lazyScreen(() => import('./features/webhooks/webhooks-screen.tsx'), 'WebhooksScreen');
const imports = lazyScreen(() => import('./features/imports/import-screen.tsx'), 'ImportScreen');
const data = lazyScreen(() => import('./features/organization-export/data-screen.tsx'), 'DataScreen');
const capture = lazyScreen(() => import('./features/capture/capture-settings-screen.tsx'), 'CaptureSettingsScreen');
const coachCards = lazyScreen(() => import('./features/coaching/own-cards-screen.tsx'), 'OwnCardsScreen');
const frames = lazyScreen(() => import('./features/frames/frames-screen.tsx'), 'FramesScreen');
const components = lazyScreen(() => import('./features/test-client/components-screen.tsx'), 'ComponentsScreen');
const numbers = lazyScreen(() => import('./features/numbers/numbers-screen.tsx'), 'NumbersScreen');
const proposal = lazyScreen(() => import('./features/proposal/proposal-screen.tsx'), 'ProposalScreen');
const content = lazyScreen(() => import('./features/content/content-screen.tsx'), 'ContentScreen');
const testClient = lazyScreen(() => import('./features/test-client/test-client-screen.tsx'), 'TestClientScreen');

const tree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: '/', component: Home }),
  createRoute({ getParentRoute: () => rootRoute, path: '/pricing470194', component: pricing }),
  createRoute({ getParentRoute: () => rootRoute, path: '/share/$token', component: sharedBrief }),
  entry.addChildren([
    createRoute({ getParentRoute: () => entry, path: '/sign-in', component: signIn, validateSearch: keepSearch }),
    createRoute({ getParentRoute: () => entry, path: '/sign-in/forgot', component: forgotPassword }),
    createRoute({ getParentRoute: () => entry, path: '/sign-in/reset', component: resetPassword }),
    createRoute({ getParentRoute: () => entry, path: '/sign-in/confirm', component: confirmAddress }),
    createRoute({ getParentRoute: () => entry, path: '/sign-in/$', component: signIn, validateSearch: keepSearch }),
    createRoute({ getParentRoute: () => entry, path: '/sign-up', component: signUp, validateSearch: keepSearch }),
    createRoute({ getParentRoute: () => entry, path: '/sign-up/$', component: signUp, validateSearch: keepSearch }),
  ]),
  protectedRoute.addChildren([
    createRoute({
      getParentRoute: () => protectedRoute,
      path: '/pricing470194/checkout/$sessionId',
      component: checkout,
    }),
    createRoute({ getParentRoute: () => protectedRoute, path: '/pricing470194/portal', component: testPortal }),
    createRoute({
      getParentRoute: () => protectedRoute,
      path: '/onboarding/create-org',
      component: createOrganization,
    }),
    shell.addChildren([
      createRoute({
        getParentRoute: () => shell,
        path: '/dashboard',
        component: DashboardScreen,
        validateSearch: readDashboardSearch,
        loaderDeps: ({ search }) => search,
        loader: ({ deps }) => fetchScreen(deps),
      }),
      settings.addChildren([
        createRoute({ getParentRoute: () => settings, path: '/', component: profile }),
        createRoute({ getParentRoute: () => settings, path: '/company', component: company }),
        createRoute({ getParentRoute: () => settings, path: '/team', component: team }),
        createRoute({ getParentRoute: () => settings, path: '/trash', component: trash }),
        createRoute({ getParentRoute: () => settings, path: '/solutions', component: solutions }),
        createRoute({ getParentRoute: () => settings, path: '/sign-in', component: signInDomains }),
        createRoute({ getParentRoute: () => settings, path: '/audit-log', component: auditLog }),
        createRoute({ getParentRoute: () => settings, path: '/model', component: model }),
        createRoute({ getParentRoute: () => settings, path: '/api-keys', component: apiKeys }),
        createRoute({ getParentRoute: () => settings, path: '/webhooks', component: webhooks }),
        createRoute({ getParentRoute: () => settings, path: '/templates', component: templates }),
        createRoute({ getParentRoute: () => settings, path: '/import', component: imports }),
        createRoute({ getParentRoute: () => settings, path: '/data', component: data }),
        createRoute({ getParentRoute: () => settings, path: '/capture', component: capture }),
        createRoute({ getParentRoute: () => settings, path: '/coach-cards', component: coachCards }),
        createRoute({ getParentRoute: () => settings, path: '/frames', component: frames }),
        createRoute({ getParentRoute: () => settings, path: '/numbers', component: numbers }),
        createRoute({ getParentRoute: () => settings, path: '/$', component: profile }),
      ]),
      createRoute({
        getParentRoute: () => shell,
        path: '/admin/content',
        component: content,
        validateSearch: readContentSearch,
      }),
      createRoute({ getParentRoute: () => shell, path: '/account/billing', component: billing }),
      createRoute({ getParentRoute: () => shell, path: '/account/subscription', component: billing }),
      createRoute({ getParentRoute: () => shell, path: '/test-client', component: testClient }),
      createRoute({ getParentRoute: () => shell, path: '/test-client/components', component: components }),
      createRoute({ getParentRoute: () => shell, path: '/onboarding', component: onboarding('OnboardingRootScreen') }),
      createRoute({ getParentRoute: () => shell, path: '/onboarding/welcome', component: onboarding('WelcomeScreen') }),
      createRoute({
        getParentRoute: () => shell,
        path: '/onboarding/org-details',
        component: onboarding('OrganizationDetailsScreen'),
      }),
      createRoute({
        getParentRoute: () => shell,
        path: '/onboarding/subscription-success',
        component: subscriptionSuccess,
      }),
      createRoute({ getParentRoute: () => shell, path: '/onboarding/add-team-members', component: populating }),
      createRoute({
        getParentRoute: () => shell,
        path: '/onboarding/add-team-members-final',
        component: onboarding('AddTeamScreen'),
      }),
      createRoute({ getParentRoute: () => shell, path: '/onboarding/summary', component: onboarding('SummaryScreen') }),
      createRoute({ getParentRoute: () => shell, path: '/onboarding/solution-setup', component: solutionSetup }),
      createRoute({ getParentRoute: () => shell, path: '/pdf-generation/$', component: proposal }),
    ]),
  ]),
]);

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: ScreenLoading,
  defaultErrorComponent: ErrorPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
