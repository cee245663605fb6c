// Finds a Chromium for the browser tests: the system's, else Debian's package (as root), else Playwright's download.
// Prefers the headless one, which renders the same pages in two thirds of the time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/Applications/Google Chrome.app/Contents/MacOS'];

function systemBrowser() {
  for (const name of [...names, 'Google Chrome'])
    for (const place of places) if (existsSync(join(place, name))) return join(place, name);
  return null;
}

function command(name, args) {
  process.stderr.write(`${name} ${args.join(' ')}\n`);
  return (
    spawnSync(name, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}

/** Returns the path of a Chromium, or null to use Playwright's own. */
export function ensureBrowser() {
  const found = systemBrowser();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    command('apt-get', ['update', '-qq']);
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation'];
    if (['chromium-headless-shell', 'chromium'].some((name) => command('apt-get', [...install, name])))
      return systemBrowser();
  }
  command(process.execPath, [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']);
  return null;
}
