import { diffWordsWithSpace } from 'diff';

/** Shows changes word by word, announced to screen readers as deletions and insertions. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, at) => {
        // Parts have no id and never change order.
        const key = `${at} ${value}`;
        if (removed)
          return (
            <del key={key} className="text-red decoration-1">
              <span className="sr-only"> Removed: </span>
              {value}
              <span className="sr-only"> End of removed. </span>
            </del>
          );
        if (added)
          return (
            <ins key={key} className="bg-accent-soft text-accent no-underline">
              <span className="sr-only"> Added: </span>
              {value}
              <span className="sr-only"> End of added. </span>
            </ins>
          );
        return <span key={key}>{value}</span>;
      })}
    </p>
  );
}
