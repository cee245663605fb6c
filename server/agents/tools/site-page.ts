import type { Source } from '#contract/evidence.ts';
import type { ParsedPage } from '#server/readers/page/read-page.ts';
import type { PageKind } from './page-kind.ts';

/** A page that was read: its source carries the text, the rest describes the page. */
export interface SitePage extends Omit<ParsedPage, 'text'> {
  kind: PageKind;
  source: Source & { text: string };
}
