import type { CaptionTimes } from '#contract/caption-times.ts';
import { collapseSpace } from '#contract/evidence.ts';
import { failed } from './extraction-failed.ts';
import type { Extraction, Piece } from './extraction.ts';

interface Cue {
  second: number;
  text: string;
}

export const arrow = /^\s*((?:\d+:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)\s*-->\s*(?:\d+:)?\d{1,2}:\d{2}/u;
const stamp = /^\s*[[(]?((?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)[\])]?\s*(?:[-–—|:]\s*)?(.*)$/u;
const passageSeconds = 30;
const passageCharacters = 500;
const sentenceEnd = /[.!?…]["'”’)]?$/u;

export function seconds(text: string): number {
  return text
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};

/** Returns a cue's line without markup. */
export function withoutMarkup(line: string): string {
  return collapseSpace(
    line
      .replace(/<[^>]*>|\{\\[^}]*\}/gu, '')
      .replace(/&(?:amp|lt|gt|quot|#39|apos|nbsp|lrm|rlm);/gu, (entity) => entities[entity] ?? entity),
  );
}

function cueText(lines: readonly string[]): string[] {
  return lines.map((line) => withoutMarkup(line.replace(/<v(?:\.[^\s>]*)?\s+([^>]+)>/gu, '$1: '))).filter(Boolean);
}

/** Returns the lines of each cue, its time line first; skips headers, notes, styles and numbers. */
export function cueLines(lines: readonly string[]): string[][] {
  const cues: string[][] = [];
  let skipping = false;
  for (const [at, line] of lines.entries()) {
    const blank = line.trim() === '';
    const afterBlank = at === 0 || lines[at - 1]?.trim() === '';
    if (blank || arrow.test(line)) skipping = false;
    if (afterBlank && /^(NOTE|STYLE|REGION)\b/u.test(line)) skipping = true;
    // A cue's name is on a line of its own; some programs write its number without an empty line before it.
    const isName = (afterBlank || line.trim() === String(cues.length + 1)) && arrow.test(lines[at + 1] ?? '');
    if (arrow.test(line)) cues.push([line]);
    else if (!blank && !skipping && !isName) cues.at(-1)?.push(line);
  }
  return cues;
}

/** Reads VTT and SRT cues. Rolling captions repeat lines, so a line that is still showing isn't added again. */
function readCues(lines: readonly string[]): Cue[] {
  let standing: string[] = [];
  return cueLines(lines).flatMap(([times = '', ...said]) => {
    const own = cueText(said);
    const fresh = own.filter((line) => !standing.includes(line));
    standing = own;
    return fresh.length === 0 ? [] : [{ second: seconds(arrow.exec(times)?.[1] ?? '0'), text: fresh.join(' ') }];
  });
}

/** Reads text whose lines begin with a time, alone or before the words; null if most lines don't. */
function readStamped(lines: readonly string[]): Cue[] | null {
  const cues: Cue[] = [];
  for (const line of lines) {
    const found = stamp.exec(line);
    if (found) cues.push({ second: seconds(found[1] ?? '0'), text: collapseSpace(found[2] ?? '') });
    else {
      const last = cues.at(-1);
      if (last) last.text = collapseSpace(`${last.text} ${line}`);
      else cues.push({ second: 0, text: collapseSpace(line) });
    }
  }
  const stamped = lines.filter((line) => stamp.test(line)).length;
  return stamped >= 2 && stamped >= lines.length / 6 ? cues.filter(({ text }) => text !== '') : null;
}

interface OpenPiece extends Cue {
  words: number;
  times: CaptionTimes;
}

const pieceOf = ({ text, second, times }: OpenPiece): Piece => ({ text, page: null, heading: null, second, times });

/** Joins short cues into passages of half a minute or a few sentences, with the times of each passage and word. */
function passages(cues: readonly Cue[]): Piece[] {
  const pieces: Piece[] = [];
  let open: OpenPiece | null = null;
  for (const cue of cues) {
    const second = Math.floor(cue.second);
    const words = cue.text.split(' ').filter(Boolean).length;
    const long = open !== null && (cue.second - open.second >= passageSeconds || open.text.length >= passageCharacters);
    const far =
      open !== null && (cue.second - open.second >= 2 * passageSeconds || open.text.length >= 2 * passageCharacters);
    if (open === null || far || (long && sentenceEnd.test(open.text))) {
      if (open !== null) pieces.push(pieceOf(open));
      open = { second, text: cue.text, words, times: [[0, second]] };
    } else {
      if (open.times.at(-1)?.[1] !== second) open.times.push([open.words, second]);
      open.text = `${open.text} ${cue.text}`;
      open.words += words;
    }
  }
  if (open !== null) pieces.push(pieceOf(open));
  return pieces;
}

/** Reads a video's transcript with times: WebVTT, SubRip or plain text; the name says whether captions are expected. */
export function extractTranscript(text: string, name: string): Extraction {
  const clean = text.replace(/^\ufeff/u, '').replaceAll('\u0000', '');
  const all = clean.split(/\r\n?|\n/u);
  const lines = all.filter((line) => line.trim() !== '');
  const subtitles = clean.startsWith('WEBVTT') || lines.slice(0, 20).some((line) => arrow.test(line));
  if (!subtitles && lines.length > 0 && /\.(vtt|srt)$/iu.test(name))
    return failed(
      'broken',
      'We found no captions in this file. Export it again as WebVTT or SubRip, or paste the text of the video.',
    );
  const cues = subtitles ? readCues(all) : readStamped(lines);
  const pieces =
    cues === null
      ? lines.map((line): Piece => ({ text: collapseSpace(line), page: null, heading: null, second: null }))
      : passages(cues);
  const spoken = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
  if (spoken.length === 0)
    return failed(
      'empty',
      'This transcript has no words. Paste what is said in the video, or upload its captions as VTT, SRT or TXT.',
    );
  return {
    status: 'ready',
    title: null,
    pages: null,
    pieces: spoken,
    note: cues === null ? 'This transcript has no times, so its quotes have no timestamps.' : null,
  };
}
