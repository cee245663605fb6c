import { Logo } from '#web/components/logo.tsx';

export type OverlayText = 'Initializing...' | 'Setting up your account...' | 'Switching organization...' | 'Loading...';

export function Overlay({ text }: { text: OverlayText }) {
  return (
    <output className="fixed inset-0 z-30 flex flex-col items-center justify-center gap-6 bg-page">
      <Logo />
      <p className="text-muted">{text}</p>
    </output>
  );
}

/** Placeholder for a loading screen, inside the shell. */
export function ScreenLoading() {
  return <output className="block py-16 text-center text-muted">Loading...</output>;
}
