import pg from 'pg';

export interface FoundText {
  table: string;
  column: string;
  rows: number;
}

/**
 * Searches every column of every table for texts, as the database's owner, and so proves what an erasure has left.
 * Upper and lower case make no difference. Reads all tables once, so a large database takes minutes.
 */
export async function findText(ownerUrl: string, texts: readonly string[]): Promise<FoundText[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const patterns = texts.map((text) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
    const found: FoundText[] = [];
    for (const { table, columns } of await tablesWithText(client)) {
      const counts = columns.map(
        (column, i) => `count(*) filter (where lower(${client.escapeIdentifier(column)}::text) like any($1)) as "${i}"`,
      );
      const { rows } = await client.query<Record<string, string>>(`select ${counts.join(', ')} from ${table}`, [
        patterns,
      ]);
      found.push(...columns.flatMap((column, i) => countOf(table, column, Number(rows[0]![i]))));
    }
    return found;
  } finally {
    await client.end();
  }
}

const countOf = (table: string, column: string, rows: number): FoundText[] => (rows ? [{ table, column, rows }] : []);

/** The tables of the portal and of its job queue, with their columns that can hold text. */
async function tablesWithText(client: pg.Client): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select c.oid::regclass::text as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and c.relkind in ('r', 'p')
       and not c.relispartition
       and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
     group by c.oid order by 1`,
  );
  return rows;
}
