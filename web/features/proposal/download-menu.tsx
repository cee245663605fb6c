import { ChevronDown, FileDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { proposalFormats, type ProposalFormat } from '#contract/proposal.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { Menu, menuItemClass } from '#web/components/menu.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useConflicts } from './conflict-notice.tsx';
import { useDownload } from './proposal.api.ts';

const names: Readonly<Record<ProposalFormat, string>> = {
  pdf: 'PDF',
  docx: 'Word (.docx)',
  md: 'Markdown',
  json: 'JSON',
};

/** Downloads the proposal as a file. */
export function DownloadMenu() {
  const download = useDownload();
  const conflicts = useConflicts();
  const save = (format: ProposalFormat) => {
    if (download.isPending) return;
    download.mutate(format, {
      onSuccess: () => {
        if (conflicts.length > 0)
          showToast({
            title: 'Downloaded with the stored text',
            description: 'What you typed in a block that changed elsewhere isn’t in the file. Choose a version first.',
          });
      },
      onError: (error) => {
        showToast({ title: 'Not downloaded', description: messageOf(error), tone: 'destructive' });
      },
    });
  };
  return (
    <span className="flex gap-1">
      <Button
        look="primary"
        aria-disabled={download.isPending}
        onClick={() => {
          save('pdf');
        }}
      >
        <FileDown size={15} strokeWidth={1.5} aria-hidden="true" />
        Download PDF
      </Button>
      <Menu
        label="Other formats"
        hint="Other formats"
        trigger={
          <button type="button" aria-label="Other formats" className={buttonClass({ size: 'icon' })}>
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
                save(format);
              }}
            >
              {names[format]}
            </DropdownMenu.Item>
          ))}
      </Menu>
    </span>
  );
}
