import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readTopics } from '#server/agents/call-summary/call-themes.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import type { Topic } from '#server/agents/discovery-coach/topics/call-topics.ts';
import type { GivenCall } from '../given-calls.ts';

const meetingSchema = z.object({
  topic_list: z.array(z.object({ relevant_text_span: z.array(z.tuple([z.coerce.number(), z.coerce.number()])) })),
  meeting_transcripts: z.array(z.object({ content: z.string() })),
});

/** As many as fit labelled topics best. */
const slices = 6;
const equalSlices = (lines: number): Topic[] =>
  Array.from({ length: slices }, (_, at) => ({
    from: Math.floor((at * lines) / slices),
    to: Math.floor(((at + 1) * lines) / slices) - 1,
  }));

/** The parts into which the product cuts a call: those under which stage 4 puts what was said. */
const partsOf = (lines: readonly CallLine[]): readonly Topic[] => readTopics(lines, () => false).stretches;

/** For each labelled span the F1 of the stretch that fits it best, by lines; their mean. */
function spanF1(found: readonly Topic[], spans: readonly Topic[]): number {
  const best = spans.map((span) =>
    Math.max(
      0,
      ...found.map(({ from, to }) => {
        const both = Math.min(to, span.to) - Math.max(from, span.from) + 1;
        return both <= 0 ? 0 : (2 * both) / (to - from + 1 + span.to - span.from + 1);
      }),
    ),
  );
  return best.reduce((sum, each) => sum + each, 0) / Math.max(1, spans.length);
}

interface Cut {
  cut: number;
  equal: number;
}

const scoreOf = (lines: readonly CallLine[], spans: readonly Topic[]): Cut => ({
  cut: spanF1(partsOf(lines), spans),
  equal: spanF1(equalSlices(lines.length), spans),
});

function meanOf(scores: readonly Cut[]): Cut {
  const mean = (of: keyof Cut): number =>
    Number((scores.reduce((sum, score) => sum + score[of], 0) / Math.max(1, scores.length)).toFixed(3));
  return { cut: mean('cut'), equal: mean('equal') };
}

/** How well calls are cut into their labelled themes, beside slices of equal length. */
export const scoreThemes = (calls: readonly GivenCall[]): Cut =>
  meanOf(
    calls
      .filter(({ labels }) => labels.themes.length > 0)
      .map(({ lines, labels }) =>
        scoreOf(
          lines,
          labels.themes.map((theme) => ({ from: theme.from_line - 1, to: theme.to_line - 1 })),
        ),
      ),
  );

/** How well meetings are cut into their labelled topics, beside slices of equal length; null: none are given. */
export function scoreMeetings(data: string): Cut | null {
  const folder = join(data, 'conversations', 'qmsum');
  if (!existsSync(folder)) return null;
  const scores = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const meeting = meetingSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      const lines = meeting.meeting_transcripts.map(({ content }, at): CallLine => ({
        id: String(at),
        at,
        speaker: '',
        side: 'prospect',
        text: content,
      }));
      const spans = meeting.topic_list.flatMap((topic) =>
        topic.relevant_text_span.map(([from, to]): Topic => ({ from, to })),
      );
      return scoreOf(lines, spans);
    });
  return meanOf(scores);
}
