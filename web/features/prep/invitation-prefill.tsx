import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { ChangeEvent } from 'react';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { limits } from '#contract/limits.ts';
import { useMember } from '#web/features/identity/member.ts';
import { formatWhen } from '#web/lib/dates.ts';
import { takeFocus } from '#web/lib/focus.ts';
import { instantIn, knownZones } from './invitation-zone.ts';
import { companyOfEmail, longestInvitation, readInvitation } from './read-invitation.ts';
import type { Attendee, Invitation } from './read-invitation.ts';

/** A meeting's details from an invitation, in the form's fields. */
export interface InvitationFields {
  company: string;
  firstName: string;
  lastName: string;
  roleTitle: string;
  email: string;
  meetingAt: string;
  /** Names of everybody invited from outside. */
  attendees: string[];
}

const unreadable = 'We found no person and no date in this. Paste the whole invitation, or choose its .ics file.';

/** Returns 'Lovelace, Ada' as it is said. */
const asSaid = (name: string): string =>
  name
    .split(',')
    .map((part) => part.trim())
    .toReversed()
    .join(' ')
    .trim();

function fieldsOf({ startsAt, attendees }: Invitation, person: Attendee | undefined): InvitationFields {
  const [firstName = '', ...rest] = asSaid(person?.name ?? '').split(' ');
  const names = attendees.map(({ name }) => asSaid(name).slice(0, limits.discovery.speakerNameMax).trim());
  return {
    company: companyOfEmail(person?.email ?? ''),
    firstName,
    lastName: rest.join(' '),
    roleTitle: person?.role ?? '',
    email: person?.email ?? '',
    meetingAt: startsAt,
    attendees: [...new Set(names)].filter((name) => name !== '').slice(0, limits.discovery.speakers),
  };
}

/** Fills the form from a calendar invitation, pasted or from a file. Read in this browser; of the text, only what fills the form is sent. */
export function InvitationPrefill({ onFill }: { onFill: (fields: InvitationFields) => void }) {
  const { user } = useMember();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [chosen, setChosen] = useState(0);
  const [problem, setProblem] = useState('');
  const fileId = useId();
  const take = async (given: string): Promise<void> => {
    const found = await readInvitation(given, user.email);
    setInvitation(found);
    setChosen(0);
    setProblem(found === null ? unreadable : '');
    if (found === null) return;
    onFill(fieldsOf(found, found.attendees[0]));
    setText('');
    setOpen(false);
  };
  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    if (file.size > longestInvitation) {
      setProblem('This file is too large for an invitation. Choose the .ics file of one meeting.');
      return;
    }
    await take(await file.text());
  };
  const pick = (at: number) => {
    if (invitation === null) return;
    setChosen(at);
    onFill(fieldsOf(invitation, invitation.attendees[at]));
  };
  const moveTo = (zone: string) => {
    if (invitation === null || invitation.unzoned === null) return;
    const { time } = invitation.unzoned;
    const moved = { ...invitation, startsAt: instantIn(time, zone), unzoned: { time, zone } };
    setInvitation(moved);
    onFill(fieldsOf(moved, moved.attendees[chosen]));
  };
  return (
    <div className="mt-2 text-sm">
      {!open && (
        <button
          type="button"
          onClick={() => {
            setOpen(true);
          }}
          className="inline-flex h-8 items-center gap-1.5 rounded-md text-muted hover:text-ink hover:underline"
        >
          <CalendarPlus size={15} strokeWidth={1.5} aria-hidden="true" />
          Fill in from a calendar invitation
        </button>
      )}
      {invitation !== null && !open && (
        <div className="mt-1 rounded-md bg-sunken px-4 py-3">
          <p>
            Filled in from <bdi className="font-medium">{invitation.title || 'the invitation'}</bdi>
            {invitation.startsAt !== '' && `, ${formatWhen(invitation.startsAt)}`}. Check it before you start.
          </p>
          {invitation.unzoned !== null && (
            <SelectField
              label="Which time zone is this time in? The invitation doesn’t say."
              className="mt-2 sm:max-w-sm"
              value={invitation.unzoned.zone}
              onChange={(event) => {
                moveTo(event.target.value);
              }}
            >
              {[...new Set([invitation.unzoned.zone, ...knownZones()])].map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </SelectField>
          )}
          {invitation.attendees.length === 0 && (
            <p className="mt-1 text-muted">It names no one outside your own company. Enter who you’re meeting.</p>
          )}
          {invitation.attendees.length > 1 && (
            <fieldset className="mt-2">
              <legend className="text-muted">Who is the brief about?</legend>
              {invitation.attendees.map((person, at) => (
                <label key={person.email} className="me-5 inline-flex h-8 items-center gap-2">
                  <input
                    type="radio"
                    name="attendee"
                    checked={chosen === at}
                    onChange={() => {
                      pick(at);
                    }}
                  />
                  <bdi>{person.name || person.email}</bdi>
                </label>
              ))}
            </fieldset>
          )}
        </div>
      )}
      {open && (
        <div className="animate-appear rounded-md border border-line bg-surface p-4">
          <TextArea
            label="Invitation"
            ref={takeFocus}
            placeholder="Paste the invitation here"
            value={text}
            error={problem === '' ? undefined : problem}
            help="We take company, people, role and date from it. It’s read in this browser, and the rest isn’t sent anywhere."
            onChange={(event) => {
              setText(event.target.value);
              setProblem('');
            }}
          />
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <Button
              look="primary"
              onClick={() => {
                if (text.trim() === '') setProblem('Paste an invitation first, or choose its .ics file.');
                else void take(text);
              }}
            >
              Fill in
            </Button>
            <label
              htmlFor={fileId}
              className="inline-flex h-9 cursor-pointer items-center rounded-md border border-line-strong/60 px-4 font-medium hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              Choose an .ics file
              <input
                id={fileId}
                type="file"
                accept=".ics,text/calendar"
                className="sr-only"
                onChange={(event) => {
                  void onFile(event);
                }}
              />
            </label>
            <Button
              look="quiet"
              onClick={() => {
                setOpen(false);
                setProblem('');
              }}
            >
              Cancel
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
