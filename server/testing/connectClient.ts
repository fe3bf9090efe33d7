import pg from 'pg';
import type { TestApp } from './createTestApp.ts';

/** Opens a connection with the portal's own login, outside of its pools. The test must end the connection. */
export async function connectClient({ config }: Pick<TestApp, 'config'>): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: config.databaseUrl });
  // The end of a connection that a test breaks on purpose must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
