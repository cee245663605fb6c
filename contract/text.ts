import { z } from 'zod';
import { limits } from './limits.ts';

/** Control characters and halves of surrogate pairs, which no text of one line holds. */
const notOfALine = /[\p{Cc}\p{Cs}]/u;
/** The same of several lines, where line break and tab may stand. */
const notOfABlock = /[^\P{Cc}\n\t]|\p{Cs}/u;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;
/** What is never an id of anything. */
const nobody = '-';
const nothing = '00000000-0000-0000-0000-000000000000';

export const isLine = (text: string): boolean => !notOfALine.test(text);
export const isBlock = (text: string): boolean => !notOfABlock.test(text);

/** Text of one line as somebody typed it, trimmed; a call with anything else in it is refused with the field. */
export function line(max: number, tooLong = `Use up to ${max} characters`) {
  return z.string().trim().max(max, tooLong).refine(isLine, 'Remove line breaks and other control characters');
}

/** Text of several lines, trimmed; each line ends with a line feed alone. */
export function block(max: number, tooLong = `Use up to ${max} characters`) {
  return z
    .string()
    .overwrite((text) => text.replaceAll(/\r\n?/gu, '\n'))
    .trim()
    .max(max, tooLong)
    .refine(isBlock, 'Remove control characters');
}

/** Content that is kept as it came (a pasted transcript, a file as base64): whoever reads it takes it as hostile. */
export function pasted(max?: number) {
  const any = z.string().refine(isPasted);
  return max === undefined ? any : any.max(max);
}
export const isPasted = (): boolean => true;

export const toRecordId = (id: string): string => (uuid.test(id) ? id : nothing);
export const toOutsideId = (id: string): string => (isLine(id) && id.length <= limits.text.id ? id : nobody);

/** The id of a record of ours; text that is no id at all is answered like the id of nothing. */
export function recordId() {
  return z.string().overwrite(toRecordId);
}

/** The id of a person, an organization or an outside thing, a token: of any form, and nobody's where it cannot be one. */
export function outsideId() {
  return z.string().overwrite(toOutsideId);
}

const isAddress = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}\//iu;

/** Whether a name carries an address that a mail would lead to; 'Booking.com' is a name. */
export const carriesAddress = (name: string): boolean => isAddress.test(name);
export const addressInNameText = 'Use a name without a web address';

/** What a person or a company is called: it stands in mails to strangers. */
export function properName(max: number, tooLong?: string) {
  return line(max, tooLong).refine((name) => !carriesAddress(name), addressInNameText);
}

/** An instant within the years that a calendar of people and the database both know. */
export function instant() {
  return z.iso
    .datetime({ offset: true })
    .refine((text) => /^(19|2\d)\d\d-/u.test(text), 'Use a date from 1900 or later');
}
