/** What is mailed to people about their own account: links that they asked for, and what happened to it. */
export type AccountMailKind = 'reset' | 'verification' | 'new-address' | 'known-address' | AccountNotice;

/** Told after the fact, so that whoever did not do it can act. */
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
