import { Link } from '@tanstack/react-router';
import type { SessionField } from '#contract/discovery-fields.ts';
import { isBlockField, statedBlocks } from '#contract/proposal.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { paths } from '#web/paths.ts';

/** Returns the fields that were changed here and elsewhere, until one text is chosen. */
export function useConflicts(): readonly string[] {
  const { outbox } = useDiscovery();
  const fields = outbox.store((state) => state.fields);
  return (Object.keys(fields) as SessionField[]).filter((field) => fields[field]?.theirs !== undefined);
}

/** Says above every view of a proposal that files and links hold another text than the one typed here. */
export function ConflictNotice({ onChoose }: { onChoose: () => void }) {
  const { session } = useDiscovery();
  const conflicts = useConflicts();
  if (conflicts.length === 0) return null;
  const titles = statedBlocks.filter(([, field]) => conflicts.includes(field)).map(([, , title]) => title);
  const first = conflicts.find(isBlockField);
  const more = conflicts.length - titles.length;
  const others = more === 0 ? [] : [more === 1 ? 'a field of the session' : `${more} fields of the session`];
  return (
    <div
      role="alert"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-amber-soft px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-72">
        <span className="font-semibold text-amber">Changed in another tab or by someone else: </span>
        {[...titles, ...others].join(', ')}. The preview, files and new links use what is stored, not what you typed.
      </p>
      {first === undefined ? (
        <Link to={paths.dashboard} search={{ session: session.sessionId }} className={buttonClass()}>
          Open session
        </Link>
      ) : (
        <Button
          onClick={() => {
            onChoose();
            // After the blocks are drawn.
            requestAnimationFrame(() => {
              document.querySelector(`#block-${first}`)?.scrollIntoView({ block: 'center' });
            });
          }}
        >
          Choose a version
        </Button>
      )}
    </div>
  );
}
