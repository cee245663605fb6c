import { LifeBuoy, Moon } from 'lucide-react';
import { useState } from 'react';
import { verbosities, type Verbosity } from '#contract/coach-cards.ts';
import type { CoachState, ShownCard } from '#contract/coaching.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { FailedState, Kbd, SkeletonRows } from '#web/components/states.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useAltKeys } from '#web/lib/use-alt-keys.ts';
import { useNow } from '#web/lib/use-now.ts';
import { CallMeters } from './call-meters.tsx';
import { CoachCardView, lineOfCard, titleOfCard } from './coach-card.tsx';
import { useCoach, useHelp, useSnooze, useVerbosity } from './coaching.api.ts';
import { FrameView } from '#web/features/frames/frame-view.tsx';
import { HeardFacts } from './heard-facts.tsx';
import { sayFailed } from './say-failed.ts';

const levels: Record<Verbosity, string> = { low: 'Fewer cards', medium: 'Usual cards', high: 'More cards' };

/** `toldAt`: when the state was read, in milliseconds by this device's clock. */
type ToldCoach = CoachState & { toldAt: number };

/** Returns the milliseconds left of a snooze. */
function useSilence({ snoozedForMs, toldAt }: ToldCoach): number {
  const now = useNow(snoozedForMs > 0);
  return Math.max(0, snoozedForMs - Math.max(0, now - toldAt));
}

function Controls({ coach }: { coach: ToldCoach }) {
  const help = useHelp();
  const snooze = useSnooze();
  const verbosity = useVerbosity();
  const silent = useSilence(coach);
  const minutesLeft = Math.ceil(silent / 60_000);
  const [nothing, setNothing] = useState(false);
  const ask = () => {
    if (help.isPending) return;
    setNothing(false);
    help.mutate(undefined, {
      onSuccess: ({ card }) => {
        setNothing(card === null);
      },
      onError: sayFailed('No help available'),
    });
  };
  useAltKeys({ KeyH: ask });
  const icon = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const;
  return (
    <div className="mt-3">
      <p className="flex flex-wrap items-center gap-1">
        <Button
          className="h-8 px-2.5"
          aria-disabled={help.isPending}
          aria-keyshortcuts="Alt+H"
          title="Alt+H"
          onClick={ask}
        >
          <LifeBuoy {...icon} />
          Help me now
          <span className="hidden gap-0.5 2xl:flex" aria-hidden="true">
            <Kbd>Alt</Kbd> <Kbd>H</Kbd>
          </span>
        </Button>
        <IconButton
          look="quiet"
          className={`size-8 ${silent > 0 ? 'bg-amber-soft' : 'text-muted hover:text-ink'}`}
          aria-label={silent > 0 ? `Snoozed ${minutesLeft} min, wake` : `Snooze ${limits.coach.snoozeMinutes} min`}
          onClick={() => {
            if (!snooze.isPending)
              snooze.mutate(silent > 0 ? 0 : limits.coach.snoozeMinutes, { onError: sayFailed('Not snoozed') });
          }}
        >
          <Moon {...icon} />
        </IconButton>
        <select
          aria-label="Shows cards"
          value={verbosity.isPending ? verbosity.variables : coach.verbosity}
          className="ms-auto h-8 min-w-0 rounded-md border border-line-strong/70 bg-surface px-1.5 text-sm text-ink"
          onChange={(event) => {
            const chosen = verbosities.find((each) => each === event.target.value);
            if (chosen !== undefined) verbosity.mutate(chosen, { onError: sayFailed('Not changed') });
          }}
        >
          {verbosities.map((each) => (
            <option key={each} value={each}>
              {levels[each]}
            </option>
          ))}
        </select>
      </p>
      <output className="mt-1 block min-h-5 text-sm text-muted">
        {nothing ? 'Nothing new to say to their last words.' : silent > 0 ? `Snoozed for ${minutesLeft} min` : ''}
      </output>
    </div>
  );
}

function Cards({ coach, mayUse }: { coach: CoachState; mayUse: boolean }) {
  const shown = coach.cards.filter(({ state }) => state !== 'dismissed');
  const [newest, ...others] = shown;
  const { lines, session } = useDiscovery();
  const unnamed = session.speakers.length === 0 && lines.some(({ kind }) => kind === 'utterance');
  // Cards for notes typed in one go stay in sight below the newest, until they are used or dismissed.
  const isStacked = (card: ShownCard): boolean =>
    newest !== undefined &&
    card.state === 'shown' &&
    newest.at - card.at <= limits.coach.notedSeconds &&
    lines.some(({ id, kind }) => id === card.lineId && kind === 'note');
  const stacked = others.filter(isStacked);
  const older = others.filter((card) => !stacked.includes(card));
  // Screen readers are not told about a card that was already there when the page opened.
  const [first] = useState(coach.cards[0]?.id);
  const told = newest === undefined || newest.id === first ? '' : `${titleOfCard(newest)}. ${lineOfCard(newest)}`;
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {told}
      </p>
      <div className="mt-2 lg:min-h-44">
        {newest === undefined ? (
          <p className="text-sm text-muted">
            {coach.needsSides || unnamed
              ? 'Say which speakers are on your side in The call. Cards follow.'
              : session.endedAt !== null
                ? coach.cards.length > 0
                  ? 'You dismissed the cards of this call.'
                  : 'No cards came in this call.'
                : coach.hasContent
                  ? 'When they object, name a competitor or ask for prices, proof or security, an answer from your content appears here.'
                  : 'Cards are questions only, marked No source, until you add content.'}
          </p>
        ) : (
          <CoachCardView key={newest.id} card={newest} mayUse={mayUse} newest keys />
        )}
      </div>
      {stacked.length > 0 && (
        <section aria-label="Also for your notes" className="mt-2 divide-y divide-line">
          {stacked.map((card) => (
            <CoachCardView key={card.id} card={card} mayUse={mayUse} newest={false} />
          ))}
        </section>
      )}
      {older.length > 0 && (
        <details className="mt-2">
          <summary className="text-sm text-muted">Earlier cards ({older.length})</summary>
          <div className="divide-y divide-line">
            {older.map((card) => (
              <CoachCardView key={card.id} card={card} mayUse={mayUse} newest={false} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** The coach beside the call: the newest card, its controls, the call's meters and the facts heard. */
export function CoachPanel() {
  const { session } = useDiscovery();
  const coach = useCoach();
  return (
    <aside aria-label="Coach">
      <h2 className="overline-label">Coach</h2>
      {coach.data === undefined &&
        (coach.error === null ? (
          <SkeletonRows rows={2} label="Loading the coach" />
        ) : (
          <FailedState
            title="Failed to load the coach"
            text={messageOf(coach.error)}
            onRetry={() => {
              void coach.refetch();
            }}
          />
        ))}
      {coach.data !== undefined && (
        <>
          <Cards coach={coach.data} mayUse={session.mayWrite} />
          {session.mayWrite && session.endedAt === null && <Controls coach={coach.data} />}
          <CallMeters />
          <HeardFacts suggestions={coach.data.suggestions} />
          <FrameView coach={coach.data} />
        </>
      )}
    </aside>
  );
}
