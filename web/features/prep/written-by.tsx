import { sectionKeys, type Brief } from '#contract/brief.ts';

/** Says who wrote the brief, so that no one has to guess whether a model was involved. */
export function WrittenBy({ brief }: { brief: Brief }) {
  const writers = new Set(
    sectionKeys.map((key) => brief.sections[key].writtenBy).filter((writer) => writer !== undefined),
  );
  if (writers.size === 0) return null;
  const text = writers.has('model')
    ? `Written by a model${writers.has('built-in') ? ' and, where it failed, by the built-in analyst' : ''}; every quote was checked against its source.`
    : 'Written by the built-in analyst, without a model; every quote was checked against its source.';
  return <p className="border-t border-line pt-4 text-sm text-muted">{text}</p>;
}
