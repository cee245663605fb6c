import type { Mail, Message } from './mail.ts';

interface OutboxOptions {
  /** Stores an organization's message for its admins. */
  keep: (message: Message & { organizationId: string }) => Promise<void>;
  /** Shows the operator a message meant for one person. */
  print: (line: string) => void;
}

/** Used without SMTP: stores invitations in the database and prints account links only on the terminal. */
export function createOutboxMail({ keep, print }: OutboxOptions): Mail {
  return {
    sends: false,
    async deliver(message) {
      const { organizationId } = message;
      if (organizationId === null) print(`${message.subject} (${message.to}): ${message.link}\n`);
      else await keep({ ...message, organizationId });
    },
    close: () => {},
  };
}
