import { create } from 'zustand';

export interface ToastText {
  title: string;
  description?: string;
  tone?: 'plain' | 'destructive';
}

export const useToast = create<{ current: (ToastText & { key: number }) | null }>(() => ({ current: null }));

/** Shows a toast, replacing the current one. */
export function showToast(toast: ToastText): void {
  useToast.setState((state) => ({ current: { ...toast, key: (state.current?.key ?? 0) + 1 } }));
}
