import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { readHealth } from '#contract/health.ts';
import { useMember } from '#web/features/identity/member.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { paths } from '#web/paths.ts';
import { allEndpoints } from './all-endpoints.ts';
import { sampleInput } from './call-input.ts';
import { CallPanel } from './call-panel.tsx';
import { EndpointList } from './endpoint-list.tsx';
import { PastRuns } from './past-runs.tsx';
import { addRun, readRuns, type PastRun } from './run-history.ts';
import { WhoPanel } from './who-panel.tsx';

const first = `${readHealth.method} ${readHealth.path}`;

/** Lets users try every call (decision A24). */
export function TestClientScreen() {
  useDocumentTitle('Test client');
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<{ id: string; input: Record<string, unknown> | null; opened: number }>({
    id: first,
    input: null,
    opened: 0,
  });
  const [runs, setRuns] = useState(() => readRuns(organizationId));
  const listed = allEndpoints.find(({ id }) => id === chosen.id);
  const open = (id: string, input: PastRun['input'] | null): void =>
    setChosen(({ opened }) => ({ id, input, opened: opened + 1 }));
  return (
    <div className="max-w-[1200px]">
      <h1 className="font-serif text-2xl font-medium">Test client</h1>
      <p className="mt-1 mb-8 max-w-[68ch] text-sm text-muted">
        Every call of the product, made as you and in this organization. Calls that write change real data.{' '}
        <a href="/api/docs" className="underline underline-offset-4">
          API reference
        </a>{' '}
        <Link to={paths.components} className="underline underline-offset-4">
          Components
        </Link>
      </p>
      <WhoPanel />
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(280px,400px)_1fr]">
        <EndpointList
          endpoints={allEndpoints}
          search={search}
          onSearch={setSearch}
          chosen={chosen.id}
          onChoose={(id) => open(id, null)}
        />
        {listed && (
          <CallPanel
            key={`${chosen.id} ${chosen.opened}`}
            listed={listed}
            start={chosen.input ?? sampleInput(listed.endpoint, organizationId)}
            onRun={(input, { status, ms, shape }) => {
              const fits = shape === null ? null : shape.length === 0;
              const at = new Date().toISOString();
              setRuns((known) => addRun(organizationId, known, { id: chosen.id, input, status, ms, fits, at }));
            }}
          />
        )}
      </div>
      <PastRuns runs={runs} onOpen={({ id, input }) => open(id, input)} />
    </div>
  );
}
