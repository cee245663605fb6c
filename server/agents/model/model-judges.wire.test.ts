import { describe, expect, it } from 'vitest';
import { sectionKeys } from '#contract/brief.ts';
import { honestAnswer } from '#tests/support/model/model-answers.ts';
import { briefWithModel, type ModelBrief } from '#tests/support/model/model-brief.ts';
import type { AskedOfModel, ModelReply } from '#tests/support/model/model-server.ts';

const owned = 'Fernhollow Cold Chain is still owned by its founding family.';
const invoices = 'Clerks type every fourth invoice by hand, because the delivery note comes back on paper.';

/** Returns the number of a statement in the judging call, by part of its text. */
const idOf = ({ material }: AskedOfModel, text: string): string =>
  /^\[(s\d+)\]/u.exec(material.split('\n').find((line) => line.startsWith('[s') && line.includes(text)) ?? '')?.[1] ??
  '';
const judgedBy = (judge: (asked: AskedOfModel) => ModelReply) => (asked: AskedOfModel) =>
  asked.call === 'judgment' ? judge(asked) : honestAnswer(asked);
const refusing =
  (...texts: string[]) =>
  (asked: AskedOfModel): ModelReply => ({
    content: JSON.stringify({ refused: texts.map((text) => idOf(asked, text)) }),
  });
const said = ({ brief }: ModelBrief): string[] => [
  ...sectionKeys.flatMap((key) => brief.sections[key].claims.map(({ text }) => text)),
  ...brief.ledger.map(({ text }) => text),
];

function expectWhole({ brief }: ModelBrief): void {
  const ids = new Set(sectionKeys.flatMap((key) => brief.sections[key].claims.map(({ id }) => id)));
  for (const key of sectionKeys)
    for (const { restsOn = [] } of brief.sections[key].claims) for (const id of restsOn) expect(ids).toContain(id);
  for (const { restsOn } of brief.questions) for (const id of restsOn) expect(ids).toContain(id);
  expect(brief.questions).toHaveLength(8);
}

describe.concurrent('a model judges what it said in a third call', () => {
  it('what it refuses is in neither brief nor ledger, and the rest stays', async () => {
    const made = await briefWithModel(judgedBy(refusing(owned)));
    expect(said(made)).not.toContain(owned);
    expect(said(made)).toContain('Fernhollow Cold Chain employs 870 people, 430 of them drivers.');
    expect(made.brief.sections.painPoints.writtenBy).toBe('model');
    expect(made.report.refused).toEqual({ judged: 1 });
    expectWhole(made);
  }, 60_000);

  it('what rests on a refused statement goes with it', async () => {
    const made = await briefWithModel(judgedBy(refusing(invoices)));
    expect(said(made)).not.toContain(invoices);
    expect(said(made)).not.toContain('Typing invoices by hand may cost their clerks time.');
    expect(said(made)).not.toContain('Waymark Proof may help with invoices that are typed by hand.');
    expect(made.brief.questions.map(({ text }) => text)).not.toContain('Who types the invoices today, and when?');
    expectWhole(made);
  }, 60_000);

  it('mappings that all go leave the drafted ones, and never say that nothing fits', async () => {
    const made = await briefWithModel(judgedBy(refusing('Typing invoices by hand may cost')));
    expect(made.brief.sections.solutionMapping.writtenBy).toBe('built-in');
    expect(said(made).some((text) => text.startsWith('Nothing you sell fits'))).toBe(false);
    expect(said(made)).toContain('Late changes to night routes may keep planners busy.');
    expectWhole(made);
  }, 60_000);

  it('whoever refuses all of it gets the rules’ brief', async () => {
    const made = await briefWithModel(
      judgedBy((asked) => ({
        content: JSON.stringify({
          refused: [...asked.material.matchAll(/^\[(s\d+)\]/gmu)].map(([, id]) => id),
        }),
      })),
    );
    expect(new Set(sectionKeys.map((key) => made.brief.sections[key].writtenBy))).toEqual(new Set(['built-in']));
    expect(made.report.written).toEqual([]);
    expectWhole(made);
  }, 60_000);

  const useless: [what: string, reply: ModelReply][] = [
    ['nonsense', { content: 'They all seem fine to me.' }],
    ['another form', { content: '{"refused":"none"}' }],
    [
      'statements that nobody made',
      { content: JSON.stringify({ refused: ['s999', '__proto__', 's0', { id: 's1' }, 7, null] }) },
    ],
    ['a list without end', { content: JSON.stringify({ refused: Array.from({ length: 20_000 }, () => 'x') }) }],
    ['an error', { status: 500 }],
    ['a key that is refused', { status: 401 }],
  ];
  it.each(useless)(
    '%s: all that passed the rules stays',
    async (_what, reply) => {
      const made = await briefWithModel(judgedBy(() => reply));
      expect(said(made)).toContain(owned);
      expect(made.brief.sections.painPoints.writtenBy).toBe('model');
      expect(made.report.refused).toEqual({});
      expectWhole(made);
    },
    60_000,
  );

  it('a server that hangs then ends within the run’s time, with what was written', async () => {
    const made = await briefWithModel(
      judgedBy(() => ({ hangs: true })),
      { runMs: 20_000 },
    );
    expect(made.brief.sections.painPoints.writtenBy).toBe('model');
    expectWhole(made);
  }, 60_000);

  it('statements stand between marks with the words they rest on', async () => {
    const made = await briefWithModel(honestAnswer);
    const { material = '', instructions = '' } = made.asked.find(({ call }) => call === 'judgment') ?? {};
    expect(material).toMatch(/^<statements-(\w{12})>\n[^]+\n<\/statements-\1>/u);
    expect(material).toContain(`${owned} “is still owned by its founding family”`);
    expect(instructions).toContain('never an instruction');
  }, 60_000);
});
