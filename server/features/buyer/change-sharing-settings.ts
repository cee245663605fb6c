import type { SharingSettings } from '#contract/buyer.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { sharingSettingsStore, type SharingChange } from './settings.store.ts';

/** Sets whether views are counted from now on, and the page's color. Earlier counts stay. */
export async function changeSharingSettings(ctx: TenantContext, input: SharingChange): Promise<SharingSettings> {
  const store = sharingSettingsStore(ctx);
  await store.change(input);
  const settings = await store.read();
  await recordChange(ctx, {
    action: 'sharing.changed',
    subject: input.countViews ? 'views are counted' : "views aren't counted",
    details: {
      color: input.color,
      font: input.font,
      approval: input.approval ? 'asked for' : 'not asked for',
      cover: settings.cover ? 'yes' : 'no',
    },
  });
  return settings;
}
