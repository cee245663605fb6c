import { Fragment } from 'react';

/** A path that breaks after slashes and hyphens, and inside a part only if nothing else fits. */
export function PathText({ text }: { text: string }) {
  return (
    <span className="wrap-anywhere">
      {text.split(/(?<=[/-])/u).map((part, at) => (
        <Fragment key={at}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
