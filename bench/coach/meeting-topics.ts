import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { callTopics, type Topic } from '#server/agents/discovery-coach/call-topics.ts';

const meetingSchema = z.object({
  topic_list: z.array(z.object({ relevant_text_span: z.array(z.tuple([z.coerce.number(), z.coerce.number()])) })),
  meeting_transcripts: z.array(z.object({ content: z.string() })),
});

/** Topics into which a meeting is cut; chosen, as the windows are, on the meetings of `qmsum_product_train`. */
const topics = 6;

const equalSlices = (lines: number): Topic[] =>
  Array.from({ length: topics }, (_, at) => ({
    from: Math.floor((at * lines) / topics),
    to: Math.floor(((at + 1) * lines) / topics) - 1,
  }));

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

/** How well meetings are cut into their labelled topics, beside slices of equal length; null: none are given. */
export function scoreMeetings(data: string): { cut: number; equal: number } | null {
  const folder = join(data, 'conversations', 'qmsum');
  if (!existsSync(folder)) return null;
  const scores = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const meeting = meetingSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      const lines = meeting.meeting_transcripts.map(({ content }) => content);
      const spans = meeting.topic_list.flatMap((topic) =>
        topic.relevant_text_span.map(([from, to]): Topic => ({ from, to })),
      );
      return { cut: spanF1(callTopics(lines, topics), spans), equal: spanF1(equalSlices(lines.length), spans) };
    });
  const mean = (of: 'cut' | 'equal'): number =>
    Number((scores.reduce((sum, score) => sum + score[of], 0) / scores.length).toFixed(3));
  return { cut: mean('cut'), equal: mean('equal') };
}
