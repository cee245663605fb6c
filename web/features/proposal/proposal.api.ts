import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import {
  arrangeProposal,
  checkProposal,
  draftSolution,
  formatBlock,
  keepVersion,
  linkProposal,
  readProposal,
  readVersion,
  restoreVersion,
  type ProposalFinding,
  type ProposalFormat,
  type ProposalLayout,
} from '#contract/proposal.ts';
import { rewriteBlock, type RewriteKind } from '#contract/proposal-rewrite.ts';
import type { RichLine } from '#contract/rich-text.ts';
import { readSessionData, toDiscoveryState } from '#contract/discovery-state.ts';
import { showToast } from '#web/components/show-toast.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { sessionFieldsOf } from '#web/features/discovery/session-fields.ts';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import { call } from '#web/lib/client.ts';
import { fetchFile } from '#web/lib/files/download.ts';
import { openPdf } from '#web/lib/draw-pdf.ts';

function useKey() {
  const { session } = useDiscovery();
  const organizationId = useMember().membership.clerkOrgId;
  const { sessionId, revision, stored } = session;
  return {
    organizationId,
    sessionId,
    revision,
    stored,
    key: [organizationId, 'sessions', 'one', sessionId, 'proposal'],
  };
}

/** Loads the open session's proposal, refetched whenever anyone writes in the session on any node. */
export function useProposal() {
  const { organizationId, sessionId, revision, stored, key } = useKey();
  return useQuery({
    queryKey: [...key, revision],
    enabled: stored,
    queryFn: ({ signal }) => call(readProposal, { sessionId }, { signal, organizationId }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  });
}

/** Acts on the proposal as shown: unsaved input is sent first. */
function useProposalChange<T, R>(change: (input: T, at: { organizationId: string; sessionId: string }) => Promise<R>) {
  const { organizationId, sessionId, key } = useKey();
  const { outbox } = useDiscovery();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: T) => {
      await outbox.flush();
      return change(input, { organizationId, sessionId });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

export function useArrange() {
  return useProposalChange((input: { layout: ProposalLayout; revision: number }, { organizationId, sessionId }) =>
    call(arrangeProposal, { sessionId, ...input }, { organizationId }),
  );
}

/** Saves a block's formatting; words are saved separately, so a failure loses none. */
export function useFormat() {
  return useProposalChange((input: { blockId: string; lines: RichLine[] }, { organizationId, sessionId }) =>
    call(formatBlock, { sessionId, ...input }, { organizationId }).catch((error: unknown) => {
      showToast({
        title: 'Formatting not saved',
        description: `${messageOf(error)} Your words are kept.`,
        tone: 'destructive',
      });
    }),
  );
}

/** Rewrites a block; stores nothing. */
export function useRewrite() {
  const { organizationId, sessionId } = useKey();
  const { outbox } = useDiscovery();
  return useMutation({
    mutationFn: async (input: { blockId: string; kind: RewriteKind }) => {
      await outbox.flush();
      return call(rewriteBlock, { sessionId, ...input }, { organizationId });
    },
  });
}

/** What a rewrite proposes for a block. */
export type Rewritten = OutputOf<typeof rewriteBlock> & { blockId: string };

/** Rewrites one block after another until `goesOn` says no; `failed` is the first failure, behind which none is tried. */
export function useRewriteAll() {
  const { organizationId, sessionId } = useKey();
  const { outbox } = useDiscovery();
  return useMutation({
    mutationFn: async ({
      blockIds,
      kind,
      onDone,
      goesOn,
    }: {
      blockIds: readonly string[];
      kind: RewriteKind;
      onDone: (count: number) => void;
      goesOn: () => boolean;
    }) => {
      await outbox.flush();
      const rewritten: Rewritten[] = [];
      for (const blockId of blockIds) {
        if (!goesOn()) break;
        try {
          const answer = await call(rewriteBlock, { sessionId, blockId, kind }, { organizationId });
          rewritten.push({ ...answer, blockId });
        } catch (error) {
          return { rewritten, failed: error instanceof Error ? error : new Error(String(error)) };
        }
        onDone(rewritten.length);
      }
      return { rewritten, failed: null };
    },
  });
}

/** Asks the operator's automation for the whole solution; stores nothing. */
export function useAutomation() {
  const { organizationId, sessionId } = useKey();
  const { outbox, value } = useDiscovery();
  return useMutation({
    mutationFn: async () => {
      await outbox.flush();
      const state = toDiscoveryState(sessionFieldsOf(value));
      const { data, error } = await call(draftSolution, { ...state, sessionId }, { organizationId });
      if (data === undefined)
        throw new CallError('VALIDATION', 'invalid_response', error?.message || 'Response validation failed', 200);
      const { sessionId: _, ...solutionResponse } = data.solutionResponse;
      return readSessionData({ solutionResponse });
    },
  });
}

export function useKeepVersion() {
  return useProposalChange((name: string, { organizationId, sessionId }) =>
    call(keepVersion, { sessionId, name }, { organizationId }),
  );
}

export function useRestoreVersion() {
  return useProposalChange((versionId: string, { organizationId, sessionId }) =>
    call(restoreVersion, { sessionId, versionId }, { organizationId }),
  );
}

/** Loads a whole version, which never changes. */
export function useVersion(versionId: string) {
  const { organizationId, sessionId, key } = useKey();
  return useQuery({
    queryKey: [...key, 'version', versionId],
    queryFn: ({ signal }) => call(readVersion, { sessionId, versionId }, { signal, organizationId }),
    staleTime: Infinity,
  });
}

export interface Check {
  /** Null until the check ran; then of the proposal as it is stored. */
  findings: readonly ProposalFinding[] | null;
  busy: boolean;
  error: Error | null;
  /** Checks what stands there now, unsaved input included. */
  run: () => Promise<readonly ProposalFinding[]>;
}

/** Checks the proposal when asked, and from then on after each change. */
export function useCheck(): Check {
  const { organizationId, sessionId, revision, key } = useKey();
  const { outbox } = useDiscovery();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const checked = {
    queryKey: [...key, revision, 'check'],
    queryFn: () => call(checkProposal, { sessionId }, { organizationId }),
    gcTime: 10_000,
  };
  const query = useQuery({ ...checked, enabled: asked, placeholderData: keepPreviousData });
  const run = useMutation({
    mutationFn: async () => {
      await outbox.flush();
      const { findings } = await queries.fetchQuery({ ...checked, staleTime: 0 });
      setAsked(true);
      return findings;
    },
  });
  return {
    findings: query.data?.findings ?? null,
    busy: run.isPending,
    error: run.error ?? query.error,
    run: () => run.mutateAsync(),
  };
}

/** Saves the proposal as a file. */
export function useDownload() {
  return useProposalChange(async (format: ProposalFormat, { organizationId, sessionId }) => {
    const { address, versionId } = await call(linkProposal, { sessionId, format }, { organizationId });
    const link = document.createElement('a');
    link.href = address;
    link.download = '';
    link.click();
    return { isKept: versionId !== null };
  });
}

/** Opens the file for drawing, so that the preview equals the download. */
export function usePreview() {
  const { organizationId, sessionId, revision, key } = useKey();
  return useQuery({
    queryKey: [...key, revision, 'preview'],
    gcTime: 10_000,
    queryFn: async ({ signal }) => {
      const { address } = await call(
        linkProposal,
        { sessionId, format: 'pdf', preview: true },
        { signal, organizationId },
      );
      return openPdf(await fetchFile(address, signal));
    },
  });
}
