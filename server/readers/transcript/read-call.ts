import { limits } from '#contract/limits.ts';
import { failed } from '#server/readers/extraction-failed.ts';
import type { Extraction } from '#server/readers/extraction.ts';
import { unnamedSpeakers } from '#server/readers/vocabulary/unnamed-speakers.ts';
import { readCueTalk, readTextTalk, type Spoken } from './spoken-lines.ts';

/** Type under which the reading thread receives a call transcript. */
export const callTranscriptType = 'call-transcript';

const anyArrow = /^\s*(?:\d+:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?\s*-->\s*\d/u;
/** Includes dashes, for interrupted speech. */
const sentenceEnd = /[.!?…—–-]["'”’)]?$/u;
const joinedCharacters = 500;
const joinedMs = 15_000;
const hourMs = 3_600_000;
const unnamed = new Set(unnamedSpeakers);

/** Joins the short captions of one speaker until the sentence ends. */
function joined(spoken: readonly Spoken[]): Spoken[] {
  const lines: Spoken[] = [];
  for (const each of spoken) {
    const last = lines.at(-1);
    const goesOn =
      last !== undefined &&
      last.atMs !== null &&
      each.atMs !== null &&
      last.speaker === each.speaker &&
      each.atMs - last.atMs < joinedMs &&
      last.text.length < joinedCharacters &&
      !sentenceEnd.test(last.text);
    if (goesOn) {
      last.text = `${last.text} ${each.text}`;
      if (each.endMs !== undefined) last.endMs = each.endMs;
    } else lines.push({ ...each });
  }
  return lines;
}

/** Splits an overlong line between words; pattern matching on a longer one would take quadratic time. */
function cut(line: string): string[] {
  const parts: string[] = [];
  let at = 0;
  while (line.length - at > limits.discovery.lineMax) {
    const space = line.lastIndexOf(' ', at + limits.discovery.lineMax);
    const end = space > at + limits.discovery.lineMax / 2 ? space : at + limits.discovery.lineMax;
    parts.push(line.slice(at, end));
    at = end;
  }
  return [...parts, line.slice(at)];
}

/** The fewest lines at one and the same time that tell of an export without times. */
const stillLines = 3;

/** Makes clock times relative to the first; drops a time beyond one day, and times that are the same at every line. */
function fromTheStart(spoken: readonly Spoken[]): Spoken[] {
  const times = spoken.flatMap(({ atMs }) => (atMs === null ? [] : [atMs]));
  if (times.length >= stillLines && times.length === spoken.length && times.every((each) => each === times[0]))
    return spoken.map(({ text, speaker, opens }) => ({
      text,
      speaker,
      atMs: null,
      ...(opens === true ? { opens } : {}),
    }));
  const first = times[0] ?? 0;
  const start = first >= hourMs ? first : 0;
  return spoken.map((each) => {
    const atMs = each.atMs === null ? null : Math.max(0, each.atMs - start);
    const isBeyond = atMs !== null && atMs > limits.discovery.momentMax;
    const { endMs, ...rest } = each;
    const ends = endMs === undefined || atMs === null || isBeyond ? {} : { endMs: Math.max(atMs, endMs - start) };
    return { ...rest, ...ends, atMs: isBeyond ? null : atMs };
  });
}

function noteOf(timed: boolean, left: number): string | null {
  const notes = [
    timed ? '' : 'This transcript has no times, so its lines are in order but untimed.',
    left === 0
      ? ''
      : `Left out: ${left} ${left === 1 ? 'line' : 'lines'} outside the talk, such as a title or summary.`,
  ].filter(Boolean);
  return notes.length === 0 ? null : notes.join(' ');
}

/**
 * Reads call lines with speaker and time from WebVTT, SubRip or text exported by Zoom, Teams, Meet and note takers.
 * Lines that name no speaker are kept without one.
 */
export function readCall(text: string): Extraction {
  if (text.length > limits.discovery.transcriptCharacters) return failed('too-large');
  const all = text
    .replace(/^\ufeff/u, '')
    .replaceAll(/[^\P{Cc}\n\r\t]|\p{Cs}/gu, '')
    .split(/\r\n?|\n/u)
    .flatMap(cut);
  const subtitles = all[0]?.startsWith('WEBVTT') === true || all.slice(0, 40).some((line) => anyArrow.test(line));
  const talk = subtitles ? readCueTalk(all) : readTextTalk(all);
  const spoken = fromTheStart(subtitles ? joined(talk.spoken) : talk.spoken)
    .filter((each) => /[\p{L}\p{N}]/u.test(each.text))
    .flatMap((each) => cut(each.text).map((words) => ({ ...each, text: words.trim() })));
  if (spoken.length === 0)
    return failed('empty', 'This transcript has no words. Paste what was said, or upload it as VTT, SRT, TXT or DOCX.');
  if (spoken.length > limits.discovery.transcriptLines)
    return failed('too-large', `A transcript may have up to ${limits.discovery.transcriptLines} lines.`);
  const timed = spoken.some(({ atMs }) => atMs !== null);
  return {
    status: 'ready',
    title: null,
    pages: null,
    pieces: spoken.map(({ text: words, speaker, atMs, endMs, opens }) => ({
      text: words,
      page: null,
      heading: null,
      second: null,
      spoken: {
        speaker:
          speaker === null || unnamed.has(speaker.toLowerCase())
            ? null
            : speaker.slice(0, limits.discovery.speakerNameMax),
        atMs,
        ...(endMs === undefined ? {} : { endMs }),
        ...(opens === true ? { opens } : {}),
      },
    })),
    note: noteOf(timed, talk.left),
  };
}
