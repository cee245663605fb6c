import { validityOn, type ContentMetadata } from '#contract/content.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';

/** Says that agents leave an item out today, and since or until when; nothing where they use it. */
export function ValidityMark({ metadata: { validFrom, validUntil } }: { metadata: ContentMetadata }) {
  const now = useNow(false);
  const validity = validityOn(new Date(now).toISOString().slice(0, 10), { validFrom, validUntil });
  if (validity === 'valid') return null;
  return (
    <span className="inline-block shrink-0 rounded-[4px] bg-amber-soft px-1.5 font-sans text-xs leading-5 font-medium whitespace-nowrap text-amber not-italic">
      {validity === 'expired'
        ? `Expired ${formatDay(`${validUntil}T12:00`)}`
        : `Valid from ${formatDay(`${validFrom}T12:00`)}`}
    </span>
  );
}
