import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Brief, SectionKey } from '#contract/brief.ts';
import { buttonClass } from '#web/components/button.tsx';
import { Menu, menuItemClass } from '#web/components/menu.tsx';
import { useCurrentSection } from './use-current-section.ts';

const names: Record<SectionKey, string> = {
  companySummary: 'Summary',
  financialInsights: 'Finance',
  competitors: 'Competitors',
  personalInsights: 'People',
  industryTrends: 'Trends',
  painPoints: 'Pain points',
  solutionMapping: 'Solutions',
  talkingPoints: 'Talking points',
};

interface BriefBarProps {
  brief: Brief;
  visible: readonly SectionKey[];
  questions: boolean;
  /** What stays in reach while reading, such as Start discovery. */
  action: ReactNode;
}

/** Stays below the top bar while a brief scrolls: its sections, as links where there is room, and the next action. */
export function BriefBar({ brief, visible, questions, action }: BriefBarProps) {
  const sections = [
    { id: 'short', name: '30 seconds' },
    ...visible.map((key) => ({ id: key, name: names[key] })),
    ...(questions ? [{ id: 'questions', name: 'Questions' }] : []),
    ...(brief.sources.length > 0 ? [{ id: 'sources', name: 'Sources' }] : []),
  ];
  const current = useCurrentSection(sections.map(({ id }) => id));
  const chosen = useRef<string | null>(null);
  /** Focus follows to the heading, so that reading and tabbing go on from there. */
  const jump = (event: Event) => {
    const heading = chosen.current === null ? null : document.getElementById(chosen.current);
    chosen.current = null;
    if (heading === null) return;
    event.preventDefault();
    heading.scrollIntoView({ block: 'start' });
    heading.focus({ preventScroll: true });
  };
  const here = sections.find(({ id }) => id === current);
  return (
    <div
      data-screen-only
      data-brief-bar
      className="sticky top-[90px] z-10 mb-6 flex min-h-14 items-center justify-between gap-4 border-b border-line bg-page py-2"
    >
      <nav aria-label="Sections of the brief" className="min-w-0">
        <ul className="hidden flex-wrap gap-x-1 min-[1360px]:flex">
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className="flex h-9 items-center rounded-md px-2 text-sm text-muted hover:bg-sunken hover:text-ink aria-[current]:text-ink aria-[current]:[text-shadow:0.4px_0_0_currentColor] aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-8"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <div className="min-[1360px]:hidden">
          <Menu
            label="Sections"
            align="start"
            onCloseAutoFocus={jump}
            trigger={
              <button type="button" className={`${buttonClass({ look: 'quiet' })} max-w-full px-2!`}>
                <span className="sr-only">Go to a section. Now at: </span>
                <span className="truncate">{here?.name ?? 'Sections'}</span>
                <ChevronDown size={15} strokeWidth={1.5} aria-hidden="true" />
              </button>
            }
          >
            {sections.map(({ id, name }) => (
              <DropdownMenu.Item
                key={id}
                className={menuItemClass}
                aria-current={id === current ? 'location' : undefined}
                onSelect={() => {
                  chosen.current = id;
                }}
              >
                {name}
              </DropdownMenu.Item>
            ))}
          </Menu>
        </div>
      </nav>
      <div className="shrink-0">{action}</div>
    </div>
  );
}
