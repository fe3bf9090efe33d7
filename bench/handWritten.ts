import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { sellClipCard } from './handWrittenPurchase.ts';
import { PURCHASE_PATH, statements } from './handWrittenStatements.ts';
import { claimsOf } from './viewers.ts';

const poolOf = (role: string) =>
  new pg.Pool({
    connectionString: process.env.BENCH_APP_URL,
    max: 10,
    options: `-c role=${role} -c app.employee_roles=*`,
  });
const pools = { portal_customer: poolOf('portal_customer'), portal_admin: poolOf('portal_admin') };

/** The hand-written server: answers each read with one prepared statement that builds the JSON in the database. */
createServer((request, response) => {
  answer(request, response).catch((error: unknown) => void response.writeHead(500).end(String(error)));
}).listen(Number(process.env.BENCH_PORT), '127.0.0.1');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const statement = statements[request.url ?? ''];
  if (!statement && request.url !== PURCHASE_PATH) return void response.writeHead(404).end();
  const claims = claimsOf(request.headers.authorization);
  const body = statement
    ? (await pools[claims.role].query({ ...statement, values: statement.values(claims) })).rows[0].body
    : await sellClipCard(claims, (await json(request)) as Parameters<typeof sellClipCard>[1]);
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}
