import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { ShownCard } from '#contract/coaching.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { readDraft, writeDraft } from '#web/lib/storage/draft.ts';
import { CoachCardView, lineOfCard, titleOfCard } from './coach-card.tsx';
import { useCoach } from './coaching.api.ts';

/** Counts the cards above the newest one that was seen; cards come newest first. */
function countUnread(cards: readonly Pick<ShownCard, 'id'>[], seen: string | undefined): number {
  const at = cards.findIndex(({ id }) => id === seen);
  return at === -1 ? cards.length : at;
}

/** Where the coach is far below the call: its newest card in one line, which opens the cards in place. */
export function CoachStrip() {
  const { session } = useDiscovery();
  const coach = useCoach();
  const key = `coach-seen:${session.sessionId}`;
  const [seen, setSeen] = useState(() => readDraft(key)['card']);
  const [open, setOpen] = useState(false);
  const all = coach.data?.cards ?? [];
  const shown = all.filter(({ state }) => state !== 'dismissed');
  const [newest] = shown;
  if (newest === undefined) return null;
  // A dismissed card was seen too, and must stay findable as the last one that was.
  const unread = countUnread(all, seen);
  const see = (): void => {
    const card = all[0]?.id;
    if (card === undefined || card === seen) return;
    setSeen(card);
    writeDraft(key, { card });
  };
  // Open cards are read as they come.
  if (open && unread > 0) see();
  const close = () => {
    setOpen(false);
  };
  const Arrow = open ? ChevronDown : ChevronUp;
  return (
    <section aria-label="Newest coach card" className="lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-11 w-full min-w-0 items-center gap-2 py-2 text-start text-sm"
        onClick={() => {
          see();
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      >
        <span className="shrink-0 font-medium text-accent">{open ? 'Coach' : titleOfCard(newest)}</span>
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {open ? '' : lineOfCard(newest)}
        </span>
        {unread > 0 && (
          <span className="tabular shrink-0 rounded-full bg-accent px-2 text-xs leading-5 font-medium text-on-accent">
            {unread} new
          </span>
        )}
        <Arrow size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-muted" />
      </button>
      {open && (
        <div className="max-h-[36dvh] divide-y divide-line overflow-y-auto pb-3">
          {shown.map((card) => (
            <CoachCardView key={card.id} card={card} mayUse={session.mayWrite} newest={card === newest} />
          ))}
        </div>
      )}
    </section>
  );
}
