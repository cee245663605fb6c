import { describe, expect, it } from 'vitest';
import { sectionKeys } from '#contract/brief.ts';
import { collapseSpace } from '#contract/evidence.ts';
import { honestAnswer, honestParts } from '#tests/support/model/model-answers.ts';
import { briefWithModel } from '#tests/support/model/model-brief.ts';
import { sourceIdIn } from '#tests/support/model/model-server.ts';

describe('a brief written in two calls and judged in a third, by a model behind a real server', () => {
  it('reads once, writes once, judges once, and shows what stands up in the place of the rules’ draft', async () => {
    const { brief, events, report, asked } = await briefWithModel(honestAnswer);
    expect(asked.map(({ call }) => call)).toEqual(['ledger', 'brief', 'judgment']);
    const texts = brief.sections.companySummary.claims.map(({ text }) => text);
    expect(texts[0]).toBe('Clerks type every fourth invoice by hand.');
    expect(texts).toContain('Fernhollow Cold Chain employs 870 people, 430 of them drivers.');
    expect(brief.sections.companySummary.writtenBy).toBe('model');
    expect(brief.sections.painPoints.claims.map(({ text }) => text)).toEqual([
      'Typing invoices by hand may cost their clerks time.',
      'Clerks type every fourth invoice by hand, because the delivery note comes back on paper.',
      'Late changes to night routes may keep planners busy.',
      'Planners adjust one in five of 180 night routes a day by hand.',
      'What speaks against it: A fifth depot in Barendrecht near Rotterdam opens in January 2027.',
      expect.stringMatching(/^Paperwork re-keyed/u),
    ]);
    expect(brief.sections.solutionMapping.claims.map(({ text }) => text)).toEqual([
      'Waymark Proof may help with invoices that are typed by hand.',
      expect.stringMatching(/^Waymark Proof: “Keeps paperwork in one place/u),
    ]);
    expect(brief.sections.talkingPoints.claims.at(-1)?.text).toMatch(/^What to avoid: Praise/u);
    expect(brief.questions).toHaveLength(8);
    expect(brief.questions[0]?.text).toBe('Who types the invoices today, and when?');
    const ids = new Set(sectionKeys.flatMap((key) => brief.sections[key].claims.map(({ id }) => id)));
    expect(brief.questions.every(({ restsOn }) => restsOn.length > 0 && restsOn.every((id) => ids.has(id)))).toBe(true);
    for (const key of sectionKeys)
      for (const claim of brief.sections[key].claims)
        for (const id of claim.restsOn ?? []) expect(ids, `${key}: ${claim.text}`).toContain(id);
    // The rules' complete draft was shown first.
    const pains = events.flatMap((event) =>
      event.kind === 'section' && event.key === 'painPoints' ? [event.section.writtenBy] : [],
    );
    expect(pains[0]).toBe('built-in');
    expect(pains.at(-1)).toBe('model');
    expect(brief.ledger.find(({ id }) => id === 'm4')).toMatchObject({ when: '2026-02-18', topic: 'revenue' });
    expect(report).toMatchObject({ model: 'test-model', calls: 3, refused: {}, notes: [] });
    expect(report.inputTokens).toBeGreaterThan(1000);
  }, 60_000);

  it('shows only quotes that stand in their sources, and ids that no two claims share', async () => {
    const { brief } = await briefWithModel(honestAnswer);
    const texts = new Map(brief.sources.map((source) => [source.id, collapseSpace(source.text ?? '')]));
    const all = sectionKeys.flatMap((key) => brief.sections[key].claims);
    for (const { quotes } of all)
      for (const quote of quotes) expect(texts.get(quote.sourceId)).toContain(collapseSpace(quote.text));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  }, 60_000);

  it('puts the same corpus first in every call of reading, between marks that no page can close, the task last', async () => {
    let repairs = 0;
    const { asked } = await briefWithModel((one) => {
      const { content } = honestAnswer(one);
      if (one.call !== 'ledger' || repairs > 0) return { content };
      repairs += 1;
      const { entries } = JSON.parse(content) as { entries: { quotes: { text: string }[] }[] };
      return {
        content: JSON.stringify({
          entries: entries.map((each, at) =>
            at === 1 ? { ...each, text: 'Fernhollow Cold Chain employs 990 people.' } : each,
          ),
        }),
      };
    });
    const [first, second] = asked.filter(({ call }) => call === 'ledger');
    if (first === undefined || second === undefined) throw new Error('the refused entry did not go back');
    const mark = /<source-([0-9a-f]{12}) /u.exec(first.material)?.[1] ?? '';
    const end = first.material.lastIndexOf(`</source-${mark}>`);
    expect(end).toBeGreaterThan(1000);
    expect(second.material.slice(0, end)).toBe(first.material.slice(0, end));
    expect(first.instructions).toBe(second.instructions);
    expect(second.material.slice(end)).toContain('990 people');
    expect(second.material.slice(end)).toContain('a number doesn’t stand in the quotes');
    expect(first.material.slice(end)).toContain('Today: 2026-11-22');
    expect(first.material.indexOf('kind="home"')).toBeLessThan(first.material.indexOf('kind="about"'));
    expect(sourceIdIn(first, '/about')).not.toBe('');
    for (const { body } of asked) {
      expect(JSON.stringify(body)).not.toContain('secret-key');
      expect(body).not.toHaveProperty('temperature');
    }
  }, 60_000);

  it('sends a temperature only when one is set, and no more of the corpus than it may', async () => {
    const { asked } = await briefWithModel(honestAnswer, { temperature: 0.2, contextCharacters: 10_000 });
    expect(asked[0]?.body['temperature']).toBe(0.2);
    const corpus = asked[0]?.material ?? '';
    const texts = [...corpus.matchAll(/<source-\w+ [^>]*>\n([\s\S]*?)\n<\/source-/gu)].map(([, text = '']) => text);
    expect(texts.join('').length).toBeLessThanOrEqual(10_000);
    for (const kind of ['home', 'about', 'pricing', 'news', 'own-solution']) expect(corpus).toContain(`kind="${kind}"`);
  }, 60_000);

  it('has rules map and ask anew upon the model’s pains where its own mapping and questions fell', async () => {
    const { brief, report } = await briefWithModel((asked) => {
      if (asked.call === 'ledger') return honestAnswer(asked);
      const parts = honestParts(asked);
      const mappings = parts.mappings.map((mapping) => ({ ...mapping, quote: 'It types every invoice by itself.' }));
      return { content: JSON.stringify({ ...parts, mappings, questions: [] }) };
    });
    const { painPoints, solutionMapping } = brief.sections;
    expect(painPoints.writtenBy).toBe('model');
    expect(painPoints.claims.some(({ text }) => /they tell of (?:it|them) themselves/u.test(text))).toBe(false);
    expect(solutionMapping.writtenBy).toBe('built-in');
    expect(report.written).not.toContain('solutionMapping');
    expect(report.written).not.toContain('questions');
    const ids = new Set(sectionKeys.flatMap((key) => brief.sections[key].claims.map(({ id }) => id)));
    for (const { restsOn = [] } of solutionMapping.claims) for (const id of restsOn) expect(ids).toContain(id);
    expect(brief.questions).toHaveLength(8);
    for (const { restsOn } of brief.questions) for (const id of restsOn) expect(ids).toContain(id);
  }, 60_000);
});
