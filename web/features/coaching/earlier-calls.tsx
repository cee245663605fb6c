import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { EarlierCall } from '#contract/earlier-calls.ts';
import type { Claim } from '#contract/evidence.ts';
import { Button } from '#web/components/button.tsx';
import { FailedState } from '#web/components/states.tsx';
import { BriefEvidenceContext, useBriefEvidence } from '#web/features/prep/brief-evidence.ts';
import { numberSources } from '#web/features/prep/brief-sources.ts';
import { ClaimLine } from '#web/features/prep/claim-line.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';
import { useEarlierCalls, useKeepPromise } from './earlier-calls.api.ts';

/** Claims beyond this number are folded, so that the new brief stays near the top. */
const shownAtOnce = 3;

function Claims({ title, claims }: { title: string; claims: readonly Claim[] }) {
  const id = useId();
  if (claims.length === 0) return null;
  const items = (some: readonly Claim[]) => (
    <ul aria-labelledby={id} className="newspaper space-y-2">
      {some.map((claim) => (
        <li key={claim.id}>
          <ClaimLine claim={claim} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="mt-4">
      <h4 id={id} className="overline-label mb-1">
        {title}
      </h4>
      {items(claims.slice(0, shownAtOnce))}
      {claims.length > shownAtOnce && (
        <details className="mt-1 text-sm">
          <summary className="w-fit py-1 text-muted">{claims.length - shownAtOnce} more</summary>
          {items(claims.slice(shownAtOnce))}
        </details>
      )}
    </div>
  );
}

const promisedBy: Record<EarlierCall['promises'][number]['side'], string> = {
  rep: 'Promised by you',
  prospect: 'Promised by the prospect',
  both: 'Agreed by both',
};

function PromiseItem({
  call: { sessionId, mayWrite },
  promise,
}: {
  call: EarlierCall;
  promise: EarlierCall['promises'][number];
}) {
  const keep = useKeepPromise();
  const { claim, owner, side, due, kept, lineId, text } = promise;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-[1_1_260px]">
        <p className="text-xs text-muted">
          {owner === '' ? '' : <bdi>{owner} · </bdi>}
          {promisedBy[side]}
          {due !== null && ` · ${due}`}
        </p>
        <div className="newspaper">
          <ClaimLine claim={claim} />
        </div>
        {keep.isError && (
          <p role="alert" className="text-sm font-medium text-red">
            {messageOf(keep.error)}
          </p>
        )}
      </div>
      {mayWrite && (
        <Button
          look="quiet"
          aria-label={`${kept ? 'Reopen' : 'Mark as kept'}: ${text}`}
          aria-disabled={keep.isPending}
          onClick={() => {
            if (!keep.isPending) keep.mutate({ sessionId, lineId, text, kept: !kept });
          }}
        >
          {kept ? 'Reopen' : 'Mark as kept'}
        </Button>
      )}
    </li>
  );
}

function Promises({ call }: { call: EarlierCall }) {
  const { promises } = call;
  const open = promises.filter(({ kept }) => !kept);
  const kept = promises.filter((each) => each.kept);
  const items = (some: EarlierCall['promises']) => (
    <ul className="divide-y divide-line">
      {some.map((promise) => (
        <PromiseItem key={promise.claim.id} call={call} promise={promise} />
      ))}
    </ul>
  );
  if (promises.length === 0) return null;
  return (
    <div className="mt-4">
      <h4 className="overline-label mb-1">Open promises</h4>
      {open.length > 0 ? items(open) : <p className="text-sm text-muted">All promises are marked as kept.</p>}
      {kept.length > 0 && (
        <details className="text-sm">
          <summary className="w-fit py-1 text-muted">{kept.length} marked as kept</summary>
          {items(kept)}
        </details>
      )}
    </div>
  );
}

function OneCall({ call }: { call: EarlierCall }) {
  const id = useId();
  const { sessionId, at, person, role, promises, doubts, questions, fields, heard } = call;
  const nothing = [promises, doubts, questions, fields, heard].every(({ length }) => length === 0);
  return (
    <section aria-labelledby={id} className="border-t border-line py-4 first-of-type:border-t-0">
      <h3 id={id} className="font-medium">
        <Link
          to={paths.dashboard}
          search={{ session: sessionId, view: 'call' }}
          className="underline decoration-line-strong underline-offset-4"
        >
          {formatDay(at)}
        </Link>
        {person !== '' && (
          <>
            {' '}
            with <bdi>{person}</bdi>
          </>
        )}
        {role !== '' && (
          <>
            , <bdi>{role}</bdi>
          </>
        )}
      </h3>
      {nothing && (
        <p className="mt-1 text-sm text-muted">We found no promises, doubts, open questions or filled fields.</p>
      )}
      <Promises call={call} />
      <Claims title="Doubts and objections" claims={doubts} />
      <Claims title="Not asked" claims={questions} />
      <Claims title="Written down" claims={fields} />
      <Claims title="Heard, not confirmed" claims={heard} />
    </section>
  );
}

/** Shows what earlier calls with a brief's company left open; shows nothing if there were none. */
export function EarlierCalls({ prospectId }: { prospectId: string }) {
  const id = useId();
  const calls = useEarlierCalls(prospectId);
  const evidence = useBriefEvidence();
  // Most briefs have no earlier calls, so no space is reserved while loading.
  if (calls.data === undefined)
    return calls.error === null ? null : (
      <FailedState
        title="Failed to load earlier calls"
        text={`${messageOf(calls.error)} The brief itself is complete.`}
        onRetry={() => {
          void calls.refetch();
        }}
      />
    );
  if (calls.data.calls.length === 0) return null;
  return (
    <BriefEvidenceContext value={{ ...evidence, sources: numberSources(calls.data.sources), claims: new Map() }}>
      <section aria-labelledby={id} data-screen-only className="mb-8 max-w-[68ch] border-t border-line pt-7">
        <h2 id={id} className="mb-1 font-serif text-xl font-semibold">
          Earlier calls
        </h2>
        {calls.data.calls.map((call) => (
          <OneCall key={call.sessionId} call={call} />
        ))}
      </section>
    </BriefEvidenceContext>
  );
}
