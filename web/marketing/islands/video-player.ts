import { limits } from '#contract/limits.ts';
import { clock, clockWords, timeAt } from './clock.ts';

const { visibleShare, skipSeconds } = limits.demoVideo;

interface Parts {
  player: HTMLElement;
  video: HTMLVideoElement;
  seek: HTMLInputElement;
  preview: HTMLOutputElement;
  time: HTMLElement;
  button(action: string): HTMLButtonElement | null;
}

function partsOf(player: HTMLElement): Parts | null {
  const video = player.querySelector('video');
  const seek = player.querySelector<HTMLInputElement>('[data-seek]');
  const preview = player.querySelector<HTMLOutputElement>('[data-preview]');
  const time = player.querySelector<HTMLElement>('[data-time]');
  if (video === null || seek === null || preview === null || time === null) return null;
  return { player, video, seek, preview, time, button: (action) => player.querySelector(`[data-action="${action}"]`) };
}

function label(button: HTMLButtonElement | null, text: string, icon?: string): void {
  button?.setAttribute('aria-label', text);
  if (button !== null) button.title = text;
  if (icon === undefined) return;
  for (const each of button?.querySelectorAll<SVGElement>('[data-icon]') ?? [])
    each.style.display = each.dataset['icon'] === icon ? '' : 'none';
}

/** Loads the video's data once 30% of the player is visible. */
function loadWhenSeen({ video }: Parts): void {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= visibleShare)) return;
      seen.disconnect();
      video.preload = 'auto';
      video.load();
    },
    { threshold: [visibleShare] },
  );
  seen.observe(video);
}

function actionsOf({ player, video }: Parts): Record<string, () => void> {
  let played = false;
  return {
    play() {
      if (!video.paused) {
        video.pause();
        return;
      }
      if (!played) video.muted = false;
      played = true;
      video.play().catch(() => undefined);
    },
    back: () => (video.currentTime = Math.max(0, video.currentTime - skipSeconds)),
    forward: () => (video.currentTime = Math.min(video.duration || 0, video.currentTime + skipSeconds)),
    mute: () => (video.muted = !video.muted),
    captions() {
      const [track] = video.textTracks;
      if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
    },
    fullscreen() {
      const done = document.fullscreenElement === null ? player.requestFullscreen() : document.exitFullscreen();
      done.catch(() => undefined);
    },
  };
}

const keys: Record<string, string> = {
  k: 'play',
  j: 'back',
  l: 'forward',
  m: 'mute',
  c: 'captions',
  f: 'fullscreen',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
};

function followVideo({ video, seek, time, button }: Parts): void {
  const tell = (): void => {
    const { duration, currentTime, paused, muted } = video;
    const known = Number.isFinite(duration) ? duration : 0;
    seek.max = String(known || 100);
    seek.value = String(currentTime);
    seek.setAttribute('aria-valuetext', clockWords(currentTime));
    time.textContent = known === 0 ? clock(currentTime) : `${clock(currentTime)} / ${clock(known)}`;
    label(button('play'), paused ? 'Play' : 'Pause', paused ? 'play' : 'pause');
    label(button('mute'), muted ? 'Unmute' : 'Mute', muted ? 'muted' : 'sound');
    label(button('fullscreen'), document.fullscreenElement === null ? 'Fullscreen' : 'Leave fullscreen');
    button('captions')?.setAttribute('aria-pressed', String(video.textTracks[0]?.mode === 'showing'));
  };
  for (const event of ['play', 'pause', 'timeupdate', 'seeked', 'volumechange', 'loadedmetadata', 'ended'])
    video.addEventListener(event, tell);
  video.textTracks.addEventListener('change', tell);
  document.addEventListener('fullscreenchange', tell);
  tell();
}

/** Shows the time under the pointer above the seek bar. */
function previewTime({ video, seek, preview }: Parts): void {
  seek.addEventListener('pointermove', ({ clientX }) => {
    const { left, width } = seek.getBoundingClientRect();
    const at = timeAt(clientX - left, width, video.duration);
    if (at === null) return;
    preview.hidden = false;
    preview.textContent = clock(at);
    const half = preview.offsetWidth / 2;
    preview.style.left = `${Math.min(Math.max(clientX - left - half, 0), width - half * 2)}px`;
  });
  seek.addEventListener('pointerleave', () => (preview.hidden = true));
}

/** Replaces the browser's controls with the product's own. */
export function startPlayers(): void {
  for (const player of document.querySelectorAll<HTMLElement>('[data-player]')) {
    const parts = partsOf(player);
    const controls = player.querySelector<HTMLElement>('[data-controls]');
    if (parts === null || controls === null) continue;
    const { video, seek } = parts;
    const actions = actionsOf(parts);
    video.controls = false;
    controls.hidden = false;
    loadWhenSeen(parts);
    followVideo(parts);
    previewTime(parts);
    seek.addEventListener('input', () => (video.currentTime = Number(seek.value)));
    video.addEventListener('click', () => actions['play']?.());
    for (const button of player.querySelectorAll<HTMLButtonElement>('[data-action]'))
      button.addEventListener('click', () => actions[button.dataset['action'] ?? '']?.());
    player.addEventListener('keydown', (event) => {
      const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (action === undefined) return;
      event.preventDefault();
      actions[action]?.();
    });
  }
}
