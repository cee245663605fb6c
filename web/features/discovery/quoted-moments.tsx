import { MomentLink } from '#web/features/coaching/moment-link.tsx';
import { useDiscovery } from './discovery-context.tsx';
import { quotedLines } from './quoted-lines.ts';

/** Links to the moments of the call that a field of the summary quotes. */
export function QuotedMoments({ field }: { field: 'urgencyStatement' | 'financialImpactStatement' | ThemeField }) {
  const { value, lines } = useDiscovery();
  const ids = quotedLines([value(field)].flat(), lines);
  if (ids.length === 0) return null;
  return (
    <p className="-mt-3 flex flex-wrap gap-x-3 text-sm text-muted">
      Said at
      {ids.map((id) => (
        <MomentLink key={id} lineId={id} />
      ))}
    </p>
  );
}

type ThemeField = 'barrierThemes' | 'currentEmotionalThemes' | 'outcomeThemes' | 'futureEmotionalThemes';
