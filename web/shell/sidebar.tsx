import { Link, useLocation } from '@tanstack/react-router';
import { LayoutDashboard, Library, Settings, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useMember } from '#web/features/identity/member.ts';
import { paths } from '#web/paths.ts';

interface Item {
  to: string;
  text: string;
  icon: typeof Settings;
  adminOnly?: boolean;
  /** Path prefixes that belong to the item. */
  below: string[];
}

const items: Item[] = [
  { to: paths.dashboard, text: 'Dashboard', icon: LayoutDashboard, below: [paths.dashboard, '/pdf-generation'] },
  { to: paths.content, text: 'Content Management', icon: Library, below: [paths.content] },
  { to: paths.profile, text: 'Settings', icon: Settings, below: [paths.settings] },
];

export function SideNavigation({ onLeave }: { onLeave?: () => void }) {
  const { membership } = useMember();
  const { pathname, search } = useLocation();
  // Solutions belong to Settings, although the dashboard's URL shows them.
  const place = 'view' in search && search.view === 'solutions' ? paths.solutions : pathname;
  const visible = items.filter((item) => item.adminOnly !== true || membership.role === 'org:admin');
  return (
    <ul className="space-y-1">
      {visible.map(({ to, text, icon: Icon, below }) => (
        <li key={to}>
          <Link
            to={to}
            {...(onLeave ? { onClick: onLeave } : {})}
            {...(below.some((prefix) => place.startsWith(prefix)) ? { 'aria-current': 'page' as const } : {})}
            // The router marks a link to the shown path as the current page, whatever its search says.
            search={to === paths.dashboard ? { view: undefined } : {}}
            activeOptions={{ exact: true, explicitUndefined: true }}
            className="flex h-9 items-center gap-2.5 rounded-md px-2.5 text-sm whitespace-nowrap text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-ink"
          >
            <Icon size={17} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The side navigation below 900 px. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <div className="fixed inset-0 z-40 bg-veil" aria-hidden="true" />
        <Dialog.Content
          data-modal
          aria-describedby={undefined}
          className="animate-appear fixed inset-y-0 start-0 z-50 w-[264px] border-e border-line bg-page p-4 shadow-float"
        >
          <div className="mb-4 flex h-[58px] items-center justify-between ps-3">
            <Dialog.Title className="font-serif text-xl">Menu</Dialog.Title>
            <Dialog.Close aria-label="Close menu" className="rounded-md p-2 text-muted hover:text-ink">
              <X size={18} strokeWidth={1.5} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <nav aria-label="Main">
            <SideNavigation onLeave={onClose} />
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
