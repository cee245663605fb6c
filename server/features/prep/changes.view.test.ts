import { describe, expect, test } from 'vitest';
import { sectionKeys, type Brief, type SectionKey } from '#contract/brief.ts';
import type { Claim } from '#contract/evidence.ts';
import { compareBriefs } from './changes.view.ts';

const fact = (id: string, text: string, quote = text): Claim => ({
  id,
  text,
  kind: 'fact',
  quotes: [{ sourceId: 'w1', text: quote }],
});

function sections(told: Partial<Record<SectionKey, Claim[]>>): Brief['sections'] {
  return Object.fromEntries(
    sectionKeys.map((key) => [key, { status: 'ready', claims: told[key] ?? [], error: null, writtenBy: 'built-in' }]),
  ) as unknown as Brief['sections'];
}

describe('what a refresh changed', () => {
  test('a statement that moved to another section is no news', () => {
    const claim = fact('a-1', 'Fernhollow runs 14 depots in the north.');
    const changes = compareBriefs(
      sections({ companySummary: [claim] }),
      sections({ industryTrends: [{ ...claim, id: 'b-1' }] }),
    );
    expect(changes).toEqual([]);
  });

  test('one that moved and changed is one change, not one gone and one new', () => {
    const changes = compareBriefs(
      sections({ companySummary: [fact('a-1', 'Fernhollow runs 14 depots in the north of England.')] }),
      sections({ industryTrends: [fact('b-1', 'Fernhollow runs 16 depots in the north of England.')] }),
    );
    expect(changes).toMatchObject([{ kind: 'changed', section: 'industryTrends', claimId: 'b-1' }]);
  });

  test('its own section comes first where several are alike', () => {
    const changes = compareBriefs(
      sections({
        companySummary: [fact('a-1', 'Fernhollow employs 400 people in all its depots.')],
        industryTrends: [fact('b-1', 'Fernhollow employs 410 people in all its depots.')],
      }),
      sections({ industryTrends: [fact('c-1', 'Fernhollow employs 420 people in all its depots.')] }),
    );
    expect(changes).toMatchObject([
      { kind: 'gone', section: 'companySummary' },
      { kind: 'changed', section: 'industryTrends', before: 'Fernhollow employs 410 people in all its depots.' },
    ]);
  });

  test('the same quote in other words is no news, wherever it stands; what is new and gone is told', () => {
    const changes = compareBriefs(
      sections({
        companySummary: [fact('a-1', 'They say: chilled in 40 minutes.', 'chilled in 40 minutes')],
        painPoints: [fact('a-2', 'Drivers are hard to find this winter.')],
      }),
      sections({
        talkingPoints: [fact('b-1', 'Fernhollow chills within 40 minutes.', 'chilled in 40 minutes')],
        companySummary: [fact('b-2', 'A new depot opens in Rotterdam next spring.')],
      }),
    );
    expect(changes.map(({ kind, section }) => [kind, section])).toEqual([
      ['new', 'companySummary'],
      ['gone', 'painPoints'],
    ]);
  });
});
