import { FileText, Mic, MonitorSpeaker, Play, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CaptureMode } from '#contract/capture.ts';
import { Button } from '#web/components/button.tsx';
import { useCaptureSettings } from './capture.api.ts';
import { useCapturing } from './capture-context.tsx';
import { modeTexts, whyNot } from './capture-modes.ts';

function Way({
  icon: Icon,
  title,
  text,
  action,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  action: ReactNode;
}) {
  return (
    <li className="flex flex-col rounded-md border border-line bg-surface p-4">
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" className="mb-2 text-accent" />
      <p className="font-medium">{title}</p>
      <p className="mt-1 mb-4 flex-1 text-sm text-muted">{text}</p>
      <div>{action}</div>
    </li>
  );
}

/** The three ways to record a call, side by side; `start` begins the one without audio. */
export function CaptureStart({ start, starting }: { start: () => void; starting: boolean }) {
  const settings = useCaptureSettings();
  const sound = (mode: CaptureMode, button: string, icon: LucideIcon): ReactNode => {
    const why = settings.data === undefined ? null : whyNot(mode, settings.data);
    return (
      <Way
        icon={icon}
        title={modeTexts[mode].title}
        text={why ?? modeTexts[mode].text}
        action={
          <CaptureButton mode={mode} disabled={settings.data === undefined || why !== null}>
            {button}
          </CaptureButton>
        }
      />
    );
  };
  return (
    <ul aria-label="Ways to take the call" className="mb-3 grid gap-3 sm:grid-cols-3">
      <Way
        icon={FileText}
        title="No audio"
        text="Type notes while you talk, or add a transcript afterwards."
        action={
          <Button aria-disabled={starting} onClick={start}>
            <Play size={15} strokeWidth={1.75} aria-hidden="true" />
            {starting ? 'Starting...' : 'Start the clock'}
          </Button>
        }
      />
      {sound('microphone', 'Use microphone', Mic)}
      {sound('microphone-tab', 'Use both', MonitorSpeaker)}
    </ul>
  );
}

/** Opens the check before a capture; hidden during one. */
export function CaptureButton({
  mode,
  disabled = false,
  children,
}: {
  mode: CaptureMode;
  disabled?: boolean;
  children: ReactNode;
}) {
  const { capture, ask } = useCapturing();
  const { status } = capture.store();
  if (status !== 'idle') return null;
  return (
    <Button
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) ask(mode);
      }}
    >
      {children}
    </Button>
  );
}
