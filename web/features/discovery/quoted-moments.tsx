import { Fragment } from 'react';
import { MomentLink } from '#web/features/coaching/moment-link.tsx';
import { useDiscovery } from './discovery-context.tsx';
import { quotedLines, saidBy } from './quoted-lines.ts';

/**
 * Links to the moments of the call that a field of the summary quotes, each with who said it by the name that they have now: the text
 * keeps the name of the time when it was composed.
 */
export function QuotedMoments({ field }: { field: 'urgencyStatement' | 'financialImpactStatement' | ThemeField }) {
  const { value, lines, session } = useDiscovery();
  const moments = saidBy(quotedLines([value(field)].flat(), lines), lines, session.speakers);
  if (moments.length === 0) return null;
  return (
    <p className="-mt-3 flex flex-wrap gap-x-4 text-sm text-muted">
      {moments.map(({ who, lineIds }) => (
        <span key={who} className="inline-flex flex-wrap gap-x-2">
          <span>
            {who === '' ? 'Noted' : 'Said by '}
            <bdi>{who}</bdi>
          </span>
          {lineIds.map((id) => (
            <Fragment key={id}>
              {' '}
              <MomentLink lineId={id} />
            </Fragment>
          ))}
        </span>
      ))}
    </p>
  );
}

type ThemeField = 'barrierThemes' | 'currentEmotionalThemes' | 'outcomeThemes' | 'futureEmotionalThemes';
