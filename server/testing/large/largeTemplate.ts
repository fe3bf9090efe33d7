import pg from 'pg';
import { deriveRows } from '../deriveRows.ts';
import { filledTemplate } from '../filledTemplate.ts';
import { withoutTriggers } from '../withoutTriggers.ts';
import { FILLED, fillLarge } from './fillLarge.ts';
import { LARGE } from './large.ts';

const NAME = 'portal_large';
const UNFINISHED = `${NAME}_unfinished`;
/** The key of the lock that a worker holds while it builds the template. */
const BUILDING = 7_403_201;

/**
 * Returns the name of a template database with many rows. The first worker of the run that asks for it builds it, and
 * others wait meanwhile. A worker that is killed leaves no template with this name.
 */
export async function largeTemplate(clusterUrl: string): Promise<string> {
  await withClient(clusterUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [BUILDING]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME]);
    if (rowCount) return;
    await client.query(`drop database if exists ${UNFINISHED} with (force)`);
    await client.query(`create database ${UNFINISHED} template ${await filledTemplate(clusterUrl)}`);
    const url = new URL(clusterUrl);
    url.pathname = `/${UNFINISHED}`;
    await withClient(url.href, fill);
    await client.query(`alter database ${UNFINISHED} rename to ${NAME}`);
  });
  return NAME;
}

async function withClient(connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client): Promise<void> {
  const sql = async <Row>(text: string) => (await client.query(text)).rows as Row[];
  await withIndexesBuiltAfterwards(client, async () => {
    await withoutTriggers(sql, FILLED, () => fillLarge(client, LARGE));
    await sql('analyze');
    await deriveRows(client);
  });
  await sql('vacuum analyze');
}

/** An index of words is built several times as fast as it grows by one row after the other. */
async function withIndexesBuiltAfterwards(client: pg.Client, insertRows: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
     where a.amname = 'gin' and i.indrelid::regclass = any ($1::regclass[])`,
    [['search_entry', 'customer', 'department', 'event']],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await insertRows();
  for (const { definition } of rows) await client.query(definition);
}
