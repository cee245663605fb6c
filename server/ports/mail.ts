/** What a mail says; made by the plain functions of features/mail/letters.view.ts. */
export interface Letter {
  subject: string;
  html: string;
  text: string;
}

export interface Message extends Letter {
  /** The same for every try, so that a receiver can tell a repeat. */
  key: string;
  to: string;
  /** Whose mail it is; null for a person's own account (reset, verification). */
  organizationId: string | null;
  link: string;
}

export interface Mail {
  /** False: nothing leaves this machine. */
  readonly sends: boolean;
  /** Rejects when the message was not taken; who asked tries again later. */
  deliver(message: Message): Promise<void>;
  close(): void;
}
