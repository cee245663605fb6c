import { useEffect, useRef, useState } from 'react';
import type { ContentMetadata } from '#contract/content.ts';
import { noClientOrUserText } from '#contract/content.ts';
import { tabs } from '#web/lib/tabs.ts';
import { runAddress } from './run-address.ts';
import { newEntry, toEntryMetadata } from './upload-entry.ts';
import type { UploadEntry } from './upload-entry.ts';
import { addEntries } from './upload-store.ts';
import { useUploadPorts, useUploads } from './uploads.api.ts';

type Address = Pick<UploadEntry, 'kind' | 'name'> &
  Partial<Pick<UploadEntry, 'page' | 'video'>> & { metadata: ContentMetadata };

/**
 * Sends an address; the form is free again once the server has it or it waits for the network.
 * `onTaken`: the input may be cleared.
 */
export function useAddAddress(onTaken: () => void) {
  const ports = useUploadPorts();
  const [sending, setSending] = useState<string | null>(null);
  const [invalid, setInvalid] = useState('');
  const entry = useUploads().find(({ fileKey }) => fileKey === sending);
  const taken = entry !== undefined && (entry.documentId !== '' || entry.pending || entry.status === 'completed');
  const ended = entry?.status === 'failed';
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!taken || told.current === sending) return;
    told.current = sending;
    onTaken();
  }, [taken, sending, onTaken]);
  const add = ({ metadata, ...address }: Address) => {
    if (ports.context.clientId === '' || ports.context.userId === '') {
      setInvalid(noClientOrUserText);
      return;
    }
    void (async () => {
      const fresh = newEntry({
        ...address,
        owner: ports.owner,
        tab: tabs().own,
        started: true,
        metadata: toEntryMetadata(metadata),
      });
      addEntries([fresh]);
      setInvalid('');
      setSending(fresh.fileKey);
      const onWait = () => {
        if (told.current === fresh.fileKey) return;
        told.current = fresh.fileKey;
        setSending(null);
        onTaken();
      };
      const refusal = await runAddress(ports, fresh.fileKey, onWait);
      if (refusal !== null) {
        setInvalid(refusal);
        setSending(null);
      }
    })();
  };
  return {
    add,
    busy: entry !== undefined && !taken && !ended,
    invalid,
    forget: () => {
      setInvalid('');
    },
  };
}
