import { useNavigate } from '@tanstack/react-router';
import {
  ClipboardCopy,
  Copy,
  Download,
  Ellipsis,
  FileDown,
  FileText,
  Link2,
  Mail,
  Printer,
  RotateCw,
  Trash2,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { briefMarkdown } from '#contract/brief-markdown.ts';
import { visibleBrief } from '#contract/brief-marks.ts';
import { briefText } from '#contract/brief-text.ts';
import type { PrepDetail } from '#contract/prep.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { Menu, menuItemClass } from '#web/components/menu.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { requestIdKeeper } from '#web/lib/request-id.ts';
import { saveText } from '#web/lib/files/save-text.ts';
import { paths } from '#web/paths.ts';
import { useDuplicatePrep } from './brief.api.ts';
import { useLinkDocument, useMailBrief } from '#web/features/printing/printing.api.ts';
import { companyOf } from './prep-words.ts';
import { ShareDialog } from '#web/features/sharing/share-dialog.tsx';

const icon = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const;

function item(each: ReactNode, text: string, onSelect: () => void) {
  return (
    <DropdownMenu.Item className={menuItemClass} onSelect={onSelect}>
      {each}
      {text}
    </DropdownMenu.Item>
  );
}

/** Actions on a finished brief; its next step, a session, stands in the bar below. */
export function BriefActions({
  prep,
  mayChange,
  onRefresh,
  onDelete,
}: {
  prep: PrepDetail;
  mayChange: boolean;
  onRefresh: () => void;
  onDelete: () => void;
}) {
  const [sharing, setSharing] = useState(false);
  const duplicate = useDuplicatePrep();
  const [idFor] = useState(requestIdKeeper);
  const [copies, setCopies] = useState(0);
  const navigate = useNavigate();
  const copy = () => {
    if (duplicate.isPending) return;
    duplicate.mutate(
      { prospectId: prep.prepMeetingId, requestId: idFor(`${prep.prepMeetingId} ${copies}`) },
      {
        onSuccess: ({ prepMeetingId }) => {
          setCopies(copies + 1);
          showToast({
            title: 'Brief duplicated',
            description: 'This is your copy. Changing it doesn’t affect the other one.',
          });
          void navigate({ to: paths.dashboard, search: { prep: prepMeetingId } });
        },
        onError: (error) => {
          showToast({ title: 'Not duplicated', description: messageOf(error), tone: 'destructive' });
        },
      },
    );
  };
  const ready = prep.status === 'ready';
  return (
    <div data-screen-only className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {ready && mayChange && (
        <Button
          onClick={() => {
            setSharing(true);
          }}
        >
          <Link2 {...icon} />
          Share
        </Button>
      )}
      {ready && <ExportMenu prep={prep} />}
      {(ready || (mayChange && !prep.isPrepping)) && (
        <Menu
          label="More"
          hint="More actions"
          trigger={
            <button
              type="button"
              aria-label="More actions"
              className={`${buttonClass({ look: 'quiet', size: 'icon' })} text-muted hover:text-ink`}
            >
              <Ellipsis size={18} strokeWidth={1.5} aria-hidden="true" />
            </button>
          }
        >
          {ready && mayChange && item(<RotateCw {...icon} />, 'Refresh', onRefresh)}
          {ready && item(<Copy {...icon} />, 'Duplicate', copy)}
          {mayChange && item(<Trash2 {...icon} />, 'Delete brief', onDelete)}
        </Menu>
      )}
      {sharing && (
        <ShareDialog
          prepId={prep.prepMeetingId}
          onClose={() => {
            setSharing(false);
          }}
        />
      )}
    </div>
  );
}

function ExportMenu({ prep }: { prep: PrepDetail }) {
  const link = useLinkDocument();
  const mail = useMailBrief();
  const brief = visibleBrief(prep.brief, prep.marks);
  const name = `Brief ${companyOf(prep)}`.replaceAll(/[\\/:*?"<>|]/gu, ' ').slice(0, 80);
  const pdf = () => {
    if (link.isPending) return;
    link.mutate(prep.prepMeetingId, {
      // The response is a download, so the page stays open.
      onSuccess: ({ address }) => {
        window.location.assign(address);
      },
      onError: (error) => {
        showToast({ title: 'No PDF', description: `${messageOf(error)} The brief is unchanged.`, tone: 'destructive' });
      },
    });
  };
  const mailToMe = () => {
    if (mail.isPending) return;
    mail.mutate(prep.prepMeetingId, {
      onSuccess: ({ to }) => {
        showToast({ title: 'Brief on its way', description: `It goes to ${to}, as plain text.` });
      },
      onError: (error) => {
        showToast({ title: 'Not emailed', description: messageOf(error), tone: 'destructive' });
      },
    });
  };
  return (
    <Menu
      label="Export"
      trigger={
        <Button>
          <Download {...icon} />
          {link.isPending ? 'Making the PDF...' : 'Export'}
        </Button>
      }
    >
      {item(<FileDown {...icon} />, 'Download PDF', pdf)}
      {item(<Printer {...icon} />, 'Print one page', () => {
        window.setTimeout(() => {
          window.print();
        }, 0);
      })}
      {item(<Mail {...icon} />, 'Email it to me', mailToMe)}
      <DropdownMenu.Separator className="my-1 h-px bg-line" />
      {item(<ClipboardCopy {...icon} />, 'Copy as Markdown', () => {
        void copyText(briefMarkdown(brief, prep.notes), 'Brief copied', 'As Markdown, with its numbered sources.');
      })}
      {item(<ClipboardCopy {...icon} />, 'Copy as plain text', () => {
        void copyText(briefText(brief, prep.notes), 'Brief copied', 'As plain text, for a CRM or an email.');
      })}
      {item(<FileText {...icon} />, 'Download Markdown', () => {
        saveText(`${name}.md`, 'text/markdown', briefMarkdown(brief, prep.notes));
      })}
      {item(<FileText {...icon} />, 'Download plain text', () => {
        saveText(`${name}.txt`, 'text/plain', briefText(brief, prep.notes));
      })}
    </Menu>
  );
}
