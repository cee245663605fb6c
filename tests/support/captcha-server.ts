import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CaptchaServer {
  settings: Record<`TURNSTILE_${'SITE_KEY' | 'SECRET_KEY' | 'SCRIPT_URL' | 'VERIFY_URL'}`, string>;
  /** Tokens the product had verified. */
  checked: string[];
  /** Makes the script unavailable from now on. */
  withholdScript(): void;
  close(): Promise<void>;
}

/** Renders a button that solves it, through the real script's API. */
const script = `window.turnstile = {
  render(place, { sitekey, callback }) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'I am a person (' + sitekey + ')';
    button.addEventListener('click', () => { button.textContent = 'Solved'; callback('solved'); });
    place.append(button);
    return 'one';
  },
  remove() {},
};`;

/** Serves a captcha script and verifies its tokens, each once, like the real service. */
export async function startCaptchaServer(): Promise<CaptchaServer> {
  const checked: string[] = [];
  let withheld = false;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api.js') === true) {
      if (withheld) response.writeHead(503).end();
      else response.setHeader('content-type', 'text/javascript').end(script);
      return;
    }
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      const { secret, response: answer } = JSON.parse(text) as { secret: string; response: string };
      checked.push(answer);
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ success: secret === 'the-secret' && answer === 'solved' }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      TURNSTILE_SITE_KEY: 'the-site',
      TURNSTILE_SECRET_KEY: 'the-secret',
      TURNSTILE_SCRIPT_URL: `${at}/api.js`,
      TURNSTILE_VERIFY_URL: `${at}/siteverify`,
    },
    checked,
    withholdScript: () => {
      withheld = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
