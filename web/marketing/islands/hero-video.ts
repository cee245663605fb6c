import { limits } from '#contract/limits.ts';

function isSparing(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

/**
 * Shows the video over its poster after 300 ms; with reduced motion or data saver, waits for its button (decision A31).
 */
export function startHero(): void {
  const video = document.querySelector<HTMLVideoElement>('video[data-hero]');
  const button = document.querySelector<HTMLButtonElement>('[data-hero-toggle]');
  if (video === null || button === null) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches || isSparing();
  const show = (): void => {
    if (video.src === '') video.src = video.dataset['hero'] ?? '';
    video.dataset['shown'] = '';
    // If the browser forbids autoplay, poster and button remain.
    video.play().catch(() => {
      delete video.dataset['shown'];
    });
  };
  const tell = (): void => {
    button.textContent = video.paused ? 'Play' : 'Pause';
  };
  video.muted = true;
  video.addEventListener('play', tell);
  video.addEventListener('pause', tell);
  button.addEventListener('click', () => {
    if (video.paused) show();
    else video.pause();
  });
  tell();
  button.hidden = false;
  if (still) return;
  video.autoplay = true;
  setTimeout(show, limits.heroVideoMs);
}
