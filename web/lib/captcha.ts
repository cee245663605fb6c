export interface CaptchaSettings {
  siteKey: string;
  scriptUrl: string;
}

type Render = (place: HTMLElement, onToken: (token: string) => void, onFailure: () => void) => { remove: () => void };

interface Turnstile {
  render: (place: HTMLElement, options: Record<string, unknown>) => string;
  remove: (id: string) => void;
}

function isTurnstile(value: unknown): value is Turnstile {
  return typeof value === 'object' && value !== null && 'render' in value && 'remove' in value;
}

let loading: Promise<void> | null = null;

function loadScript(address: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const url = new URL(address);
    url.searchParams.set('render', 'explicit');
    script.src = url.href;
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      loading = null;
      script.remove();
      reject(new Error('the script could not be loaded'));
    });
    document.head.append(script);
  });
  return loading;
}

/** Loads the provider's script, once per page. Rejects if it can't be loaded. */
export async function loadCaptcha({ siteKey, scriptUrl }: CaptchaSettings): Promise<Render> {
  await loadScript(scriptUrl);
  const turnstile: unknown = Reflect.get(window, 'turnstile');
  if (!isTurnstile(turnstile)) throw new Error('the script is not the one that was expected');
  return (place, onToken, onFailure) => {
    const id = turnstile.render(place, {
      sitekey: siteKey,
      callback: onToken,
      'expired-callback': () => {
        onToken('');
      },
      'error-callback': () => {
        onToken('');
        onFailure();
      },
    });
    return {
      remove: () => {
        turnstile.remove(id);
      },
    };
  };
}
