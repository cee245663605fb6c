import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { readTranscript } from '#server/readers/read-transcript.ts';
import { readCall } from './read-call.ts';

function read(text: string) {
  const outcome = readCall(text);
  if (outcome.status === 'failed') throw new Error(outcome.message);
  return outcome.pieces.map(({ text: words, spoken }) => [spoken?.speaker ?? null, spoken?.atMs ?? null, words]);
}

describe('the transcript of a call', () => {
  test('one time that stands at every line is no time; where one differs, all are kept', () => {
    const at = (times: readonly string[]) => times.map((time, row) => `${time} Speaker ${(row % 2) + 1}: Row ${row}.`);
    const moments = (times: readonly string[]) => read(at(times).join('\n')).map(([, atMs]) => atMs);
    expect(moments(['00:00', '00:00', '00:00', '00:00'])).toEqual([null, null, null, null]);
    expect(moments(['14:30:00', '14:30:00', '14:30:00'])).toEqual([null, null, null]);
    expect(moments(['00:00', '00:00', '00:00', '00:07'])).toEqual([0, 0, 0, 7000]);
    expect(moments(['00:04', '00:04'])).toEqual([4000, 4000]);
  });

  test('WebVTT with voice tags, as Teams writes it: speaker, moment and words', () => {
    const vtt = `WEBVTT

0b1c/12-0
00:00:02.121 --> 00:00:05.739
<v Vega, Marisol>Good morning, this is Marisol.</v>

0b1c/13-0
00:00:06.640 --> 00:00:08.640
<v Dale>Yep. A &amp; B.</v>
<v Kristi>And Kristi's on too!</v>
`;
    expect(read(vtt)).toEqual([
      ['Vega, Marisol', 2121, 'Good morning, this is Marisol.'],
      ['Dale', 6640, 'Yep. A & B.'],
      ['Kristi', 6640, "And Kristi's on too!"],
    ]);
  });

  test('WebVTT of Zoom: a name before the colon, and breaths of one sentence put together', () => {
    const vtt = `WEBVTT

1
00:00:01.000 --> 00:00:02.000
Ana Lima: We lose about

2
00:00:02.100 --> 00:00:03.000
two days a month.

3
00:00:04.000 --> 00:00:05.000
Rep One: Two days?

4
00:00:06.000 --> 00:00:07.000
Ana Lima: Here's the thing: nobody measures it.

5
00:00:08.000 --> 00:00:09.000
Rep One: I see.
`;
    expect(read(vtt)).toEqual([
      ['Ana Lima', 1000, 'We lose about two days a month.'],
      ['Rep One', 4000, 'Two days?'],
      ['Ana Lima', 6000, "Here's the thing: nobody measures it."],
      ['Rep One', 8000, 'I see.'],
    ]);
  });

  test('SubRip with commas, hours and no speakers keeps every word without one', () => {
    const srt =
      '1\r\n01:00:00,500 --> 01:00:02,000\r\nHello there.\r\n\r\n2\r\n01:00:03,000 --> 01:00:04,000\r\nBye.\r\n';
    expect(read(srt)).toEqual([
      [null, 0, 'Hello there.'],
      [null, 2500, 'Bye.'],
    ]);
  });

  test('text with a moment and a name on each line', () => {
    expect(read('00:02 Ana: Morning.\n00:06 Bo: Yep.\nYou bet.\n1:02:03 Ana: Late.')).toEqual([
      ['Ana', 2000, 'Morning.'],
      ['Bo', 6000, 'Yep. You bet.'],
      ['Ana', 3_723_000, 'Late.'],
    ]);
    expect(read('[00:00:00] **You:** Morning.\n\n[00:00:06] **Them:** Hi.\n\n[00:01:00] **You:** So.')).toEqual([
      ['You', 0, 'Morning.'],
      ['Them', 6000, 'Hi.'],
      ['You', 60_000, 'So.'],
    ]);
  });

  test('name and moment above what was said, as Teams and Otter export it', () => {
    const text = 'Ana Lima   0:03\nMorning.\nHow are you?\n\nBo Chen   0:09\nFine: thanks.\n\nAna Lima   1:00:01\nBye.';
    expect(read(text)).toEqual([
      ['Ana Lima', 3000, 'Morning. How are you?'],
      ['Bo Chen', 9000, 'Fine: thanks.'],
      ['Ana Lima', 3_601_000, 'Bye.'],
    ]);
  });

  test('the Word document of older Teams, whose times have one digit and whose names stand alone', () => {
    const text =
      '0:0:2.10 --> 0:0:4.500\nAna Lima\nMorning.\n0:0:5.0 --> 0:0:6.0\nBo Chen\nHi.\n0:1:7.0 --> 0:1:9.0\nAna Lima\nWell.\n0:1:10.0 --> 0:1:12.0\nBo Chen\nYes.';
    expect(read(text).map(([who, , words]) => [who, words])).toEqual([
      ['Ana Lima', 'Morning.'],
      ['Bo Chen', 'Hi.'],
      ['Ana Lima', 'Well.'],
      ['Bo Chen', 'Yes.'],
    ]);
    expect(read(text)[2]?.[1]).toBe(67_000);
  });

  test('a Meet export: attendees first, moments alone on their line, a title is no speaker', () => {
    const text = `Weekly sync - 2026/03/02 10:00 - Transcript
Attendees
Ana Lima, Bo Chen

Transcript
Date: Monday

00:00:00

Ana Lima: Shall we?
Bo Chen: Yes.

00:05:00

Ana Lima: Next one.
Bo Chen: Good.`;
    expect(read(text)).toEqual([
      ['Ana Lima', 0, 'Shall we?'],
      ['Bo Chen', 0, 'Yes.'],
      ['Ana Lima', 300_000, 'Next one.'],
      ['Bo Chen', 300_000, 'Good.'],
    ]);
  });

  test('who speaks once is a speaker too, and a role behind the name is none of it', () => {
    const text =
      'David (Sales Manager):\nStart.\n\nLisa (SDR):\nOnce only.\n\nDavid:\nThanks.\n\nJess:\nBye.\n\nJess:\nReally.';
    expect(read(text).map(([who, , words]) => [who, words])).toEqual([
      ['David', 'Start.'],
      ['Lisa', 'Once only.'],
      ['David', 'Thanks.'],
      ['Jess', 'Bye.'],
      ['Jess', 'Really.'],
    ]);
  });

  test('the first and the last to speak may do so once, with and without moments', () => {
    expect(read('Title: Renewal\n\nAna: Hi.\nBo: x\nBo: y\nCy: Bye.').map(([who]) => who)).toEqual([
      'Ana',
      'Bo',
      'Bo',
      'Cy',
    ]);
    expect(read('00:01 Ana: Hi.\n00:02 Bo: x\n00:03 Bo: y').map(([who]) => who)).toEqual(['Ana', 'Bo', 'Bo']);
    expect(read('Speaker 1: hi\nSpeaker 2: x\nSpeaker 2: y').map(([who]) => who)).toEqual([
      'Speaker 1',
      'Speaker 2',
      'Speaker 2',
    ]);
    expect(read('Ana: Hi.\nBo: Bye.').map(([who]) => who)).toEqual(['Ana', 'Bo']);
  });

  test('times of day count from the first one', () => {
    expect(
      read(
        '10:02:11 From Ana Lima to Everyone: Hi\n10:02:15 From Bo to Everyone: Hello\n10:03:11 From Ana Lima to Everyone: Go',
      ),
    ).toEqual([
      ['Ana Lima', 0, 'Hi'],
      ['Bo', 4000, 'Hello'],
      ['Ana Lima', 60_000, 'Go'],
    ]);
  });

  test('other scripts keep their names', () => {
    expect(read('田中：おはようございます。\n佐藤：はい。\n田中：では。')).toEqual([
      ['田中', null, 'おはようございます。'],
      ['佐藤', null, 'はい。'],
      ['田中', null, 'では。'],
    ]);
  });

  test('text without any speaker is kept line by line, and says that it has no times', () => {
    const outcome = readCall('They wait two days.\nThen they call again.');
    expect(outcome).toMatchObject({ status: 'ready', note: expect.stringContaining('no times') });
    expect(read('They wait two days.\nThen they call again.')).toHaveLength(2);
  });

  test('nothing to read, too much of it, and signs that no text holds', () => {
    expect(readCall('')).toMatchObject({ status: 'failed' });
    expect(readCall('WEBVTT\n\n')).toMatchObject({ status: 'failed' });
    expect(readCall('12\n34\n…')).toMatchObject({ status: 'ready' });
    expect(readCall('a'.repeat(limits.discovery.transcriptCharacters + 1))).toMatchObject({ status: 'failed' });
    expect(readCall('A: x\n'.repeat(limits.discovery.transcriptLines + 1))).toMatchObject({ status: 'failed' });
    expect(read('Ana: a\u0000b\u0007c\ud800d\nAna: e')[0]?.[2]).toBe('abcd');
    expect(
      read(`Ana: ${'word '.repeat(3000)}\nAna: x`).every(
        ([, , words]) => String(words).length <= limits.discovery.lineMax,
      ),
    ).toBe(true);
  });

  test('hostile lines cost no more than ordinary ones of their length', () => {
    const long = 100_000;
    for (const line of [
      'a '.repeat(long),
      ':'.repeat(long),
      '0:'.repeat(long),
      `${'a'.repeat(long)}:`,
      `[${'1:'.repeat(long)}`,
      `<v ${'a'.repeat(long)}`,
      '<'.repeat(long),
    ])
      expect(['ready', 'failed']).toContain(readCall(`WEBVTT\n\n00:01 --> 00:02\n${line}\n`).status);
    for (const line of [
      'a '.repeat(long),
      'a:'.repeat(long),
      '0:'.repeat(long),
      `${'a '.repeat(long)}0:01`,
      `*${'*'.repeat(long)}`,
    ])
      expect(['ready', 'failed']).toContain(readCall(`${line}\nAna: x\nAna: y`).status);
  });

  test('a file is read in a thread by what its bytes are', async () => {
    const bytes = Buffer.from('\ufeffAna: Grüße.\nBo: Ja.\nAna: Gut.', 'utf16le');
    expect(await readTranscript({ bytes, name: 'call.txt' })).toMatchObject({
      status: 'ready',
      spoken: [{ speaker: 'Ana', text: 'Grüße.' }, { speaker: 'Bo' }, { speaker: 'Ana' }],
    });
    expect(await readTranscript({ bytes: Buffer.from('89504e470d0a1a0a00', 'hex'), name: 'call.txt' })).toMatchObject({
      status: 'failed',
    });
  });
});
