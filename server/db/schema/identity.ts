import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** People and organizations in the tables better-auth expects. Not bound to one organization. */
export const user = pgTable('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** The part of `name` that is the first name; null: its first word. */
  givenName: text('given_name'),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    token: text().notNull().unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    activeOrganizationId: text('active_organization_id'),
    /** Whether it started at the hosted provider. */
    hosted: boolean().notNull().default(false),
  },
  (table) => [index('session_user').on(table.userId)],
);

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('account_user').on(table.userId)],
);

export const verification = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

export const organization = pgTable('organization', {
  id: text().primaryKey(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  logo: text(),
  metadata: text(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const member = pgTable(
  'member',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text().notNull().default('member'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('member_organization_user').on(table.organizationId, table.userId),
    index('member_user').on(table.userId),
  ],
);

/** Invitations. Only a hash of the link's token is stored; an open one reserves a seat until it expires. */
export const invitation = pgTable(
  'invitation',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** Trimmed and in lower case. */
    email: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    role: text(),
    /** 'pending', 'accepted' or 'revoked'. */
    status: text().notNull().default('pending'),
    tokenHash: text('token_hash').unique(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    openedAt: instant('opened_at'),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('invitation_organization').on(table.organizationId),
    index('invitation_email').on(table.email),
    uniqueIndex('invitation_open')
      .on(table.organizationId, table.email)
      .where(sql`status = 'pending'`),
  ],
);

/**
 * Email domains claimed by organizations, read at sign-in before the organization is known.
 * A proven domain may require hosted sign-in.
 */
export const signInDomain = pgTable(
  'sign_in_domain',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** In lower case, the part after the @. */
    domain: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    provenAt: instant('proven_at'),
    required: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('sign_in_domain_claim').on(table.organizationId, table.domain),
    uniqueIndex('sign_in_domain_proven')
      .on(table.domain)
      .where(sql`proven_at is not null`),
  ],
);

/** Values the product generates for itself, such as the demo workspace's id; one row each. */
export const installation = pgTable('installation', { key: text().primaryKey(), value: text().notNull() });

export const twoFactor = pgTable(
  'two_factor',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Encrypted by the identity library, as are the backup codes. */
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** The 30-second step of the last code used: that code and older ones are rejected. */
    usedStep: integer('used_step'),
  },
  (table) => [index('two_factor_user').on(table.userId)],
);

export const passkey = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    createdAt: instant('created_at'),
    aaguid: text(),
  },
  (table) => [index('passkey_user').on(table.userId)],
);
