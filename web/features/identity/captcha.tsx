import { useEffect, useRef, useState } from 'react';
import { loadCaptcha } from '#web/lib/captcha.ts';
import type { CaptchaSettings } from '#web/lib/captcha.ts';

/** Checks that a person signs up; loads nothing without a key. `onToken('')`: no token yet, or it expired. */
export function Captcha({ settings, onToken }: { settings: CaptchaSettings; onToken: (token: string) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let widget: { remove: () => void } | null = null;
    let left = false;
    const fail = () => {
      if (!left) setFailed(true);
    };
    loadCaptcha(settings).then((render) => {
      if (!left && place.current) widget = render(place.current, onToken, fail);
    }, fail);
    return () => {
      left = true;
      widget?.remove();
    };
  }, [settings, onToken]);
  return (
    <div>
      <div ref={place} />
      {failed && (
        <p role="alert" className="text-sm font-medium text-red">
          The check that you’re a person couldn’t be loaded. Allow its script in your browser, or reload the page. What
          you typed stays until you reload.
        </p>
      )}
    </div>
  );
}
