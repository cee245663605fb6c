import { create } from 'zustand';

export const toastEdges = {
  plain: 'border-s-accent',
  warning: 'border-s-amber',
  destructive: 'border-s-red',
} as const;

export interface ToastText {
  title: string;
  description?: string;
  tone?: keyof typeof toastEdges;
}

export const useToast = create<{ current: (ToastText & { key: number }) | null }>(() => ({ current: null }));

/** Shows a toast, replacing the current one. */
export function showToast(toast: ToastText): void {
  useToast.setState((state) => ({ current: { ...toast, key: (state.current?.key ?? 0) + 1 } }));
}
