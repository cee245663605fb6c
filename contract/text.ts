import { z } from 'zod';
import { limits } from './limits.ts';

/** Control characters and lone surrogates, which a single-line text must not contain. */
const notOfALine = /[\p{Cc}\p{Cs}]/u;
/** The same for multi-line text, which allows line feeds and tabs. */
const notOfABlock = /[^\P{Cc}\n\t]|\p{Cs}/u;
/** Text of which nothing can be seen: spaces, joiners, fillers, marks of direction. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]+$/u;
/** Overrides of direction, which show letters in another order than they were typed. */
const overriding = /[\u202D\u202E]/u;
const directionMarks = /[\u202A\u202B\u202C\u2066-\u2069]/gu;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;
/** Values that match no record. */
const nobody = '-';
const nothing = '00000000-0000-0000-0000-000000000000';

export const isLine = (text: string): boolean => !notOfALine.test(text);
export const isBlock = (text: string): boolean => !notOfABlock.test(text);

const emptyIfUnseen = (text: string): string => (unseen.test(text) ? '' : text);

/** Single-line text, trimmed, empty if nothing can be seen; rejects line breaks and control characters. */
export function line(max: number, tooLong = `Use up to ${max} characters`) {
  return z
    .string()
    .trim()
    .overwrite(emptyIfUnseen)
    .max(max, tooLong)
    .refine(isLine, 'Remove line breaks and other control characters');
}

/** Multi-line text, trimmed, with line feeds only. */
export function block(max: number, tooLong = `Use up to ${max} characters`) {
  return z
    .string()
    .overwrite((text) => text.replaceAll(/\r\n?/gu, '\n'))
    .trim()
    .overwrite(emptyIfUnseen)
    .max(max, tooLong)
    .refine(isBlock, 'Remove control characters');
}

/** Content stored as received (a pasted transcript, a base64 file); readers must treat it as hostile. */
export function pasted(max?: number) {
  const any = z.string().refine(isPasted);
  return max === undefined ? any : any.max(max);
}
export const isPasted = (): boolean => true;

export const toRecordId = (id: string): string => (uuid.test(id) ? id : nothing);
export const toOutsideId = (id: string): string => (isLine(id) && id.length <= limits.text.id ? id : nobody);

/** Id of one of our records; text that isn't an id is treated like an unknown id. */
export function recordId() {
  return z.string().overwrite(toRecordId);
}

/** Id of a person, organization or external object, or a token: any format; impossible ids match nothing. */
export function outsideId() {
  return z.string().overwrite(toOutsideId);
}

const isAddress = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}\//iu;

/** Returns whether a name contains a URL that an email would link; 'Booking.com' counts as a name. */
export const carriesAddress = (name: string): boolean => isAddress.test(name);
export const addressInNameText = 'Use a name without a web address';

/** Returns whether a name turns the direction of text, or leaves open what turns a sentence of ours after it. */
function turnsText(name: string): boolean {
  let [embeddings, isolates] = [0, 0];
  for (const [mark] of name.matchAll(directionMarks)) {
    if (mark === '\u202C') embeddings = Math.max(0, embeddings - 1);
    else if (mark === '\u2069') isolates = Math.max(0, isolates - 1);
    else if (mark < '\u202C') embeddings += 1;
    else isolates += 1;
  }
  return overriding.test(name) || embeddings + isolates > 0;
}

/** Name that appears in lists and within our sentences. */
export function shownName(max: number, tooLong?: string) {
  const turned = 'Use a name without characters that turn the direction of text';
  return line(max, tooLong).refine((name) => !turnsText(name), turned);
}

/** Name of a person or company; it appears in emails to strangers. */
export function properName(max: number, tooLong?: string) {
  return shownName(max, tooLong).refine((name) => !carriesAddress(name), addressInNameText);
}

/** A point in time within the range that both people's calendars and the database support. */
export function instant() {
  return z.iso
    .datetime({ offset: true })
    .refine((text) => /^(19|2\d)\d\d-/u.test(text), 'Use a date from 1900 or later');
}
