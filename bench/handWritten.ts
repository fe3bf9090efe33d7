import { createServer } from 'node:http';
import pg from 'pg';
import { statements } from './handWrittenStatements.ts';
import { claimsOf } from './viewers.ts';

const poolOf = (role: string) =>
  new pg.Pool({ connectionString: process.env.BENCH_APP_URL, max: 10, options: `-c role=${role}` });
const pools = { portal_customer: poolOf('portal_customer'), portal_admin: poolOf('portal_admin') };

/** The hand-written server: answers each request with one prepared statement that builds the JSON in the database. */
createServer(async (request, response) => {
  const statement = statements[request.url ?? ''];
  if (!statement) return void response.writeHead(404).end();
  const claims = claimsOf(request.headers.authorization);
  const { name, text, values } = statement;
  const { rows } = await pools[claims.role].query({ name, text, values: values(claims) });
  response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0].body);
}).listen(Number(process.env.BENCH_PORT), '127.0.0.1');
