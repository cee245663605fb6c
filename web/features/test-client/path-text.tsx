import { Fragment } from 'react';

/** An address that breaks after its slashes and hyphens, and within a part only where nothing else fits. */
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
