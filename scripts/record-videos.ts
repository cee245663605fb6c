// Records the landing page's videos, posters, captions and example briefs from the product's demo workspace.
// Run by hand after `npx vite build`: needs ffmpeg and a Chromium (BROWSER_PATH).
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { linkDocument } from '#contract/prep-reading.ts';
import { startPrep } from '#contract/prep.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';
import { showPointer } from './recording/cursor.ts';
import { exampleProspect, serveExampleProspect } from './recording/example-prospect.ts';
import { playDemo, playHero } from './recording/scenes.ts';
import { ffmpeg, startRecording, webVtt, type Recording } from './recording/screen-recorder.ts';

const media = join(import.meta.dirname, '..', 'web', 'marketing', 'media');
const size = { width: 1280, height: 800 };

async function record(
  product: Product,
  name: string,
  play: (page: Page, recording: Recording) => Promise<void>,
  { crf, posterAt }: { crf: number; posterAt: number },
): Promise<void> {
  const folder = temporaryFolder(`record-${name}`);
  const executablePath = process.env['BROWSER_PATH'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--hide-scrollbars', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
  await showPointer(page);
  await page.goto(product.demoLink);
  await page.waitForURL('**/dashboard');
  await page.waitForLoadState('networkidle');
  const recording = await startRecording(page, folder.path);
  await play(page, recording);
  const { list, cues, seconds } = await recording.stop();
  await browser.close();
  const video = join(media, `${name}.mp4`);
  const codec = [
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-pix_fmt',
    'yuv420p',
    '-preset',
    'slow',
    '-crf',
    String(crf),
  ];
  ffmpeg('-f', 'concat', '-safe', '0', '-i', list, '-vf', 'fps=24', ...codec, '-movflags', '+faststart', '-an', video);
  const picture = join(folder.path, 'poster.png');
  ffmpeg('-ss', String(posterAt < 0 ? seconds + posterAt : posterAt), '-i', video, '-frames:v', '1', picture);
  ffmpeg('-i', picture, '-c:v', 'libwebp', '-quality', '80', join(media, `${name}.webp`));
  // For phones, where the poster is the largest paint.
  if (name === 'hero')
    ffmpeg('-i', picture, '-vf', 'scale=720:-1', '-c:v', 'libwebp', '-quality', '72', join(media, 'hero-small.webp'));
  if (cues.length > 0) writeFileSync(join(media, `${name}.vtt`), webVtt(cues, seconds));
  folder.remove();
  process.stdout.write(`${name}: ${seconds.toFixed(1)} s, ${Math.round(statSync(video).size / 1024)} KB\n`);
}

/** Saves a brief of the product as a PDF. */
async function exampleBrief(
  product: Product,
  session: Awaited<ReturnType<typeof enterByDemoLink>>,
  subject: { company: string; firstName: string; lastName: string; role: string },
  name: string,
): Promise<void> {
  const { headers } = session;
  const { body } = await callServer(product, startPrep, subject, headers);
  const prospectId = body.prepMeetingId;
  const address = await until(async () => {
    const link = await callServer(product, linkDocument, { prospectId }, headers);
    return link.status === 200 ? link.body.address : null;
  }, 120_000);
  const answer = await fetch(`${product.address}${address}`);
  if (!answer.ok) throw new Error(`the brief of ${subject.company} was not printed: ${answer.status}`);
  writeFileSync(join(media, `${name}.pdf`), Buffer.from(await answer.arrayBuffer()));
}

/** Takes the preview image for shared links: the landing page's first screen. */
async function photographCard(product: Product): Promise<void> {
  const executablePath = process.env['BROWSER_PATH'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  await page.goto(product.address);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(media, 'card.png') });
  await browser.close();
}

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
mkdirSync(media, { recursive: true });
const prospect = await serveExampleProspect();

/** Gives each part its own workspace: a demo link works once, and no part sees another's leftovers. */
async function onDemo(work: (product: Product) => Promise<void>): Promise<void> {
  const folder = temporaryFolder('record');
  const product = await startProduct(folder.path, { OUTBOUND_PROXY: prospect.proxy });
  try {
    await work(product);
  } finally {
    await product.stop();
    folder.remove();
  }
}

if (isWanted('briefs'))
  await onDemo(async (product) => {
    const session = await enterByDemoLink(product);
    const fernhollow = {
      company: 'https://www.fernhollow.example',
      firstName: 'Rhys',
      lastName: 'Tolland',
      role: 'Chief Operating Officer',
    };
    const harbourline = {
      company: exampleProspect,
      firstName: 'Ingrid',
      lastName: 'Solheim',
      role: 'Head of Operations',
    };
    await exampleBrief(product, session, fernhollow, 'example-brief-fernhollow');
    await exampleBrief(product, session, harbourline, 'example-brief-harbourline');
  });
if (isWanted('card')) await onDemo(photographCard);
if (isWanted('hero')) await onDemo((product) => record(product, 'hero', playHero, { crf: 26, posterAt: -1.5 }));
if (isWanted('demo')) await onDemo((product) => record(product, 'demo', playDemo, { crf: 25, posterAt: -4 }));
await prospect.close();
