import { create } from 'zustand';
import { inBrowser } from './storage/browser-storage.ts';

export type Theme = 'system' | 'paper' | 'ink';
const key = 'theme';

function stored(): Theme {
  const value = inBrowser.read(key);
  return value === 'paper' || value === 'ink' ? value : 'system';
}

export const useTheme = create<{ theme: Theme }>(() => ({ theme: stored() }));

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') inBrowser.drop(key);
  else inBrowser.write(key, theme);
  show(theme);
  useTheme.setState({ theme });
}

/** Applies the stored theme before the application's first paint. */
export function startTheme(): void {
  show(stored());
}
