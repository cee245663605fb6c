import { useEffect, useState } from 'react';
import { syncSchema, webScopeSchema } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { FailedState } from '#web/components/states.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { count, scopeWords, syncWords } from './content-words.ts';
import { useWebPreview } from './content.api.ts';
import { useContentDraft } from './metadata-draft.ts';
import { MetadataFields } from './metadata-fields.tsx';
import { useAddAddress } from '#web/features/uploads/use-add-address.ts';

const empty = {
  url: '',
  scope: 'page',
  maxPages: String(limits.content.site.pages),
  include: '',
  exclude: '',
  sync: 'off',
};
const noAddressText = 'Enter the address of a web page';
const lines = (text: string) =>
  text
    .split(/[\n,]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Adds one page, the pages of a sitemap, or a crawled site. */
export function AddWebPage() {
  const { fields, change, metadata, setMetadata, drop } = useContentDraft('webpage', empty);
  const [wrong, setWrong] = useState<{ url?: string | undefined; maxPages?: string | undefined }>({});
  const [preview, setPreview] = useState('');
  const adding = useAddAddress(() => {
    drop();
    setPreview('');
  });
  const scope = webScopeSchema.catch('page').parse(fields.scope);
  const most = Number(fields.maxPages);
  const { pagesMax } = limits.content.site;
  useEffect(() => {
    if (adding.invalid !== '') document.getElementById('web-address')?.focus();
  }, [adding.invalid]);
  const submit = () => {
    if (adding.busy) return;
    const found = {
      url: fields.url.trim() === '' ? noAddressText : undefined,
      maxPages:
        scope !== 'page' && !(Number.isInteger(most) && most >= 1 && most <= pagesMax)
          ? `Enter a number from 1 to ${pagesMax}`
          : undefined,
    };
    setWrong(found);
    if (found.url !== undefined) document.getElementById('web-address')?.focus();
    if (found.url !== undefined || found.maxPages !== undefined) return;
    const site =
      scope === 'page' ? {} : { maxPages: most, include: lines(fields.include), exclude: lines(fields.exclude) };
    adding.add({
      kind: 'webpage',
      name: fields.url.trim(),
      page: { url: fields.url.trim(), scope, sync: syncSchema.catch('off').parse(fields.sync), ...site },
      metadata,
    });
  };
  return (
    <form
      aria-label="Add a web page"
      noValidate
      className="rounded-md border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        id="web-address"
        label="Web address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="https://www.example.com/products"
        value={fields.url}
        error={wrong.url ?? (adding.invalid === '' ? undefined : adding.invalid)}
        onChange={(event) => {
          change({ url: event.target.value });
          setWrong({ ...wrong, url: undefined });
          adding.forget();
        }}
      />
      <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <fieldset>
          <legend className="mb-1 text-sm font-medium">What to read</legend>
          <div className="flex min-h-10 flex-wrap items-center gap-x-5 gap-y-1">
            {webScopeSchema.options.map((one) => (
              <label key={one} className="flex items-center gap-2 text-sm">
                <input
                  type="radio"
                  name="scope"
                  value={one}
                  checked={scope === one}
                  className="size-4 accent-accent"
                  onChange={() => {
                    change({ scope: one });
                  }}
                />
                {scopeWords[one]}
              </label>
            ))}
          </div>
        </fieldset>
        <SelectField
          label="Check for changes"
          value={fields.sync}
          onChange={(event) => {
            change({ sync: event.target.value });
          }}
        >
          {Object.entries(syncWords).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        {scope !== 'page' && (
          <div className="animate-appear grid gap-x-6 gap-y-4 sm:col-span-2 sm:grid-cols-[140px_1fr_1fr]">
            <TextField
              label="Maximum pages"
              inputMode="numeric"
              value={fields.maxPages}
              error={wrong.maxPages}
              onChange={(event) => {
                change({ maxPages: event.target.value });
                setWrong({ ...wrong, maxPages: undefined });
              }}
            />
            <TextField
              label="Only paths (optional)"
              autoComplete="off"
              placeholder="/products/*, /pricing"
              help="Separate with commas. * stands for anything."
              value={fields.include}
              onChange={(event) => {
                change({ include: event.target.value });
              }}
            />
            <TextField
              label="Leave out (optional)"
              autoComplete="off"
              placeholder="/blog/*, /careers/*"
              value={fields.exclude}
              onChange={(event) => {
                change({ exclude: event.target.value });
              }}
            />
          </div>
        )}
      </div>
      <details className="mt-4">
        <summary className="w-fit rounded-md text-sm font-medium text-accent">
          Details: description, solutions, audience, tags
        </summary>
        <div className="mt-3">
          <MetadataFields value={metadata} onChange={setMetadata} />
        </div>
      </details>
      <div className="mt-4 flex gap-3">
        <Button type="submit" look="primary" aria-disabled={adding.busy}>
          {adding.busy ? 'Adding...' : 'Add'}
        </Button>
        <Button
          onClick={() => {
            const url = fields.url.trim();
            setPreview(url);
            if (url !== '') return;
            setWrong({ url: noAddressText });
            document.getElementById('web-address')?.focus();
          }}
        >
          Preview
        </Button>
      </div>
      {preview !== '' && (
        <Preview
          url={preview}
          onClose={() => {
            setPreview('');
          }}
        />
      )}
    </form>
  );
}

function Preview({ url, onClose }: { url: string; onClose: () => void }) {
  const preview = useWebPreview(url);
  const [whole, setWhole] = useState(false);
  return (
    <section aria-label="Preview" className="animate-appear mt-4 rounded-md bg-sunken p-4">
      {preview.isPending && <output className="text-sm text-muted">Reading the page...</output>}
      {preview.isError && (
        <FailedState
          title="We couldn’t read the page."
          text={`${messageOf(preview.error)} Nothing was stored.`}
          onRetry={() => {
            void preview.refetch();
          }}
        />
      )}
      {preview.isSuccess && (
        <>
          <div className="flex items-start justify-between gap-3">
            <p dir="auto" className="font-serif text-lg">
              {preview.data.title || preview.data.url}
            </p>
            <Button look="quiet" onClick={onClose}>
              Close preview
            </Button>
          </div>
          <p className="text-sm text-muted">
            {count(preview.data.words, 'word')} would be read. Nothing is stored yet.
          </p>
          {preview.data.note !== null && <p className="mt-1 text-sm text-amber">{preview.data.note}</p>}
          <p
            dir="auto"
            className={`mt-3 border-t border-line pt-3 font-serif whitespace-pre-line ${whole ? '' : 'line-clamp-8'}`}
          >
            {preview.data.text}
          </p>
          <Button
            className="mt-3"
            onClick={() => {
              setWhole(!whole);
            }}
          >
            {whole ? 'Show less' : 'Show all of it'}
          </Button>
        </>
      )}
    </section>
  );
}
