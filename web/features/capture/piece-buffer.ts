import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Channel } from '#contract/capture.ts';
import { limits } from '#contract/limits.ts';
import { captureMemory } from '#web/lib/capture-memory.ts';

/** A piece of a call kept in this browser until the server has its words. */
export interface KeptPiece {
  id: string;
  /** Owner and session: `organization.user:session`. */
  owner: string;
  captureId: string;
  channel: Channel;
  side: 'rep' | 'prospect';
  number: number;
  atMs: number;
  overlapMs: number;
  /** In milliseconds; null while it is being spoken. */
  durationMs: number | null;
  /** Words from the browser's own recognition; null if it has audio. */
  text: string | null;
  /** Why the server rejected it; null: still to be sent. */
  refused: string | null;
}

interface Schema extends DBSchema {
  pieces: { key: string; value: KeptPiece; indexes: { owner: string } };
  /** A piece's audio as it arrives, so that a reload loses up to half a second. */
  parts: { key: [string, number]; value: { piece: string; index: number; samples: Int16Array<ArrayBuffer> } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(captureMemory, 1, {
    upgrade(db) {
      db.createObjectStore('pieces', { keyPath: 'id' }).createIndex('owner', 'owner');
      db.createObjectStore('parts', { keyPath: ['piece', 'index'] });
    },
    // Signing out deletes everything, so an open page must not block that.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
  return opened;
}

const ofPiece = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export class BufferFull extends Error {}

/** Local buffer of a session's call, which survives a reload. */
export function pieceBuffer(owner: string) {
  /** Returns the bytes stored by this site. */
  const size = async (): Promise<number> => {
    const { usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    return usage;
  };
  let weighed: Promise<number> | null = null;

  return {
    async put(piece: KeptPiece): Promise<void> {
      await (await open()).put('pieces', piece);
    },

    /** Adds audio to a piece. Throws BufferFull if the limit or the browser's quota is reached. */
    async append(piece: string, index: number, samples: Int16Array<ArrayBuffer>): Promise<void> {
      weighed ??= size();
      const before = await weighed;
      if (before + samples.byteLength > limits.capture.bufferBytes) {
        // Much may have been sent in the meantime, so measure again.
        weighed = null;
        throw new BufferFull();
      }
      try {
        await (await open()).put('parts', { piece, index, samples });
        // Measured only now and then, because it reads the disk.
        weighed = index % 20 === 0 ? null : Promise.resolve(before + samples.byteLength);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new BufferFull();
        throw error;
      }
    },

    /** Returns the session's pieces by time. */
    async list(): Promise<KeptPiece[]> {
      const pieces = await (await open()).getAllFromIndex('pieces', 'owner', owner);
      return pieces.toSorted((a, b) => a.atMs - b.atMs || a.number - b.number);
    },

    async sound(id: string): Promise<Int16Array<ArrayBuffer>> {
      const parts = await (await open()).getAll('parts', ofPiece(id));
      const all = new Int16Array(parts.reduce((sum, { samples }) => sum + samples.length, 0));
      let at = 0;
      for (const { samples } of parts) {
        all.set(samples, at);
        at += samples.length;
      }
      return all;
    },

    async drop(id: string): Promise<void> {
      const change = (await open()).transaction(['pieces', 'parts'], 'readwrite');
      await Promise.all([
        change.objectStore('pieces').delete(id),
        change.objectStore('parts').delete(ofPiece(id)),
        change.done,
      ]);
    },

    /** Ends pieces left open by closed pages, with the audio stored so far. */
    async closeOrphans(isAlive: (captureId: string) => boolean): Promise<void> {
      const db = await open();
      for (const piece of await this.list()) {
        if (piece.durationMs !== null || isAlive(piece.captureId)) continue;
        const sound = await this.sound(piece.id);
        if (sound.length === 0) await this.drop(piece.id);
        else
          await db.put('pieces', {
            ...piece,
            durationMs: Math.round((sound.length / limits.capture.sampleRate) * 1000),
          });
      }
    },
  };
}
export type PieceBuffer = ReturnType<typeof pieceBuffer>;
