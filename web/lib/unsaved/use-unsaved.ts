import { useEffect } from 'react';
import { markUnsaved } from './unsaved.ts';

/** Makes leaving ask first while a form holds changes that nothing else keeps. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => (dirty ? markUnsaved('typed') : undefined), [dirty]);
}
