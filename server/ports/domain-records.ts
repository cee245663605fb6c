import { Resolver } from 'node:dns/promises';

/** Reads DNS records published by a domain's owner. */
export interface DomainRecords {
  /**
   * Returns the TXT records of a name, or [] if the name doesn't exist.
   * Throws DomainRecordsError if no resolver responds.
   */
  texts(name: string): Promise<string[]>;
}

export class DomainRecordsError extends Error {}

const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** Queries `server` ('address:port') or the machine's resolvers; times out after about 10 seconds. */
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
