import { Headphones, Mic, MonitorSpeaker, Pause, Play, Square } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button, buttonClass } from '#web/components/button.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { formatDuration } from '#web/lib/dates.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { useCapturing } from './capture-context.tsx';
import { LevelMeter } from './level-meter.tsx';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Shows at every stage that the call is being captured, with levels, unsent pieces and the stop button. */
export function CaptureBar() {
  const { capture } = useCapturing();
  const { status, mode } = capture.store();
  if (status === 'idle' || status === 'starting') return null;
  const paused = status === 'paused';
  return (
    <section
      aria-label="Capture"
      className="sticky top-[90px] z-20 -mx-2 mt-4 flex min-h-12 flex-wrap items-center gap-x-5 gap-y-2 rounded-md border border-line bg-surface px-4 py-2 text-sm max-sm:gap-x-3 max-sm:px-3"
    >
      <p className="flex items-center gap-2 font-medium">
        <span
          aria-hidden="true"
          className={`size-2.5 rounded-full ${paused ? 'border border-muted' : 'animate-pulse bg-red motion-reduce:animate-none'}`}
        />
        {paused ? 'Capture paused' : 'Capturing'}
      </p>
      {mode === 'browser' ? <span className="text-muted">By your browser</span> : <Levels />}
      <Turn />
      <Waiting />
      <span className="ms-auto flex gap-2">
        <Button
          className="h-8 px-3"
          onClick={() => {
            if (paused) capture.resume();
            else void capture.pause();
          }}
        >
          {paused ? <Play {...icon} /> : <Pause {...icon} />}
          <span className="max-sm:sr-only">{paused ? 'Resume capture' : 'Pause capture'}</span>
        </Button>
        <Button className="h-8 px-3" onClick={() => void capture.stop()}>
          <Square {...icon} />
          <span className="max-sm:sr-only">Stop capture</span>
        </Button>
      </span>
    </section>
  );
}

function Levels() {
  const { capture } = useCapturing();
  const { levels, mode } = capture.store();
  return (
    <span className="flex items-center gap-4 text-muted">
      <span className="flex w-24 items-center gap-2 max-sm:w-14">
        <Mic {...icon} />
        <LevelMeter label="Microphone level" level={levels.mic} />
      </span>
      {mode === 'microphone-tab' && (
        <span className="flex w-24 items-center gap-2 max-sm:w-14">
          <MonitorSpeaker {...icon} />
          <LevelMeter label="Tab level" level={levels.tab} />
        </span>
      )}
    </span>
  );
}

/** Who is speaking, if one microphone picks up both sides. */
function Turn() {
  const { capture } = useCapturing();
  const { shared, side } = capture.store();
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyS') return;
    event.preventDefault();
    void capture.turn(side === 'rep' ? 'prospect' : 'rep');
  });
  useEffect(() => {
    if (!shared) return undefined;
    const listen = (event: KeyboardEvent): void => {
      press(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [shared]);
  if (!shared) return null;
  return (
    <fieldset className="flex rounded-md border border-line p-0.5">
      <legend className="sr-only">Who speaks now (Alt+S)</legend>
      {(['rep', 'prospect'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={side === each}
          className={`${buttonClass({ look: side === each ? 'primary' : 'quiet' })} h-7 px-3`}
          onClick={() => {
            if (side !== each) void capture.turn(each);
          }}
        >
          {each === 'rep' ? 'I speak' : 'They speak'}
        </button>
      ))}
    </fieldset>
  );
}

function Waiting() {
  const { sender } = useCapturing();
  const { waiting, waitingMs, problem } = sender.store();
  if (waiting === 0) return null;
  return (
    <span className={problem === null ? 'text-muted' : 'font-medium text-amber'}>
      {problem === null ? 'Writing down ' : 'Kept on this device: '}
      {formatDuration(waitingMs)}
    </span>
  );
}

/** Problems of a capture and its outcome, with what to do. */
export function CaptureProblems() {
  const { capture, sender, interrupted, ask } = useCapturing();
  const { problem, echo, status } = capture.store();
  const { problem: unsent, waiting, refused, echo: heardTwice } = sender.store();
  const online = useOnline();
  const { outbox } = useDiscovery();
  // Said once: by the strip without a network, or with what was typed.
  const isSaid = outbox.store(({ fields, lines, problem: typed }) => {
    const waits = Object.keys(fields).length + lines.length > 0;
    return !online || (waits && typed?.text === unsent);
  });
  const notes = [
    ...(problem === null ? [] : [{ key: 'problem', text: problem, action: null }]),
    ...(interrupted !== null && status === 'idle'
      ? [
          {
            key: 'interrupted',
            text: 'Capture stopped when this page was reloaded. What was said until then is kept.',
            action: { text: 'Resume capture', run: () => ask(interrupted) },
          },
        ]
      : []),
    ...(unsent !== null && waiting > 0 && !isSaid ? [{ key: 'unsent', text: unsent, action: null }] : []),
    ...(refused > 0
      ? [
          {
            key: 'refused',
            text: `${refused === 1 ? 'A piece' : `${refused} pieces`} of the call couldn’t be written down. The audio is kept on this device.`,
            action: { text: 'Send again', run: sender.again },
            second: { text: 'Discard audio', run: sender.discard },
          },
        ]
      : []),
  ];
  return (
    <>
      {notes.map(({ key, text, action, ...more }) => (
        <div
          key={key}
          role="alert"
          className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-amber-soft px-4 py-3"
        >
          <p className="min-w-0 flex-1 basis-72 text-sm">{text}</p>
          {action !== null && <Button onClick={action.run}>{action.text}</Button>}
          {'second' in more && more.second !== undefined && (
            <Button onClick={more.second.run}>{more.second.text}</Button>
          )}
        </div>
      ))}
      {status !== 'idle' && (echo || heardTwice) && (
        <p className="mt-4 flex items-center gap-2 text-sm text-muted">
          <Headphones {...icon} />
          Your microphone hears the call’s sound. Use a headset; what it hears twice is written once.
        </p>
      )}
    </>
  );
}
