/** Emails to people about their own account: links they requested, and security notices. */
export type AccountMailKind = 'reset' | 'verification' | 'new-address' | 'known-address' | AccountNotice;

/** Sent after the event, so that a person who did not do it can react. */
export const accountNotices = [
  'new-device',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'second-factor-on',
  'second-factor-off',
  'address-asked',
  'address-changed',
] as const;
export type AccountNotice = (typeof accountNotices)[number];

export interface AccountMail {
  kind: AccountMailKind;
  to: string;
  name: string;
  link: string;
}
