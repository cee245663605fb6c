import { countTerms } from './index-terms.ts';
import { relatedWords } from './vocabulary/related-words.ts';

let relations: Map<string, Set<string>> | null = null;

function read(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of relatedWords) {
    const terms = [...countTerms(line).keys()];
    for (const term of terms) {
      const others = found.get(term) ?? new Set<string>();
      for (const other of terms) if (other !== term) others.add(other);
      found.set(term, others);
    }
  }
  return found;
}

/** Terms that say the same thing in other words; none for most. */
export function relatedTerms(term: string): ReadonlySet<string> {
  relations ??= read();
  return relations.get(term) ?? new Set();
}
