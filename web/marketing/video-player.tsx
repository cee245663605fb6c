import type { ReactNode } from 'react';

const icons = {
  play: <path d="M7 4.500v15l12-7.500z" fill="currentColor" stroke="none" />,
  pause: <path d="M8 5v14M16 5v14" strokeWidth="2.500" />,
  back: <path d="M4 5v5h5M4.600 10a8 8 0 1 1-.500 4" />,
  forward: <path d="M20 5v5h-5M19.400 10a8 8 0 1 0 .500 4" />,
  sound: <path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />,
  muted: <path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5" />,
  captions: <path d="M3.500 6h17v12h-17zM10.500 10.500a2 2 0 1 0 0 3M17 10.500a2 2 0 1 0 0 3" />,
  full: <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
} as const;

function Icon({ name }: { name: keyof typeof icons }) {
  return (
    <svg
      viewBox="0 0 24 24"
      data-icon={name}
      aria-hidden="true"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {icons[name]}
    </svg>
  );
}

function Control({ action, label, children }: { action: string; label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      data-action={action}
      aria-label={label}
      title={label}
      className="inline-flex h-10 min-w-9 items-center justify-center gap-1 rounded-md px-1.5 text-sm hover:bg-sunken"
    >
      {children}
    </button>
  );
}

interface VideoPlayerProps {
  src: string;
  poster: string;
  captions: string;
  label: string;
}

/** The browser's own player until `islands/video-player.ts` replaces it. */
export function VideoPlayer({ src, poster, captions, label }: VideoPlayerProps) {
  return (
    <section
      data-player
      aria-label={label}
      className="min-w-0 self-start overflow-hidden rounded-md border border-line bg-page"
    >
      <video
        src={src}
        poster={poster}
        muted
        controls
        playsInline
        preload="none"
        width={1280}
        height={800}
        className="block h-auto w-full bg-sunken"
      >
        <track kind="captions" src={captions} srcLang="en" label="English" default />
      </video>
      <div data-controls hidden className="px-3 pt-2 pb-1">
        <div className="relative">
          <input
            type="range"
            data-seek
            min={0}
            max={100}
            step={0.1}
            defaultValue={0}
            aria-label="Position in the video"
            className="block h-7 w-full cursor-pointer accent-(--accent)"
          />
          <output
            data-preview
            hidden
            className="tabular pointer-events-none absolute bottom-7 rounded-md border border-line bg-surface px-2 py-0.5 text-xs font-medium shadow-float"
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-1">
          <Control action="play" label="Play">
            <Icon name="play" />
            <Icon name="pause" />
          </Control>
          <Control action="back" label="Back 15 seconds">
            <Icon name="back" />
            <span className="tabular text-xs">15</span>
          </Control>
          <Control action="forward" label="Forward 15 seconds">
            <span className="tabular text-xs">15</span>
            <Icon name="forward" />
          </Control>
          <Control action="mute" label="Mute">
            <Icon name="sound" />
            <Icon name="muted" />
          </Control>
          <span data-time className="tabular ms-1 text-sm text-muted">
            0:00
          </span>
          <span className="ms-auto flex">
            <Control action="captions" label="Captions">
              <Icon name="captions" />
            </Control>
            <Control action="fullscreen" label="Fullscreen">
              <Icon name="full" />
            </Control>
          </span>
        </div>
      </div>
    </section>
  );
}
