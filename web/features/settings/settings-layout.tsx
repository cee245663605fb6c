import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useConfiguration } from '#web/features/identity/identity.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { useShownInStrip } from '#web/lib/use-shown-in-strip.ts';
import { paths } from '#web/paths.ts';

interface Group {
  name: string;
  links: { to: string; text: string; admins?: boolean }[];
}

const groups = (hosted: boolean): Group[] => [
  {
    name: 'You',
    links: [
      { to: paths.profile, text: 'Profile' },
      { to: paths.apiKeys, text: 'API keys' },
    ],
  },
  {
    name: 'Organization',
    links: [
      { to: paths.company, text: 'Company' },
      { to: paths.team, text: 'Team' },
      ...(hosted ? [{ to: paths.signInDomains, text: 'Sign-in', admins: true }] : []),
      { to: paths.numbers, text: 'Numbers', admins: true },
      { to: paths.auditLog, text: 'Audit log', admins: true },
    ],
  },
  {
    name: 'Agents',
    links: [
      { to: paths.solutions, text: 'Solutions' },
      { to: paths.capture, text: 'Call capture', admins: true },
      { to: paths.coachCards, text: 'Coach cards', admins: true },
      { to: paths.frames, text: 'Qualification frames', admins: true },
      { to: paths.templates, text: 'Proposal templates', admins: true },
      { to: paths.model, text: 'Agents and model', admins: true },
    ],
  },
  {
    name: 'Records',
    links: [
      { to: paths.imports, text: 'Import' },
      { to: paths.data, text: 'Data export', admins: true },
      { to: paths.webhooks, text: 'Webhooks', admins: true },
      { to: paths.trash, text: 'Trash' },
    ],
  },
];

/** Uses links instead of tabs, so that each part has a URL: a list at the side, or a strip on narrow screens. */
export function SettingsLayout() {
  const { membership } = useMember();
  const { pathname } = useLocation();
  const hosted = useConfiguration().data?.hostedSignIn === true;
  const isAdmin = membership.role === 'org:admin';
  const shown = groups(hosted || pathname.startsWith(paths.signInDomains)).map(({ name, links }) => ({
    name,
    links: links.filter(({ admins }) => isAdmin || admins !== true),
  }));
  // Any other URL below Settings shows the profile.
  const current = shown.flatMap(({ links }) => links).find(({ to }) => pathname.startsWith(to))?.to ?? paths.profile;
  const strip = useShownInStrip<HTMLElement>(current);
  return (
    <div className="lg:grid lg:grid-cols-[170px_minmax(0,1fr)] lg:gap-12">
      <nav
        ref={strip}
        aria-label="Settings"
        className="strip mb-8 flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] lg:sticky lg:top-[114px] lg:mb-0 lg:flex-col lg:gap-5 lg:self-start lg:overflow-visible lg:shadow-none"
      >
        {shown.map(({ name, links }) => (
          <div key={name} className="contents lg:flex lg:flex-col">
            <p aria-hidden="true" className="mb-1 px-3 text-xs font-medium text-muted max-lg:hidden">
              {name}
            </p>
            {links.map(({ to, text }) => (
              <Link
                key={to}
                to={to}
                {...(to === current ? { 'aria-current': 'page' as const } : {})}
                className="border-b-2 border-transparent py-2 text-sm whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink lg:rounded-md lg:border-0 lg:px-3 lg:py-1.5 lg:hover:bg-sunken lg:aria-[current=page]:bg-sunken"
              >
                {text}
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
