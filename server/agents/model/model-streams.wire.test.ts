import { describe, expect, it } from 'vitest';
import { sectionKeys, type SectionKey } from '#contract/brief.ts';
import type { PrepEvent } from '#server/agents/meeting-prepper/prepare-brief.ts';
import { honestAnswer, honestParts } from '#tests/support/model/model-answers.ts';
import { briefWithModel, type ModelBrief } from '#tests/support/model/model-brief.ts';
import type { AskedOfModel } from '#tests/support/model/model-server.ts';

/** Returns an honest response with openers long enough to be cut off within. */
function said(asked: AskedOfModel): string {
  const parts = honestParts(asked);
  const openers = ['changes for planners', 'means for clerks', 'asks of drivers'].flatMap((what) =>
    parts.openers.map((opener) => ({ ...opener, text: `Ask what the depot near Rotterdam ${what}.` })),
  );
  return JSON.stringify({ ...parts, openers: [...parts.openers, ...openers] });
}
/** Returns the length of the response up to the start of a part, where the ones before have ended. */
const until = (asked: AskedOfModel, part: string): number => said(asked).indexOf(`"${part}"`) + part.length + 140;
const briefCalls = (all: readonly AskedOfModel[]): number => all.filter(({ call }) => call === 'brief').length;
const firstPain = 'Typing invoices by hand may cost their clerks time.';

const by = ({ brief }: ModelBrief): Partial<Record<SectionKey, string | undefined>> =>
  Object.fromEntries(sectionKeys.map((key) => [key, brief.sections[key].writtenBy]));

/** Checks that nothing in a brief refers to a claim that isn't in it. */
function expectWhole({ brief }: ModelBrief): void {
  const all = sectionKeys.flatMap((key) => brief.sections[key].claims);
  const ids = new Set(all.map(({ id }) => id));
  expect(ids.size).toBe(all.length);
  for (const { restsOn = [] } of all) for (const id of restsOn) expect(ids).toContain(id);
  expect(brief.questions).toHaveLength(8);
  for (const { restsOn } of brief.questions) for (const id of restsOn) expect(ids).toContain(id);
}

type Shown = 'painPoints' | 'solutionMapping' | 'talkingPoints';

/** Resolves when the model's sections are on screen. */
function watch(...keys: Shown[]) {
  const shown = new Map(keys.map((key) => [key as string, Promise.withResolvers<void>()]));
  return {
    all: Promise.all([...shown.values()].map(({ promise }) => promise)),
    onEvent(event: PrepEvent): void {
      if (event.kind === 'section' && event.section.writtenBy === 'model') shown.get(event.key)?.resolve();
    },
  };
}

describe.concurrent('a streamed answer is shown part by part', () => {
  it.each(['openai', 'anthropic', 'google'] as const)(
    '%s: what has ended and passed is on screen while the rest has not been sent',
    async (provider) => {
      const { all, onEvent } = watch('painPoints', 'solutionMapping', 'talkingPoints');
      const made = await briefWithModel(
        (asked) =>
          asked.call !== 'brief'
            ? honestAnswer(asked)
            : { content: said(asked), waits: { after: until(asked, 'questions'), for: all } },
        { provider, onEvent },
      );
      expect(by(made)).toMatchObject({ painPoints: 'model', solutionMapping: 'model', talkingPoints: 'model' });
      expect(made.brief.questions[0]?.text).toBe('Who types the invoices today, and when?');
      expect(made.report).toMatchObject({ calls: 3, notes: [], refused: {} });
      expect(made.report.inputTokens).toBeGreaterThan(1000);
      expectWhole(made);
    },
    60_000,
  );

  it('a part that does not stand up stays drafted, in the stream as at its end', async () => {
    const made = await briefWithModel((asked) => {
      if (asked.call !== 'brief') return honestAnswer(asked);
      const parts = honestParts(asked);
      const pains = parts.pains.map((pain) => ({ ...pain, text: `${pain.text} It costs £9 million a year.` }));
      return { content: JSON.stringify({ ...parts, pains }), pieceMs: 2 };
    });
    const pains = made.events.flatMap((event) =>
      event.kind === 'section' && event.key === 'painPoints' ? [event.section.writtenBy] : [],
    );
    expect(new Set(pains)).toEqual(new Set(['built-in']));
    expect(by(made)).toMatchObject({ painPoints: 'built-in', talkingPoints: 'model' });
    expectWhole(made);
  }, 60_000);
});

describe.concurrent('a stream that breaks off leaves what had passed', () => {
  it('twice: the parts that had ended stay, rules write the others', async () => {
    const shown = watch('painPoints', 'solutionMapping');
    const made = await briefWithModel((asked, all) => {
      if (asked.call !== 'brief') return honestAnswer(asked);
      if (briefCalls(all) > 1) return { status: 500 };
      return { content: said(asked), waits: { after: until(asked, 'openers'), for: shown.all }, cuts: true };
    }, shown);
    expect(made.asked.map(({ call }) => call)).toEqual(['ledger', 'brief', 'brief']);
    expect(by(made)).toMatchObject({ painPoints: 'model', solutionMapping: 'model', talkingPoints: 'built-in' });
    expect(made.brief.sections.painPoints.claims[0]?.text).toBe(firstPain);
    expect(made.report.written).not.toContain('questions');
    expect(made.report.notes).toContain('The model’s server couldn’t be reached.');
    expectWhole(made);
  }, 60_000);

  it('once: the next answer brings what was missing, and takes nothing back; mappings lead to the pains that are shown', async () => {
    const shown = watch('painPoints');
    const made = await briefWithModel((asked, all) => {
      if (asked.call !== 'brief') return honestAnswer(asked);
      const parts = honestParts(asked);
      if (briefCalls(all) > 1) return { content: JSON.stringify({ ...parts, pains: parts.pains.toReversed() }) };
      return { content: said(asked), waits: { after: until(asked, 'mappings'), for: shown.all }, cuts: true };
    }, shown);
    expect(made.brief.sections.painPoints.claims[0]?.text).toBe(firstPain);
    expect(by(made)).toMatchObject({ painPoints: 'model', solutionMapping: 'built-in', talkingPoints: 'model' });
    expect(made.report.written).toContain('questions');
    expectWhole(made);
  }, 60_000);

  it('a server that knows no streams is asked for the whole', async () => {
    const made = await briefWithModel((asked) => ({ ...honestAnswer(asked), whole: true }));
    expect(made.asked.map(({ streamed }) => streamed)).toEqual([false, true, false, false]);
    expect(by(made)).toMatchObject({ painPoints: 'model', talkingPoints: 'model' });
    expectWhole(made);
  }, 60_000);
});
