import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { buttonClass } from '#web/components/button.tsx';
import { Kbd } from '#web/components/states.tsx';
import { openPalette, singleKeys, usePalette } from '#web/features/search/palette-state.ts';
import { readKey } from '#web/features/search/read-key.ts';
import { useNewBrief } from '#web/features/search/use-new-brief.ts';
import { orNotLoaded } from './or-not-loaded.tsx';

const loadPalette = () => import('#web/features/search/palette.tsx');

const Palette = orNotLoaded(async () => (await loadPalette()).Palette);
const ShortcutSheet = orNotLoaded(async () => (await import('#web/features/search/shortcut-sheet.tsx')).ShortcutSheet);

/** How long the key after G counts, in milliseconds. */
const sequenceMs = 1200;

function isTyping(): boolean {
  const at = document.activeElement;
  return at instanceof HTMLElement && (at.isContentEditable || at.matches('input, textarea, select, [role=textbox]'));
}

/** The product's shortcuts; loads what they open on first use. */
export function CommandKeys() {
  const { open } = usePalette();
  const navigate = useNavigate();
  const newBrief = useNewBrief();
  const beganAt = useRef(0);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    // Starts loading when Ctrl is pressed, so that no letter typed after Ctrl+K is lost.
    if (event.key === 'Control' || event.key === 'Meta') loadPalette().catch(() => undefined);
    // Dialogs and menus handle keys themselves.
    if (event.defaultPrevented || event.isComposing || document.querySelector('[data-modal], [role=menu]')) return;
    const afterG = event.timeStamp - beganAt.current < sequenceMs;
    beganAt.current = 0;
    const meaning = readKey(event, { typing: isTyping(), afterG, single: singleKeys.on() });
    if (meaning.kind === 'none') return;
    event.preventDefault();
    if (meaning.kind === 'begin') beganAt.current = event.timeStamp;
    else if (meaning.kind === 'go') void navigate({ to: meaning.to });
    else if (meaning.kind === 'prepare') newBrief();
    else openPalette(meaning.kind);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      press(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      openPalette(null);
    };
  }, []);
  const close = () => {
    // The list of shortcuts may have been opened from the commands.
    if (usePalette.getState().open === open) openPalette(null);
  };
  return (
    <Suspense fallback={null}>
      {open === 'commands' && <Palette onClose={close} />}
      {open === 'shortcuts' && <ShortcutSheet onClose={close} />}
    </Suspense>
  );
}

/** Opens the commands by mouse or touch. */
export function SearchButton() {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={() => {
        loadPalette().catch(() => undefined);
      }}
      onClick={() => {
        openPalette('commands');
      }}
      className={`${buttonClass()} font-normal text-muted max-md:size-9 max-md:border-0 max-md:bg-transparent max-md:px-0 max-md:text-ink md:me-2 md:w-56 md:justify-start md:px-3`}
    >
      <Search size={17} strokeWidth={1.5} aria-hidden="true" />
      <span className="max-md:sr-only">
        Search<span className="sr-only"> and commands</span>
      </span>
      <span aria-hidden="true" className="ms-auto flex gap-1 max-md:hidden">
        <Kbd>{/Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘' : 'Ctrl'}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
