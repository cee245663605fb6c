import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon, Settings } from 'lucide-react';
import { buttonClass } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { Tooltip } from '#web/components/tooltip.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { paths } from '#web/paths.ts';
import { SearchButton } from './command-keys.tsx';
import { NotificationsLater } from './notifications-later.tsx';
import { OrganizationSwitcher } from './organization-switcher.tsx';
import { UserMenu } from './user-menu.tsx';

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { memberships } = useMember();
  const icon = buttonClass({ look: 'quiet', size: 'icon' });
  return (
    <header
      data-shell
      className="sticky top-0 z-20 flex h-[90px] items-center gap-1 border-b border-line bg-page px-4 sm:px-7"
    >
      <button type="button" aria-label="Open menu" className={`${icon} md:hidden`} onClick={onMenu}>
        <MenuIcon size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <Link to={paths.home} className="flex rounded-md">
        <Logo />
      </Link>
      <div className="ms-auto flex items-center gap-1">
        <SearchButton />
        {memberships.length > 1 && <OrganizationSwitcher />}
        <NotificationsLater />
        <Tooltip text="Settings">
          <Link to={paths.settings} aria-label="Settings" className={`${icon} max-sm:hidden`}>
            <Settings size={18} strokeWidth={1.5} aria-hidden="true" />
          </Link>
        </Tooltip>
        <UserMenu />
      </div>
    </header>
  );
}
