import { useRef, useState } from 'react';
import { offerSchema, type Offer } from '#contract/offer.ts';
import { Button } from '#web/components/button.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { focusFirstWrong } from '#web/lib/focus.ts';
import { newUuid } from '#web/lib/request-id.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { CaseFields } from './case-fields.tsx';
import { useChangeOffer, useOffer } from './offer.api.ts';
import { OfferList } from './offer-list.tsx';
import { OfferSuggestionsPanel } from './offer-suggestions.tsx';

const cleaned = (offer: Offer): Offer => ({
  ...offer,
  rules: offer.rules.map((rule) => rule.trim()).filter(Boolean),
  caseStudies: offer.caseStudies.map((one) => ({
    ...one,
    values: one.values.map((value) => value.trim()).filter(Boolean),
  })),
});

/** Whether a day is over where the viewer is. */
const isPast = (day: string | null): boolean =>
  day !== null && day !== '' && new Date(`${day}T23:59:59.999`).getTime() < Date.now();

/** Prices, proof and customers that proposals may print. */
export function OfferEditor() {
  const { stored, mayChange } = useOffer();
  if (stored.data === undefined)
    return (
      <div className="mt-12">
        {stored.error === null ? (
          <SkeletonRows rows={4} label="Loading prices and proof" />
        ) : (
          <FailedState
            title="Failed to load prices and proof"
            text={messageOf(stored.error)}
            onRetry={() => {
              void stored.refetch();
            }}
          />
        )}
      </div>
    );
  return <Editor key={stored.data.revision} saved={stored.data} mayChange={mayChange} />;
}

function Editor({ saved, mayChange }: { saved: { offer: Offer; revision: number }; mayChange: boolean }) {
  const [offer, setOffer] = useState(saved.offer);
  const [problem, setProblem] = useState('');
  /** Marks what is wrong since somebody saved, until it is right. */
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const change = useChangeOffer();
  const dirty = JSON.stringify(offer) !== JSON.stringify(saved.offer);
  useUnsaved(mayChange && dirty);
  const parsed = offerSchema.safeParse(cleaned(offer));
  const wrong = (...path: (string | number)[]): string | undefined =>
    tried ? parsed.error?.issues.find((issue) => issue.path.join('.') === path.join('.'))?.message : undefined;
  const save = () => {
    if (change.isPending) return;
    setTried(true);
    setProblem('');
    if (!parsed.success) {
      focusFirstWrong(form.current);
      return;
    }
    change.mutate(
      { offer: parsed.data, revision: saved.revision },
      {
        onError: (error) => {
          setProblem(messageOf(error));
        },
      },
    );
  };
  return (
    <div ref={form} className="mt-12 space-y-8">
      {mayChange && <OfferSuggestionsPanel offer={offer} onTake={setOffer} />}
      {!mayChange && <p className="text-sm text-muted">Admins change prices, proof and case studies.</p>}
      <OfferList
        title="Price list"
        help="A proposal prints these prices and no others. Without a price it says “to be confirmed”."
        empty="No prices yet. Proposals say “to be confirmed”."
        one="price"
        entries={offer.priceItems}
        mayChange={mayChange}
        nameOf={({ item }) => item}
        fresh={() => ({ id: newUuid(), item: '', unit: '', price: '', source: null })}
        onChange={(priceItems) => {
          setOffer({ ...offer, priceItems });
        }}
      >
        {(item, set, at) => (
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]">
            <TextField
              label="Item"
              className="max-sm:col-span-2"
              readOnly={!mayChange}
              value={item.item}
              error={wrong('priceItems', at, 'item')}
              onChange={(event) => {
                set({ ...item, item: event.target.value });
              }}
            />
            <TextField
              label="Unit"
              placeholder="per month"
              readOnly={!mayChange}
              value={item.unit}
              error={wrong('priceItems', at, 'unit')}
              onChange={(event) => {
                set({ ...item, unit: event.target.value });
              }}
            />
            <TextField
              label="Price"
              inputMode="decimal"
              readOnly={!mayChange}
              value={item.price}
              error={wrong('priceItems', at, 'price')}
              onChange={(event) => {
                set({ ...item, price: event.target.value });
              }}
            />
          </div>
        )}
      </OfferList>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          label="Currency"
          help="Three letters, like USD"
          maxLength={3}
          readOnly={!mayChange}
          value={offer.currency}
          error={wrong('currency')}
          onChange={(event) => {
            setOffer({ ...offer, currency: event.target.value.toUpperCase() });
          }}
        />
        <TextField
          label="Prices hold until"
          type="date"
          readOnly={!mayChange}
          value={offer.validUntil ?? ''}
          help={isPast(offer.validUntil) ? 'This day has passed. The check before sending will say so.' : undefined}
          onChange={(event) => {
            setOffer({ ...offer, validUntil: event.target.value === '' ? null : event.target.value });
          }}
        />
      </div>
      <TextArea
        label="Rules, one per line"
        help="Terms, minimums and discounts that a buyer may read."
        rows={Math.max(3, offer.rules.length)}
        readOnly={!mayChange}
        value={offer.rules.join('\n')}
        onChange={(event) => {
          setOffer({ ...offer, rules: event.target.value === '' ? [] : event.target.value.split('\n') });
        }}
      />
      <OfferList
        title="Proof points"
        help="What you can show for what you say. A proposal prints them word for word."
        empty="No proof points yet."
        one="proof point"
        entries={offer.proofPoints}
        mayChange={mayChange}
        nameOf={({ text }) => text}
        fresh={() => ({ id: newUuid(), text: '', source: null })}
        onChange={(proofPoints) => {
          setOffer({ ...offer, proofPoints });
        }}
      >
        {(point, set, at) => (
          <TextArea
            label="Proof point"
            rows={2}
            readOnly={!mayChange}
            value={point.text}
            error={wrong('proofPoints', at, 'text')}
            onChange={(event) => {
              set({ ...point, text: event.target.value });
            }}
          />
        )}
      </OfferList>
      <OfferList
        title="Case studies"
        help="A proposal shows two customers who are like the prospect. Without one it shows an example scenario and says so."
        empty="No case studies yet."
        one="case study"
        entries={offer.caseStudies}
        mayChange={mayChange}
        nameOf={({ customer }) => customer}
        fresh={() => ({
          id: newUuid(),
          publish: 'private' as const,
          customer: '',
          situation: '',
          solution: '',
          elements: [],
          values: [],
          source: null,
        })}
        onChange={(caseStudies) => {
          setOffer({ ...offer, caseStudies });
        }}
      >
        {(study, set, at) => (
          <CaseFields
            study={study}
            wrong={(field) => wrong('caseStudies', at, field)}
            readOnly={!mayChange}
            onChange={set}
          />
        )}
      </OfferList>
      {mayChange && (
        <div
          className={`${dirty ? 'sticky' : ''} bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-page py-3`}
        >
          <Button look="primary" aria-disabled={!dirty || change.isPending} onClick={dirty ? save : undefined}>
            {change.isPending ? 'Saving...' : 'Save prices and proof'}
          </Button>
          {!change.isPending && problem === '' && !(tried && !parsed.success) && (
            <span className="text-sm text-muted">{dirty ? 'Not saved yet' : 'No changes to save'}</span>
          )}
          {(problem !== '' || (tried && !parsed.success)) && (
            <p role="alert" className="text-sm font-medium text-red">
              {problem || `Not saved: ${parsed.error?.issues[0]?.message ?? ''}`}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
