import { z } from 'zod';
import { roleSchema, type Role } from './identity.ts';
import { limits } from './limits.ts';
import { line, properName } from './text.ts';

/** Returns the schema of a row from the record store: id, fields by stored name, creation time (ISO 8601). */
export function storedRecord<T extends z.ZodType>(fields: T) {
  return z.object({ id: z.string(), fields, createdTime: z.string() });
}

/** Storage says Admin or User, the API says org:admin or org:member (decision A131). */
const storedRoles = { 'org:admin': 'Admin', 'org:member': 'User' } as const satisfies Record<Role, string>;

export function readStoredRole(stored: string): Role {
  return stored === storedRoles['org:admin'] ? 'org:admin' : 'org:member';
}

export const userRecordSchema = z.object({
  userId: z.string(),
  email: z.string(),
  role: roleSchema,
  status: z.string().default('active'),
  firstName: z.string(),
  lastName: z.string(),
  calendarBookingUrl: z.string(),
});
export type UserRecord = z.infer<typeof userRecordSchema>;

/** Domain name -> stored name; the only mapping between the two. */
export const userFieldNames = {
  userId: 'Client UserID',
  email: 'Email Address',
  role: 'role',
  status: 'Status',
  firstName: 'First Name',
  lastName: 'Last Name',
  calendarBookingUrl: 'CalendarBookingUrl',
} as const satisfies Record<keyof UserRecord, string>;

export const storedUserFields = z.object({
  'Client UserID': z.string(),
  'Email Address': z.string(),
  role: z.enum([storedRoles['org:admin'], storedRoles['org:member']]),
  Status: z.string(),
  'First Name': z.string(),
  'Last Name': z.string(),
  CalendarBookingUrl: z.string(),
});
export type StoredUserFields = z.infer<typeof storedUserFields>;

export function toStoredUser(user: UserRecord): StoredUserFields {
  return {
    'Client UserID': user.userId,
    'Email Address': user.email,
    role: storedRoles[user.role],
    Status: user.status,
    'First Name': user.firstName,
    'Last Name': user.lastName,
    CalendarBookingUrl: user.calendarBookingUrl,
  };
}

export function fromStoredUser(fields: StoredUserFields): UserRecord {
  return {
    userId: fields['Client UserID'],
    email: fields['Email Address'],
    role: readStoredRole(fields.role),
    status: fields.Status,
    firstName: fields['First Name'],
    lastName: fields['Last Name'],
    calendarBookingUrl: fields.CalendarBookingUrl,
  };
}

const name = properName(limits.text.personName, 'Use up to 100 characters');
const bookingUrl = line(limits.text.address, 'Use up to 2048 characters').refine(
  (value) => value === '' || (URL.canParse(value) && new URL(value).protocol === 'https:'),
  'The calendar booking URL must begin with https://',
);

/** Editable fields of a user record, by stored name; only the server writes the rest (decision A121). */
export const userChangeSchema = z.strictObject(
  {
    [userFieldNames.firstName]: name.optional(),
    [userFieldNames.lastName]: name.optional(),
    [userFieldNames.calendarBookingUrl]: bookingUrl.optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `These fields can’t be changed: ${issue.keys.join(', ')}` : undefined,
  },
);
