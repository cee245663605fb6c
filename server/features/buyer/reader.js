// Reports how long each section was visible while the page was in use. Totals per view, so that a repeated report adds
// nothing. Stores and reads nothing in the browser.
const page = document.querySelector('[data-reading]');
const { reading: address, view, every } = page.dataset;
const tellMs = Number(every);
const seconds = {};
const visible = new Map();
/** After this long without scrolling or touching, the page no longer counts as read. */
const idleMs = 120_000;
let lastTouch = Date.now();
let told = '';

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, intersectionRect } of entries) visible.set(target.dataset.section, intersectionRect.height);
  },
  { threshold: Array.from({ length: 21 }, (_, at) => at / 20) },
);
for (const section of document.querySelectorAll('[data-section]')) watcher.observe(section);
for (const event of ['scroll', 'pointermove', 'keydown', 'touchstart'])
  addEventListener(event, () => (lastTouch = Date.now()), { passive: true });

function isRead() {
  return document.visibilityState === 'visible' && Date.now() - lastTouch < idleMs;
}

setInterval(() => {
  if (!isRead()) return;
  const [section, height] = [...visible].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  if (height > 0) seconds[section] = (seconds[section] ?? 0) + 1;
}, 1000);

async function tell() {
  const body = JSON.stringify({ view, seconds });
  told = body;
  const answer = await fetch(address, { method: 'POST', body, keepalive: true });
  // The link was revoked or expired while the page was open.
  if (answer.status === 410) location.reload();
}

void tell().catch(() => {});
setInterval(() => {
  if (isRead()) void tell().catch(() => {});
}, tellMs);
addEventListener('visibilitychange', () => {
  const body = JSON.stringify({ view, seconds });
  if (document.visibilityState === 'hidden' && body !== told) navigator.sendBeacon(address, body);
});
