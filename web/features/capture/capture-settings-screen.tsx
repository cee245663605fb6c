import { useState } from 'react';
import type { CaptureSettings, ConsentPolicy } from '#contract/capture.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { TextArea } from '#web/components/text-area.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { useCaptureSettings, useSaveCapture } from './capture.api.ts';

export function CaptureSettingsScreen() {
  useDocumentTitle('Call capture');
  const { membership } = useMember();
  const settings = useCaptureSettings();
  if (membership.role !== 'org:admin')
    return <EmptyState title="For admins">Only admins can change how calls are captured.</EmptyState>;
  return (
    <section aria-labelledby="capture" className="max-w-[680px]">
      <h1 id="capture" className="font-serif text-2xl font-medium">
        Call capture
      </h1>
      <p className="mt-1 max-w-[68ch] text-sm text-muted">
        In a session, what the microphone and the call’s tab hear can be transcribed during the call. The audio isn’t
        kept.
      </p>
      <div className="mt-6">
        {settings.isPending && <SkeletonRows rows={4} label="Loading how calls are captured" />}
        {settings.isError && settings.data === undefined && (
          <FailedState
            title="Failed to load the settings"
            text={messageOf(settings.error)}
            onRetry={() => {
              void settings.refetch();
            }}
          />
        )}
        {settings.data !== undefined && <SettingsForm settings={settings.data} />}
      </div>
    </section>
  );
}

const policies: Record<ConsentPolicy, { title: string; text: string }> = {
  require: { title: 'Ask for consent', text: 'The rep confirms that everyone on the call agreed.' },
  notify: { title: 'Tell everyone', text: 'The rep confirms that everyone on the call knows.' },
  off: { title: 'Don’t capture calls', text: 'Notes and transcripts still work.' },
};

/** Retention options in days. */
const keptFor = [30, 90, 180, 365, 730];

function wordsOf(text: string): string[] {
  return [...new Set(text.split('\n').map((word) => word.trim()))].filter((word) => word !== '');
}

function SettingsForm({ settings }: { settings: CaptureSettings }) {
  const save = useSaveCapture();
  const [consent, setConsent] = useState(settings.consent);
  const [browser, setBrowser] = useState(settings.browserRecognition);
  const [keepDays, setKeepDays] = useState(settings.keepDays);
  const [words, setWords] = useState(settings.vocabulary.join('\n'));
  const vocabulary = wordsOf(words);
  const changed =
    consent !== settings.consent ||
    browser !== settings.browserRecognition ||
    keepDays !== settings.keepDays ||
    vocabulary.join('\n') !== settings.vocabulary.join('\n');
  useUnsaved(changed);
  const wrong =
    vocabulary.length > limits.capture.words
      ? `Use up to ${limits.capture.words} names`
      : vocabulary.some((word) => word.length > limits.capture.wordMax)
        ? `Use up to ${limits.capture.wordMax} characters per line`
        : undefined;
  return (
    <form
      className="space-y-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (save.isPending || wrong !== undefined) return;
        save.mutate(
          { consent, browserRecognition: browser, vocabulary, keepDays },
          {
            onSuccess: () => {
              showToast({ title: 'Call capture saved' });
            },
          },
        );
      }}
    >
      <p className="border-y border-line py-4 text-sm">
        {settings.transcription === null ? (
          <>
            <span className="font-medium">No transcription server is set.</span> Your operator needs to set
            TRANSCRIPTION_URL and TRANSCRIPTION_NAME and restart the server. Until then, sessions take notes and
            transcripts.
          </>
        ) : (
          <>
            <span className="font-medium">Transcription server</span> {settings.transcription}. It gets the call’s sound
            in pieces of up to {limits.capture.pieceMaxMs / 1000} seconds, and the names below.
          </>
        )}
      </p>
      <fieldset>
        <legend className="mb-2 font-medium">Before a capture starts</legend>
        <div className="space-y-3">
          {(Object.keys(policies) as ConsentPolicy[]).map((each) => (
            <div key={each} className="flex items-start gap-2.5 text-sm">
              <input
                id={`consent-${each}`}
                aria-describedby={`consent-${each}-text`}
                type="radio"
                name="consent"
                className="mt-0.5 size-4 accent-accent"
                checked={consent === each}
                onChange={() => {
                  setConsent(each);
                }}
              />
              <span>
                <label htmlFor={`consent-${each}`} className="block min-h-[24px] font-medium">
                  {policies[each].title}
                </label>
                <span id={`consent-${each}-text`} className="block text-muted">
                  {policies[each].text}
                </span>
              </span>
            </div>
          ))}
        </div>
      </fieldset>
      <TextArea
        label="Names to spell right"
        help="One per line: products, competitors, people. Your organization, its solutions and the prospect are already known."
        value={words}
        error={wrong}
        onChange={(event) => {
          setWords(event.target.value);
        }}
      />
      <div className="flex items-start gap-2.5 text-sm">
        <input
          id="browser-recognition"
          type="checkbox"
          className="mt-0.5 size-4 accent-accent"
          checked={browser}
          aria-describedby="browser-hint"
          onChange={(event) => {
            setBrowser(event.target.checked);
          }}
        />
        <span>
          <label htmlFor="browser-recognition" className="block min-h-[24px] font-medium">
            Allow the browser’s own speech recognition
          </label>
          <span id="browser-hint" className="block text-muted">
            The browser’s maker then hears the call. We tested this against a stand-in, not against a real browser
            service.
          </span>
        </span>
      </div>
      <div>
        <SelectField
          label="Keep what was said"
          value={String(keepDays ?? '')}
          onChange={(event) => {
            setKeepDays(event.target.value === '' ? null : Number(event.target.value));
          }}
        >
          <option value="">Until the session is deleted</option>
          {[...new Set([...keptFor, ...(settings.keepDays === null ? [] : [settings.keepDays])])]
            .toSorted((a, b) => a - b)
            .map((days) => (
              <option key={days} value={days}>
                {days % 365 === 0 ? `${days / 365} ${days === 365 ? 'year' : 'years'}` : `${days} days`}
              </option>
            ))}
        </SelectField>
        <p className="mt-1 max-w-[68ch] text-sm text-muted">
          {keepDays === null
            ? 'Captured words and transcripts stay with their session.'
            : 'Captured words and transcripts that are older are deleted for good, from an hour after you save. Notes, fields and proposals stay.'}
        </p>
      </div>
      {save.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(save.error)} Nothing was changed.
        </p>
      )}
      <Button type="submit" look="primary" aria-disabled={save.isPending || wrong !== undefined}>
        {save.isPending ? 'Saving...' : 'Save call capture'}
      </Button>
    </form>
  );
}
