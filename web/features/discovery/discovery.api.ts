import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { createSession, listPrepSessions, readSession, summarizeDiscovery } from '#contract/discovery.ts';
import type { OpenSession } from '#contract/discovery.ts';
import { limits } from '#contract/limits.ts';
import { readLines, sessionEvents, type SessionLine } from '#contract/session-lines.ts';
import { configurationQuery } from '#web/features/identity/identity.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { CallError } from '#web/lib/call-error.ts';
import { waitFor } from '#web/lib/call-wire.ts';
import { call } from '#web/lib/client.ts';
import { followEvents } from '#web/lib/event-stream.ts';
import { useVisible } from '#web/lib/use-visible.ts';
import { deleteSession, loadSession, loadSessions, type ReadSession } from './load-sessions.ts';

function useOrganization() {
  const {
    membership: { clerkOrgId: organizationId, clientId },
  } = useMember();
  return { organizationId, clientId };
}

/** Returns how long and how often the session endpoint is tried; without the settings, as the contract says. */
async function settingsOfEndpoint(queries: QueryClient) {
  const configuration = await queries.ensureQueryData(configurationQuery).catch(() => null);
  return configuration?.sessionEndpoint ?? {};
}

export function sessionsQuery(organizationId: string, clientId: string) {
  return queryOptions({
    queryKey: [organizationId, 'sessions', 'list'],
    queryFn: async ({ signal, client }) => {
      if (clientId === '') throw new CallError('VALIDATION', 'no_client', 'Client ID not available');
      const endpoint = await settingsOfEndpoint(client);
      return loadSessions(call, clientId, { signal, organizationId, endpoint });
    },
  });
}

export function useSessions() {
  const { organizationId, clientId } = useOrganization();
  return useQuery(sessionsQuery(organizationId, clientId));
}

function usePrepSessionsQuery(prepMeetingId: string) {
  const { organizationId } = useOrganization();
  return queryOptions({
    queryKey: [organizationId, 'sessions', 'list', 'prep', prepMeetingId],
    queryFn: async ({ signal }) =>
      (await call(listPrepSessions, { prospectId: prepMeetingId }, { signal, organizationId })).sessions,
  });
}

export function usePrepSessions(prepMeetingId: string) {
  return useQuery(usePrepSessionsQuery(prepMeetingId));
}

/** Reads a brief's sessions at the moment of an action. */
export function useReadPrepSessions(prepMeetingId: string) {
  const query = usePrepSessionsQuery(prepMeetingId);
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => queries.fetchQuery({ ...query, staleTime: 0 }) });
}

export function useCreateSession() {
  const { organizationId, clientId } = useOrganization();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: z.input<typeof createSession.input>) => {
      const { data } = await call(createSession, { ...input, clientId }, { organizationId });
      if (data === undefined) throw new CallError('VALIDATION', 'invalid_response', 'Response validation failed', 200);
      return data;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [organizationId, 'sessions', 'list'] }),
  });
}

export function useDeleteSession() {
  const { organizationId } = useOrganization();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (sessionId: string) =>
      deleteSession(call, sessionId, { organizationId, endpoint: await settingsOfEndpoint(queries) }),
    onSuccess: (_, sessionId) => {
      queries.removeQueries({ queryKey: [organizationId, 'sessions', 'one', sessionId] });
    },
    // Also after a failure: a response that got lost or says nothing leaves open whether it was deleted.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [organizationId, 'sessions', 'list'] }),
        queries.invalidateQueries({ queryKey: [organizationId, 'billing'] }),
      ]),
  });
}

/** Deletes sessions one by one without reading the list each time; `readLeft` reads it once, after them. */
export function useDeleteSessions() {
  const { organizationId, clientId } = useOrganization();
  const queries = useQueryClient();
  return {
    remove: async (sessionId: string) => {
      await deleteSession(call, sessionId, { organizationId, endpoint: await settingsOfEndpoint(queries) });
      queries.removeQueries({ queryKey: [organizationId, 'sessions', 'one', sessionId] });
    },
    readLeft: async () => {
      void queries.invalidateQueries({ queryKey: [organizationId, 'billing'] });
      void queries.invalidateQueries({ queryKey: [organizationId, 'sessions', 'list', 'prep'] });
      const left = await queries.fetchQuery({ ...sessionsQuery(organizationId, clientId), staleTime: 0 });
      return new Set(left.map(({ sessionId }) => sessionId));
    },
  };
}

export function useSummarize() {
  const { organizationId } = useOrganization();
  return useMutation({
    mutationFn: async (input: z.input<typeof summarizeDiscovery.input>) => {
      const { data } = await call(summarizeDiscovery, input, { organizationId });
      if (data === undefined) throw new CallError('VALIDATION', 'invalid_response', 'Response validation failed', 200);
      return data.aiSummary;
    },
  });
}

/** A session with the start of its clock in this device's time; null: not begun. */
export type LoadedSession = ReadSession & { beganAt: number | null };

/** Keeps the newer revision, in case an older response arrives late. */
function newer(known: LoadedSession | undefined, read: ReadSession): LoadedSession {
  if (known !== undefined && known.revision > read.revision) return known;
  return { ...read, beganAt: read.clockMs === null ? null : Date.now() - read.clockMs };
}

/** Sorts lines by call time, those without a time first, otherwise in stored order. */
export function inOrder(lines: readonly SessionLine[]): SessionLine[] {
  return lines.toSorted((a, b) => (a.atMs ?? -1) - (b.atMs ?? -1) || a.number - b.number);
}

