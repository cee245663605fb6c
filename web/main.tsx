import './start.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followSignOut } from './features/identity/local-state.ts';
import { CallError } from './lib/call-error.ts';
import { App } from './shell/app.tsx';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/newsreader/opsz.css';
import '@fontsource-variable/newsreader/opsz-italic.css';
import './theme.css';
import './print.css';

followSignOut();
const staleTime = 10_000;
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime,
      // A server's response is final; only a failed connection is worth a retry. Webhooks count their own attempts.
      retry: (failures, error) => failures < 1 && error instanceof CallError && error.code === 'unreachable',
      // A failure stays as long as data would. Otherwise a part that renders less while loading would refetch on every
      // mount, unmount what mounted, and so on.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > staleTime,
    },
  },
});

// Metrics for the operator, loaded only after the page.
window.addEventListener('load', () => {
  void import('./lib/vitals.ts').then(({ watchVitals }) => watchVitals());
});

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
