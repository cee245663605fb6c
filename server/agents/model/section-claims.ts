import type { Section, SectionKey } from '#contract/brief.ts';
import type { Claim, Evidence } from '#contract/evidence.ts';
import type { BriefTask } from '../brief-writer.ts';

/** What tells one fact from another: where its first quote stands, and the quote. */
export const firstQuote = ({ quotes: [quote] }: Pick<Evidence, 'quotes'>): string =>
  quote ? `${quote.sourceId} ${quote.text}` : '';

/** Claims of one section that the model writes; ids are given here and begin with the section's key. */
export class SectionClaims {
  readonly claims: Claim[] = [];
  #count = 0;
  readonly #key: SectionKey;
  readonly #drafted: Map<string, string>;

  /** A fact with the quote of a drafted one takes its id: what rests on that goes on resting on the same quote. */
  constructor(key: SectionKey, draft: Section | undefined) {
    this.#key = key;
    const facts = (draft?.claims ?? []).filter(({ kind }) => kind === 'fact');
    this.#drafted = new Map(facts.map((claim) => [firstQuote(claim), claim.id]));
  }
  #newId(): string {
    this.#count += 1;
    return `${this.#key}-m-${this.#count}`;
  }
  fact({ text, quotes }: Pick<Claim, 'text' | 'quotes'>): string {
    const quote = firstQuote({ quotes });
    const drafted = this.#drafted.get(quote);
    if (drafted !== undefined) this.#drafted.delete(quote);
    const id = drafted ?? this.#newId();
    this.claims.push({ id, text, kind: 'fact', quotes });
    return id;
  }
  /** A conclusion; it stands before the facts that were stated for it alone, from the given place on. */
  conclude(text: string, restsOn: readonly string[], from: number): string {
    const id = this.#newId();
    this.claims.splice(from, 0, { id, text, kind: 'inference', quotes: [], restsOn: [...new Set(restsOn)] });
    return id;
  }
}

/** Sections while the model's parts are laid over the draft. */
export class LaidSections {
  readonly claims: Map<SectionKey, Claim[]>;
  /** Ids of the model's claims, by its sections. */
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
  /** A section that is written anew: what was drafted in it states nothing any more. */
  begin(key: SectionKey): SectionClaims {
    this.claims.set(key, []);
    return new SectionClaims(key, this.#draft.sections.get(key));
  }
  /** Puts the model's claims in a section's place, and behind them those that are kept of the draft. */
  put(key: SectionKey, { claims }: SectionClaims, kept: readonly Claim[]): void {
    const ids = new Set(claims.map(({ id }) => id));
    this.byModel.set(key, ids);
    this.claims.set(key, [...claims, ...kept.filter(({ id }) => !ids.has(id))]);
  }
  noteStated(entry: Evidence, id: string): void {
    this.#stated.set(entry.id, id);
  }
  /** The id of the claim that states an entry; null: none does. */
  idOf(entry: Evidence): string | null {
    const known = this.#stated.get(entry.id);
    if (known !== undefined) return known;
    const quote = firstQuote(entry);
    const all = [...this.claims.values()].flat();
    return all.find((claim) => claim.kind === 'fact' && firstQuote(claim) === quote)?.id ?? null;
  }
  /** The same; where none states it, it is stated in the given list. */
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