function withLine(lines: readonly SessionLine[], line: SessionLine): SessionLine[] {
  const at = lines.findIndex(({ id }) => id === line.id);
  const known = lines[at];
  if (known !== undefined && known.revision > line.revision) return [...lines];
  const others = lines.filter(({ id }) => id !== line.id);
  if (line.removed) return others;
  return known !== undefined && known.atMs === line.atMs
    ? lines.map((each) => (each.id === line.id ? line : each))
    : inOrder([...others, line]);
}

/** An automation's session has no lines here. */
const noLines: SessionLine[] = [];

/** Loads a session and follows changes by anyone: through its stream, and by polling when that breaks. */
export function useSession(sessionId: string) {
  const { organizationId } = useOrganization();
  const queries = useQueryClient();
  const visible = useVisible();
  const [live, setLive] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const key = [organizationId, 'sessions', 'one', sessionId];
  /** Last revision whose lines were read. */
  const seen = useRef(-1);
  // What failed to load waits for Retry, and an automation isn't asked every few seconds (decision A102).
  const again = live ? false : limits.discovery.sendAgainMs;
  const session = useQuery({
    queryKey: [...key, 'fields'],
    queryFn: async ({ signal, queryKey }) => {
      const known = queries.getQueryData<LoadedSession>(queryKey);
      const endpoint = await settingsOfEndpoint(queries);
      const read = await loadSession(call, sessionId, {
        signal,
        organizationId,
        endpoint,
        wasStored: known?.stored,
      });
      if (known !== undefined && known.revision < read.revision) outdateList(queries, organizationId);
      return newer(queries.getQueryData(queryKey), read);
    },
    refetchInterval: ({ state }) => (state.data?.stored === true ? again : false),
  });
  const elsewhere = session.data?.stored === false;
  const lines = useQuery({
    queryKey: [...key, 'lines'],
    queryFn: async ({ signal }) => {
      const read = await call(readLines, { sessionId }, { signal, organizationId });
      seen.current = read.revision;
      return inOrder(read.lines);
    },
    refetchInterval: ({ state }) => (state.data === undefined ? false : again),
  });
  const found = session.data !== undefined && !elsewhere && lines.data !== undefined;
  useEffect(() => {
    // Browsers limit connections per host to six for all tabs, so only a visible tab holds a stream.
    if (!found || !visible) return undefined;
    const stop = new AbortController();
    const one = [organizationId, 'sessions', 'one', sessionId];
    const address = `${readSession.path}?${new URLSearchParams({ sessionId })}`;
    const follow = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        try {
          await followEvents(address, {
            organizationId,
            signal: stop.signal,
            last: 'end',
            after: String(
              Math.min(seen.current, queries.getQueryData<LoadedSession>([...one, 'fields'])?.revision ?? -1),
            ),
            onEvent: ({ event, data }) => {
              setLive(true);
              if (event === 'session') {
                const read = sessionEvents.session.parse(data);
                keepRead(queries, organizationId, read);
              }
              if (event === 'buyers') void queries.invalidateQueries({ queryKey: [...one, 'buyers'] });
              if (event === 'line') {
                const { line } = sessionEvents.line.parse(data);
                queries.setQueryData<SessionLine[]>([...one, 'lines'], (known = []) => withLine(known, line));
              }
            },
          });
          setDeleted(true);
          return;
        } catch {
          // Polling continues meanwhile and detects a deleted session.
          setLive(false);
          await waitFor(limits.discovery.sendAgainMs, stop.signal);
        }
      }
    };
    follow().catch(() => {
      setLive(false);
    });
    return () => {
      stop.abort();
      setLive(false);
    };
  }, [organizationId, sessionId, queries, found, visible]);
  const { data, error, refetch } = lines;
  const gone = deleted || (session.error instanceof CallError && session.error.status === 404);
  useEffect(() => {
    if (gone) outdateList(queries, organizationId);
  }, [gone, queries, organizationId]);
  return {
    session,
    lines: elsewhere ? { data: noLines, error: null, refetch } : { data, error, refetch },
    deleted,
    live,
  };
}

/** What the list tells of a session is older than what was just stored or read of it. */
function outdateList(queries: QueryClient, organizationId: string): void {
  void queries.invalidateQueries({ queryKey: [organizationId, 'sessions', 'list'] });
}

/** Keeps what the server has of a session. */
function keepRead(queries: QueryClient, organizationId: string, read: OpenSession): void {
  const key = [organizationId, 'sessions', 'one', read.sessionId, 'fields'];
  queries.setQueryData<LoadedSession>(key, (known) => newer(known, { ...read, stored: true }));
  outdateList(queries, organizationId);
}

/** Returns, per session, what shows what the server acknowledged before the stream reports it. */
export function useStored() {
  const { organizationId } = useOrganization();
  const queries = useQueryClient();
  return useCallback(
    (sessionId: string) => ({
      session: (read: OpenSession) => {
        keepRead(queries, organizationId, read);
      },
      lines: (stored: readonly SessionLine[]) => {
        const key = [organizationId, 'sessions', 'one', sessionId, 'lines'];
        queries.setQueryData<SessionLine[]>(key, (known) => known && stored.reduce(withLine, known));
        outdateList(queries, organizationId);
      },
    }),
    [organizationId, queries],
  );
}
