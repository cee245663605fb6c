import { posix } from 'node:path';
import type { Package } from './open-package.ts';
import { walkXml } from './walk-xml.ts';

/** What a part refers to: by relation id, and by kind (the last word of the relation's type). */
export interface Relations {
  byId: Map<string, string>;
  byKind: (kind: string) => string[];
}

export function readRelations(file: Package, part: string): Relations {
  const folder = posix.dirname(part);
  const source = file.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  const byId = new Map<string, string>();
  const kinds: [string, string][] = [];
  if (source) {
    walkXml(source, {
      open: (name, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
        if (name !== 'Relationship' || TargetMode === 'External') return;
        const path = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
        byId.set(Id, path);
        kinds.push([posix.basename(Type), path]);
      },
    });
  }
  return { byId, byKind: (kind) => kinds.flatMap(([each, path]) => (each === kind ? [path] : [])) };
}

/** Returns the main document part, or null. */
export function mainPart(file: Package): string | null {
  return readRelations(file, '').byKind('officeDocument')[0] ?? null;
}

/** Returns the title in the document's properties, or null. */
export function titleOf(file: Package): string | null {
  const source = file.read('docProps/core.xml');
  let inTitle = false;
  let title = '';
  if (source) {
    walkXml(source, {
      open: (name) => {
        inTitle = name === 'title';
      },
      text: (text) => {
        if (inTitle) title += text;
      },
      close: () => {
        inTitle = false;
      },
    });
  }
  return title.trim() === '' ? null : title.trim();
}
