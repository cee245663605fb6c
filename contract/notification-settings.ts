import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Which emails about their work a member gets in one organization. The bell shows everything in any case. */
export const notificationSettingsSchema = z.object({
  /** A buyer asked, accepted, declined or proposed a day on one of the member's proposals. */
  replies: z.boolean(),
  /** An admin is asked for approval, or an approval that the member asked for was decided. */
  approvals: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

export const readNotificationSettings = endpoint({
  method: 'GET',
  path: '/api/notification-settings',
  access: 'member',
  summary: 'Which emails you get in this organization',
  input: z.object({}),
  output: notificationSettingsSchema,
});
export const changeNotificationSettings = endpoint({
  method: 'PUT',
  path: '/api/notification-settings',
  access: 'member',
  summary: 'Choose which emails you get in this organization',
  input: notificationSettingsSchema,
  output: notificationSettingsSchema,
});
