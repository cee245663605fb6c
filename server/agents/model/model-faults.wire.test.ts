import { describe, expect, it } from 'vitest';
import { sectionKeys } from '#contract/brief.ts';
import { honestAnswer, honestEntries } from '#tests/support/model/model-answers.ts';
import { briefWithModel, type ModelBrief } from '#tests/support/model/model-brief.ts';
import type { AskedOfModel, ModelReply } from '#tests/support/model/model-server.ts';

const writers = ({ brief }: ModelBrief): Set<string | undefined> =>
  new Set(sectionKeys.map((key) => brief.sections[key].writtenBy));
const texts = ({ brief }: ModelBrief): string[] => brief.sections.companySummary.claims.map(({ text }) => text);
const read = 'Fernhollow Cold Chain employs 870 people, 430 of them drivers.';

describe('a model’s answer is understood in other forms than the one asked for', () => {
  const forms: [form: string, wrap: (content: string) => ModelReply][] = [
    ['fenced', (content) => ({ content: `\`\`\`json\n${content}\n\`\`\`` })],
    [
      'after a preface',
      (content) => ({ content: `Here is the ledger {as asked}:\n\n${content}\nTell me if you need more.` }),
    ],
    ['after its thoughts', (content) => ({ content: `<think>{"entries": []} is too little.</think>\n${content}` })],
    ['without tokens', (content) => ({ content, tokens: false })],
  ];
  it.each(forms)(
    '%s',
    async (form, wrap) => {
      const made = await briefWithModel((asked) => wrap(honestAnswer(asked).content));
      expect(texts(made)).toContain(read);
      expect(made.brief.sections.painPoints.writtenBy).toBe('model');
      expect(made.report.notes).toEqual([]);
      expect(made.report.inputTokens === null).toBe(form === 'without tokens');
      expect(made.report.inputCharacters).toBeGreaterThan(10_000);
      expect(made.report.outputCharacters).toBeGreaterThan(1000);
    },
    60_000,
  );

  it('cut in the middle of an entry: what stood before counts, the half one does not', async () => {
    const made = await briefWithModel((asked) => {
      const { content } = honestAnswer(asked);
      return { content: asked.call === 'ledger' ? content.slice(0, content.indexOf('Clerks type') + 30) : content };
    });
    expect(texts(made)).toContain(read);
    const said = made.brief.ledger.map(({ text }) => text);
    expect(said.some((text) => text.startsWith('Planners adjust'))).toBe(true);
    expect(said.some((text) => text.startsWith('Clerks type'))).toBe(false);
  }, 60_000);

  it('more entries than were asked for, and single ones that are broken: the others count', async () => {
    const made = await briefWithModel((asked) => {
      if (asked.call !== 'ledger') return honestAnswer(asked);
      const [first, ...others] = honestEntries(asked);
      const broken = [
        null,
        'text',
        { ...first, text: 'x'.repeat(5000) },
        { ...first, quotes: 'none' },
        { part: 'mood' },
      ];
      return {
        content: JSON.stringify({ entries: [...broken, first, ...others, ...Array.from({ length: 500 }, () => ({}))] }),
      };
    });
    expect(texts(made)).toContain(read);
    expect(made.report.refused['form']).toBe(53);
  }, 60_000);

  it('a server that refuses the form is asked without it', async () => {
    const made = await briefWithModel((asked) =>
      'response_format' in asked.body ? { status: 400 } : honestAnswer(asked),
    );
    expect(texts(made)).toContain(read);
    expect(made.asked.map(({ call }) => call)).toEqual(['ledger', 'ledger', 'brief']);
  }, 60_000);
});

describe.concurrent('by every protocol a brief is written, past a server that was busy and a source that is not there', () => {
  it.each(['openai', 'anthropic', 'google'] as const)(
    '%s',
    async (provider) => {
      const made = await briefWithModel(
        (asked, all) => {
          if (all.length === 1) return { status: 429, headers: { 'retry-after': '1' } };
          if (asked.call !== 'ledger') return honestAnswer(asked);
          const honest = honestEntries(asked);
          const quotes = [{ source: 'source-99', text: honest[0]?.quotes[0]?.text ?? '' }];
          const invented = { ...honest[0], text: 'Fernhollow was founded in Hereford.', quotes };
          return { content: JSON.stringify({ entries: [invented, ...honest] }) };
        },
        { provider },
      );
      expect(texts(made)).toContain(read);
      expect(made.brief.sections.painPoints.writtenBy).toBe('model');
      const said = made.brief.ledger.map(({ text }) => text);
      expect(said).not.toContain('Fernhollow was founded in Hereford.');
      expect(made.report.refused['page-not-read']).toBe(1);
      expect(made.report.inputTokens).toBeGreaterThan(1000);
      expect(made.report.notes).toEqual(['The model’s server asked for fewer requests.']);
    },
    60_000,
  );
});

