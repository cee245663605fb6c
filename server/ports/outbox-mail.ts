import type { Mail, Message } from './mail.ts';

interface OutboxOptions {
  /** Keeps an organization's message for its admins. */
  keep: (message: Message & { organizationId: string }) => Promise<void>;
  /** Shows the operator what belongs to one person alone. */
  print: (line: string) => void;
}

/** Without SMTP: invitations into the database, links to one's own account to the terminal and to nobody else. */
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
