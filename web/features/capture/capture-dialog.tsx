import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CaptureMode, CaptureSettings } from '#contract/capture.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { useCaptureSettings } from './capture.api.ts';
import { useCapturing } from './capture-context.tsx';
import { disclosure, modesFor, modeTexts, whyNot } from './capture-modes.ts';
import { LevelMeter } from './level-meter.tsx';
import { NoSound, openMicrophone, openTab, stopStream } from './open-streams.ts';
import { useLevel } from './use-level.ts';

/** Checks the audio before a capture and asks for the others' consent. */
export function CaptureDialog() {
  const { asking, ask } = useCapturing();
  const settings = useCaptureSettings();
  if (asking === null) return null;
  return (
    <Dialog
      open
      onClose={() => {
        ask(null);
      }}
      title="Capture the call"
      description="What’s said becomes lines of this session. The audio isn’t kept."
    >
      {settings.isPending && <SkeletonRows rows={3} label="Loading how your organization captures calls" />}
      {settings.isError && (
        <FailedState
          title="Not loaded"
          text={messageOf(settings.error)}
          onRetry={() => {
            void settings.refetch();
          }}
        />
      )}
      {settings.data !== undefined && <Check settings={settings.data} wanted={asking} />}
    </Dialog>
  );
}

/** Returns a stream that is stopped when the dialog closes, unless the capture took it over. */
function useStream() {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const held = useRef<MediaStream | null>(null);
  useEffect(
    () => () => {
      stopStream(held.current);
    },
    [],
  );
  return {
    stream,
    hold(next: MediaStream | null): void {
      if (held.current !== next) stopStream(held.current);
      held.current = next;
      setStream(next);
    },
    /** Hands the stream to the capture, which then stops it. */
    give(): void {
      held.current = null;
    },
  };
}

