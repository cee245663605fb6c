import type { ContentVersion } from '#contract/content-library.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { Button } from '#web/components/button.tsx';
import { formatMoment } from '#web/lib/dates.ts';
import { count, sizeText } from './content-words.ts';
import { useShowOriginal } from './show-original.ts';

/** Earlier versions stay readable, because citations keep the version they cite. */
export function ItemVersions({ item, versions }: { item: ContentItem; versions: ContentVersion[] }) {
  const original = useShowOriginal();
  if (versions.length === 0 || (item.kind !== 'document' && versions.length < 2)) return null;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="font-serif text-xl font-medium">
        Versions
      </h2>
      <ul className="mt-2 border-t border-line text-sm">
        {versions.map((version) => (
          <li key={version.version} className="flex items-start justify-between gap-3 border-b border-line py-2">
            <div className="min-w-0">
              <p className="font-medium">
                Version {version.version}
                {version.current && item.stage === 'ready' && (
                  <span className="ms-2 rounded-[4px] bg-accent-soft px-1.5 text-xs leading-5">quoted now</span>
                )}
              </p>
              <p className="text-muted wrap-anywhere">
                <bdi>{version.name}</bdi>
              </p>
              <p className="text-muted">
                {[
                  sizeText(version.size),
                  version.pages ? count(version.pages, 'page') : '',
                  count(version.words, 'word'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="text-muted">
                {formatMoment(version.createdAt)}
                {version.userName === '' ? (
                  ''
                ) : (
                  <>
                    {' '}
                    by <bdi>{version.userName}</bdi>
                  </>
                )}
              </p>
            </div>
            {item.kind === 'document' && (
              <Button
                look="quiet"
                aria-label={`Original of version ${version.version}`}
                onClick={() => {
                  original.show({ id: item.id, name: version.name }, version.version);
                }}
              >
                Original
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
