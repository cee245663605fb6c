import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { updateSession, type OpenSession } from '#contract/discovery.ts';
import type { SessionField } from '#contract/discovery-fields.ts';
import { addLines, type SessionLine } from '#contract/session-lines.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';
import { newUuid } from '#web/lib/request-id.ts';
import { tabs } from '#web/lib/tabs.ts';
import { useStored, type LoadedSession } from './discovery.api.ts';
import type { FieldValue, PendingLine } from './outbox-memory.ts';
import { createOutbox, shownValue, type Outbox, type Sending } from './session-outbox.ts';

interface Discovery {
  session: LoadedSession;
  lines: readonly SessionLine[];
  outbox: Outbox;
  value: <F extends SessionField>(field: F) => OpenSession[F];
  edit: (field: SessionField, value: FieldValue, base: FieldValue) => void;
  /** Adds a note at the current time of the call. */
  note: (kind: 'note' | 'private-note' | 'bookmark', text: string) => void;
}

const DiscoveryContext = createContext<Discovery | null>(null);

/** Returns the open session with unsent input from this browser. */
export function useDiscovery(): Discovery {
  const discovery = useContext(DiscoveryContext);
  if (discovery === null) throw new Error('useDiscovery must be used within a DiscoveryProvider');
  return discovery;
}

/** Returns the owner key of a user's unsent input in an organization. */
export function outboxOwner(organizationId: string, userId: string): string {
  return `${organizationId}.${userId}`;
}

/** Creates the outbox of a session with its API calls; `stored` receives what the server has now. */
export function openOutbox(
  { organizationId, userId, sessionId }: { organizationId: string; userId: string; sessionId: string },
  stored: { session: (session: OpenSession) => unknown; lines: (lines: SessionLine[]) => unknown },
): Outbox {
  const sending: Sending = {
    fields: async ({ change, was, stage }) => {
      const { data, conflicts } = await call(
        updateSession,
        { sessionId, ...change, was, ...(stage === undefined ? {} : { stage }) },
        { organizationId },
      );
      stored.session(data);
      return { conflicts };
    },
    lines: async (lines) => {
      const { acknowledged } = await call(addLines, { sessionId, lines }, { organizationId });
      stored.lines(lines.map((line) => pendingLine(line, userId)));
      return acknowledged;
    },
  };
  return createOutbox(localStorage, outboxOwner(organizationId, userId), sessionId, sending, tabs());
}

/** Returns an unsent note as a line, shown until the server's line arrives. */
export function pendingLine(line: PendingLine, authorId: string): SessionLine {
  const rest = { speakerId: null, endMs: null, origin: 'typed' as const, revision: -1, removed: false };
  return { ...line, ...rest, authorId, number: Number.MAX_SAFE_INTEGER };
}

export function DiscoveryProvider({
  session,
  lines,
  children,
}: {
  session: LoadedSession;
  lines: readonly SessionLine[];
  children: ReactNode;
}) {
  const { membership, user } = useMember();
  const { sessionId } = session;
  const storedOf = useStored();
  const outbox = useMemo(
    () => openOutbox({ organizationId: membership.clerkOrgId, userId: user.id, sessionId }, storedOf(sessionId)),
    [membership.clerkOrgId, user.id, sessionId, storedOf],
  );
  const fields = outbox.store((state) => state.fields);
  useEffect(() => {
    outbox.open();
    const send = (): void => void outbox.flush();
    const hide = (): void => {
      if (document.hidden) send();
    };
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', hide);
      void outbox.close();
    };
  }, [outbox]);
  const { beganAt, endedAt, clockMs } = session;
  const discovery = useMemo<Discovery>(
    () => ({
      session,
      lines,
      outbox,
      value: (field) => shownValue(session, fields, field),
      edit: outbox.edit,
      note: (kind, text) => {
        // What is noted after the end comes last in the call, not hours later.
        const atMs = endedAt === null ? Math.max(0, Date.now() - outbox.beganAt(beganAt)) : (clockMs ?? 0);
        outbox.add({ id: newUuid(), kind, atMs, text });
      },
    }),
    [session, lines, outbox, fields, beganAt, endedAt, clockMs],
  );
  return <DiscoveryContext value={discovery}>{children}</DiscoveryContext>;
}
