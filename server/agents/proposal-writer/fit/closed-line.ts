const open = /[\p{L}\p{N})%’'”"]$/u;

/** Ends a line of a list as a sentence: what a colon opened in a price list stands apart from it here. */
export const closedLine = (text: string): string => {
  const trimmed = text.trim();
  const line = /[:;,]$/u.test(trimmed) ? `${trimmed.slice(0, -1).trimEnd()}.` : trimmed;
  return open.test(line) && !/[.!?…][”"’)]$/u.test(line) ? `${line}.` : line;
};
