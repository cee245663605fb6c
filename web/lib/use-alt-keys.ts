import { useEffect, useEffectEvent } from 'react';

/** Runs actions for keys pressed with Alt, by key code such as 'KeyN'. */
export function useAltKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const act = actions[event.code];
    if (act === undefined || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // A key held down acts once.
    if (!event.repeat) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      press(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
