import { useMember } from '#web/features/identity/member.ts';
import { useModel } from './model.api.ts';
import { costInWords } from './model-words.ts';

/** Tells admins below a brief why rules wrote despite a model, and what the model used; hidden from others. */
export function ModelNote({ prospectId }: { prospectId: string }) {
  const { membership } = useMember();
  const admin = membership.role === 'org:admin';
  const state = useModel(admin);
  const run = state.data?.runs.find((each) => each.prospectId === prospectId);
  if (!admin || run === undefined) return null;
  return (
    <aside data-screen-only aria-label="For admins" className="mt-3 max-w-[68ch] text-sm text-muted">
      {run.notes.map((note) => (
        <p key={note} className="text-amber">
          {note}
        </p>
      ))}
      <p className="tabular">{costInWords(run)}</p>
    </aside>
  );
}
