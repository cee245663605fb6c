import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/open-database.ts';
import { member, session, signInDomain, user } from '#server/db/schema/identity.ts';
import type { TenantContext } from '#server/platform/context.ts';

export type DomainRow = typeof signInDomain.$inferSelect;

const isOf = (domain: string) => sql`lower(substring(${user.email} from '@([^@]+)$')) = ${domain}`;

function domains(db: Db, organizationId: string) {
  const own = eq(signInDomain.organizationId, organizationId);
  const first = async (rows: Promise<DomainRow[]>): Promise<DomainRow | null> => (await rows)[0] ?? null;
  const of = (id: string) => and(own, eq(signInDomain.id, id));
  return {
    list: () => db.select().from(signInDomain).where(own).orderBy(asc(signInDomain.createdAt), asc(signInDomain.id)),
    find: (id: string) => first(db.select().from(signInDomain).where(of(id)).execute()),
    /** Returns an existing claim unchanged. */
    async claim(domain: string): Promise<{ row: DomainRow | null; made: boolean }> {
      const row = await first(
        db
          .insert(signInDomain)
          .values({ id: randomUUID(), organizationId, domain })
          .onConflictDoNothing()
          .returning()
          .execute(),
      );
      if (row !== null) return { row, made: true };
      return {
        row: await first(
          db
            .select()
            .from(signInDomain)
            .where(and(own, eq(signInDomain.domain, domain)))
            .execute(),
        ),
        made: false,
      };
    },
    change: (id: string, set: Partial<Pick<DomainRow, 'provenAt' | 'required'>>) =>
      first(db.update(signInDomain).set(set).where(of(id)).returning().execute()),
    remove: (id: string) => first(db.delete(signInDomain).where(of(id)).returning().execute()),
    /** Returns which other organization proved the domain; the caller must hold its lock. */
    async holder(domain: string): Promise<string | null> {
      const [row] = await db
        .select({ organizationId: signInDomain.organizationId })
        .from(signInDomain)
        .where(
          and(
            eq(signInDomain.domain, domain),
            ne(signInDomain.organizationId, organizationId),
            sql`${signInDomain.provenAt} is not null`,
          ),
        );
      return row?.organizationId ?? null;
    },
    /** Locks the domain until the transaction ends. */
    lock: (domain: string) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${domain}, 3))`),
    /** Removes the proof of an organization whose record is gone. */
    takeFrom: (holderId: string, domain: string) =>
      db
        .update(signInDomain)
        .set({ provenAt: null, required: false })
        .where(and(eq(signInDomain.organizationId, holderId), eq(signInDomain.domain, domain))),
    /** Ends sessions of the domain's addresses that did not start at the hosted provider. */
    async endOtherSignIns(domain: string): Promise<number> {
      const people = db.select({ id: user.id }).from(user).where(isOf(domain));
      return (
        await db
          .delete(session)
          .where(and(eq(session.hosted, false), sql`${session.userId} in ${people}`))
          .returning({ id: session.id })
      ).length;
    },
    /** Returns members with an unconfirmed address of the domain. */
    async unconfirmed(domain: string): Promise<string[]> {
      const rows = await db
        .select({ email: user.email })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(and(eq(member.organizationId, organizationId), eq(user.emailVerified, false), isOf(domain)))
        .orderBy(asc(user.email));
      return rows.map(({ email }) => email);
    },
  };
}

export type Domains = ReturnType<typeof domains>;

/** Email domains of one organization, in one transaction. */
export function signInDomainStore({ services, organizationId }: Pick<TenantContext, 'services' | 'organizationId'>) {
  return <T>(work: (domains: Domains) => Promise<T>): Promise<T> =>
    services.database.withIdentity(organizationId, (db) => work(domains(db, organizationId)));
}
