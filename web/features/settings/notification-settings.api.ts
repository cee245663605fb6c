import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeNotificationSettings,
  readNotificationSettings,
  type NotificationSettings,
} from '#contract/notification-settings.ts';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { call } from '#web/lib/client.ts';

export function useNotificationSettings() {
  const organizationId = useMember().membership.clerkOrgId;
  const queries = useQueryClient();
  const queryKey = [organizationId, 'notification-settings'];
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readNotificationSettings, {}, { organizationId, signal }),
  });
  const change = useMutation({
    mutationFn: (settings: NotificationSettings) => call(changeNotificationSettings, settings, { organizationId }),
    onSuccess: (settings) => {
      queries.setQueryData(queryKey, settings);
    },
    onError: (error) => {
      showToast({
        title: 'Not saved',
        description: `${messageOf(error)} Your emails stay as they were.`,
        tone: 'destructive',
      });
    },
  });
  return { stored, change };
}
