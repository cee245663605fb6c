import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place right above the note bar, which stays in view; null until it is on the page. */
const Place = createContext<HTMLElement | null>(null);
export const AboveNotesProvider = Place.Provider;
export const useAboveNotes = (): HTMLElement | null => useContext(Place);

/** Shows something above the note bar, over the page. */
export function AboveNotes({ children }: { children: ReactNode }) {
  const place = useAboveNotes();
  return place === null ? null : createPortal(children, place);
}
