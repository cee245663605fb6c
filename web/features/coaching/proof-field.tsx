import { validityOn, type ContentKind, type NotQuoted } from '#contract/content.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useContentList } from '#web/features/content/content.api.ts';
import { kindWords, nameOf } from '#web/features/content/content-words.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useNow } from '#web/lib/use-now.ts';

/** Says why calls don't show a card's proof. */
export const hiddenWords: Record<NotQuoted, string> = {
  'team-only': 'not shown in calls: for our team only',
  expired: 'not shown in calls: expired',
  'not-yet': 'not shown in calls: not valid yet',
  unread: 'not shown in calls: not read yet',
};

const kinds: readonly ContentKind[] = ['document', 'webpage', 'video'];

/** Chooses the item of content that proves a card's line; `proof` is the one that the stored card has. */
export function ProofField({
  value,
  proof,
  onChange,
}: {
  value: string;
  proof: Pick<OwnCard, 'proofId' | 'proof'> | null;
  onChange: (proofId: string) => void;
}) {
  const today = new Date(useNow(false)).toISOString().slice(0, 10);
  const lists = [useContentList('document'), useContentList('webpage'), useContentList('video')];
  const failed = lists.find(({ isError, data }) => isError && data === undefined);
  const isLoading = lists.some(({ isPending }) => isPending);
  const mayProve = ({ stage, metadata, counts }: ContentItem): boolean =>
    stage === 'ready' &&
    (counts.passages ?? 0) > 0 &&
    metadata.openTo !== 'team' &&
    validityOn(today, metadata) === 'valid';
  const items = lists.flatMap(({ data }) => data ?? []).filter(mayProve);
  const kept = proof?.proof ?? null;
  const help =
    failed !== undefined
      ? `${messageOf(failed.error)} Reload the page to choose a proof.`
      : isLoading
        ? 'Loading your content...'
        : items.length === 0
          ? 'Add content for everyone to choose a proof from it'
          : 'The card quotes what fits best, if it has room, and links to the item';
  return (
    <SelectField
      label="Proof (optional)"
      help={help}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    >
      <option value="">No proof</option>
      {value !== '' && !items.some(({ id }) => id === value) && (
        <option value={value}>
          {kept !== null && proof?.proofId === value
            ? `${kept.title}${kept.hidden === null ? '' : ` (${hiddenWords[kept.hidden]})`}`
            : isLoading || failed !== undefined
              ? 'The chosen item'
              : 'An item that calls can’t show'}
        </option>
      )}
      {kinds.map((kind) => {
        const ofKind = items.filter((item) => item.kind === kind);
        return (
          ofKind.length > 0 && (
            <optgroup key={kind} label={kindWords[kind].heading}>
              {ofKind.map((item) => (
                <option key={item.id} value={item.id}>
                  {nameOf(item)}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </SelectField>
  );
}
