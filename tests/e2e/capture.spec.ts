import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test as base } from '#tests/support/browser-fixtures.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { writeSpeech } from '#tests/support/speech/speech-file.ts';
import { sayTones, toneWords } from '#tests/support/speech/tone-speech.ts';
import { serveTranscription, type TranscriptionServer } from '#tests/support/speech/transcription-server.ts';

/** What the fake microphone says, again and again: sentences of five words, each word once a round. */
const spoken = toneWords.slice(0, 30);
const speechFile = join(temporaryFolder('speech').path, 'speech.wav');
writeSpeech(
  speechFile,
  spoken.flatMap((word, at) => (at % 5 === 4 ? [word, 1200] : [word])),
);
const executablePath = process.env['BROWSER_PATH'];

const test = base.extend<object, { stt: TranscriptionServer; product: Product }>({
  stt: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first parameter
    async ({}, use) => {
      const stt = await serveTranscription();
      await use(stt);
      await stt.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ stt }, use) => {
      const folder = temporaryFolder('capture');
      const product = await startProduct(folder.path, {
        TRANSCRIPTION_URL: stt.url,
        TRANSCRIPTION_NAME: 'whisper-1',
      });
      await use(product);
      await product.stop();
      folder.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
test.use({
  permissions: ['microphone', 'clipboard-write'],
  launchOptions: {
    ...(executablePath === undefined || executablePath === '' ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${speechFile}`,
    ],
  },
});
test.beforeEach(({ stt }) => {
  stt.fault = () => null;
  stt.asked.length = 0;
});

const bar = (page: Page) => page.getByRole('region', { name: 'Capture' });
const lines = (page: Page) => page.getByRole('grid', { name: 'Notes and transcript' }).getByRole('row');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Capture the call' });

async function newCall(page: Page, product: Product, name: string): Promise<void> {
  await signUpInBrowser(page, product, name);
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /The call/ })
    .click();
  await expect(page.getByRole('list', { name: 'Ways to take the call' })).toBeVisible();
}

async function startMicrophone(page: Page, button = 'Use microphone'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await dialog(page).getByRole('radio', { name: 'Microphone', exact: true }).check();
  await dialog(page).getByRole('button', { name: 'Check microphone' }).click();
  await expect(dialog(page).getByRole('meter', { name: 'Microphone level' })).toBeVisible();
  await dialog(page)
    .getByRole('checkbox', { name: /Everyone on the call/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Start capture' }).click();
  await expect(bar(page)).toContainText('Capturing');
}

/** Words of one side in the order of the call. */
async function wordsOf(page: Page, side: 'Rep' | 'Prospect'): Promise<string[]> {
  const texts = await lines(page).filter({ hasText: side }).locator('p[dir=auto]').allTextContents();
  return texts.flatMap((text) => text.split(/\s+/u)).filter((word) => word.startsWith('word'));
}

/** What was said without a break: each word follows the one before it in the round, so none is missing or there twice. */
function expectUnbroken(words: readonly string[], round: readonly string[] = spoken): void {
  const places = words.map((word) => round.indexOf(word));
  const steps = places.slice(1).map((place, at) => (place - (places[at] ?? 0) + round.length) % round.length);
  expect(steps, words.join(' ')).toEqual(steps.map(() => 1));
}

async function stopAndWait(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Stop capture' }).click();
  await expect(bar(page)).toHaveCount(0);
}

test('microphone: nothing starts without consent; what is said stands as lines of the rep, every word once, with its moment', async ({
  page,
  product,
  stt,
}) => {
  await newCall(page, product, 'Microphone Ltd');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use microphone', exact: true }).click();
  await expect(dialog(page)).toContainText('The audio isn’t kept.');
  await dialog(page).getByRole('button', { name: 'Check microphone' }).click();
  const meter = dialog(page).getByRole('meter', { name: 'Microphone level' });
  await expect(meter).toHaveAttribute('aria-valuetext', 'Sound');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Start capture' }).press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('Tell everyone on the call first');
  expect(stt.asked).toEqual([]);
  await dialog(page).getByRole('checkbox', { name: 'Everyone on the call knows and agreed.' }).check();
  await dialog(page).getByRole('button', { name: 'Start capture' }).click();
  await expect(bar(page)).toContainText('Capturing');
  await expect(lines(page).nth(4)).toBeVisible();
  await expectAccessible(page);
  await stopAndWait(page);
  const words = await wordsOf(page, 'Rep');
  expect(words.length).toBeGreaterThan(15);
  expectUnbroken(words.slice(1, -1));
  expect(stt.asked.length).toBeGreaterThan(3);
  await expect(lines(page).first()).toContainText(/0:0\d/);
  await page.reload();
  await expect(lines(page).nth(4)).toBeVisible();
});

test('a cut network and a reload in the call: what was heard is kept, sent later, and said once', async ({
  page,
  product,
  context,
}) => {
  await newCall(page, product, 'Cut Ltd');
  await startMicrophone(page);
  await expect(lines(page).nth(1)).toBeVisible();
  await context.setOffline(true);
  await expect(bar(page)).toContainText('Kept on this device');
  await expect(bar(page)).toContainText(/device: 0:0[4-9]/);
  await context.setOffline(false);
  await expect(bar(page)).not.toContainText('Kept on this device');
  await expect(lines(page).nth(4)).toBeVisible();
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Capture stopped when this page was reloaded');
  await expect(lines(page).nth(4)).toBeVisible();
  const before = await wordsOf(page, 'Rep');
  expectUnbroken(before.slice(1, -1));
  await page.getByRole('button', { name: 'Resume capture' }).click();
  await dialog(page).getByRole('button', { name: 'Check microphone' }).click();
  await expect(dialog(page).getByRole('meter', { name: 'Microphone level' })).toBeVisible();
  await dialog(page)
    .getByRole('checkbox', { name: /Everyone on the call/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Start capture' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await wordsOf(page, 'Rep')).length).toBeGreaterThan(before.length + 4);
});

test('microphone and tab: the tab is the prospect, the microphone the rep; a tab without sound is not taken', async ({
  page,
  product,
}) => {
  const theirs = toneWords.slice(40, 50);
  // In a rhythm of its own: who speaks in the tab's rhythm, less loudly, is taken for its echo.
  const samples = [...sayTones(theirs.flatMap((word, at) => [word, [190, 40, 300, 110, 1700][at % 5] ?? 0]))];
  await page.addInitScript((given: number[]) => {
    let asked = 0;
    navigator.mediaDevices.getDisplayMedia = async () => {
      asked += 1;
      const context = new AudioContext({ sampleRate: 16_000 });
      const canvas = document.createElement('canvas');
      canvas.getContext('2d');
      const picture = canvas.captureStream(1);
      if (asked === 1) return picture;
      const buffer = context.createBuffer(1, given.length, 16_000);
      buffer.copyToChannel(Float32Array.from(given), 0);
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.loop = true;
      const out = context.createMediaStreamDestination();
      source.connect(out);
      source.start();
      return new MediaStream([...picture.getVideoTracks(), ...out.stream.getAudioTracks()]);
    };
  }, samples);
  await newCall(page, product, 'Tab Ltd');
  await page.getByRole('button', { name: 'Use both' }).click();
  await dialog(page).getByRole('button', { name: 'Check microphone' }).click();
  await dialog(page).getByRole('button', { name: 'Share the call’s tab' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The tab you shared has no sound');
  await dialog(page).getByRole('button', { name: 'Share the call’s tab' }).click();
  await expect(dialog(page).getByRole('meter', { name: 'Tab level' })).toHaveAttribute('aria-valuetext', 'Sound');
  await dialog(page)
    .getByRole('checkbox', { name: /Everyone on the call/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Start capture' }).click();
  await expect(bar(page).getByRole('meter', { name: 'Tab level' })).toBeVisible();
  await expect(lines(page).filter({ hasText: 'Prospect' }).nth(2)).toBeVisible();
  await expect(lines(page).filter({ hasText: 'Rep' }).nth(2)).toBeVisible();
  await stopAndWait(page);
  expectUnbroken((await wordsOf(page, 'Rep')).slice(1, -1));
  expectUnbroken((await wordsOf(page, 'Prospect')).slice(1, -1), theirs);
});

test('one microphone for both: the rep says who speaks, by key as well; a pause leaves out what is said meanwhile', async ({
  page,
  product,
}) => {
  await newCall(page, product, 'Room Ltd');
  await page.getByRole('button', { name: 'Use microphone', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Check microphone' }).click();
  await expect(dialog(page).getByRole('meter', { name: 'Microphone level' })).toBeVisible();
  await dialog(page).getByLabel('This microphone hears').selectOption('both');
  await dialog(page)
    .getByRole('checkbox', { name: /Everyone on the call/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Start capture' }).press('Enter');
  await expect(lines(page).filter({ hasText: 'Rep' }).first()).toBeVisible();
  await page.keyboard.press('Alt+s');
  await expect(bar(page).getByRole('button', { name: 'They speak' })).toHaveAttribute('aria-pressed', 'true');
  await expect(lines(page).filter({ hasText: 'Prospect' }).nth(1)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Pause capture' }).click();
  await expect(bar(page)).toContainText('Capture paused');
  await bar(page).getByRole('button', { name: 'Resume capture' }).click();
  await expect(bar(page)).toContainText('Capturing');
  await stopAndWait(page);
});

test('a piece that the server refuses is named and kept, and can be sent again', async ({ page, product, stt }) => {
  await newCall(page, product, 'Refused Ltd');
  stt.fault = () => ({ status: 415 });
  await startMicrophone(page);
  const alert = page.getByRole('alert').filter({ hasText: 'couldn’t be written down' });
  await expect(alert).toBeVisible();
  await stopAndWait(page);
  stt.fault = () => null;
  await alert.getByRole('button', { name: 'Send again' }).click();
  await expect(lines(page).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  expectUnbroken((await wordsOf(page, 'Rep')).slice(1, -1));
});

test('a microphone that is refused, and a browser that hands out no tab sound, are said; the other ways stay', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'userAgentData', { value: undefined });
  });
  await newCall(page, product, 'Denied Ltd');
  await expect(page.getByRole('list', { name: 'Ways to take the call' })).toContainText(
    'This browser doesn’t share a tab’s sound.',
  );
  await page.getByRole('button', { name: 'Use microphone', exact: true }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Check microphone' }).press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('Your browser didn’t allow the microphone.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Start the clock' }).press('Enter');
  await expect(page.getByText('No audio is recorded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Capture audio' })).toBeVisible();
});

test('the browser’s own recognition: off until an admin allows it, with the word that its maker hears the call', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    let rounds = 0;
    class StandIn extends EventTarget {
      continuous = false;
      start(): void {
        rounds += 1;
        const said = rounds;
        setTimeout(() => {
          const results = [{ isFinal: true, 0: { transcript: `This is sentence ${said}` } }];
          this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
          this.dispatchEvent(new Event('end'));
        }, 300);
      }
      stop(): void {}
    }
    Object.assign(globalThis, { webkitSpeechRecognition: StandIn, SpeechRecognition: StandIn });
  });
  await newCall(page, product, 'Browser Ltd');
  const session = page.url();
  await page.getByRole('button', { name: 'Use microphone', exact: true }).click();
  await expect(dialog(page).getByRole('radio', { name: 'Microphone', exact: true })).toBeChecked();
  await expect(dialog(page).getByRole('radio', { name: 'Browser recognition' })).toHaveCount(0);
  await page.goto(`${product.address}/settings/capture`);
  const allow = page.getByLabel('Allow the browser’s own speech recognition');
  await expect(allow).not.toBeChecked();
  await expect(allow).toHaveAccessibleDescription(/maker then hears the call.*stand-in/);
  await allow.check();
  await page.getByLabel('Tell everyone').check();
  await page.getByLabel('Names to spell right').fill('Quorvex\nQuorvex\nHalden');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save call capture' }).click();
  await expect(page.getByText('Call capture saved', { exact: true }).first()).toBeVisible();
  await page.goto(session);
  await page.getByRole('button', { name: 'Use microphone', exact: true }).click();
  await expect(dialog(page)).toContainText('Its maker hears the call.');
  await dialog(page).getByRole('radio', { name: 'Browser recognition' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Everyone on the call knows.' }).check();
  await dialog(page).getByRole('button', { name: 'Start capture' }).click();
  await expect(bar(page)).toContainText('By your browser');
  await expect(lines(page).nth(1)).toContainText('This is sentence 2');
  await stopAndWait(page);
  const texts = await lines(page).locator('p[dir=auto]').allTextContents();
  expect(new Set(texts).size).toBe(texts.length);
});

test('a server that is killed in the call: what is said meanwhile waits here, and every word stands once afterwards', async ({
  page,
  stt,
}) => {
  const folder = temporaryFolder('capture-killed');
  const settings = { TRANSCRIPTION_URL: stt.url, TRANSCRIPTION_NAME: 'whisper-1' };
  const first = await startProduct(folder.path, settings);
  await newCall(page, first, 'Killed Ltd');
  await startMicrophone(page);
  await expect(lines(page).nth(1)).toBeVisible();
  await first.stop('SIGKILL');
  await expect(bar(page)).toContainText(/Kept on this device: 0:0[4-9]/);
  const second = await startProduct(folder.path, { ...settings, PORT: new URL(first.address).port });
  await expect(bar(page)).not.toContainText('Kept on this device');
  await expect(lines(page).nth(7)).toBeVisible();
  await stopAndWait(page);
  const words = await wordsOf(page, 'Rep');
  expect(words.length).toBeGreaterThan(30);
  expectUnbroken(words.slice(1, -1));
  await second.stop();
  folder.remove();
});
