import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { startPrepSchema } from '#contract/prep.ts';
import { Button } from '#web/components/button.tsx';
import { FailedState } from '#web/components/states.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { dropDraft, readDraft, writeDraft } from '#web/lib/storage/draft.ts';
import { requestIdKeeper } from '#web/lib/request-id.ts';
import { paths } from '#web/paths.ts';
import { InvitationPrefill } from './invitation-prefill.tsx';
import type { InvitationFields } from './invitation-prefill.tsx';
import { MoreDetails } from './more-details.tsx';
import { prepDraftKey } from './prep-words.ts';
import { useStartPrep } from './prep.api.ts';
import { ChooseCompany } from './choose-company.tsx';
import { useCandidates } from './research.api.ts';

const empty = {
  company: '',
  firstName: '',
  lastName: '',
  roleTitle: '',
  email: '',
  linkedIn: '',
  industryType: '',
  companySize: '',
  urgencyLevel: '',
  meetingAt: '',
  hoursBefore: null,
};

/** A draft holds texts: names as one, each on its line. */
const namesIn = (text: string | undefined): string[] => (text ?? '').split('\n').filter((name) => name !== '');

/** How many hours before the meeting a prep may start by itself. */
const hoursToChoose = [1, 2, 4, 12, 24];

/** Returns the options that aren't in the past. */
function hoursLeft(meetingAt: string): number[] {
  const until = Date.parse(meetingAt) - Date.now();
  return hoursToChoose.filter((hours) => until > hours * 3_600_000);
}

