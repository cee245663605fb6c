import { diffArrays, diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';

interface Part {
  value: string;
  added?: boolean;
  removed?: boolean;
}

const joined = (lines: readonly string[]): string => lines.join('\n');

/** Returns the parts of a change: whole lines where lines go, come or move, words where a line reads otherwise. */
function partsOf(before: string, after: string): Part[][] {
  const changes = diffArrays(before.split('\n'), after.split('\n'));
  return changes.flatMap(({ value, added, removed }, at): Part[][] => {
    const next = changes[at + 1];
    const last = changes[at - 1];
    if (removed && next?.added === true && next.value.length === value.length)
      return value.map((line, place) => diffWordsWithSpace(line, next.value[place] ?? ''));
    if (added && last?.removed === true && last.value.length === value.length) return [];
    return [[{ value: joined(value), added, removed }]];
  });
}

/** Shows changes line by line and word by word, announced to screen readers as deletions and insertions. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {partsOf(before, after).map((parts, line) => (
        // Parts have no id and never change order.
        <Fragment key={`${line} ${parts[0]?.value ?? ''}`}>
          {line > 0 && '\n'}
          {parts.map((part, at) => (
            <Changed key={`${at} ${part.value}`} {...part} />
          ))}
        </Fragment>
      ))}
    </p>
  );
}

function Changed({ value, added = false, removed = false }: Part) {
  if (removed)
    return (
      <del className="text-red decoration-1">
        <span className="sr-only"> Removed: </span>
        {value}
        <span className="sr-only"> End of removed. </span>
      </del>
    );
  if (added)
    return (
      <ins className="bg-accent-soft text-accent no-underline">
        <span className="sr-only"> Added: </span>
        {value}
        <span className="sr-only"> End of added. </span>
      </ins>
    );
  return <span>{value}</span>;
}
