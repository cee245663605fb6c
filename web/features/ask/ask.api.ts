import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  askContent,
  deleteQuestion,
  listGaps,
  listSavedQuestions,
  runQuestions,
  saveQuestion,
  searchContent,
} from '#contract/ask.ts';
import { askCall } from '#contract/ask-call.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

export type Filter = NonNullable<z.input<typeof askContent.input>['filter']>;

const runningMs = 2000;

/** Searches passages while the member types; the previous ones stay until new ones arrive. */
export function usePassages(query: string, filter: Filter) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'content', 'search', query, filter],
    enabled: query !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(searchContent, { query, filter }, { signal, organizationId }),
  });
}

/** Reads the answer to a question; never refetches by itself, only when the member asks again. */
export function useAnswer(question: string, filter: Filter) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'ask', question, filter],
    enabled: question !== '',
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => call(askContent, { question, filter }, { signal, organizationId }),
  });
}

export function useSavedQuestions() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'content', 'questions'],
    queryFn: ({ signal }) => call(listSavedQuestions, {}, { signal, organizationId }),
    refetchInterval: ({ state }) => (state.data?.running ? runningMs : false),
  });
}

function useQuestionChange<T, R>(change: (input: T, organizationId: string) => Promise<R>) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, organizationId),
    onSettled: () => queries.invalidateQueries({ queryKey: [organizationId, 'content', 'questions'] }),
  });
}

export function useSaveQuestion() {
  return useQuestionChange((input: z.input<typeof saveQuestion.input>, organizationId) =>
    call(saveQuestion, input, { organizationId }),
  );
}

export function useDeleteQuestion() {
  return useQuestionChange((questionId: string, organizationId) =>
    call(deleteQuestion, { questionId }, { organizationId }),
  );
}

export function useRunQuestions() {
  return useQuestionChange((_: undefined, organizationId) => call(runQuestions, {}, { organizationId }));
}

export function useGaps() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'content', 'gaps'],
    queryFn: ({ signal }) => call(listGaps, {}, { signal, organizationId }),
  });
}

/** Asks about a session's call, its brief and the content. */
export function useAskCall(sessionId: string) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useMutation({
    mutationFn: (question: string) => call(askCall, { sessionId, question }, { organizationId }),
  });
}
