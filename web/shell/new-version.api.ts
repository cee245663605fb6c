import { useQuery } from '@tanstack/react-query';
import { readBuild } from '#contract/health.ts';
import { call } from '#web/lib/client.ts';

/** How often an open page checks, in milliseconds; it also checks on returning to it. */
const askMs = 10 * 60_000;

function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]');
  return script === null ? '' : new URL(script.src).pathname;
}

/** Returns whether the server serves a newer build than this page runs; ignores failed checks. */
export function useNewVersion(): boolean {
  const build = useQuery({
    queryKey: ['no organization', 'build'],
    queryFn: ({ signal }) => call(readBuild, {}, { signal }),
    refetchInterval: askMs,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  const own = ownScript();
  const given = build.data?.script ?? '';
  return own !== '' && given !== '' && given !== own;
}