function Check({ settings, wanted }: { settings: CaptureSettings; wanted: CaptureMode }) {
  const { capture, ask } = useCapturing();
  const modes = modesFor(settings);
  const [mode, setMode] = useState(
    () => [wanted, ...modes].find((each) => modes.includes(each) && whyNot(each, settings) === null) ?? wanted,
  );
  const mic = useStream();
  const tab = useStream();
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  const [hears, setHears] = useState<'me' | 'both'>('me');
  const [agreed, setAgreed] = useState(false);
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [micLevel, tabLevel] = [useLevel(mic.stream), useLevel(tab.stream)];
  const reason = whyNot(mode, settings);
  const usesStreams = mode !== 'browser';

  const openMic = async (deviceId: string): Promise<void> => {
    setProblem(null);
    try {
      mic.hold(await openMicrophone(deviceId));
      const all = await navigator.mediaDevices.enumerateDevices();
      setDevices(all.filter(({ kind, deviceId: id }) => kind === 'audioinput' && id !== ''));
    } catch (error) {
      mic.hold(null);
      setProblem(error instanceof NoSound ? error.message : messageOf(error));
    }
  };
  const share = async (): Promise<void> => {
    setProblem(null);
    try {
      tab.hold(await openTab());
    } catch (error) {
      tab.hold(null);
      setProblem(error instanceof NoSound ? error.message : messageOf(error));
    }
  };
  /** What is still required before the capture can start; null: nothing. */
  const missing =
    reason ??
    (usesStreams && mic.stream === null ? 'Check your microphone first.' : null) ??
    (mode === 'microphone-tab' && tab.stream === null ? 'Share the call’s tab first.' : null) ??
    (agreed ? null : 'Tell everyone on the call first, then tick the box.');
  const start = async (): Promise<void> => {
    if (starting) return;
    setProblem(missing);
    if (missing !== null) return;
    setStarting(true);
    setProblem(null);
    const streams =
      !usesStreams || mic.stream === null
        ? null
        : { mic: mic.stream, tab: mode === 'microphone-tab' ? tab.stream : null };
    if (streams !== null) mic.give();
    if (streams?.tab != null) tab.give();
    try {
      await capture.start({ mode, streams, shared: mode !== 'microphone-tab' && hears === 'both' });
      ask(null);
    } catch (error) {
      mic.hold(null);
      tab.hold(null);
      setProblem(error instanceof NoSound ? error.message : messageOf(error));
      setStarting(false);
    }
  };

  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <fieldset>
        <legend className="mb-2 text-sm font-medium">Listen to</legend>
        <div className="space-y-2">
          {modes.map((each) => {
            const why = whyNot(each, settings);
            return (
              <div
                key={each}
                className={`flex gap-3 rounded-md border px-3 py-2 ${mode === each ? 'border-accent bg-accent-soft' : 'border-line'} ${why === null ? '' : 'text-muted'}`}
              >
                <input
                  id={`mode-${each}`}
                  aria-describedby={`mode-${each}-text`}
                  type="radio"
                  name="mode"
                  className="mt-1 size-4 accent-accent"
                  checked={mode === each}
                  disabled={why !== null}
                  onChange={() => {
                    setMode(each);
                    setProblem(null);
                  }}
                />
                <span className="min-w-0 text-sm">
                  <label htmlFor={`mode-${each}`} className="block min-h-[24px] font-medium">
                    {modeTexts[each].title}
                  </label>
                  <span id={`mode-${each}-text`} className="block text-muted">
                    {why ?? modeTexts[each].text}
                  </span>
                </span>
              </div>
            );
          })}
        </div>
      </fieldset>

      {reason === null && usesStreams && (
        <div className="space-y-3">
          {mic.stream === null ? (
            <Button onClick={() => void openMic('')}>Check microphone</Button>
          ) : (
            <div className="space-y-2">
              {devices.length > 1 && (
                <SelectField
                  label="Microphone device"
                  value={mic.stream.getAudioTracks()[0]?.getSettings().deviceId ?? ''}
                  onChange={(event) => void openMic(event.target.value)}
                >
                  {devices.map(({ deviceId, label }) => (
                    <option key={deviceId} value={deviceId}>
                      {label || 'Microphone'}
                    </option>
                  ))}
                </SelectField>
              )}
              <p className="text-sm text-muted">Say something. The bar moves when your microphone hears you.</p>
              <LevelMeter label="Microphone level" level={micLevel} />
            </div>
          )}
          {mode === 'microphone-tab' &&
            (tab.stream === null ? (
              <Button onClick={() => void share()}>Share the call’s tab</Button>
            ) : (
              <div className="space-y-2">
                <p className="text-sm text-muted">The bar moves when the tab plays sound.</p>
                <LevelMeter label="Tab level" level={tabLevel} />
              </div>
            ))}
          <p className="text-sm text-muted">Use a headset, so your microphone doesn’t hear the call’s sound.</p>
        </div>
      )}
      {reason === null && mode !== 'microphone-tab' && (
        <SelectField
          label="This microphone hears"
          value={hears}
          onChange={(event) => {
            setHears(event.target.value === 'both' ? 'both' : 'me');
          }}
        >
          <option value="me">Only me</option>
          <option value="both">Me and them: I’ll switch while we talk</option>
        </SelectField>
      )}

      <div className="rounded-md bg-sunken px-4 py-3">
        <p className="text-sm font-medium">Tell everyone on the call</p>
        <p className="mt-1 text-sm">“{disclosure}”</p>
        <Button className="mt-2" onClick={() => void copyText(disclosure, 'Sentence copied')}>
          <Copy size={15} strokeWidth={1.5} aria-hidden="true" />
          Copy sentence
        </Button>
      </div>
      <label className="flex items-start gap-2.5 text-sm">
        <input
          type="checkbox"
          className="mt-0.5 size-4 accent-accent"
          checked={agreed}
          onChange={(event) => {
            setAgreed(event.target.checked);
          }}
        />
        {settings.consent === 'notify' ? 'Everyone on the call knows.' : 'Everyone on the call knows and agreed.'}
      </label>
      {/* Stays visible however long the check is. */}
      <div className="sticky -bottom-6 -mx-6 -mb-6 space-y-3 border-t border-line bg-surface px-6 py-4">
        {problem !== null && (
          <p role="alert" className="text-sm font-medium text-red">
            {problem}
          </p>
        )}
        <div className="flex gap-2">
          <Button type="submit" look="primary" aria-disabled={missing !== null || starting}>
            {starting ? 'Starting...' : 'Start capture'}
          </Button>
          <Button
            onClick={() => {
              ask(null);
            }}
          >
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}
