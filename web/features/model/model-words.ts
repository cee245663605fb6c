import { sectionKeys, sectionTitles } from '#contract/brief.ts';
import type { ModelRunRecord } from '#contract/model.ts';

const count = (number: number): string => number.toLocaleString('en-US');
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** Describes which parts the model wrote, and how many of its statements passed the checks. */
export function wroteInWords({ written, said, kept }: Pick<ModelRunRecord, 'written' | 'said' | 'kept'>): string {
  const names = [
    ...sectionKeys.filter((key) => written.includes(key)).map((key) => sectionTitles[key]),
    ...(written.includes('questions') ? ['Questions'] : []),
  ];
  const checked = said === 0 ? '' : ` ${count(kept)} of the ${count(said)} sentences it wrote were kept.`;
  if (names.length === 0) return `Rules wrote the whole brief.${checked}`;
  const rest = names.length > sectionKeys.length ? '' : ' Rules wrote the rest.';
  return `The model wrote ${listed(names)}.${rest}${checked}`;
}

/** Describes calls, time and tokens, or characters if the provider reports no tokens. */
export function costInWords(run: ModelRunRecord): string {
  const calls = `${count(run.calls)} ${run.calls === 1 ? 'call' : 'calls'}, ${(run.ms / 1000).toFixed(1)} s`;
  const amount =
    run.inputTokens === null
      ? `${count(run.inputCharacters)} characters sent, ${count(run.outputCharacters)} received`
      : `${count(run.inputTokens)} tokens sent, ${count(run.outputTokens ?? 0)} received`;
  return `${run.model}: ${calls}, ${amount}`;
}
