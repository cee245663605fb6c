import { useState } from 'react';
import { isListField } from '#contract/discovery-fields.ts';
import { isBlockField, type ProposalBlock } from '#contract/proposal.ts';
import { isRuled, type RewriteKind, type RewriteRefusal } from '#contract/proposal-rewrite.ts';
import { plainLine, wordsOfLine } from '#contract/rich-text.ts';
import { Button } from '#web/components/button.tsx';
import { FailedState } from '#web/components/states.tsx';
import { WordDiff } from '#web/components/word-diff.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useFormat, useRewrite } from './proposal.api.ts';
import { RewriteHead } from './rewrite-head.tsx';
import { RewriteKinds } from './rewrite-kinds.tsx';
import { refusalWords, ruledWords } from './rewrite-words.ts';

interface RewritePanelProps {
  block: ProposalBlock;
  /** Whether a model is configured, which can do more than rules. */
  modelWrites: boolean;
  /** Saves the lines of an added or template block. */
  onOwn: (text: string, done: () => void) => void;
  onClose: () => void;
}

/** Offers a block in another length, tone or for another audience, as a diff to accept or reject. */
export function RewritePanel({ block, modelWrites, onOwn, onClose }: RewritePanelProps) {
  const { value, edit } = useDiscovery();
  const rewrite = useRewrite();
  const formatting = useFormat();
  const [kind, setKind] = useState<RewriteKind | null>(null);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const { id } = block;
  const texts = block.claims.map(({ text }) => text);
  const ask = (wanted: RewriteKind) => {
    setKind(wanted);
    setUndo(null);
    rewrite.mutate({ blockId: id, kind: wanted });
  };
  const keepLooks = (lines: readonly string[]) => {
    const known = (block.looks ?? []).filter((look) => look !== null);
    if (known.length === 0) return;
    const looks = new Map(known.map((look) => [wordsOfLine(look), look]));
    formatting.mutate({ blockId: id, lines: lines.map((line) => looks.get(line) ?? plainLine(line)) });
  };
  const accept = (after: readonly string[]) => {
    const done = () => {
      keepLooks(after);
    };
    if (isBlockField(id)) {
      const was = value(id);
      const now = isListField(id) ? [...after] : after.join('\n');
      edit(id, now, was);
      done();
      setUndo(() => () => {
        edit(id, was, now);
      });
    } else {
      onOwn(after.join('\n'), done);
      onClose();
    }
    rewrite.reset();
    setKind(null);
  };
  const answer = rewrite.data;
  const same = answer !== undefined && answer.before.join('\n') === answer.after.join('\n');
  const moved = answer !== undefined && answer.before.join('\n') !== texts.join('\n');
  return (
    <section aria-label={`Rewrite: ${block.title}`} className="mt-3 rounded-md bg-sunken px-4 py-3 text-sm">
      <RewriteHead title="Rewrite this block" as="p" onClose={onClose} />
      <RewriteKinds modelWrites={modelWrites} kind={kind} busy={rewrite.isPending} onAsk={ask} />
      <output className="mt-2 block text-muted">
        {kind === null
          ? undo === null
            ? 'We add nothing to what the block says, and nothing changes until you accept it.'
            : 'Rewritten.'
          : rewrite.isPending
            ? 'Rewriting...'
            : answer?.writtenBy === 'model'
              ? 'Written by the model. Each number, name and promise is checked against the block and its sources.'
              : !modelWrites && isRuled(kind)
                ? ruledWords[kind].what
                : ''}
      </output>
      {undo !== null && (
        <Button
          look="quiet"
          className="-ms-4 text-accent"
          onClick={() => {
            undo();
            setUndo(null);
          }}
        >
          Undo rewrite
        </Button>
      )}
      {rewrite.error !== null && kind !== null && (
        <FailedState
          title="Not rewritten"
          text={messageOf(rewrite.error)}
          onRetry={() => {
            ask(kind);
          }}
        />
      )}
      {answer !== undefined && kind !== null && (
        <div className="mt-3 space-y-3">
          {answer.note !== '' && (
            <p className="text-amber">
              {answer.note} {isRuled(kind) && `Rules wrote instead. ${ruledWords[kind].what}`}
            </p>
          )}
          {answer.refused.length > 0 && <RefusedLines lines={answer.refused} />}
          {moved ? (
            <p className="font-medium text-amber">
              The block has changed. Choose again to compare with how it reads now.
            </p>
          ) : same ? (
            <p>{answer.writtenBy === 'rules' && isRuled(kind) ? ruledWords[kind].same : 'The block is unchanged.'}</p>
          ) : (
            <>
              <WordDiff before={answer.before.join('\n')} after={answer.after.join('\n')} />
              <p className="flex gap-2">
                <Button
                  look="primary"
                  onClick={() => {
                    accept(answer.after);
                  }}
                >
                  Accept
                </Button>
                <Button
                  onClick={() => {
                    rewrite.reset();
                    setKind(null);
                  }}
                >
                  Reject
                </Button>
              </p>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** The model's rejected lines, each with its reason. */
export function RefusedLines({ lines }: { lines: readonly { text: string; reason: RewriteRefusal }[] }) {
  return (
    <section aria-label="Left out" className="rounded-md bg-amber-soft px-3 py-2">
      <p className="font-medium">
        {lines.length === 1
          ? 'We left out 1 line from the model.'
          : `We left out ${lines.length} lines from the model.`}{' '}
        What they replaced stays.
      </p>
      <ul className="mt-1 space-y-1">
        {lines.map(({ text, reason }) => (
          <li key={text}>
            <span className="text-muted">{refusalWords[reason]}</span> <bdi className="wrap-anywhere">“{text}”</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
