import { useState } from 'react';
import { storedLists, storedTexts, isListField } from '#contract/discovery-fields.ts';
import { countKeys, type Numbers } from '#contract/numbers.ts';
import { proposalSectionTitles } from '#contract/proposal.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { EmptyState, FailedState } from '#web/components/states.tsx';
import { Gaps } from '#web/features/ask/gaps.tsx';
import { spentText } from '#web/features/buyer/buyer-words.ts';
import { stages } from '#web/features/discovery/session-words.ts';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Bars, MonthColumns } from './bars.tsx';
import { NumbersLoading } from './numbers-loading.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { useExportNumbers, useNumbers } from './numbers.api.ts';
import { byMonth, byPerson, percent } from './sum-numbers.ts';

const monthName = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthShort = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' });
const dateOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** The organization's activity, for admins. */
export function NumbersScreen() {
  useDocumentTitle('Numbers');
  const { membership } = useMember();
  if (membership.role !== 'org:admin')
    return <EmptyState title="For admins">Only admins can read the numbers.</EmptyState>;
  return <NumbersOfAll />;
}

function NumbersOfAll() {
  const numbers = useNumbers();
  const save = useExportNumbers();
  return (
    <section aria-labelledby="numbers" className="max-w-[860px]">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 id="numbers" className="font-serif text-2xl font-medium">
            Numbers
          </h1>
          <p className="mt-1 text-sm text-muted">The last 12 months. Failed and canceled runs aren’t counted.</p>
        </div>
        {numbers.data && numbers.data.rows.length > 0 && (
          <Button
            aria-disabled={save.isPending}
            onClick={() => {
              if (save.isPending) return;
              save.mutate(undefined, {
                onError: (error) => {
                  showToast({ title: 'Not exported', description: messageOf(error), tone: 'destructive' });
                },
              });
            }}
          >
            {save.isPending ? 'Exporting...' : 'Export CSV'}
          </Button>
        )}
      </div>
      <div className="mt-8">
        {numbers.isPending && <NumbersLoading />}
        {numbers.isError && numbers.data === undefined && (
          <FailedState
            title="Failed to load the numbers"
            text={messageOf(numbers.error)}
            onRetry={() => {
              void numbers.refetch();
            }}
          />
        )}
        {numbers.data?.rows.length === 0 && (
          <EmptyState title="No numbers yet">
            Preps, sessions and proposals are counted here by person and month, from the first one on.
          </EmptyState>
        )}
        {numbers.data && numbers.data.rows.length > 0 && <Told numbers={numbers.data} />}
      </div>
      <div className="mt-12">
        <Gaps />
      </div>
    </section>
  );
}

function Heading({ text, more }: { text: string; more?: string }) {
  return (
    <>
      <h2 className="font-serif text-xl font-medium">{text}</h2>
      {more !== undefined && <p className="mt-1 mb-3 max-w-[68ch] text-sm text-muted">{more}</p>}
    </>
  );
}

function Told({ numbers }: { numbers: Numbers }) {
  const { months, people, rows, coverage, reading } = numbers;
  const [personId, setPersonId] = useState('');
  const [month, setMonth] = useState('');
  const nameOf = (userId: string | null) => people.find((one) => one.userId === userId)?.name ?? 'Former member';
  const monthly = byMonth(rows, months, personId === '' ? null : personId);
  const told = monthly.filter((each) => countKeys.some((key) => each[key] > 0));
  const selectClass = 'h-9 max-w-full rounded-md border border-line-strong/50 bg-surface px-2 text-sm';
  return (
    <div className="space-y-12">
      <section aria-label="By month">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <Heading text="By month" />
          <select
            aria-label="Whose numbers"
            value={personId}
            onChange={({ target }) => {
              setPersonId(target.value);
            }}
            className={selectClass}
          >
            <option value="">Everyone</option>
            {people.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <MonthColumns
          series={['Preps', 'Sessions']}
          columns={monthly.map(({ month: key, preps, sessions }) => ({
            key,
            label: monthShort.format(dateOf(key)),
            values: [preps, sessions],
          }))}
        />
        <div className="mt-4">
          <NumbersTable
            caption="Numbers by month"
            head="Month"
            rows={told.toReversed().map(({ month: key, ...counts }) => ({
              key,
              label: monthName.format(dateOf(key)),
              counts,
            }))}
          />
        </div>
        <p className="mt-2 text-xs text-muted">
          Months follow UTC; only those with activity are listed. Viewed and accepted count the proposals sent that
          month.
        </p>
      </section>

      <section aria-label="By person">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <Heading text="By person" />
          <select
            aria-label="Which months"
            value={month}
            onChange={({ target }) => {
              setMonth(target.value);
            }}
            className={selectClass}
          >
            <option value="">All 12 months</option>
            {months.toReversed().map((each) => (
              <option key={each} value={each}>
                {monthName.format(dateOf(each))}
              </option>
            ))}
          </select>
        </div>
        <People rows={byPerson(rows, month === '' ? months : [month])} nameOf={nameOf} />
      </section>

      {coverage.sessions > 0 && (
        <section aria-label="What sessions find out">
          <Heading
            text="What sessions find out"
            more={`How much of each stage was filled, on average over ${coverage.sessions} ${coverage.sessions === 1 ? 'session' : 'sessions'}.`}
          />
          <Bars
            caption="Share of each stage that was filled"
            head={['Stage', 'Filled']}
            most={100}
            bars={stages.map(({ title, fields }) => {
              const names = fields.map((field) => (isListField(field) ? storedLists[field] : storedTexts[field]));
              const filled = names.reduce((total, name) => total + (coverage.filled[name] ?? 0), 0);
              const value = percent(filled, names.length * coverage.sessions) ?? 0;
              return { label: title, value, text: `${value}%` };
            })}
          />
        </section>
      )}

      {reading.length > 0 && (
        <section aria-label="What buyers read">
          <Heading text="What buyers read" more="Time for which a section of a shared proposal was on screen." />
          <Bars
            caption="Time read by section"
            head={['Section', 'Time']}
            most={Math.max(...reading.map(({ seconds }) => seconds))}
            bars={reading.map(({ section, seconds, viewers }) => ({
              label: proposalSectionTitles[section],
              value: seconds,
              text: spentText(seconds),
              more: `${viewers} ${viewers === 1 ? 'viewer' : 'viewers'}`,
            }))}
          />
        </section>
      )}
    </div>
  );
}

function People({ rows, nameOf }: { rows: ReturnType<typeof byPerson>; nameOf: (userId: string | null) => string }) {
  if (rows.length === 0) return <p className="border-y border-line py-6 text-sm text-muted">Nothing in this month.</p>;
  return (
    <NumbersTable
      caption="Numbers by person"
      head="Person"
      rows={rows.map(({ userId, ...counts }) => ({ key: userId ?? '', label: nameOf(userId), counts }))}
    />
  );
}
