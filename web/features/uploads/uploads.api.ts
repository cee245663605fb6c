import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { processDocument, processWebUrl, processYoutube, uploadContent } from '#contract/content.ts';
import { checkDuplicates, readContentProgress } from '#contract/content-library.ts';
import { readContentRecord } from '#contract/records-content.ts';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';
import { uploadWithProgress } from '#web/lib/upload.ts';
import { resumeUploads } from './resume-uploads.ts';
import type { UploadPorts } from './settle-uploads.ts';
import type { UploadEntry } from './upload-entry.ts';
import { keptEntries } from './upload-memory.ts';
import { useUploadStore } from './upload-store.ts';

/** Returns the runs' dependencies for the signed-in person in this tab's organization. */
export function useUploadPorts(): UploadPorts {
  const {
    user,
    membership: { clerkOrgId: organizationId, clientId },
  } = useMember();
  const queries = useQueryClient();
  return useMemo(
    () => ({
      owner: `${user.id}:${organizationId}`,
      context: { clientId, userId: user.id },
      processDocuments: (input) => call(processDocument, input, { organizationId }),
      processPage: (input) => call(processWebUrl, input, { organizationId }),
      processVideo: (input) => call(processYoutube, input, { organizationId }),
      sendFile: async (file, onSent) => (await uploadWithProgress(uploadContent, file, { organizationId, onSent })).url,
      readProgress: async (fileKeys) =>
        (await call(readContentProgress, { fileKeys }, { organizationId })).items.map(readContentRecord),
      reload: () => {
        void queries.invalidateQueries({ queryKey: [organizationId, 'content'] });
      },
      announce: showToast,
    }),
    [user.id, organizationId, clientId, queries],
  );
}

/** Returns the uploads in this organization. */
export function useUploads(): UploadEntry[] {
  const { owner } = useUploadPorts();
  const entries = useUploadStore((state) => state.entries);
  return useMemo(() => entries.filter((entry) => entry.owner === owner), [entries, owner]);
}

const resumed = new Map<string, Promise<void>>();

/** Resumes once what a reload interrupted. */
export function useResumedUploads(): void {
  const ports = useUploadPorts();
  useEffect(() => {
    if (!resumed.has(ports.owner)) {
      const begun = keptEntries(ports.owner)
        .then((kept) => resumeUploads(ports, kept))
        .catch(() => {
          useUploadStore.setState({ unkept: true });
        });
      resumed.set(ports.owner, begun);
    }
  }, [ports]);
}

/** Checks before uploading which files exist already. */
export function useDuplicateCheck() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return async (files: { fileKey: string; name: string; sha256: string }[]) =>
    (await call(checkDuplicates, { files }, { organizationId })).matches;
}
