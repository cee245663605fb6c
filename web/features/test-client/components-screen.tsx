import { Bell, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Avatar } from '#web/components/avatar.tsx';
import { Button, buttonClass } from '#web/components/button.tsx';
import { ListControls, listSelect } from '#web/components/list-controls.tsx';
import { Menu, menuItemClass } from '#web/components/menu.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { EmptyState, FailedState, Kbd, SkeletonRows } from '#web/components/states.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { Tooltip } from '#web/components/tooltip.tsx';
import { Bars, MonthColumns } from '#web/features/numbers/bars.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Specimen } from './specimen.tsx';

const nothing = () => undefined;
const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk Wien AG';
const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
const marks = ['waiting', 'working', 'done', 'failed', 'stopped', 'partly', 'unread'] as const;
const sortings = { newest: 'Newest', name: 'Name' } as const;

/** Every component in every state and both themes (decision A24). */
export function ComponentsScreen() {
  useDocumentTitle('Components');
  return (
    <div className="max-w-[1000px]">
      <h1 className="font-serif text-2xl font-medium">Components</h1>
      <p className="mt-1 mb-8 text-sm text-muted">Every component in every state, in both themes.</p>
      <h2 className="mb-3 font-serif text-xl font-medium">Actions</h2>
      <Actions />
      <h2 className="mt-10 mb-3 font-serif text-xl font-medium">Fields</h2>
      <Fields />
      <h2 className="mt-10 mb-3 font-serif text-xl font-medium">Lists and states</h2>
      <States />
      <h2 className="mt-10 mb-3 font-serif text-xl font-medium">Charts</h2>
      <Charts />
      <h2 className="mt-10 mb-3 font-serif text-xl font-medium">What floats</h2>
      <Floating />
    </div>
  );
}

function Actions() {
  return (
    <>
      {looks.map((look) => (
        <Specimen key={look} name={`Button, ${look}`}>
          <div className="flex flex-wrap items-center gap-3">
            <Button look={look}>Prepare</Button>
            <Button look={look} aria-disabled>
              Preparing...
            </Button>
            <Button look={look} size="large">
              Prepare the meeting
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="Icon buttons with their tooltips">
        <div className="flex gap-2">
          {[
            { text: 'Notifications', Icon: Bell },
            { text: 'Delete', Icon: Trash2 },
          ].map(({ text, Icon }) => (
            <Tooltip key={text} text={text}>
              <button type="button" aria-label={text} className={buttonClass({ look: 'quiet', size: 'icon' })}>
                <Icon size={17} strokeWidth={1.5} aria-hidden="true" />
              </button>
            </Tooltip>
          ))}
        </div>
      </Specimen>
    </>
  );
}

function Fields() {
  return (
    <>
      <Specimen name="Text field: empty, filled, wrong, read only">
        <div className="space-y-4">
          <TextField label="Company" placeholder="www.example.com" help="A web address or a name." />
          <TextField label="Company" defaultValue={longName} />
          <TextField label="Company" defaultValue="株式会社山田製作所" />
          <TextField label="Email" defaultValue="robin@" error="Enter a full email address" />
          <TextField label="Email" defaultValue="robin@people.example" readOnly />
        </div>
      </Specimen>
      <Specimen name="Text area: empty, wrong">
        <div className="space-y-4">
          <TextArea label="Description" help="What it does and for whom." />
          <TextArea label="Description" defaultValue="x" error="Use up to 300 characters" />
        </div>
      </Specimen>
      <Specimen name="Choice: plain, wrong">
        <div className="space-y-4">
          <SelectField label="Role">
            <option>Member</option>
            <option>Admin</option>
          </SelectField>
          <SelectField label="Role" error="Choose a role">
            <option>Choose...</option>
          </SelectField>
        </div>
      </Specimen>
    </>
  );
}

function States() {
  const [everyone, setEveryone] = useState(false);
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<keyof typeof sortings>('newest');
  return (
    <>
      <Specimen name="Head of a list">
        <div className="flex flex-wrap items-center gap-3">
          <ListControls
            what="briefs"
            everyone={everyone}
            onEveryone={setEveryone}
            search={search}
            onSearch={setSearch}
            selects={[listSelect('Sort briefs', sortings, sorting, setSorting)]}
          />
        </div>
      </Specimen>
      <Specimen name="Loading">
        <SkeletonRows rows={3} label="Loading" />
      </Specimen>
      <Specimen name="Empty">
        <EmptyState title="No briefs yet" action={<Button look="primary">Prepare the first meeting</Button>}>
          A brief is one page, each statement with its source.
        </EmptyState>
      </Specimen>
      <Specimen name="Failed">
        <FailedState title="Failed to load prep sessions" text="We can’t reach the server." onRetry={nothing} />
      </Specimen>
      <Specimen name="Marks of a state">
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {marks.map((mark) => (
            <StatusMark key={mark} mark={mark} text={mark} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Person and keys">
        <div className="flex items-center gap-4">
          <Avatar name="Robin Seller" image={null} />
          <span>
            <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
          </span>
        </div>
      </Specimen>
    </>
  );
}

function Charts() {
  return (
    <>
      <Specimen name="Bars: full, little, none">
        <Bars
          caption="Share of each stage that was filled"
          head={['Stage', 'Filled']}
          most={100}
          bars={[
            { label: 'Prospect', value: 100, text: '100%' },
            { label: 'Current state', value: 1, text: '1%', more: '1 viewer' },
            { label: 'Future state', value: 0, text: '0%' },
          ]}
        />
      </Specimen>
      <Specimen name="Months">
        <MonthColumns
          series={['Preps', 'Sessions']}
          columns={['Aug', 'Sep', 'Oct', 'Nov'].map((label, at) => ({ key: label, label, values: [at * 3, at] }))}
        />
      </Specimen>
    </>
  );
}

function Floating() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <section aria-label="Notifications on screen" className="flex flex-wrap gap-3 border-t border-line py-5">
        <Button
          onClick={() => {
            showToast({ title: 'Card deleted' });
          }}
        >
          Show a toast
        </Button>
        <Button
          onClick={() => {
            showToast({
              title: 'Not kept',
              description: 'We can’t reach the server. Try again.',
              tone: 'destructive',
            });
          }}
        >
          Show a failure
        </Button>
        <Button
          onClick={() => {
            setOpen(true);
          }}
        >
          Open a dialog
        </Button>
        <Menu trigger={<Button>Open a menu</Button>} label="Example">
          <DropdownMenu.Item className={menuItemClass}>Refresh</DropdownMenu.Item>
          <DropdownMenu.Item className={menuItemClass}>Delete</DropdownMenu.Item>
        </Menu>
      </section>
      {open && (
        <ConfirmDialog
          title="Delete this brief?"
          description="It stays in the trash for 30 days."
          action="Delete brief"
          doing="Deleting..."
          isPending={false}
          onConfirm={() => {
            setOpen(false);
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
