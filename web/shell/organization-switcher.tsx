import { useNavigate } from '@tanstack/react-router';
import { ChevronsUpDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { buttonClass } from '#web/components/button.tsx';
import { Menu, menuItemClass } from '#web/components/menu.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { useSwitchOrganization } from '#web/features/identity/identity.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { paths } from '#web/paths.ts';

export function OrganizationSwitcher() {
  const { membership, memberships } = useMember();
  const switchTo = useSwitchOrganization();
  const navigate = useNavigate();

  const choose = (organizationId: string) => {
    if (organizationId === membership.clerkOrgId) return;
    showToast({
      title: 'Switching Organization',
      description: memberships.find((one) => one.clerkOrgId === organizationId)?.name ?? '',
    });
    switchTo(membership.clerkOrgId, organizationId, () => navigate({ to: paths.dashboard })).catch(() => {
      showToast({
        title: 'Error',
        description: 'Failed to switch organizations. Please try again.',
        tone: 'destructive',
      });
    });
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
