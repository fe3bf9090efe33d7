import pg from 'pg';
import { loginUrl } from '../platform/db/embeddedDatabase.ts';
import { Jobs } from '../platform/jobs/Jobs.ts';
import { jobsOf } from '../platform/room.ts';
import { createLogger, standardOutput } from '../platform/telemetry/logger.ts';
import { rooms } from '../rooms.ts';
import { CLUSTER_PASSWORD, LOGIN, OWNER, TEMPLATE } from './cluster.ts';

const FILLED_TEMPLATE = `${TEMPLATE}_filled`;
const UNFINISHED = `${TEMPLATE}_unfinished`;

let filled: Promise<string> | undefined;

/**
 * Returns the name of the template that has the queues of all jobs. The first worker of a run creates it, because the
 * workers have loaded the rooms anyway, which takes the process that starts them seconds.
 */
export const filledTemplate = (clusterUrl: string): Promise<string> => (filled ??= createOnce(clusterUrl));

async function createOnce(clusterUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    // Held until the end, so that the other workers wait and then find the template.
    await client.query('select pg_advisory_lock(72616, 2)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [FILLED_TEMPLATE]);
    if (rowCount) return FILLED_TEMPLATE;
    await client.query(`drop database if exists ${UNFINISHED}`);
    await client.query(`create database ${UNFINISHED} owner ${OWNER} template ${TEMPLATE}`);
    await storeQueues(loginUrl(clusterUrl, LOGIN, CLUSTER_PASSWORD, UNFINISHED));
    // Nobody can connect to the template by its final name before it is complete: a database with connections cannot be
    // copied.
    await client.query(`alter database ${UNFINISHED} rename to ${FILLED_TEMPLATE}`);
    return FILLED_TEMPLATE;
  } finally {
    await client.end();
  }
}

async function storeQueues(databaseUrl: string): Promise<void> {
  const jobs = new Jobs(databaseUrl, {
    definitions: jobsOf(rooms),
    log: createLogger('silent', standardOutput),
    metrics: { countJob: () => undefined },
    run: false,
  });
  await jobs.storeQueues();
  await jobs.stop();
}
