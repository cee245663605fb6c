/** A common problem in the industry; general knowledge, never a statement about one company. */
export interface PlaybookPain {
  /** Stable within the playbook; questions refer to it. */
  key: string;
  /** Up to eight words, for example 'Slow month-end close'. */
  title: string;
  /** One sentence, general to the industry, without numbers that would need a source. */
  text: string;
  /** Lower-case words or phrases that make this pain more likely if a company's site uses them. */
  signals: readonly string[];
}

export interface PlaybookTrend {
  text: string;
  signals: readonly string[];
}

/** A person who takes part in the purchase. */
export interface PlaybookBuyer {
  /** Lower-case parts of job titles: 'operations', 'coo'. */
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
  /** Key of the pain it explores. */
  pain: string;
}

/** General knowledge about one of the 28 industries; anything shown from it is marked as playbook. */
export interface Playbook {
  /** Slug and label from the specification's industry list. */
  slug: string;
  label: string;
  /** Lower-case words and phrases of a company site in this industry, most distinctive first. */
  vocabulary: readonly string[];
  /** Why companies in the industry buy at all. */
  drivers: readonly string[];
  pains: readonly PlaybookPain[];
  trends: readonly PlaybookTrend[];
  buyers: readonly PlaybookBuyer[];
  measures: readonly string[];
  objections: readonly PlaybookObjection[];
  questions: readonly PlaybookQuestion[];
}
