import { join } from 'node:path';
import type { ClaimChecker } from '#server/agents/checking/check-claim.ts';
import type { Checked } from '#server/agents/checking/checked-claim.ts';
import { checkStatements, readStatements } from '../given-statements.ts';
import { checkCompanies, pageStatements } from '../page-statements.ts';

/** Sites whose statements were read while writing the rules; the others were only counted. */
export const lookedAt: ReadonlySet<string> = new Set([
  'harbourne-tait',
  'brueggenthal-bau',
  'copper-bend-bank',
  'kaamgrid',
  'visyond',
  'bitcraze',
  'redash',
  'skerrow-wind',
  'waimarie-growers',
  'roosmalen-expeditie',
  'fairness',
  'wattle-lane-dental',
  'dhanvarsha-ispat',
  'corvane-medical',
  'tallyhook',
  'stadtwerke-ilmbruck',
  'sarvarth-facility',
  'carrowmoyle-hotels',
]);
/** Files of short pages that are held back: only counted. */
export const heldBack: ReadonlySet<string> = new Set(['g', 'h', 'l', 'n', 'y', 'z', 'cc', 'dd', 'ff']);
/** Faults that need judgment; the others can be detected by rule. */
export const judged: ReadonlySet<string> = new Set([
  'whose-fact-it-is',
  'stale-as-present',
  'wrong-negation-or-direction',
  'wrong-person-or-role',
  'unfounded-inference',
  'inference-beyond-evidence',
]);

export interface OpenStatement {
  /** Who wrote it. */
  hand: string;
  isHonest: boolean;
  /** Null: honest. */
  fault: string | null;
  translated: boolean;
  read: ReturnType<ClaimChecker['read']>;
  checked: Checked;
}

/** Statements that may be learned from, of which it is known who wrote them: on short pages, and in the given data. */
export function openStatements(data: string | null): OpenStatement[] {
  const evaluation = join(import.meta.dirname, '..', 'evaluation');
  const onPages = pageStatements(evaluation)
    .filter(({ file }) => !heldBack.has(file))
    .flatMap(({ file, companies }) =>
      checkCompanies(companies).map(({ statement: { verdict, fault }, read, checked, translated }): OpenStatement => {
        const isHonest = verdict === 'honest';
        return { hand: file, isHonest, fault: isHonest ? null : fault, translated, read: read(), checked };
      }),
    );
  const folders = [
    [join(evaluation, 'other-hand'), 'other-hand'],
    ...(data === null ? [] : [[data, 'given']]),
  ] as const;
  const onSites = folders.flatMap(([folder = '', hand = '']) => {
    const statements = readStatements(folder);
    return [...new Set(statements.map(({ site }) => site))]
      .filter((site) => lookedAt.has(site))
      .flatMap((site) =>
        checkStatements(folder, site, statements).map(
          ({ statement: { verdict, fault, translated }, read, checked }): OpenStatement => ({
            ...{ hand, isHonest: verdict === 'honest', fault, translated, read: read(), checked },
          }),
        ),
      );
  });
  return [...onPages, ...onSites];
}
