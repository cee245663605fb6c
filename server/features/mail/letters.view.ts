import { dayInWords } from '#contract/day-in-words.ts';
import { carriesAddress } from '#contract/text.ts';
import type { AccountNotice } from '#server/access/account-mail.ts';
import type { Letter } from '#server/ports/mail.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Removes line breaks, so that a name can't add lines to a header or text. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** Makes a name safe in an email to a stranger: breaks up names like Booking.com so they aren't linked, drops URLs. */
function nameOf(name: string, otherwise: string): string {
  return carriesAddress(name) ? otherwise : name.replace(/\.(?=[\p{L}\p{N}])/gu, '.\u200b');
}

interface Parts {
  subject: string;
  paragraphs: string[];
  button: string;
  link: string;
  footer: string;
  /** Shown below, line by line, as it is. */
  long?: string;
}

/** Renders every email: no images, no tracking, readable without HTML. */
function frame({ subject, paragraphs: given, button, link, footer, long = '' }: Parts): Letter {
  const paragraphs = given.map(oneLine);
  const address = escapeHtml(link);
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f7f5f0;color:#1c1b18;font:16px/1.5 Georgia,serif">
<div style="max-width:520px;margin:0 auto"><p style="margin:0 0 24px;font-weight:bold">Dealwright</p>${body}
<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;background:#1f5a43;color:#ffffff;text-decoration:none;border-radius:6px">${escapeHtml(button)}</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${address}</p>${long === '' ? '' : `<div style="white-space:pre-wrap;margin:24px 0 0">${escapeHtml(long)}</div>`}<p style="margin:24px 0 0;font-size:14px;color:#5c5a53">${escapeHtml(footer)}</p></div></body></html>`;
  return {
    subject: oneLine(subject),
    html,
    text: [...paragraphs, `${button}: ${link}`, ...(long === '' ? [] : [long]), footer].join('\n\n'),
  };
}

export function resetLetter({ name, link }: { name: string; link: string }): Letter {
  return frame({
    subject: 'Reset your Dealwright password',
    paragraphs: [
      `Hello ${nameOf(name, 'there')},`,
      'someone asked to reset the password of your account. The link works once, for one hour.',
    ],
    button: 'Choose a new password',
    link,
    footer: 'If this wasn’t you, do nothing. Your password stays the same.',
  });
}

export function verificationLetter({ name, link }: { name: string; link: string }): Letter {
  return frame({
    subject: 'Confirm your email address for Dealwright',
    paragraphs: [
      `Hello ${nameOf(name, 'there')},`,
      'please confirm that this address is yours. The link works for one day.',
    ],
    button: 'Confirm the address',
    link,
    footer: 'If you didn’t sign up for Dealwright, do nothing.',
  });
}

/** Sent to the new address of an existing account. */
export function newAddressLetter({ name, link }: { name: string; link: string }): Letter {
  return frame({
    subject: 'Confirm your new email address for Dealwright',
    paragraphs: [
      `Hello ${nameOf(name, 'there')},`,
      'please confirm that this address is yours. From then on you sign in with it. The link works for one day.',
    ],
    button: 'Confirm the address',
    link,
    footer: 'If you didn’t ask for this, do nothing. Your account keeps its address.',
  });
}

/** Sent when someone signs up with an address that has an account; the page reveals nothing. */
export function knownAddressLetter({ name, link }: { name: string; link: string }): Letter {
  return frame({
    subject: 'You already have a Dealwright account',
    paragraphs: [
      `Hello ${nameOf(name, 'there')},`,
      'someone tried to sign up with this email address. It already has an account, so nothing was changed.',
      'Sign in instead. If you forgot your password, choose a new one on the sign-in page.',
    ],
    button: 'Sign in',
    link,
    footer: 'If you didn’t try to sign up, do nothing.',
  });
}

const noticeTexts: Record<AccountNotice, { subject: string; what: string }> = {
  'new-device': {
    subject: 'New sign-in to your Dealwright account',
    what: 'someone signed in to your account on a device or browser we hadn’t seen before.',
  },
  'password-changed': {
    subject: 'Your Dealwright password was changed',
    what: 'the password of your account was changed. All other devices were signed out.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your Dealwright account',
    what: 'a passkey was added to your account. It can be used to sign in.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Dealwright account',
    what: 'a passkey was removed from your account. It can no longer be used to sign in.',
  },
  'second-factor-on': {
    subject: 'Two-factor authentication is on for Dealwright',
    what: 'two-factor authentication was turned on for your account.',
  },
  'second-factor-off': {
    subject: 'Two-factor authentication is off for Dealwright',
    what: 'two-factor authentication was turned off for your account. Your password is now enough to sign in.',
  },
  'address-asked': {
    subject: 'A new email address was entered for your Dealwright account',
    what: 'someone who is signed in asked to move your account to another email address. Your account keeps this one until the new one is confirmed.',
  },
  'address-changed': {
    subject: 'Your Dealwright email address was changed',
    what: 'your account has a new email address. You can no longer sign in with this one.',
  },
};

/** Reports what happened to an account at time `at`. */
export function noticeLetter(
  kind: AccountNotice,
  { name, link, at }: { name: string; link: string; at: Date },
): Letter {
  const { subject, what } = noticeTexts[kind];
  const when = at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return frame({
    subject,
    paragraphs: [`Hello ${nameOf(name, 'there')},`, what, `Time: ${when} UTC.`],
    button: 'Review your sign-ins',
    link,
    footer: 'If this was you, do nothing. If not, change your password now and sign out everywhere else.',
  });
}

