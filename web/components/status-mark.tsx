import { Check, Circle, CircleDashed, CircleSlash, Contrast, LoaderCircle, TriangleAlert } from 'lucide-react';

const marks = {
  waiting: { icon: CircleDashed, tone: 'text-muted' },
  working: { icon: LoaderCircle, tone: 'text-accent animate-turn' },
  done: { icon: Check, tone: 'text-accent' },
  failed: { icon: TriangleAlert, tone: 'text-red' },
  stopped: { icon: CircleSlash, tone: 'text-muted' },
  partly: { icon: Contrast, tone: 'text-amber' },
  unread: { icon: Circle, tone: 'text-accent fill-current' },
} as const;
export type Mark = keyof typeof marks;

/** A shape and a word, never color alone; without `text` it is decorative beside its own label. */
export function StatusMark({ mark, text }: { mark: Mark; text?: string }) {
  const { icon: Icon, tone } = marks[mark];
  const icon = <Icon size={15} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 ${tone}`} />;
  if (text === undefined) return icon;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap">
      {icon}
      {text}
    </span>
  );
}
