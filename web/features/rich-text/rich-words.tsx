import { isLink, type RichLine } from '#contract/rich-text.ts';

/** The words of a line as they look; nothing of them is markup. */
export function RichWords({ line }: { line: RichLine }) {
  return line.runs.map(({ text, bold, italic, href }, at) => {
    const slanted = italic === true ? <em>{text}</em> : text;
    const set = bold === true ? <strong>{slanted}</strong> : slanted;
    // Pieces have no name, and never change their order.
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