/** `role` as shown to people: 'admin' or 'member'. */
export function invitationLetter({
  organizationName,
  inviterName,
  role,
  link,
  expiresAt,
}: {
  organizationName: string;
  inviterName: string;
  role: 'admin' | 'member';
  link: string;
  expiresAt: Date;
}): Letter {
  const inviter = nameOf(inviterName, 'Somebody');
  const organization = nameOf(organizationName, 'an organization');
  const until = dayInWords(expiresAt);
  return frame({
    subject: `${inviter} invites you to ${organization} on Dealwright`,
    paragraphs: [
      `${inviter} invites you to join ${organization} on Dealwright as ${role === 'admin' ? 'an admin' : 'a member'}.`,
      'Dealwright prepares sales meetings, coaches the call and writes the proposal.',
      `Only you can use this invitation. It expires on ${until}.`,
    ],
    button: 'Accept the invitation',
    link,
    footer: 'If you don’t know the sender, do nothing.',
  });
}

/** `unpaidEnd`: when the plan ends without a payment; null if the provider doesn't say. */
export function pastDueLetter({
  name,
  organizationName,
  link,
  unpaidEnd,
}: {
  name: string;
  organizationName: string;
  link: string;
  unpaidEnd: Date | null;
}): Letter {
  const organization = nameOf(organizationName, 'your organization');
  const day = unpaidEnd === null ? undefined : dayInWords(unpaidEnd);
  return frame({
    subject: `A payment for ${organization} on Dealwright failed`,
    paragraphs: [
      `Hello ${nameOf(name, 'there')},`,
      `the last payment for the plan of ${organization} failed. You can use everything while we try again.`,
      day === undefined
        ? 'Without a payment, the plan ends. You can always read what you’ve made.'
        : `Without a payment, the plan ends on ${day}. You can always read what you’ve made.`,
    ],
    button: 'Check the payment',
    link,
    footer: 'You’re getting this because you’re an admin of the organization.',
  });
}

/** `text` is the whole brief as plain text. */
export function briefLetter({
  companyName,
  personName,
  text,
  link,
}: {
  companyName: string;
  personName: string;
  text: string;
  link: string;
}): Letter {
  return frame({
    subject: `Brief: ${companyName}`,
    paragraphs: [
      `Here is your brief on ${companyName}${personName === '' ? '' : `, for the meeting with ${personName}`}, as it is now.`,
    ],
    button: 'Open the brief',
    link,
    long: text,
    footer: 'You asked for this email in Dealwright. It went only to you.',
  });
}

/** `told`: what happened, in our words; `text`: a stranger's words, omitted if they contain a URL. */
export function buyerLetter({
  name,
  companyName,
  told,
  text,
  link,
}: {
  name: string;
  companyName: string;
  told: string;
  text: string;
  link: string;
}): Letter {
  const company = nameOf(companyName, 'your buyer');
  const hidden = text.split(/\s+/u).some(carriesAddress);
  return frame({
    subject: `Proposal for ${company || 'your buyer'}: ${told}`,
    paragraphs: [
      `Hello ${nameOf(name, 'there')},`,
      `${told}.`,
      ...(hidden ? ['Their text contains a web address, so you can read it only in Dealwright.'] : []),
    ],
    button: 'Open the proposal',
    link,
    long: hidden ? '' : text.replace(/\.(?=[\p{L}\p{N}])/gu, '.\u200b'),
    footer: 'Anyone with the link to the proposal can send such a message. The name is as they typed it.',
  });
}

/** Sent to a buyer, whose email is only what they typed: what carries a web address is read on the page alone. */
export function replyLetter({ by, text, link }: { by: string; text: string; link: string }): Letter {
  const name = nameOf(by, 'The sender') || 'The sender';
  const hidden = text.split(/\s+/u).some(carriesAddress);
  return frame({
    subject: 'Your question about a proposal was answered',
    paragraphs: [
      'Hello,',
      `${name} answered the question that you asked on the page of a proposal.`,
      ...(hidden ? ['The answer contains a web address, so you can read it only on the page.'] : []),
    ],
    button: 'Open the proposal',
    link,
    long: hidden ? '' : text.replace(/\.(?=[\p{L}\p{N}])/gu, '.\u200b'),
    footer: 'You get this because someone gave this address on the page. If that wasn’t you, do nothing.',
  });
}

/** Reports that a webhook was disabled because deliveries kept failing. */
export function webhookLetter({
  name,
  webhook,
  reason,
  link,
}: {
  name: string;
  webhook: string;
  reason: string;
  link: string;
}): Letter {
  return frame({
    subject: 'We turned off a webhook',
    paragraphs: [
      `Hello ${nameOf(name, 'there')},`,
      `we turned off the webhook “${nameOf(webhook, 'webhook')}” that you created. It gets no more events. ${reason.split(/\s+/u).some(carriesAddress) ? 'Its log says why.' : reason}`,
      'Its log shows what wasn’t delivered. Once its address works, turn it on and resend that.',
    ],
    button: 'Open webhooks',
    link,
    footer: 'You’re getting this email because you created the webhook.',
  });
}

/** `told`: what happened, in our words; `text`: a colleague's comment. */
export function approvalLetter(of: {
  name: string;
  companyName: string;
  told: string;
  text: string;
  link: string;
}): Letter {
  return frame({
    subject: `Proposal for ${nameOf(of.companyName, 'a prospect') || 'a prospect'}: ${of.told}`,
    paragraphs: [`Hello ${nameOf(of.name, 'there')},`, `${of.told}.`],
    button: 'Open the proposal',
    link: of.link,
    long: of.text,
    footer:
      'Your organization sends proposals only after an admin approves them. An admin can change that in Dealwright.',
  });
}