/** One line for the company; the person's fields open below once it is used. */
export function PrepForm() {
  const { membership } = useMember();
  const draftKey = prepDraftKey(membership.clerkOrgId);
  const start = useStartPrep();
  const candidates = useCandidates();
  const navigate = useNavigate();
  const [idFor] = useState(requestIdKeeper);
  const [used, setUsed] = useState(false);
  const [kept] = useState(() => readDraft(draftKey));
  const form = useForm<z.input<typeof startPrepSchema>, unknown, z.output<typeof startPrepSchema>>({
    resolver: zodResolver(startPrepSchema),
    defaultValues: { ...empty, ...kept, attendees: namesIn(kept['attendees']) },
  });
  const values = useWatch({ control: form.control });
  const typed = [values.company, values.firstName, values.lastName, values.roleTitle].some((value) => Boolean(value));
  useEffect(() => {
    if (typed) writeDraft(draftKey, { ...values, attendees: (values.attendees ?? []).join('\n') });
    else dropDraft(draftKey);
  }, [draftKey, typed, values]);

  const begin = (input: z.output<typeof startPrepSchema>): void => {
    const hoursBefore = input.meetingAt === '' ? null : input.hoursBefore;
    start.mutate(
      { ...input, hoursBefore, requestId: idFor(JSON.stringify(input)) },
      {
        onSuccess: ({ prepMeetingId }) => {
          dropDraft(draftKey);
          void navigate({ to: paths.dashboard, search: { prep: prepMeetingId } });
        },
      },
    );
  };
  const submit = form.handleSubmit(
    (input) => {
      if (start.isPending || candidates.isPending) return;
      start.reset();
      candidates.mutate(
        { company: input.company, email: input.email ?? '' },
        {
          // A typed URL decides, or the person's email address did.
          onSuccess: ({ decided }) => {
            if (decided !== null) begin({ ...input, company: decided });
          },
        },
      );
    },
    () => {
      setUsed(true);
    },
  );
  const asked = candidates.data?.decided === null && candidates.variables?.company === values.company?.trim();
  /** Enter in the company field moves on to the person without validating. */
  const goOnToPerson = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { company, firstName, lastName } = form.getValues();
    if (
      event.key !== 'Enter' ||
      form.formState.isSubmitted ||
      company.trim() === '' ||
      firstName !== '' ||
      lastName !== ''
    )
      return;
    event.preventDefault();
    // At once: the library's setFocus comes a moment later, when somebody quick is typing in the next field.
    const first = event.currentTarget.form?.elements.namedItem('firstName');
    if (first instanceof HTMLElement) first.focus();
  };
  const fill = (fields: InvitationFields) => {
    for (const key of ['company', 'firstName', 'lastName', 'roleTitle', 'email', 'meetingAt', 'attendees'] as const)
      form.setValue(key, fields[key], { shouldValidate: form.formState.isSubmitted });
    setUsed(true);
  };
  const invited = values.attendees ?? [];
  const { errors } = form.formState;
  const open = used || typed;
  const waits = hoursLeft(values.meetingAt ?? '');
  return (
    <form
      noValidate
      aria-labelledby="prepare"
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <h2 id="prepare" className="font-serif text-2xl font-medium">
        Prepare for a meeting
      </h2>
      <div className="mt-4 flex items-start gap-x-3 gap-y-4 max-sm:flex-col max-sm:items-stretch">
        <div className="min-w-0 flex-1">
          <label htmlFor="company" className="mb-1 block text-sm font-medium">
            Company
          </label>
          <input
            id="company"
            dir="auto"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="Web address or company name"
            aria-invalid={errors.company !== undefined}
            aria-describedby="company-note"
            className={`h-13 w-full rounded-md border bg-surface px-4 text-lg placeholder:text-muted ${errors.company ? 'border-red' : 'border-line-strong/70 hover:border-line-strong'}`}
            onFocus={() => {
              setUsed(true);
            }}
            onKeyDown={goOnToPerson}
            {...form.register('company')}
          />
          <p id="company-note" className={`mt-1 text-sm ${errors.company ? 'font-medium text-red' : 'text-muted'}`}>
            {errors.company?.message ??
              'For example www.example.com. An address finds the right company; a name may be shared by several.'}
          </p>
        </div>
        {!open && (
          <Button type="submit" look="primary" className="beside-field h-13 px-6 text-base">
            Prepare <ArrowRight size={17} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        )}
      </div>
      <InvitationPrefill onFill={fill} />
      {invited.length > 1 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="min-w-0 wrap-anywhere">
            We’ll offer these names for the speakers of the call: <bdi>{invited.join(', ')}</bdi>
          </span>
          <Button
            look="quiet"
            onClick={() => {
              form.setValue('attendees', []);
            }}
          >
            Remove names
          </Button>
        </p>
      )}
      {open && (
        <div className="animate-appear mt-5">
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField
              label="First name"
              autoComplete="off"
              error={errors.firstName?.message}
              {...form.register('firstName')}
            />
            <TextField
              label="Last name"
              autoComplete="off"
              error={errors.lastName?.message}
              {...form.register('lastName')}
            />
            <TextField
              label="Role (optional)"
              autoComplete="off"
              placeholder="Head of operations"
              error={errors.roleTitle?.message}
              {...form.register('roleTitle')}
            />
          </div>
          <FormProvider {...form}>
            <MoreDetails />
          </FormProvider>
          {waits.length > 0 && (
            <div className="mt-4 sm:max-w-xs">
              <SelectField
                label={`When to prepare for ${formatMoment(values.meetingAt ?? '')}`}
                {...form.register('hoursBefore', {
                  setValueAs: (value: string | number | null) =>
                    value === '' || value === null ? null : Number(value),
                })}
              >
                <option value="">Now</option>
                {waits.map((hours) => (
                  <option key={hours} value={hours}>
                    {hours === 1 ? '1 hour before' : `${hours} hours before`}
                  </option>
                ))}
              </SelectField>
            </div>
          )}
          {candidates.isError && (
            <div className="mt-4">
              <FailedState
                title="We couldn’t look up the company."
                text={`${messageOf(candidates.error)} We’ve kept what you typed.`}
                onRetry={() => {
                  void submit();
                }}
              />
            </div>
          )}
          {asked && candidates.data && (
            <ChooseCompany
              key={candidates.submittedAt}
              name={candidates.variables?.company ?? ''}
              found={candidates.data}
              starting={start.isPending}
              onChoose={(company) => {
                void form.handleSubmit((input) => {
                  if (!start.isPending) begin({ ...input, company });
                })();
              }}
              onOther={() => {
                candidates.reset();
                form.setFocus('company', { shouldSelect: true });
              }}
            />
          )}
          {start.isError && (
            <p role="alert" className="mt-4 rounded-md bg-red-soft px-4 py-3 text-sm">
              <span className="font-semibold text-red">Not started.</span> {messageOf(start.error)} We’ve kept what you
              typed.
            </p>
          )}
          <div className={`mt-5 flex-wrap items-center gap-x-4 gap-y-2 ${asked ? 'hidden' : 'flex'}`}>
            <Button type="submit" look="primary" size="large" aria-disabled={start.isPending || candidates.isPending}>
              {start.isPending
                ? 'Starting...'
                : candidates.isPending
                  ? 'Looking up...'
                  : values.hoursBefore
                    ? 'Schedule prep'
                    : 'Prepare meeting'}
            </Button>
            <output className="text-sm text-muted">
              {candidates.isPending ? 'Finding the company...' : 'Takes up to two minutes. You can leave this page.'}
            </output>
          </div>
        </div>
      )}
    </form>
  );
}
