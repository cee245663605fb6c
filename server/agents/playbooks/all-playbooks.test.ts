import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { industries } from '#contract/industries.ts';
import { playbooks } from './all-playbooks.ts';
import type { Playbook } from './playbook.ts';

function words(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z]+/g) ?? []);
}

/** Returns the share of common words in two texts, 0 to 1. */
function jaccard(left: string, right: string): number {
  const a = words(left);
  const b = words(right);
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

function proseOf(playbook: Playbook): string[] {
  return [
    ...playbook.drivers,
    ...playbook.pains.flatMap((pain) => [pain.title, pain.text]),
    ...playbook.trends.map((trend) => trend.text),
    ...playbook.objections.flatMap((objection) => [objection.says, objection.answer]),
    ...playbook.questions.flatMap((question) => [question.text, question.why, question.reveals]),
  ];
}

function termsOf(playbook: Playbook): string[] {
  return [
    ...playbook.vocabulary,
    ...playbook.pains.flatMap((pain) => pain.signals),
    ...playbook.trends.flatMap((trend) => trend.signals),
    ...playbook.buyers.flatMap((buyer) => buyer.titles),
  ];
}

function expectBetween(count: number, least: number, most: number, what: string): void {
  expect(count, what).toBeGreaterThanOrEqual(least);
  expect(count, what).toBeLessThanOrEqual(most);
}

describe('the playbooks', () => {
  it('cover the industries of the contract, in its order and spelling', () => {
    expect(playbooks.map(({ slug, label }) => ({ slug, label }))).toEqual(industries);
    expect(industries).toHaveLength(28);
  });

  it('lead with words that no other playbook leads with', () => {
    const leading = playbooks.flatMap((playbook) => playbook.vocabulary.slice(0, 8));
    expect(leading.filter((word, index) => leading.indexOf(word) !== index)).toEqual([]);
  });

  it('never ask a question that another industry asks too', () => {
    const questions = playbooks.flatMap((playbook) =>
      playbook.questions.map((question) => ({ slug: playbook.slug, text: question.text })),
    );
    const repeated = questions.filter((one) =>
      questions.some((other) => other.slug !== one.slug && jaccard(one.text, other.text) >= 0.8),
    );
    expect(repeated).toEqual([]);
  });
});

describe.each(playbooks)('the playbook of $slug', (playbook) => {
  it('holds as much of everything as a brief needs', () => {
    expectBetween(playbook.vocabulary.length, 15, 30, 'vocabulary');
    expectBetween(playbook.drivers.length, 3, 5, 'drivers');
    expectBetween(playbook.pains.length, 6, 8, 'pains');
    expectBetween(playbook.trends.length, 4, 6, 'trends');
    expectBetween(playbook.buyers.length, 4, 6, 'buyers');
    expectBetween(playbook.measures.length, 6, 10, 'measures');
    expectBetween(playbook.objections.length, 4, 6, 'objections');
    expectBetween(playbook.questions.length, 10, 12, 'questions');
    for (const pain of playbook.pains) {
      expectBetween(pain.signals.length, 4, 10, `signals of ${pain.key}`);
      expectBetween(pain.title.split(' ').length, 2, 8, `words in the title of ${pain.key}`);
    }
    for (const trend of playbook.trends) expectBetween(trend.signals.length, 3, 10, `signals of: ${trend.text}`);
  });

  it('has at least five questions about today and five about the future, all plainly different', () => {
    const states = playbook.questions.map((question) => question.state);
    expect(states.filter((state) => state === 'current').length).toBeGreaterThanOrEqual(5);
    expect(states.filter((state) => state === 'future').length).toBeGreaterThanOrEqual(5);
    playbook.questions.forEach((question, index) => {
      for (const other of playbook.questions.slice(index + 1)) {
        expect(jaccard(question.text, other.text), `${question.text} / ${other.text}`).toBeLessThan(0.8);
      }
    });
  });

  it('explores every pain with a question, and nothing but its pains', () => {
    const keys = playbook.pains.map((pain) => pain.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(playbook.questions.map((question) => question.pain))).toEqual(new Set(keys));
  });

  it('asks open questions', () => {
    for (const question of playbook.questions) {
      expect(question.text.endsWith('?'), question.text).toBe(true);
      expect(question.text).not.toMatch(/^(do|does|did|are|is|was|were|have|has|would|will|should) /i);
    }
  });

  it('claims no figures and no years', () => {
    const general = [
      ...playbook.drivers,
      ...playbook.pains.flatMap((pain) => [pain.title, pain.text]),
      ...playbook.trends.map((trend) => trend.text),
    ];
    expect(general.filter((text) => /\d/.test(text))).toEqual([]);
  });

  it('has no placeholder and no empty text', () => {
    expect(
      proseOf(playbook).filter(
        (text) => text.trim() !== text || text === '' || /[[\]{}<>_]|your company name/i.test(text),
      ),
    ).toEqual([]);
  });

  it('matches in lower case and lists no word twice', () => {
    expect(
      termsOf(playbook).filter((term) => term !== term.toLowerCase() || term.trim() !== term || term === ''),
    ).toEqual([]);
    for (const list of [
      playbook.vocabulary,
      ...playbook.pains.map((pain) => pain.signals),
      ...playbook.trends.map((trend) => trend.signals),
    ]) {
      expect(list.filter((term, index) => list.indexOf(term) !== index)).toEqual([]);
    }
  });

  it('is written in lines that fit a review', () => {
    const lines = readFileSync(new URL(`./${playbook.slug}.ts`, import.meta.url), 'utf8').split('\n');
    expect(lines.filter((line) => line.length > 200)).toEqual([]);
  });
});
