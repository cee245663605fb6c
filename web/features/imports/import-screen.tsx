import { useRef, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { ImportField, previewImport } from '#contract/imports.ts';
import { Button } from '#web/components/button.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { ColumnChoice } from './column-choice.tsx';
import { isUnderWay, useImports, usePreviewImport, useStartImport } from './imports.api.ts';
import { PastImports } from './past-imports.tsx';
import { readChosen } from './read-chosen.ts';

interface Chosen extends OutputOf<typeof previewImport> {
  csv: string;
  fileName: string;
}

/** Imports prospects and sessions from a file: choose it, map its columns, import. */
export function ImportScreen() {
  useDocumentTitle('Import');
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState('');
  const preview = usePreviewImport();
  const start = useStartImport();
  const imports = useImports();
  useUnsaved(chosen !== null);
  const busy = start.isPending || imports.data?.some(isUnderWay) === true;
  const take = async (file: File) => {
    setProblem('');
    setChosen(null);
    try {
      const read = await readChosen(file);
      if ('problem' in read) setProblem(read.problem);
      else setChosen({ ...(await preview.mutateAsync(read.csv)), csv: read.csv, fileName: file.name.slice(0, 200) });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const run = ({ csv, fileName, mapping }: Chosen) => {
    if (busy) return;
    setProblem('');
    start.mutate(
      { csv, fileName, mapping },
      {
        onSuccess: () => {
          setChosen(null);
        },
        onError: (error) => {
          setProblem(messageOf(error));
        },
      },
    );
  };
  return (
    <section aria-labelledby="import" className="max-w-[760px]">
      <h1 id="import" className="font-serif text-2xl font-medium">
        Import
      </h1>
      <p className="mt-1 max-w-[68ch] text-sm text-muted">
        A CSV file of prospects or sessions, one per row, up to 10,000. Each row becomes a session that you can open. A
        row with impact, target date, barriers or outcomes counts as one session of your plan, as if you typed it. A row
        with only a person and a company is free. Existing sessions aren’t changed.
      </p>
      <div className="mt-6">
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label="CSV file"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void take(file);
            target.value = '';
          }}
        />
        <Button
          look={chosen === null ? 'primary' : 'secondary'}
          aria-disabled={preview.isPending}
          onClick={() => input.current?.click()}
        >
          {preview.isPending ? 'Reading...' : chosen === null ? 'Choose a CSV file' : 'Choose another file'}
        </Button>
        <p role="alert" className="mt-3 text-sm font-medium text-red empty:hidden">
          {problem}
        </p>
      </div>
      {chosen !== null && (
        <div className="mt-6">
          <h2 className="font-serif text-xl font-medium">
            <bdi className="break-words">{chosen.fileName}</bdi>: {chosen.rows.toLocaleString()} rows
          </h2>
          <p className="mt-1 mb-3 text-sm text-muted">Choose what each column fills.</p>
          <ColumnChoice
            columns={chosen.columns}
            samples={chosen.samples}
            mapping={chosen.mapping}
            onChange={(mapping: (ImportField | null)[]) => {
              setChosen({ ...chosen, mapping });
            }}
          />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button
              look="primary"
              aria-disabled={busy}
              onClick={() => {
                run(chosen);
              }}
            >
              Import {chosen.rows.toLocaleString()} rows
            </Button>
            {busy && <p className="text-sm text-muted">An import is running. You can leave this page.</p>}
          </div>
        </div>
      )}
      <PastImports />
    </section>
  );
}
