import { collapseSpace } from '#contract/evidence.ts';
import { arrow, cueLines, seconds, withoutMarkup } from '#server/readers/extract-transcript.ts';
import type { SpokenBy } from '#server/readers/extraction.ts';
import { mayBeName, readLabel, speakersAmong } from './speaker-labels.ts';

export interface Spoken extends SpokenBy {
  text: string;
}

/** The lines of a file, and how many aren't part of the conversation. */
export interface Talk {
  spoken: Spoken[];
  left: number;
}

const voice = /<v(?:\.[^\s>]*)?\s+([^>]+)>/u;
const cueEnd = /-->\s*((?:\d+:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?)/u;
/** Teams writes minutes and seconds with one digit. */
const looseArrow = /^\s*((?:\d+:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?)\s*-->/u;
const stamp = /^\s*[[(]?((?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)[\])]?(?:\s+([AP]M)\b)?\s*(?:[-–—|:]\s*)?(.*)$/iu;
const nameAndStamp = /^(\p{L}.{0,59}?)(?:\s{1,8}|\s*[-–—|(]\s*)((?:\d{1,2}:)?\d{1,2}:\d{2})\)?(?:\s*([AP]M))?$/iu;
/** Dashes that stand before a turn, as subtitles and minutes write it. */
const dash = /^\s*[-–—]\s+/u;
const furniture = /^(?:#{1,6}\s|-{3,}$|={3,}$|\*{3,}$)/u;

function milliseconds(time: string, half: string | undefined): number {
  if (half === undefined) return Math.round(seconds(time) * 1000);
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number);
  return (((hours % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)) * 3600 + minutes * 60 + rest) * 1000;
}

/** Returns a cue's lines: a voice tag names the speaker, otherwise a name before a colon may. */
function readCue(lines: readonly string[]): { tagged: string | null; text: string }[] {
  const said: { tagged: string | null; text: string }[] = [];
  for (const line of lines)
    for (const part of line.split(/(?=<v[.\s])/u)) {
      const name = voice.exec(part)?.[1];
      const text = withoutMarkup(part);
      if (text === '') continue;
      const last = said.at(-1);
      if (name === undefined && last !== undefined && readLabel(text) === null) last.text += ` ${text}`;
      else said.push({ tagged: name === undefined ? null : collapseSpace(name), text });
    }
  return said;
}

/** Reads VTT and SRT, with voice tags, names before colons, or names on their own lines. */
export function readCueTalk(all: readonly string[]): Talk {
  const cues = cueLines(all.map((line) => (looseArrow.test(line) && !arrow.test(line) ? padded(line) : line)));
  const firsts = cues.flatMap(([, first = '', second]) => (second !== undefined && mayBeName(first) ? [first] : []));
  const alone = new Set(firsts.filter((name, at) => firsts.indexOf(name) !== at && readLabel(name) === null));
  const said = cues.flatMap(([times = '', ...lines]) => {
    const atMs = Math.round(seconds(arrow.exec(times)?.[1] ?? '0') * 1000);
    const until = cueEnd.exec(times)?.[1];
    const endMs = until === undefined ? atMs : Math.max(atMs, Math.round(seconds(until) * 1000));
    const [first = ''] = lines;
    if (lines.length > 1 && alone.has(first))
      return [{ atMs, endMs, tagged: first.trim(), text: collapseSpace(lines.slice(1).map(withoutMarkup).join(' ')) }];
    const parts = readCue(lines);
    const whole = parts.reduce((sum, { text }) => sum + text.length, 0) || 1;
    // Two voices in a cue share its time by how much each says.
    return parts.map((each) => ({
      atMs,
      endMs: Math.round(atMs + ((endMs - atMs) * each.text.length) / whole),
      ...each,
    }));
  });
  const names = said.flatMap(({ tagged, text }, line) => {
    const label = tagged === null ? readLabel(text) : null;
    return label === null ? [] : [{ speaker: label.speaker, line, timed: false }];
  });
  const speakers = speakersAmong(names, said.length);
  let current: string | null = null;
  const spoken = said.map(({ tagged, text, ...times }): Spoken => {
    const label = tagged === null ? readLabel(text) : null;
    if (tagged !== null) return { speaker: tagged, ...times, text };
    if (speakers.size === 0 && dash.test(text))
      return { speaker: null, ...times, text: text.replace(dash, ''), opens: true };
    // Zoom names a speaker once and omits the name until someone else speaks.
    if (label === null || !speakers.has(label.speaker)) return { speaker: current, ...times, text };
    current = label.speaker;
    return { speaker: current, ...times, text: label.text };
  });
  return { spoken, left: 0 };
}

function padded(line: string): string {
  return line.replace(/\d+(?=[:.,]|\s|$)/gu, (digits) => digits.padStart(2, '0'));
}

interface Read {
  atMs: number | null;
  /** Speaker named alone on a line with a time, which is certain. */
  sure: string | null;
  label: { speaker: string; text: string } | null;
  text: string;
  furniture: boolean;
  /** Whether a blank line or a dash stands before it. */
  opens: boolean;
}

function readLine(line: string): Omit<Read, 'opens'> {
  const none = { atMs: null, sure: null, label: null, text: collapseSpace(line), furniture: false };
  if (furniture.test(line.trim())) return { ...none, furniture: true };
  const plain = line.replace(/\*\*|__/gu, '');
  const header = nameAndStamp.exec(plain.trim());
  if (header !== null && mayBeName(collapseSpace(header[1] ?? '')))
    return {
      ...none,
      atMs: milliseconds(header[2] ?? '0', header[3]),
      sure: collapseSpace(header[1] ?? '').replace(/:$/u, ''),
      text: '',
    };
  const found = stamp.exec(plain);
  const rest = found === null ? plain : (found[3] ?? '');
  const label = readLabel(rest);
  const inside = /^\s*[[(]((?:\d{1,2}:)?\d{1,2}:\d{2})[\])]\s*(.*)$/u.exec(label?.text ?? '');
  const named = /^\s*[-*•]?\s*\p{L}[^:：]{0,60}?[([]((?:\d{1,2}:)?\d{1,2}:\d{2})[)\]]\s*[:：]/u.exec(rest);
  const time = found?.[1] ?? inside?.[1] ?? named?.[1];
  return {
    ...none,
    atMs: time === undefined ? null : milliseconds(time, found?.[2]),
    label: label !== null && inside !== null ? { ...label, text: inside[2] ?? '' } : label,
    text: collapseSpace(rest),
  };
}

/** Reads plain text: 'Name: words', with or without a time, or name and time on the line above. */
export function readTextTalk(all: readonly string[]): Talk {
  const dashed = all.filter((line) => dash.test(line)).length >= 2;
  const lines = all.flatMap((line, at): Read[] => {
    const opens = dashed ? dash.test(line) : all[at - 1]?.trim() === '';
    return line.trim() === '' ? [] : [{ ...readLine(line), opens }];
  });
  const sure = lines.flatMap(({ sure: name }) => (name === null ? [] : [name]));
  const labels = lines.flatMap(({ label, atMs }, line) =>
    label === null ? [] : [{ speaker: label.speaker, line, timed: atMs !== null }],
  );
  const speakers = sure.length >= 2 ? new Set<string>() : speakersAmong(labels, lines.length);
  const talks = sure.length >= 2 || speakers.size > 0;
  const spoken: Spoken[] = [];
  let left = 0;
  let open = !talks;
  let now: number | null = null;
  let current: string | null = null;
  for (const line of lines) {
    if (line.atMs !== null) now = line.atMs;
    if (line.furniture) {
      // Text under a heading belongs to no speaker until one is named again.
      open = !talks;
      continue;
    }
    if (line.sure !== null && sure.length >= 2) {
      current = line.sure;
      open = true;
      spoken.push({ speaker: current, atMs: now, text: '' });
    } else if (line.label !== null && speakers.has(line.label.speaker)) {
      current = line.label.speaker;
      open = true;
      spoken.push({ speaker: current, atMs: now, text: line.label.text });
    } else if (!open) left += line.text === '' ? 0 : 1;
    else if (talks && spoken.length > 0 && line.atMs === null) {
      const last = spoken.at(-1);
      if (last !== undefined) last.text = collapseSpace(`${last.text} ${line.text}`);
    } else if (line.text !== '') {
      const text = talks ? line.text : line.text.replace(dash, '');
      spoken.push({ speaker: current, atMs: now, text, ...(!talks && line.opens ? { opens: true } : {}) });
    }
  }
  return { spoken: spoken.filter(({ text }) => text !== ''), left };
}
