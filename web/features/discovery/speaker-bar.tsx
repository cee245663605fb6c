import { useState } from 'react';
import { isGuessed, sidesOf } from '#contract/call-sides.ts';
import type { Speaker } from '#contract/discovery.ts';
import type { SpeakerChange } from '#contract/session-lines.ts';
import { isPersonal } from '#contract/speaker-labels.ts';
import { limits } from '#contract/limits.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useDiscovery } from './discovery-context.tsx';
import { useChangeSpeakers, useOrgMembers } from './session-lines.api.ts';
import { personOf } from './session-words.ts';

const sides = { rep: 'Rep', prospect: 'Prospect', unknown: 'Not known' } as const;

/** People who may speak: the session's person, speakers with a name, whoever was invited, and the organization's members. */
function useSpeakerNames(): string[] {
  const { session } = useDiscovery();
  const members = useOrgMembers().data ?? [];
  const known = [
    personOf(session),
    ...session.speakers.flatMap(({ name }) => (isPersonal(name) ? [name] : [])),
    ...session.attendees,
    ...members.map(({ publicUserData: { firstName, lastName } }) => `${firstName} ${lastName}`.trim()),
  ];
  return [...new Set(known)].filter((name) => name !== '');
}

function SpeakerDialog({ speaker, onClose }: { speaker: Speaker; onClose: () => void }) {
  const { session } = useDiscovery();
  const change = useChangeSpeakers(session.sessionId);
  const [name, setName] = useState(speaker.name);
  const [side, setSide] = useState(speaker.side);
  const [into, setInto] = useState('');
  const names = useSpeakerNames();
  const others = session.speakers.filter(({ id }) => id !== speaker.id);
  const send = (input: SpeakerChange) => {
    if (!change.isPending) change.mutate(input, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Speaker ${speaker.name}`}
      description="A new name changes on every line of this session."
    >
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') send({ kind: 'rename', speakerId: speaker.id, name: name.trim(), side });
        }}
      >
        <TextField
          label="Name"
          value={name}
          list="speaker-names"
          maxLength={limits.discovery.speakerNameMax}
          error={name.trim() === '' ? 'Enter a name' : undefined}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        <datalist id="speaker-names">
          {names.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
        <SelectField
          label="Speaks for"
          value={side}
          onChange={(event) => {
            setSide(event.target.value as Speaker['side']);
          }}
        >
          {Object.entries(sides).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        {change.isError && (
          <p role="alert" className="text-sm font-medium text-red">
            {messageOf(change.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary">
            {change.isPending ? 'Saving...' : 'Save speaker'}
          </Button>
          <Button
            onClick={() => {
              send({ kind: 'mine', speakerId: speaker.id });
            }}
          >
            This was me
          </Button>
        </div>
        {others.length > 0 && (
          <div className="flex flex-wrap items-end gap-2 border-t border-line pt-4">
            <SelectField
              label="Same person as"
              className="min-w-0 flex-1"
              value={into}
              onChange={(event) => {
                setInto(event.target.value);
              }}
            >
              <option value="">Choose a speaker</option>
              {others.map(({ id, name: other }) => (
                <option key={id} value={id}>
                  {other}
                </option>
              ))}
            </SelectField>
            <Button
              aria-disabled={into === ''}
              onClick={() => {
                if (into !== '') send({ kind: 'merge', speakerId: speaker.id, into });
              }}
            >
              Merge speakers
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** The transcript's speakers; each opens to rename, merge or set the side. */
export function SpeakerBar() {
  const { session } = useDiscovery();
  const [opened, setOpened] = useState<string | null>(null);
  const speaker = session.speakers.find(({ id }) => id === opened);
  const counted = sidesOf(session.speakers);
  if (session.speakers.length === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">Speakers</span>
      {session.speakers.map((each) => {
        const { id, name } = each;
        const side = counted.get(id);
        return session.mayWrite ? (
          <button
            key={id}
            type="button"
            className={`${buttonClass()} h-8 px-3`}
            onClick={() => {
              setOpened(id);
            }}
          >
            <bdi>{name}</bdi>
            <span className="font-normal text-muted">{side === undefined ? '' : sides[side]}</span>
            {isGuessed(each, counted) && <span className="font-normal text-amber">Guessed</span>}
          </button>
        ) : (
          <span key={id} className="rounded-md border border-line px-3 py-1">
            <bdi>{name}</bdi>
          </span>
        );
      })}
      {speaker !== undefined && (
        <SpeakerDialog
          key={speaker.id}
          speaker={speaker}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </div>
  );
}
