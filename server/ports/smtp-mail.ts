import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

const timeLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends email by SMTP; `url` is smtp://user:password@host:587 or smtps://…, `from` the displayed sender. */
export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeLimits,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    sends: true,
    async deliver({ key, to, subject, html, text }) {
      const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`;
      await transport.sendMail({ from, to: { name: '', address: to }, subject, html, text, messageId });
    },
    close: () => transport.close(),
  };
}
