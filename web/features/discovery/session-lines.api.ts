import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CorrectedWord } from '#contract/corrected-word.ts';
import { getOrgMembers } from '#contract/members.ts';
import {
  addTranscript,
  beginSession,
  endSession,
  changeLine,
  changeSpeakers,
  changeWord,
  removeLine,
  setWriters,
  tickQuestion,
  type SpeakerChange,
} from '#contract/session-lines.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

/** Changes a session, then refetches it and the lists in case there is no stream. */
function useSessionChange<T, R>(sessionId: string, change: (input: T, organizationId: string) => Promise<R>) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, organizationId),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [organizationId, 'sessions', 'one', sessionId] }),
        queries.invalidateQueries({ queryKey: [organizationId, 'sessions', 'list'] }),
      ]),
  });
}

export function useBegin(sessionId: string) {
  return useSessionChange(sessionId, (_: undefined, organizationId) =>
    call(beginSession, { sessionId }, { organizationId }),
  );
}

export function useEnd(sessionId: string) {
  return useSessionChange(sessionId, (ended: boolean, organizationId) =>
    call(endSession, { sessionId, ended }, { organizationId }),
  );
}

export function useAddTranscript(sessionId: string) {
  return useSessionChange(sessionId, (input: Omit<z.input<typeof addTranscript.input>, 'sessionId'>, organizationId) =>
    call(addTranscript, { sessionId, ...input }, { organizationId }),
  );
}

export function useChangeLine(sessionId: string) {
  return useSessionChange(sessionId, (input: { lineId: string; text: string; was: string }, organizationId) =>
    call(changeLine, { sessionId, ...input }, { organizationId }),
  );
}

export function useChangeWord(sessionId: string) {
  return useSessionChange(sessionId, (word: CorrectedWord, organizationId) =>
    call(changeWord, { sessionId, ...word }, { organizationId }),
  );
}

export function useRemoveLine(sessionId: string) {
  return useSessionChange(sessionId, (lineId: string, organizationId) =>
    call(removeLine, { sessionId, lineId }, { organizationId }),
  );
}

export function useChangeSpeakers(sessionId: string) {
  return useSessionChange(sessionId, (change: SpeakerChange, organizationId) =>
    call(changeSpeakers, { sessionId, change }, { organizationId }),
  );
}

export function useTickQuestion(sessionId: string) {
  return useSessionChange(sessionId, (input: { questionId: string; asked: boolean }, organizationId) =>
    call(tickQuestion, { sessionId, ...input }, { organizationId }),
  );
}

export function useSetWriters(sessionId: string) {
  return useSessionChange(sessionId, (userIds: string[], organizationId) =>
    call(setWriters, { sessionId, userIds }, { organizationId }),
  );
}

/** Loads the members who may be invited to write. */
export function useOrgMembers() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'team', 'org-members'],
    queryFn: ({ signal }) => call(getOrgMembers, { organizationId }, { signal, organizationId }),
    select: ({ orgMembers }) => orgMembers.data,
  });
}
