import type { Quote, Source } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { claimChecker } from '../checking/check-claim.ts';
import type { CheckedClaim, Refusal } from '../checking/checked-claim.ts';
import type { CheckedSource } from '../checking/read-source.ts';
import type { BriefTask } from '../brief-writer.ts';
import { contextsOf } from '../ledger/page-context.ts';
import { nameTest } from '../ledger/read-lines.ts';
import { checkedSource } from './checked-source.ts';

/** Why a model's statement is rejected; `form`: not in the requested format, `too-long`: more words than allowed. */
export type GuardRefusal = Refusal | 'form' | 'too-long' | 'not-known' | 'marked-wrong';

export type Guarded = { kept: true; quotes: Quote[] } | { kept: false; reason: GuardRefusal; detail: string };

export interface ClaimGuard {
  check(claim: CheckedClaim): Guarded;
  source(id: string): CheckedSource | undefined;
}

const address = /\bhttps?:\/\/[^\s"'“”)>\]]+|\bwww\.[^\s"'“”)>\]]+|\b[\w.+-]+@[\w-]+\.[\w.-]+/giu;
const refused = (reason: GuardRefusal, detail = ''): Guarded => ({ kept: false, reason, detail });

function longSentence(text: string): string | null {
  const most = limits.model.sentenceWords;
  return splitSentences(text).find((sentence) => sentence.split(/\s+/u).filter(Boolean).length > most) ?? null;
}

/** Creates the claim checks with what is known of each page, plus requirements for models only. */
export function claimGuard({
  company,
  person,
  seller,
  today,
  pages,
  sources,
  own,
  refuses,
}: Pick<BriefTask, 'company' | 'person' | 'seller' | 'today' | 'pages' | 'sources' | 'own' | 'refuses'>): ClaimGuard {
  const contexts = new Map(
    contextsOf(pages, today, nameTest(company)).map((context) => [context.page.source.id, context]),
  );
  const checked = sources.map((source: Source): CheckedSource => {
    const context = contexts.get(source.id);
    if (context === undefined) return checkedSource(source, today);
    const { when, language, subject, secondary } = context;
    return {
      id: source.id,
      title: source.title,
      url: source.url,
      text: source.text ?? '',
      when,
      language,
      subject,
      secondary,
    };
  });
  const byId = new Map(checked.map((source) => [source.id, source]));
  const home = pages.find(({ kind }) => kind === 'home');
  const names = [person.name, person.role, seller.name, home?.siteName ?? '', home?.title ?? ''];
  const products = seller.solutions.map(({ name }) => name);
  const checker = claimChecker(checked, { company, today, products, names });
  const addresses = checked.map(({ url, text }) => `${url ?? ''}\n${text}`);

  return {
    source: (id) => byId.get(id),
    check(claim) {
      const long = longSentence(claim.text);
      if (long !== null) return refused('too-long', long);
      for (const [named] of claim.text.matchAll(address)) {
        const bare = named.replace(/[.,;:]+$/u, '');
        if (!addresses.some((known) => known.includes(bare))) return refused('page-not-read', bare);
      }
      const quoted = [...claim.quotes, ...claim.restsOn.flatMap(({ quotes }) => quotes)];
      // The seller's own content is no evidence about the company.
      if (claim.kind === 'fact' && quoted.length > 0 && quoted.every(({ sourceId }) => own.has(sourceId)))
        return refused('whose', 'the seller’s own content');
      const result = checker.check(claim);
      if (!result.kept) return result;
      if (refuses({ text: claim.text, quotes: result.quotes })) return refused('marked-wrong');
      return result;
    },
  };
}
