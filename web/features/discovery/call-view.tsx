import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { CaptureButton, CaptureStart } from '#web/features/capture/capture-start.tsx';
import { useIsCapturing } from '#web/features/capture/capture-context.tsx';
import { AfterCall } from '#web/features/coaching/after-call.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { inOrder } from './discovery.api.ts';
import { AddTranscript } from './add-transcript.tsx';
import { pendingLine, useDiscovery } from './discovery-context.tsx';
import { LineList } from './line-list.tsx';
import { SpeakerBar } from './speaker-bar.tsx';
import { SpeakerSides } from './speaker-sides.tsx';
import { isCallOpen } from './session-words.ts';
import { useBegin } from './session-lines.api.ts';

/** The lines of a call with their times. */
export function CallView() {
  const { session, lines, outbox } = useDiscovery();
  const { user } = useMember();
  const begin = useBegin(session.sessionId);
  const capturing = useIsCapturing();
  const [adding, setAdding] = useState(false);
  const waiting = outbox.store((state) => state.lines);
  const known = new Set(lines.map(({ id }) => id));
  const unsent = waiting.filter(({ id }) => !known.has(id)).map((line) => pendingLine(line, user.id));
  const all = unsent.length === 0 ? lines : inOrder([...lines, ...unsent]);
  const now = useNow(false);
  const live = session.clockMs === null || isCallOpen(session, now);
  const start = () => {
    if (begin.isPending) return;
    begin.mutate(undefined, {
      onError: (error) => {
        showToast({ title: 'Not started', description: messageOf(error), tone: 'destructive' });
      },
    });
  };
  if (!session.stored)
    return (
      <EmptyState title="No notes here">
        Your automation keeps this session. Notes and transcripts of its calls aren’t part of it.
      </EmptyState>
    );
  const addButton = (
    <Button
      onClick={() => {
        setAdding(true);
      }}
    >
      Add transcript
    </Button>
  );
  return (
    <div>
      {session.mayWrite && (
        <div className="mb-5">
          {session.clockMs === null && <CaptureStart start={start} starting={begin.isPending} />}
          <div className="flex flex-wrap items-center gap-2">
            {session.clockMs !== null && live && <CaptureButton mode="microphone-tab">Capture audio</CaptureButton>}
            {all.length > 0 && addButton}
            <p className="text-sm text-muted">
              {session.clockMs === null
                ? 'Starting or writing your first word uses one Discovery session. It’s free if you delete it within a minute, before the first stage is done.'
                : capturing
                  ? 'What’s said is written down. No audio is kept.'
                  : 'No audio is recorded. Type notes, or add a transcript.'}
            </p>
          </div>
        </div>
      )}
      {session.wordsDeletedAt !== null && (
        <p className="mb-4 text-sm text-muted">
          What was said was deleted on {formatDay(session.wordsDeletedAt)}: your organization keeps transcripts for a
          limited time. Notes, fields and proposals stay.
        </p>
      )}
      <SpeakerSides />
      <SpeakerBar />
      {all.length === 0 ? (
        <EmptyState title="Nothing noted yet" {...(session.mayWrite ? { action: addButton } : {})}>
          Type notes below while you talk. Each one keeps its moment in the call. After the call you can add the
          transcript from Zoom, Teams or Meet.
        </EmptyState>
      ) : (
        <>
          <LineList lines={all} stored={known} live={live} />
          <AfterCall />
        </>
      )}
      {adding && (
        <AddTranscript
          onClose={() => {
            setAdding(false);
          }}
        />
      )}
    </div>
  );
}
