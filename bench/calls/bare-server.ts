// A bare Node handler with `pg`, for bench/calls.bench.ts: reads and writes the same rows with nothing around them.
// `node bench/calls/bare-server.ts DATABASE_URL ORGANIZATION PREP SESSION`; prints its URL.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';

const [url = '', organization = '', prep = '', session = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 8 });

const list = `select p.id, p.first_name, p.last_name, p.company_name, p.company_domain, p.role_title, p.user_id,
  p.created_at, p.updated_at, p.status, p.meeting_at, u.name as rep_name
  from prep_sessions p left join "user" u on u.id = p.user_id
  where p.organization_id = $1 order by p.created_at desc`;
const one = `select p.*, u.name as rep_name from prep_sessions p left join "user" u on u.id = p.user_id
  where p.organization_id = $1 and p.id = $2`;
const sections = 'select * from prep_sections where organization_id = $1 and prep_id = $2';
const sources = `select id, kind, title, url, fetched_at from prep_sources
  where organization_id = $1 and prep_id = $2 order by fetched_at, id`;
const sessions = `select s.id, s.fields ->> 'sessionName' as session_name, s.fields ->> 'firstName' as first_name,
  s.fields ->> 'lastName' as last_name, s.fields ->> 'companyName' as company_name,
  s.fields ->> 'solutionName' as solution_name, s.fields ->> 'solutionId' as solution_id, s.user_id, s.created_at,
  s.updated_at, s.status, u.name as rep_name
  from discovery_sessions s left join "user" u on u.id = s.user_id
  where s.organization_id = $1 order by s.created_at desc`;
const oneSession = `select s.*, u.name as rep_name from discovery_sessions s left join "user" u on u.id = s.user_id
  where s.organization_id = $1 and s.id = $2`;
const insert = `insert into solutions (organization_id, name, description) values ($1, $2, $3)
  returning id, name, description, status, created_at, modified_at`;

async function bodyOf(request: IncomingMessage): Promise<{ name: string; description: string }> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as { name: string; description: string };
}

async function create(request: IncomingMessage): Promise<unknown> {
  const { name, description } = await bodyOf(request);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(insert, [organization, name, description]);
    await client.query('commit');
    return { solution: rows[0] as unknown };
  } finally {
    client.release();
  }
}

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.method === 'POST') return create(request);
  if (request.url === '/list') return { prepSessions: (await pool.query(list, [organization])).rows };
  if (request.url === '/sessions') return { sessions: (await pool.query(sessions, [organization])).rows };
  if (request.url === '/session') {
    const row = (await pool.query(oneSession, [organization, session])).rows[0] as unknown;
    return { status: 'success', data: row, session: row };
  }
  const [whole, parts, read] = await Promise.all(
    [one, sections, sources].map((text) => pool.query(text, [organization, prep])),
  );
  return { prepSession: { ...(whole?.rows[0] as object), sections: parts?.rows, sources: read?.rows } };
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
