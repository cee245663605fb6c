import { useState } from 'react';
import type { ComponentType } from 'react';
import { messageOf } from '#web/lib/call-error.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EmptyState, FailedState, SkeletonRows } from './states.tsx';

interface KeptListProps<T> {
  /** Name of the list: 'API keys'. */
  label: string;
  read: {
    data: readonly T[] | undefined;
    isPending: boolean;
    isError: boolean;
    error: unknown;
    refetch: () => Promise<unknown>;
  };
  /** Number of skeleton rows while loading. */
  rows: number;
  keyOf: (item: T) => string;
  /** Content of a row; `onEnd` asks for confirmation first. */
  Row: ComponentType<{ item: T; onEnd: () => void }>;
  /** Label of the button, and the dialog it opens. */
  make: string;
  Form: ComponentType<{ onClose: () => void }>;
  empty: { title: string; text: string };
  /** How an item is permanently ended; `kept`: what still applies if that fails. */
  end: {
    title: (item: T) => string;
    description: string;
    action: string;
    doing: string;
    kept: string;
    with: {
      isPending: boolean;
      isError: boolean;
      error: unknown;
      reset: () => void;
      mutate: (item: T, then: { onSuccess: () => void }) => void;
    };
    onEnded: () => void;
  };
}

/** A list of items that people create, keep and end by name, with loading, failed and empty states, form and dialog. */
export function KeptList<T>({ label, read, rows, keyOf, Row, make, Form, empty, end }: KeptListProps<T>) {
  const [making, setMaking] = useState(false);
  const [doomed, setDoomed] = useState<T | null>(null);
  const ending = end.with;
  const makeButton = (
    <Button
      look="primary"
      onClick={() => {
        setMaking(true);
      }}
    >
      {make}
    </Button>
  );
  const confirm = () => {
    if (doomed === null || ending.isPending) return;
    ending.mutate(doomed, {
      onSuccess: () => {
        end.onEnded();
        setDoomed(null);
      },
    });
  };
  const plural = /^[A-Z]{2}/u.test(label) ? label : label.toLowerCase();
  return (
    <div className="mt-6">
      {read.isPending && <SkeletonRows rows={rows} label={`Loading ${plural}`} />}
      {read.isError && read.data === undefined && (
        <FailedState
          title={`Failed to load ${plural}`}
          text={messageOf(read.error)}
          onRetry={() => {
            void read.refetch();
          }}
        />
      )}
      {read.data?.length === 0 && (
        <EmptyState title={empty.title} action={makeButton}>
          {empty.text}
        </EmptyState>
      )}
      {read.data !== undefined && read.data.length > 0 && (
        <>
          {makeButton}
          <ul aria-label={label} className="mt-5 border-t border-line">
            {read.data.map((item) => (
              <li key={keyOf(item)} className="border-b border-line py-3">
                <Row
                  item={item}
                  onEnd={() => {
                    ending.reset();
                    setDoomed(item);
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {making && (
        <Form
          onClose={() => {
            setMaking(false);
          }}
        />
      )}
      {doomed !== null && (
        <ConfirmDialog
          title={end.title(doomed)}
          description={end.description}
          action={end.action}
          doing={end.doing}
          isPending={ending.isPending}
          error={ending.isError ? `${messageOf(ending.error)} ${end.kept}` : undefined}
          onConfirm={confirm}
          onClose={() => {
            setDoomed(null);
          }}
        />
      )}
    </div>
  );
}
