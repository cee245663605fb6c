/** A problem that companies of the industry commonly have; general knowledge, never a statement about one company. */
export interface PlaybookPain {
  /** Stable within the playbook; questions point at it. */
  key: string;
  /** At most eight words, e.g. 'Slow month-end close'. */
  title: string;
  /** One sentence, general to the industry, without numbers that would need a source. */
  text: string;
  /** Lower-case words or phrases which, seen on a company's site, make this pain likelier there. */
  signals: readonly string[];
}

export interface PlaybookTrend {
  text: string;
  signals: readonly string[];
}

/** Somebody who takes part in the purchase. */
export interface PlaybookBuyer {
  /** Lower-case fragments of job titles: 'operations', 'coo'. */
  titles: readonly string[];
  name: string;
  cares: readonly string[];
  measures: readonly string[];
}

export interface PlaybookObjection {
  says: string;
  answer: string;
}

export interface PlaybookQuestion {
  text: string;
  state: 'current' | 'future';
  why: string;
  reveals: string;
  /** Key of the pain that it explores. */
  pain: string;
}

/** What is generally true of one of the 28 industries; whatever is shown from it is marked as playbook. */
export interface Playbook {
  /** Slug and label of the specification's industry list. */
  slug: string;
  label: string;
  /** Lower-case words and phrases by which a company's own site shows that it belongs here, most telling first. */
  vocabulary: readonly string[];
  /** Why companies of the industry buy at all. */
  drivers: readonly string[];
  pains: readonly PlaybookPain[];
  trends: readonly PlaybookTrend[];
  buyers: readonly PlaybookBuyer[];
  measures: readonly string[];
  objections: readonly PlaybookObjection[];
  questions: readonly PlaybookQuestion[];
}
