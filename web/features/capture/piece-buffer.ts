import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Channel } from '#contract/capture.ts';
import { limits } from '#contract/limits.ts';
import { captureMemory } from '#web/lib/capture-memory.ts';

/** A piece of a call that this browser keeps until the server has its words. */
export interface KeptPiece {
  id: string;
  /** Whose and of which session: `organization.user:session`. */
  owner: string;
  captureId: string;
  channel: Channel;
  side: 'rep' | 'prospect';
  number: number;
  atMs: number;
  overlapMs: number;
  /** In milliseconds; null: it is still being spoken. */
  durationMs: number | null;
  /** Words of the browser's own recognition; null: it has sound. */
  text: string | null;
  /** Why the server did not take it; null: it is sent. */
  refused: string | null;
}

interface Schema extends DBSchema {
  pieces: { key: string; value: KeptPiece; indexes: { owner: string } };
  /** Sound of a piece as it comes, so that a reload in the middle of a word loses half a second at most. */
  parts: { key: [string, number]; value: { piece: string; index: number; samples: Int16Array<ArrayBuffer> } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(captureMemory, 1, {
    upgrade(db) {
      db.createObjectStore('pieces', { keyPath: 'id' }).createIndex('owner', 'owner');
      db.createObjectStore('parts', { keyPath: ['piece', 'index'] });
    },
    // A sign-out forgets everything: it is not kept waiting by an open page.
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

/** The local buffer of one session's call. Everything that is put here outlives a reload. */
export function pieceBuffer(owner: string) {
  /** Bytes that this page has put since it opened, on top of what was there. */
  const size = async (): Promise<number> => {
    const { usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    return usage;
  };
  let weighed: Promise<number> | null = null;

  return {
    async put(piece: KeptPiece): Promise<void> {
      await (await open()).put('pieces', piece);
    },

    /** Adds sound to a piece. Throws BufferFull where this browser keeps as much as it may, or has no space. */
    async append(piece: string, index: number, samples: Int16Array<ArrayBuffer>): Promise<void> {
      weighed ??= size();
      const before = await weighed;
      if (before + samples.byteLength > limits.capture.bufferBytes) {
        // Much may have been sent meanwhile.
        weighed = null;
        throw new BufferFull();
      }
      try {
        await (await open()).put('parts', { piece, index, samples });
        // Weighed anew now and then: each weighing reads the disk.
        weighed = index % 20 === 0 ? null : Promise.resolve(before + samples.byteLength);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new BufferFull();
        throw error;
      }
    },

    /** All of the session, by the moment at which they were said. */
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

    /** Ends pieces that a page which is gone had under way: with the sound that was kept until then. */
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
