import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Every message as received, with quoted-printable decoded. */
  received: { to: string; source: string }[];
  /** Rejects the next `count` messages with a temporary error. */
  refuse(count: number): void;
  /** Waits for a message to that address; returns its text. */
  waitFor(to: string, pattern: RegExp): Promise<string>;
  close(): Promise<void>;
}

function readable(source: string): string {
  return source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** A real SMTP server in this process. */
export async function startMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        refusals -= 1;
        if (refusals >= 0) {
          done(Object.assign(new Error('try again later'), { responseCode: 451 }));
          return;
        }
        received.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          source: readable(Buffer.concat(pieces).toString('utf8')),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (count) => {
      refusals = count;
    },
    async waitFor(to, pattern) {
      const end = Date.now() + 60_000;
      for (;;) {
        const found = received.find((mail) => mail.to === to && pattern.test(mail.source));
        if (found !== undefined) return found.source;
        if (Date.now() > end)
          throw new Error(`no mail to ${to} that matches ${pattern}; there are ${received.length} mails`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
