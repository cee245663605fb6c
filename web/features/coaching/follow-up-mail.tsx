import { Copy, Mail, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, buttonClass } from '#web/components/button.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { copyText } from '#web/lib/copy-text.ts';
import { takeFocus } from '#web/lib/focus.ts';
import { dropDraft, readDraft, writeDraft } from '#web/lib/storage/draft.ts';

const icon = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const;
/** Longer addresses are cut by some mail programs. */
const addressMax = 1_900;

/** Opens the email in the reader's own mail program; null: it is too long for an address. */
function mailAddress(to: string, subject: string, text: string): string | null {
  const address = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return address.length > addressMax ? null : address;
}

/** The follow-up email from its template. What is changed in it stays in this browser; the template goes on below it. */
export function FollowUpMail({ mail }: { mail: string }) {
  const { session, value } = useDiscovery();
  const draft = `follow-up:${session.sessionId}`;
  const [own, setOwn] = useState<{ text: string; from: string } | null>(() => {
    const { text, from } = readDraft(draft);
    return text === undefined || from === undefined ? null : { text, from };
  });
  const [dropped, setDropped] = useState<typeof own>(null);
  const [editing, setEditing] = useState(false);
  const text = own?.text ?? mail;
  const change = (next: string) => {
    const from = own?.from ?? mail;
    setOwn({ text: next, from });
    setDropped(null);
    writeDraft(draft, { text: next, from });
  };
  const edit = useRef<HTMLButtonElement>(null);
  const startOver = () => {
    setDropped(own);
    setOwn(null);
    dropDraft(draft);
    setEditing(false);
    // The pressed button is gone.
    edit.current?.focus();
  };
  const undo = () => {
    if (dropped === null) return;
    setOwn(dropped);
    writeDraft(draft, dropped);
    setDropped(null);
    edit.current?.focus();
  };
  const company = value('companyName');
  const address = mailAddress(value('email'), company === '' ? 'Our call' : `Our call: ${company}`, text);
  return (
    <section aria-label="Follow-up email">
      <h3 className="overline-label mb-1">Follow-up email</h3>
      <p className="mb-2 text-sm text-muted">
        Written from a template with your summary, your fields and the promises above. We don’t send it.
      </p>
      {editing ? (
        <TextArea
          ref={takeFocus}
          label="Your email"
          help="Kept in this browser."
          rows={Math.min(24, text.split('\n').length + 2)}
          value={text}
          onChange={(event) => {
            change(event.target.value);
          }}
        />
      ) : (
        <p dir="auto" className="rounded-md bg-sunken px-4 py-3 text-sm wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {own !== null && own.from !== mail && (
        <p className="mt-2 text-sm text-muted">
          The session changed since you edited this email. Start over takes in what is new and drops your changes.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          onClick={() => {
            void copyText(text, 'Email copied');
          }}
        >
          <Copy {...icon} />
          Copy email
        </Button>
        {address !== null && (
          <a className={buttonClass()} href={address}>
            <Mail {...icon} />
            Open in your mail program
          </a>
        )}
        <Button
          ref={edit}
          look="quiet"
          onClick={() => {
            setEditing(!editing);
          }}
        >
          <Pencil {...icon} />
          {editing ? 'Done' : 'Edit'}
        </Button>
        {own !== null && (
          <Button look="quiet" onClick={startOver}>
            Start over
          </Button>
        )}
        {dropped !== null && (
          <Button look="quiet" className="text-accent" onClick={undo}>
            Undo
          </Button>
        )}
      </div>
    </section>
  );
}
