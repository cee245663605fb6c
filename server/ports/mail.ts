/** Content of an email, built by the pure functions of features/mail/letters.view.ts. */
export interface Letter {
  subject: string;
  html: string;
  text: string;
}

export interface Message extends Letter {
  /** The same for every attempt, so that a receiver can detect a repeat. */
  key: string;
  to: string;
  /** The organization the email belongs to; null for account emails (reset, verification). */
  organizationId: string | null;
  link: string;
}

export interface Mail {
  /** False if no email leaves this machine. */
  readonly sends: boolean;
  /** Rejects if the message was not accepted; the caller retries later. */
  deliver(message: Message): Promise<void>;
  close(): void;
}
