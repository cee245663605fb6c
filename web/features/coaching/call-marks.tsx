import type { SessionLine } from '#contract/session-lines.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { markedIn, saidAt } from './marked-lines.ts';
import { MomentLink } from './moment-link.tsx';

function Marks({ title, note, marks }: { title: string; note?: string; marks: readonly SessionLine[] }) {
  const { lines } = useDiscovery();
  if (marks.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="overline-label mb-1">{title}</h3>
      {note !== undefined && <p className="mb-1 text-sm text-muted">{note}</p>}
      <ul className="divide-y divide-line text-sm">
        {marks.map((mark) => {
          const said = mark.text === '' ? saidAt(mark, lines) : null;
          return (
            <li key={mark.id} className="flex items-baseline gap-3 py-2">
              <p dir="auto" className={`min-w-0 flex-1 whitespace-pre-line ${mark.text === '' ? 'text-muted' : ''}`}>
                {mark.text !== '' ? mark.text : said === null ? 'Nothing was said yet' : `“${said}”`}
              </p>
              <span className="text-xs">
                <MomentLink lineId={mark.id} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What was bookmarked in a call, and the private notes of whoever reads it. */
export function CallMarks() {
  const { lines } = useDiscovery();
  const { user } = useMember();
  const { bookmarks, own } = markedIn(lines, user.id);
  return (
    <>
      <Marks title="Bookmarks" marks={bookmarks} />
      <Marks title="Your private notes" note="Only you see these." marks={own} />
    </>
  );
}
