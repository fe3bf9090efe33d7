import pg from 'pg';

/** Runs one statement over a connection of its own, and returns the rows. */
export async function queryDatabase(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
