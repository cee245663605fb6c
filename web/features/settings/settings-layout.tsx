import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useConfiguration } from '#web/features/identity/identity.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { useShownInStrip } from '#web/lib/use-shown-in-strip.ts';
import { paths } from '#web/paths.ts';

/** The tabs are links, so that each part has an address and survives a reload. */
export function SettingsLayout() {
  const { membership } = useMember();
  const { pathname } = useLocation();
  const hosted = useConfiguration().data?.hostedSignIn === true;
  const tabs = [
    { to: paths.profile, text: 'Profile' },
    { to: paths.company, text: 'Company' },
    { to: paths.team, text: 'Team' },
    { to: paths.solutions, text: 'Solutions' },
    { to: paths.apiKeys, text: 'API keys' },
    { to: paths.imports, text: 'Import' },
    { to: paths.trash, text: 'Trash' },
    ...(membership.role === 'org:admin' && hosted ? [{ to: paths.signInDomains, text: 'Sign-in' }] : []),
    ...(membership.role === 'org:admin'
      ? [
          { to: paths.capture, text: 'Call capture' },
          { to: paths.coachCards, text: 'Coach cards' },
          { to: paths.templates, text: 'Proposal templates' },
          { to: paths.model, text: 'Agents and model' },
          { to: paths.numbers, text: 'Numbers' },
          { to: paths.webhooks, text: 'Webhooks' },
          { to: paths.data, text: 'Data' },
          { to: paths.auditLog, text: 'Audit log' },
        ]
      : []),
  ];
  // Every other address below Settings shows the profile.
  const current = tabs.find(({ to }) => pathname.startsWith(to))?.to ?? paths.profile;
  const strip = useShownInStrip<HTMLElement>(current);
  return (
    <>
      <nav ref={strip} aria-label="Settings" className="mb-8 flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map(({ to, text }) => (
          <Link
            key={to}
            to={to}
            {...(to === current ? { 'aria-current': 'page' as const } : {})}
            className="-mb-px border-b-2 border-transparent py-2 text-sm whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
          >
            {text}
          </Link>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
