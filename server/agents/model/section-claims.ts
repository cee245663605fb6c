import type { Section, SectionKey } from '#contract/brief.ts';
import type { Claim, Evidence, Trigger } from '#contract/evidence.ts';
import type { BriefTask } from '../brief-writer.ts';

/** Returns a key that identifies a fact: its first quote and source. */
export const firstQuote = ({ quotes: [quote] }: Pick<Evidence, 'quotes'>): string =>
  quote ? `${quote.sourceId} ${quote.text}` : '';

/** Claims of a section written by the model; new ids begin with the section's key. */
export class SectionClaims {
  readonly claims: Claim[] = [];
  #count = 0;
  readonly #key: SectionKey;
  readonly #drafted: Map<string, string>;

  /** A fact with the same quote as a drafted one takes its id, so that claims based on it stay valid. */
  constructor(key: SectionKey, draft: Section | undefined) {
    this.#key = key;
    const facts = (draft?.claims ?? []).filter(({ kind }) => kind === 'fact');
    this.#drafted = new Map(facts.map((claim) => [firstQuote(claim), claim.id]));
  }
  #newId(): string {
    this.#count += 1;
    return `${this.#key}-m-${this.#count}`;
  }
  fact({ text, quotes, row }: Pick<Claim, 'text' | 'quotes' | 'row'>): string {
    const quote = firstQuote({ quotes });
    const drafted = this.#drafted.get(quote);
    if (drafted !== undefined) this.#drafted.delete(quote);
    const id = drafted ?? this.#newId();
    this.claims.push({ id, text, kind: 'fact', quotes, ...(row && { row }) });
    return id;
  }
  /** Adds an inference before the facts added only for it, from index `from`. */
  conclude(
    text: string,
    restsOn: readonly string[],
    from: number,
    { against, trigger }: { against?: string[]; trigger?: Trigger } = {},
  ): string {
    const id = this.#newId();
    const claim: Claim = { id, text, kind: 'inference', quotes: [], restsOn: [...new Set(restsOn)] };
    this.claims.splice(from, 0, { ...claim, ...(against && { against }), ...(trigger && { trigger }) });
    return id;
  }
}

/** Sections while the model's parts are combined with the draft. */
export class LaidSections {
  readonly claims: Map<SectionKey, Claim[]>;
  /** Ids of the model's claims, by section. */
  readonly byModel = new Map<SectionKey, ReadonlySet<string>>();
  readonly #draft: BriefTask['draft'];
  readonly #stated = new Map<string, string>();

  constructor(draft: BriefTask['draft']) {
    this.#draft = draft;
    this.claims = new Map([...draft.sections].map(([key, { claims }]) => [key, [...claims]]));
  }
  drafted(key: SectionKey): readonly Claim[] {
    return this.#draft.sections.get(key)?.claims ?? [];
  }
  /** Restarts a section, discarding its drafted claims. */
  begin(key: SectionKey): SectionClaims {
    this.claims.set(key, []);
    return new SectionClaims(key, this.#draft.sections.get(key));
  }
  /** Replaces a section with the model's claims, followed by kept ones of the draft. */
  put(key: SectionKey, { claims }: Pick<SectionClaims, 'claims'>, kept: readonly Claim[]): void {
    const ids = new Set(claims.map(({ id }) => id));
    this.byModel.set(key, ids);
    this.claims.set(key, [...claims, ...kept.filter(({ id }) => !ids.has(id))]);
  }
  noteStated(entry: Evidence, id: string): void {
    this.#stated.set(entry.id, id);
  }
  /** Returns the id of the claim that states an entry, or null. */
  idOf(entry: Evidence): string | null {
    const known = this.#stated.get(entry.id);
    if (known !== undefined) return known;
    const quote = firstQuote(entry);
    const all = [...this.claims.values()].flat();
    return all.find((claim) => claim.kind === 'fact' && firstQuote(claim) === quote)?.id ?? null;
  }
  /** Does the same, adding the entry to `list` if no claim states it. */
  state(list: SectionClaims, entry: Evidence): string {
    const id =
      this.idOf(entry) ?? list.claims.find((each) => firstQuote(each) === firstQuote(entry))?.id ?? list.fact(entry);
    this.noteStated(entry, id);
    return id;
  }
  stateAll(list: SectionClaims, entries: readonly Evidence[]): string[] {
    return [...new Set(entries.map((entry) => this.state(list, entry)))];
  }
}
