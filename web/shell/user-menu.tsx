import { Link } from '@tanstack/react-router';
import { CreditCard, LogOut, Settings, User } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Avatar } from '#web/components/avatar.tsx';
import { Menu, menuItemClass } from '#web/components/menu.tsx';
import { fullName, useMember } from '#web/features/identity/member.ts';
import { leaveOrSay } from '#web/features/identity/sign-out-button.tsx';
import { paths } from '#web/paths.ts';

const links = [
  { to: paths.profile, text: 'Profile', icon: User },
  { to: paths.settings, text: 'Settings', icon: Settings },
  { to: paths.subscription, text: 'Billing', icon: CreditCard },
] as const;

export function UserMenu() {
  const { user } = useMember();
  const name = fullName(user);
  const trigger = (
    <button type="button" className="ms-2 rounded-full">
      <span className="sr-only">User menu</span>
      <Avatar name={name} image={user.image} />
    </button>
  );
  return (
    <Menu trigger={trigger} label="User menu">
      <div className="max-w-72 px-3 pt-2 pb-3">
        <p dir="auto" className="text-sm font-semibold">
          {name}
        </p>
        <p dir="auto" className="text-sm text-muted">
          {user.email}
        </p>
      </div>
      <DropdownMenu.Separator className="-mx-1.5 mb-1.5 h-px bg-line" />
      {links.map(({ to, text, icon: Icon }) => (
        <DropdownMenu.Item key={text} asChild>
          <Link to={to} className={menuItemClass}>
            <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
            {text}
          </Link>
        </DropdownMenu.Item>
      ))}
      <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
      <DropdownMenu.Item className={menuItemClass} onSelect={leaveOrSay}>
        <LogOut size={16} strokeWidth={1.5} aria-hidden="true" />
        Sign out
      </DropdownMenu.Item>
    </Menu>
  );
}
