import pg from 'pg';

/**
 * A pool whose broken connections are replaced and end nothing. pg reports a drop by the server as an 'error' event, on the
 * pool for an idle connection and on the connection itself while somebody has it; without a listener either ends the process.
 */
export function guardedPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
