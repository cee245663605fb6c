import { Resolver } from 'node:dns/promises';

/** Reads what the owner of a domain published in DNS. */
export interface DomainRecords {
  /** The TXT records of a name; none when there is no such name. Throws DomainRecordsError when nobody answered. */
  texts(name: string): Promise<string[]>;
}

export class DomainRecordsError extends Error {}

const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks `server` ('address:port'), or the machine's own resolvers; gives up after about 10 seconds. */
export function createDomainRecords(server: string | null): DomainRecords {
  return {
    async texts(name) {
      const resolver = new Resolver({ timeout: 3_000, tries: 2 });
      if (server !== null) resolver.setServers([server]);
      try {
        return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (absent.has(code)) return [];
        throw new DomainRecordsError(`the TXT records of ${name} could not be read (${code})`, { cause: error });
      }
    },
  };
}
