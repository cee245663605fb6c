import { parseHTML } from 'linkedom';

/** Follows redirects and submits forms with cookies, like a browser, until `stop` accepts the URL. */
export class FormWalker {
  private readonly cookies = new Map<string, Map<string, string>>();

  async send(url: string, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(url);
    const jar = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, jar);
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }

  /** `choose` selects the form by its text; `fields` fill what the page leaves empty. */
  async walk(
    start: string,
    stop: (url: URL) => boolean,
    fields: Record<string, string>,
    choose: RegExp = /./,
  ): Promise<URL> {
    let url = new URL(start);
    let answer = await this.send(url.href);
    for (let step = 0; step < 20; step += 1) {
      const location = answer.headers.get('location');
      if (location !== null) {
        url = new URL(location, url);
        if (stop(url)) return url;
        answer = await this.send(url.href);
        continue;
      }
      const { document } = parseHTML(await answer.text());
      const form = [...document.querySelectorAll('form')].find((one) => choose.test(one.outerHTML));
      if (form === undefined) throw new Error(`${url.href} answered ${answer.status} without a form to send`);
      const values = new URLSearchParams();
      for (const input of form.querySelectorAll('input')) {
        const name = input.getAttribute('name');
        if (name !== null) values.set(name, input.getAttribute('value') ?? fields[name] ?? '');
      }
      url = new URL(form.getAttribute('action') ?? '', url);
      answer = await this.send(url.href, {
        method: 'POST',
        body: values,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    }
    throw new Error('walked in circles');
  }
}
