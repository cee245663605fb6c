import { useRef } from 'react';
import type { SharingSettings } from '#contract/buyer.ts';
import { brandFonts } from '#contract/brand.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useSharingSettings } from './buyer.api.ts';

/** Milliseconds without another color until one counts as picked. */
const pickedMs = 250;

/** Admin settings for every link of the organization. */
export function SharingSettingsForm({ settings }: { settings: SharingSettings }) {
  const change = useSharingSettings();
  const picking = useRef<number | undefined>(undefined);
  return (
    <section aria-labelledby="sharing-settings" className="border-t border-line pt-6">
      <h2 id="sharing-settings" className="text-base font-semibold">
        All links of your organization
      </h2>
      <label className="mt-3 flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={settings.countViews}
          onChange={(event) => {
            change.mutate({ ...settings, countViews: event.target.checked });
          }}
        />
        Count views
      </label>
      <p className="mt-1 text-sm text-muted">The page tells its readers whether views are counted.</p>
      <label className="mt-4 flex items-center gap-3 text-sm">
        <input
          type="color"
          className="h-8 w-12 rounded-md border border-line-strong/70 bg-surface"
          defaultValue={settings.color === '' ? '#1f5a43' : settings.color}
          onChange={(event) => {
            const color = event.target.value;
            clearTimeout(picking.current);
            // While somebody moves through the colors, each of them is a change.
            picking.current = window.setTimeout(() => {
              change.mutate({ ...settings, color });
            }, pickedMs);
          }}
        />
        Brand color
      </label>
      <p className="mt-1 text-sm text-muted">
        The buyer’s page, the PDF and the Word file use it. We darken or lighten it where text would be hard to read.
      </p>
      <SelectField
        label="Typeface"
        className="mt-4"
        value={settings.font}
        onChange={(event) => {
          const font = brandFonts.find((each) => each === event.target.value) ?? '';
          change.mutate({ ...settings, font });
        }}
      >
        <option value="">Newsreader, a serif</option>
        <option value="inter">Inter, a sans serif</option>
      </SelectField>
      <label className="mt-4 flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={settings.cover}
          onChange={(event) => {
            change.mutate({ ...settings, cover: event.target.checked });
          }}
        />
        Cover page
      </label>
      <p className="mt-1 text-sm text-muted">For proposals without a template. Each template has its own setting.</p>
      <label className="mt-4 flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={settings.approval}
          onChange={(event) => {
            change.mutate({ ...settings, approval: event.target.checked });
          }}
        />
        Require an admin’s approval
      </label>
      <p className="mt-1 text-sm text-muted">Links show only approved versions.</p>
      {change.isError && (
        <p role="alert" className="mt-2 text-sm font-medium text-red">
          {messageOf(change.error)}
        </p>
      )}
    </section>
  );
}
