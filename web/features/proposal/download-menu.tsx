import { ChevronDown, FileDown } from 'lucide-react';
import { DropdownMenu, Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { proposalFormats, type ProposalFinding, type ProposalFormat } from '#contract/proposal.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { Menu, menuItemClass } from '#web/components/menu.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useConflicts } from './conflict-notice.tsx';
import { useDownload, type Check } from './proposal.api.ts';

const names: Readonly<Record<ProposalFormat, string>> = {
  pdf: 'PDF',
  docx: 'Word (.docx)',
  md: 'Markdown',
  json: 'JSON',
};

interface DownloadMenuProps {
  check: Check;
  /** Downloads of people who only read are kept as no version. */
  mayWrite: boolean;
  onLook: (findings: readonly ProposalFinding[]) => void;
}

/** Downloads the proposal as a file, after a look at what the check finds in it. */
export function DownloadMenu({ check, mayWrite, onLook }: DownloadMenuProps) {
  const download = useDownload();
  const conflicts = useConflicts();
  const [held, setHeld] = useState<{ format: ProposalFormat; findings: readonly ProposalFinding[] } | null>(null);
  /** Focus goes to what was found instead of back to the button. */
  const leaves = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const others = useRef<HTMLButtonElement>(null);
  /** The format whose findings are shown; its button gets the focus back. */
  const asked = useRef<ProposalFormat>('pdf');
  const busy = download.isPending || check.busy;
  const fail = (error: Error) => {
    showToast({ title: 'Not downloaded', description: messageOf(error), tone: 'destructive' });
  };
  const save = (format: ProposalFormat) => {
    if (download.isPending) return;
    setHeld(null);
    download.mutate(format, {
      onSuccess: ({ isKept }) => {
        if (conflicts.length > 0)
          showToast({
            title: 'Downloaded with the stored text',
            description: 'What you typed in a block that changed elsewhere isn’t in the file. Choose a version first.',
          });
        else if (!isKept && mayWrite)
          showToast({
            title: 'Downloaded without keeping a version',
            description: `A proposal keeps up to ${limits.proposal.versions} versions.`,
          });
      },
      onError: fail,
    });
  };
  const ask = (format: ProposalFormat) => {
    if (busy) return;
    asked.current = format;
    check.run().then((findings) => {
      if (findings.length === 0) save(format);
      else setHeld({ format, findings });
    }, fail);
  };
  return (
    <Popover.Root
      open={held !== null}
      onOpenChange={(open) => {
        if (!open) setHeld(null);
      }}
    >
      <Popover.Anchor asChild>
        <span className="flex gap-1">
          <Button
            look="primary"
            ref={opener}
            aria-disabled={busy}
            onClick={() => {
              ask('pdf');
            }}
          >
            <FileDown size={15} strokeWidth={1.5} aria-hidden="true" />
            Download PDF
          </Button>
          <Menu
            label="Other formats"
            hint="Other formats"
            trigger={
              <button
                ref={others}
                type="button"
                aria-label="Other formats"
                aria-disabled={busy}
                className={buttonClass({ size: 'icon' })}
              >
                <ChevronDown size={15} strokeWidth={1.5} aria-hidden="true" />
              </button>
            }
          >
            {proposalFormats
              .filter((format) => format !== 'pdf')
              .map((format) => (
                <DropdownMenu.Item
                  key={format}
                  className={menuItemClass}
                  onSelect={() => {
                    ask(format);
                  }}
                >
                  {names[format]}
                </DropdownMenu.Item>
              ))}
          </Menu>
        </span>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label="Before you download it"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const button = asked.current === 'pdf' ? opener : others;
            if (!leaves.current) button.current?.focus();
            leaves.current = false;
          }}
          className="animate-appear z-50 w-80 max-w-[calc(100vw-24px)] rounded-md border border-line bg-surface p-4 shadow-float"
        >
          <p className="text-sm">
            {held?.findings.length === 1
              ? 'We found 1 thing to look at.'
              : `We found ${held?.findings.length ?? 0} things to look at.`}
          </p>
          <p className="mt-1 text-sm text-muted">They’re marked in the text and listed beside it.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              look="primary"
              onClick={() => {
                if (held === null) return;
                leaves.current = true;
                const { findings } = held;
                setHeld(null);
                onLook(findings);
              }}
            >
              Look at them
            </Button>
            <Button
              onClick={() => {
                if (held !== null) save(held.format);
              }}
            >
              Download anyway
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