describe.concurrent('whatever a model’s server does, a brief comes and admins are told why rules wrote it', () => {
  const faults: [what: string, reply: (asked: AskedOfModel) => ModelReply, calls: number, note: string][] = [
    ['nonsense', () => ({ content: 'I would rather not.' }), 2, 'The model’s answer wasn’t in the form we asked for.'],
    [
      'depth without end',
      () => ({ content: `{"entries":${'['.repeat(200_000)}` }),
      2,
      'The model’s answer wasn’t in the form we asked for.',
    ],
    ['another form', () => ({ content: '{"answer":42}' }), 2, 'The model’s answer held nothing that we asked for.'],
    ['a huge answer', () => ({ bytes: 3_000_000 }), 2, 'The model’s answer was too long to be read.'],
    [
      '429',
      () => ({ status: 429, headers: { 'retry-after': '1' } }),
      2,
      'The model’s server asked for fewer requests.',
    ],
    [
      '429 for an hour',
      () => ({ status: 429, headers: { 'retry-after': '3600' } }),
      2,
      'The model’s server asked for fewer requests.',
    ],
    ['400', () => ({ status: 400 }), 2, 'The model’s server refused the request.'],
    ['401', () => ({ status: 401 }), 2, 'The model’s server refused the key.'],
    ['a model that declines', () => ({ declines: true }), 2, 'The model declined to answer.'],
    ['a cut stream', (asked) => ({ ...honestAnswer(asked), cuts: true }), 2, 'The model’s server couldn’t be reached.'],
    ['500', () => ({ status: 500 }), 2, 'The model’s server answered with an error.'],
  ];
  it.each(faults)(
    '%s',
    async (_what, reply, calls, note) => {
      const made = await briefWithModel(reply);
      expect(made.asked).toHaveLength(calls);
      expect(writers(made)).toEqual(new Set(['built-in']));
      expect(texts(made).length).toBeGreaterThan(5);
      expect(made.brief.questions).toHaveLength(8);
      expect(made.report.notes).toContain(note);
      expect(made.report.written).toEqual([]);
      expect(JSON.stringify(made.report)).not.toContain('secret');
    },
    60_000,
  );

  it('nobody at its address', async () => {
    const made = await briefWithModel(honestAnswer, { url: 'http://127.0.0.1:9/v1' });
    expect(writers(made)).toEqual(new Set(['built-in']));
    expect(made.report.notes).toContain('The model’s server couldn’t be reached.');
  }, 60_000);

  it.each([
    ['hangs', { hangs: true }],
    ['trickles', { dripMs: 200 }],
  ])(
    'a server that %s ends with the rules’ brief within the run’s time',
    async (_what, reply) => {
      const made = await briefWithModel(() => reply, { runMs: 22_000 });
      expect(writers(made)).toEqual(new Set(['built-in']));
      expect(made.report.notes).toContain('The model didn’t answer in time.');
      expect(made.report.calls).toBeLessThanOrEqual(2);
    },
    60_000,
  );

  it('fails at writing alone: what it read stands, the rest stays the rules’, and nothing rests on what is not there', async () => {
    const made = await briefWithModel((asked) => (asked.call === 'brief' ? { status: 500 } : honestAnswer(asked)));
    expect(made.brief.sections.companySummary.writtenBy).toBe('model');
    expect(made.brief.sections.painPoints.writtenBy).toBe('built-in');
    const all = sectionKeys.flatMap((key) => made.brief.sections[key].claims);
    const ids = new Set(all.map(({ id }) => id));
    for (const { restsOn = [] } of all) for (const id of restsOn) expect(ids).toContain(id);
    for (const { restsOn } of made.brief.questions) for (const id of restsOn) expect(ids).toContain(id);
    expect(ids.size).toBe(all.length);
    expect(made.report.notes).toEqual(['The model’s server answered with an error.']);
  }, 60_000);

  it('fails at reading once: it still writes, from the rules’ ledger', async () => {
    const made = await briefWithModel((asked) => (asked.call === 'ledger' ? { status: 401 } : honestAnswer(asked)));
    expect(made.asked.map(({ call }) => call)).toEqual(['ledger', 'brief', 'judgment']);
    expect(made.brief.sections.companySummary.writtenBy).toBe('built-in');
    expect(made.brief.sections.painPoints.writtenBy).toBe('model');
  }, 60_000);
});
