import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { useCalendarLink, useChangeCalendarLink } from './user-record.api.ts';

/** Where prospects book the next meeting; saving is disabled until it is loaded, because an empty value clears it. */
export function CalendarLink() {
  const stored = useCalendarLink();
  const change = useChangeCalendarLink();
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? stored.data ?? '';
  const wrong = value.trim() !== '' && !/^https:\/\/\S+$/u.test(value.trim());
  const [asked, setAsked] = useState(false);
  useUnsaved(stored.isSuccess && value.trim() !== stored.data);
  const submit = () => {
    setAsked(true);
    if (wrong || change.isPending) return;
    change.mutate(value.trim(), {
      onSuccess: () => {
        setTyped(null);
        showToast({ title: 'Calendar booking URL updated successfully' });
      },
      onError: (error) => {
        const text = messageOf(error);
        showToast({
          title: text === 'User record not found' ? text : 'Failed to update calendar booking URL',
          description: `${text === 'User record not found' ? '' : `${text.replace(/\.?$/, '.')} `}We’ve kept what you typed.`,
          tone: 'destructive',
        });
      },
    });
  };
  return (
    <section aria-labelledby="calendar" className="mt-12">
      <h2 id="calendar" className="font-serif text-xl font-medium">
        Booking link
      </h2>
      {stored.isPending && (
        <div className="mt-3">
          <SkeletonRows rows={2} label="Loading the booking link" />
        </div>
      )}
      {stored.isError && (
        <div className="mt-3">
          <FailedState
            title="Failed to load the booking link"
            text={messageOf(stored.error)}
            onRetry={() => {
              void stored.refetch();
            }}
          />
        </div>
      )}
      {stored.isSuccess && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          className="mt-3 flex items-start gap-3 max-sm:flex-col"
        >
          <TextField
            label="Calendar booking URL"
            type="url"
            inputMode="url"
            placeholder="https://"
            className="min-w-0 flex-1 max-sm:w-full"
            value={value}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
            help="Proposals show it as the way to the next meeting. Clear the field to remove it."
            error={asked && wrong ? 'The calendar booking URL must begin with https://' : undefined}
          />
          <Button type="submit" className="beside-field h-10" aria-disabled={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save'}
          </Button>
        </form>
      )}
    </section>
  );
}
