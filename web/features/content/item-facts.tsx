import type { ReactNode } from 'react';
import { openToWords } from '#contract/content.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { formatDay, formatMoment } from '#web/lib/dates.ts';
import { count, scopeWords, secondText, sizeText, syncWords } from './content-words.ts';

type Fact = [name: string, value: ReactNode];

function webFacts({ web }: ContentItem): Fact[] {
  if (web === null) return [];
  const { site } = web;
  return [
    ['Read', scopeWords[web.scope]],
    ...(site
      ? [['Pages', `${site.read} read, ${site.failed} failed, ${site.found} found; up to ${site.maxPages}`] as Fact]
      : []),
    ...(site && site.include.length > 0 ? [['Only', site.include.join(', ')] as Fact] : []),
    ...(site && site.exclude.length > 0 ? [['Left out', site.exclude.join(', ')] as Fact] : []),
    ['Checks for changes', syncWords[web.sync]],
    ...(
      [
        ['Last checked', web.checkedAt],
        ['Next check', web.nextCheckAt],
        ['Last changed', web.changedAt],
        ['Gone since', web.vanishedAt],
      ] as const
    ).flatMap(([name, at]): Fact[] => (at === null ? [] : [[name, formatMoment(at)]])),
  ];
}

function videoFacts({ video }: ContentItem): Fact[] {
  if (video === null) return [];
  return [
    ...(video.channel === '' ? [] : [['Channel', video.channel] as Fact]),
    ...(video.seconds === null ? [] : [['Length', secondText(video.seconds)] as Fact]),
    ...(video.transcript === null
      ? []
      : [['Text from', video.transcript === 'captions' ? 'captions' : 'a pasted transcript'] as Fact]),
    ...(video.language === '' ? [] : [['Language', video.language] as Fact]),
  ];
}

/** 'From 1 Jan 2027 until 31 Dec 2027'; '' without a limit. */
function validText({ validFrom, validUntil }: ContentItem['metadata']): string {
  const parts = [
    validFrom === '' ? '' : `from ${formatDay(`${validFrom}T12:00`)}`,
    validUntil === '' ? '' : `until ${formatDay(`${validUntil}T12:00`)}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** What agents are told about the item, and its other properties. */
export function ItemFacts({ item }: { item: ContentItem }) {
  const { metadata, counts } = item;
  const facts: Fact[] = [
    ['Description', metadata.description],
    ['Solutions', metadata.solutions.length === 0 ? 'All' : metadata.solutions.map(({ name }) => name).join(', ')],
    ['Audience', metadata.audience.join(', ')],
    ['Tags', metadata.tags.join(', ')],
    ['Content type', metadata.contentType],
    ['Who may hear it', metadata.openTo === 'unsaid' ? '' : openToWords[metadata.openTo]],
    ['Valid', validText(metadata)],
    [
      'Address',
      item.url !== null && item.kind !== 'document' ? (
        <a
          key="address"
          href={item.url}
          target="_blank"
          rel="noreferrer"
          className="text-accent underline underline-offset-4"
        >
          {item.url}
        </a>
      ) : (
        ''
      ),
    ],
    ...webFacts(item),
    ...videoFacts(item),
    ['Size', item.kind === 'document' ? sizeText(item.size) : ''],
    [
      'Text',
      counts.words > 0
        ? `${counts.pages ? `${count(counts.pages, 'page')}, ` : ''}${count(counts.words, 'word')}, ${count(counts.passages, 'passage')}`
        : '',
    ],
    ['Added', `${formatMoment(item.createdAt)}${item.userName === '' ? '' : ` by ${item.userName}`}`],
    ['Changed', item.modifiedAt === item.createdAt ? '' : formatMoment(item.modifiedAt)],
  ];
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="font-serif text-xl font-medium">
        Details
      </h2>
      <dl className="mt-2 border-t border-line text-sm">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-4 border-b border-line py-2">
              <dt className="text-muted">{name}</dt>
              <dd dir="auto" className="wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
