import { Fragment } from 'react';
import type { Claim } from '#contract/evidence.ts';
import type { ProposalSource } from '#contract/proposal.ts';
import { concernIn, saidIn, speakerLine } from '#contract/proposal-lines.ts';
import type { RichLine } from '#contract/rich-text.ts';
import { MomentLink } from '#web/features/coaching/moment-link.tsx';
import { RichWords } from '#web/features/rich-text/rich-words.tsx';

/** Shows what a statement rests on: a name or a time in the call. */
function Origin({ source }: { source: ProposalSource }) {
  if (source.lineId !== null) return <MomentLink lineId={source.lineId} />;
  if (source.kind === 'note') return <span className="text-amber">{source.title}</span>;
  return <bdi>{source.title}</bdi>;
}

/** Sets a concern apart from its answer, as print does. */
function Plain({ text }: { text: string }) {
  const found = concernIn(text);
  if (found === null) return text;
  return (
    <>
      <strong>{found.concern}</strong> {found.answer}
    </>
  );
}

/** A statement of a proposal with its sources; text no one said is marked. */
export function ClaimText({
  claim,
  sources,
  look = null,
}: {
  claim: Claim;
  sources: readonly ProposalSource[];
  look?: RichLine | null | undefined;
}) {
  const from = claim.quotes.flatMap(({ sourceId }) => sources.find(({ id }) => id === sourceId) ?? []);
  const said = saidIn(claim.text);
  const who = said === null ? '' : speakerLine(said);
  const origin = (
    <span className="block font-sans text-xs leading-5 text-muted">
      {who !== '' && <bdi>{who}</bdi>}
      {who !== '' && from.length > 0 && ' · '}
      {from.map((source, at) => (
        <Fragment key={source.id}>
          {at > 0 && ' · '}
          <Origin source={source} />
        </Fragment>
      ))}
      {claim.kind === 'playbook' && 'Example scenario'}
      {claim.kind === 'not-found' && 'Missing'}
    </span>
  );
  if (said !== null)
    return (
      <span className="block border-s-2 border-accent ps-3">
        <span dir="auto" className="block font-serif text-lg leading-snug italic">
          “{said.quote}”
        </span>
        {origin}
      </span>
    );
  return (
    <span className="block">
      <span dir="auto" className={`block ${claim.kind === 'not-found' ? 'text-muted italic' : ''}`}>
        {look === null ? <Plain text={claim.text} /> : <RichWords line={look} />}
      </span>
      {origin}
    </span>
  );
}
