import { describe, expect, it } from 'vitest';
import { extractTranscript } from './extract-transcript.ts';

const pieces = (text: string, name = 'talk.txt'): [string, number | null][] => {
  const extraction = extractTranscript(text, name);
  return extraction.status === 'ready'
    ? extraction.pieces.map((piece) => [piece.text, piece.second])
    : [[extraction.reason, null]];
};

describe('reading transcripts', () => {
  it('joins cues to passages that begin at their first second', () => {
    const cue = (at: number, text: string): string =>
      `00:0${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}.000 --> 00:09:59.000\n${text}\n`;
    const vtt = `WEBVTT\n\n${[cue(5, 'We sell anvils'), cue(20, 'of every size.'), cue(40, 'They are heavy.'), cue(41, 'Ask for a price.')].join('\n')}`;
    expect(pieces(vtt, 'talk.vtt')).toEqual([
      ['We sell anvils of every size.', 5],
      ['They are heavy. Ask for a price.', 40],
    ]);
  });

  it('says the lines of rolling captions once', () => {
    const rolling =
      'WEBVTT\nKind: captions\nLanguage: en\n\n00:00:00.000 --> 00:00:02.500 align:start position:0%\n\nhello<00:00:00.500><c> there</c>\n\n00:00:02.500 --> 00:00:02.510\nhello there\n\n\n00:00:02.510 --> 00:00:05.000\nhello there\nwelcome<00:00:03.000><c> back</c>\n';
    expect(pieces(rolling, 'auto.vtt')).toEqual([['hello there welcome back', 0]]);
  });

  it('reads SubRip with markup, speakers and entities', () => {
    const srt =
      '1\r\n00:01:02,500 --> 00:01:04,000\r\n<i>Salt &amp; pepper</i>\r\n\r\n2\r\n01:01:02,500 --> 01:01:04,000\r\n<v Ann>Later.\r\n';
    expect(pieces(srt, 'talk.srt')).toEqual([
      ['Salt & pepper', 62],
      ['Ann: Later.', 3662],
    ]);
  });

  it('takes the number of a cue for no word where no empty line is before it', () => {
    const srt =
      '1\n00:00:01,000 --> 00:00:02,000\nWe have two depots.\n2\n00:00:03,000 --> 00:00:04,000\nThe third opens in\n2030\n3\n00:00:05,000 --> 00:00:06,000\nMay.\n';
    expect(pieces(srt, 'talk.srt')).toEqual([['We have two depots. The third opens in 2030 May.', 1]]);
  });

  it('reads pasted text with times before or above what is said', () => {
    expect(pieces('0:00\nWelcome to the show.\n1:05\nNow the prices.')).toEqual([
      ['Welcome to the show.', 0],
      ['Now the prices.', 65],
    ]);
    expect(pieces('[00:00:10] Welcome.\n[01:00:10] Goodbye.')).toEqual([
      ['Welcome.', 10],
      ['Goodbye.', 3610],
    ]);
  });

  it('reads text without times and says that it has none', () => {
    expect(extractTranscript('Welcome.\nAt 10:30 we start.\nThe rest follows.', 'talk.txt')).toMatchObject({
      status: 'ready',
      pieces: [{ second: null }, { second: null }, { second: null }],
      note: expect.stringContaining('no times') as string,
    });
  });

  it.each([
    ['', 'empty'],
    ['WEBVTT\n\n', 'empty'],
    ['\u0000\u0000', 'empty'],
    ['no captions here', 'broken'],
  ])('says why %j gives nothing', (text, reason) => {
    expect(pieces(text, 'talk.vtt')).toEqual([[reason, null]]);
  });
});
