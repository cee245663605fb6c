import { useNavigate } from '@tanstack/react-router';
import { showToast } from '#web/components/show-toast.ts';
import { askToLeave } from '#web/lib/unsaved/unsaved.ts';
import { paths } from '#web/paths.ts';
import { useSwitchOrganization } from './identity.api.ts';
import { useMember } from './member.ts';

/** Switches to another organization's dashboard; asks before it leaves unsaved changes or a captured call (decision A75). */
export function useSwitchTo(): (organization: { clerkOrgId: string; name: string }) => void {
  const { membership } = useMember();
  const switchTo = useSwitchOrganization();
  const navigate = useNavigate();
  return ({ clerkOrgId, name }) => {
    if (clerkOrgId === membership.clerkOrgId) return;
    const leaving = async (): Promise<void> => {
      if (!(await askToLeave(['typed', 'call']))) return;
      showToast({ title: 'Switching Organization', description: name });
      await switchTo(membership.clerkOrgId, clerkOrgId, () => navigate({ to: paths.dashboard }));
    };
    leaving().catch(() => {
      showToast({
        title: 'Error',
        description: 'Failed to switch organizations. Please try again.',
        tone: 'destructive',
      });
    });
  };
}
