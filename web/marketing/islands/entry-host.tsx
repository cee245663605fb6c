import '#web/start.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createRootRoute, createRoute, createRouter, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import EntryDialog, { type Entry } from '#web/features/identity/entry-dialog.tsx';

const useEntry = create<{ entry: Entry | null }>(() => ({ entry: null }));
const here = window.location.pathname;

/** Only the dialog; the next screen is part of the application, which a reload brings. */
function Host() {
  const { entry } = useEntry();
  const { pathname } = useLocation();
  const left = pathname !== here;
  useEffect(() => {
    if (left) window.location.reload();
  }, [left]);
  if (entry === null || left) return null;
  return (
    <EntryDialog
      entry={entry}
      onChange={(next) => {
        useEntry.setState({ entry: next });
      }}
    />
  );
}

function mount(): void {
  const root = createRootRoute({ component: Host });
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '$', component: () => null })]);
  const router = createRouter({ routeTree });
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

let mounted = false;

export function openEntry(entry: Entry): void {
  if (!mounted) mount();
  mounted = true;
  useEntry.setState({ entry });
}
