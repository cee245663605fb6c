import { isLink, type RichLine } from '#contract/rich-text.ts';

/** Renders a line's formatted words, none of which can become markup. */
export function RichWords({ line }: { line: RichLine }) {
  return line.runs.map(({ text, bold, italic, href }, at) => {
    const slanted = italic === true ? <em>{text}</em> : text;
    const set = bold === true ? <strong>{slanted}</strong> : slanted;
    // Parts have no id and never change order.
    const key = `${at} ${text}`;
    return href !== undefined && isLink(href) ? (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer" className="text-accent underline">
        {set}
      </a>
    ) : (
      <span key={key}>{set}</span>
    );
  });
}
