import { ChevronsUpDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { buttonClass } from '#web/components/button.tsx';
import { Menu, menuItemClass } from '#web/components/menu.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { useSwitchTo } from '#web/features/identity/switch-organization.ts';

export function OrganizationSwitcher() {
  const { membership, memberships } = useMember();
  const switchTo = useSwitchTo();
  const choose = (organizationId: string) => {
    const chosen = memberships.find(({ clerkOrgId }) => clerkOrgId === organizationId);
    if (chosen) switchTo(chosen);
  };

  const trigger = (
    <button
      type="button"
      aria-label={`Organization: ${membership.name}`}
      className={`${buttonClass()} max-w-56 max-sm:max-w-28`}
    >
      <span className="truncate">{membership.name}</span>
      <ChevronsUpDown size={15} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
    </button>
  );
  return (
    <Menu trigger={trigger} label="Organizations">
      <DropdownMenu.RadioGroup value={membership.clerkOrgId} onValueChange={choose}>
        {memberships.map((one) => (
          <DropdownMenu.RadioItem key={one.clerkOrgId} value={one.clerkOrgId} className={`${menuItemClass} max-w-80`}>
            <span className="min-w-0 flex-1 truncate">{one.name}</span>
            <DropdownMenu.ItemIndicator>
              <StatusMark mark="done" />
            </DropdownMenu.ItemIndicator>
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </Menu>
  );
}
