import { createServer, Packet } from 'dns2';

export interface NameServer {
  /** 'address:port', for DNS_SERVER. */
  address: string;
  /** Publishes TXT records under a name; [] removes them. */
  publish(name: string, texts: string[]): void;
  /** Stops responding from now on. */
  fallSilent(): void;
  close(): Promise<void>;
}

/** A real name server in this process, on UDP and TCP. */
export async function startNameServer(): Promise<NameServer> {
  const records = new Map<string, string[]>();
  let silent = false;
  const server = createServer({
    udp: true,
    tcp: true,
    handle(request, send) {
      if (silent) return;
      const response = Packet.createResponseFromRequest(request);
      const name = request.questions[0]?.name ?? '';
      for (const data of records.get(name.toLowerCase()) ?? []) {
        response.answers.push(Object.assign(new Packet.Resource(name, Packet.TYPE.TXT, Packet.CLASS.IN, 1), { data }));
      }
      if (!records.has(name.toLowerCase())) response.header.rcode = 3;
      void send(response);
    },
  });
  const { udp } = await server.listen({
    udp: { port: 0, address: '127.0.0.1' },
    tcp: { port: 0, address: '127.0.0.1' },
  });
  return {
    address: `127.0.0.1:${udp?.port ?? 0}`,
    publish(name, texts) {
      if (texts.length === 0) records.delete(name);
      else records.set(name, texts);
    },
    fallSilent: () => {
      silent = true;
    },
    close: () => server.close(),
  };
}
