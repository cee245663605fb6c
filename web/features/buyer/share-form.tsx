import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { findingKey } from '#contract/buyer.ts';
import type { ProposalFinding, ProposalVersion } from '#contract/proposal.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { newUuid } from '#web/lib/request-id.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { FindingList } from './finding-list.tsx';
import { useShareProposal } from './buyer.api.ts';

const now = 'now';

function Choice({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="size-4 accent-accent"
        checked={checked}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      {label}
    </label>
  );
}

interface ShareFormProps {
  versions: readonly ProposalVersion[];
  onMade: (shareId: string) => void;
}

/** Creates a link to a version: the current proposal or a saved one. */
export function ShareForm({ versions, onMade }: ShareFormProps) {
  const share = useShareProposal();
  // One id for repeated clicks, so that they create one link.
  const [shareId, setShareId] = useState(newUuid);
  const [recipient, setRecipient] = useState('');
  const [days, setDays] = useState<number>(limits.buyer.days[2]);
  const [password, setPassword] = useState('');
  const [asksEmail, setAsksEmail] = useState(false);
  const [downloads, setDownloads] = useState(true);
  const [version, setVersion] = useState(now);
  useUnsaved(recipient !== '' || password !== '');
  const short = password !== '' && password.length < limits.buyer.passwordMin;
  const [found, setFound] = useState<ProposalFinding[]>([]);
  const make = (sendAnyway: readonly ProposalFinding[]) => {
    if (share.isPending || short) return;
    share.mutate(
      {
        shareId,
        recipient,
        days,
        password,
        asksEmail,
        downloads,
        sendAnyway: sendAnyway.map(findingKey),
        ...(version === now ? {} : { versionId: version }),
      },
      {
        onSuccess: ({ link, findings }) => {
          setFound(link === null ? findings : []);
          if (link === null) return;
          onMade(shareId);
          setShareId(newUuid());
          setRecipient('');
          setPassword('');
          void copyText(`${window.location.origin}${link}`, 'Link copied');
        },
      },
    );
  };
  return (
    <form
      aria-label="New link"
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        make([]);
      }}
    >
      <TextField
        label="For (optional)"
        help="Only your organization sees this name."
        value={recipient}
        maxLength={limits.buyer.nameMax}
        onChange={(event) => {
          setRecipient(event.target.value);
        }}
      />
      <SelectField
        label="Version"
        value={version}
        onChange={(event) => {
          setVersion(event.target.value);
        }}
      >
        <option value={now}>As it reads now</option>
        {versions.map(({ id, number, name }) => (
          <option key={id} value={id}>
            {name === `Version ${number}` ? name : `${number}: ${name}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Works for"
        value={days}
        onChange={(event) => {
          setDays(Number(event.target.value));
        }}
      >
        {limits.buyer.days.map((each) => (
          <option key={each} value={each}>
            {each} days
          </option>
        ))}
      </SelectField>
      <TextField
        label="Password (optional)"
        autoComplete="off"
        value={password}
        maxLength={limits.buyer.passwordMax}
        {...(short
          ? { error: `Use ${limits.buyer.passwordMin} characters or more` }
          : { help: 'Nobody can look it up later. Send it apart from the link.' })}
        onChange={(event) => {
          setPassword(event.target.value);
        }}
      />
      <Choice label="Ask for the reader’s email" checked={asksEmail} onChange={setAsksEmail} />
      <Choice label="Allow the PDF download" checked={downloads} onChange={setDownloads} />
      {share.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(share.error)}
        </p>
      )}
      {found.length > 0 && (
        <section aria-labelledby="found" className="rounded-md bg-amber-soft px-4 py-3">
          <h3 id="found" className="text-sm font-semibold">
            No link yet: look at this first
          </h3>
          <FindingList findings={found} />
          <Button
            className="mt-2"
            onClick={() => {
              make(found);
            }}
          >
            Send anyway
          </Button>
          <p className="mt-2 text-xs text-muted">The link keeps what was found and who sent it anyway.</p>
        </section>
      )}
      <Button look="primary" type="submit" aria-disabled={short}>
        {share.isPending ? 'Creating...' : 'Create link'}
      </Button>
    </form>
  );
}
