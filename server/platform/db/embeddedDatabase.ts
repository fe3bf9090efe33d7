import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded.ts';
import { migrateDatabase } from './migrate.ts';

const OWNER = 'portal_owner';
const LOGIN = 'portal_app';

/** A migrated database that is ready for the portal, with the secrets that belong to it. */
export interface PreparedDatabase {
  databaseUrl: string;
  migrationDatabaseUrl: string;
  jwtSecret: string;
  encryptionKeys: string;
  /** True for the demo's own server; only such a database may get demo data. */
  isEmbedded: boolean;
  stop(): Promise<void>;
  /** Runs a step of the start-up, and again if the server ended during the step; the server has restarted by then. */
  retryIfServerEnds<T>(step: () => Promise<T>): Promise<T>;
}

/**
 * Starts the demo's own PostgreSQL in the data folder and migrates it. It has the same three kinds of roles as
 * production: the owner, the plain login of the portal, and the named roles. The server is stopped again if the
 * preparation fails.
 */
export async function startEmbeddedDatabase(dataDir: string, log: (line: string) => void): Promise<PreparedDatabase> {
  const server = await startEmbeddedPostgres({ dataDir, log, isSupervised: true });
  try {
    const secrets = readOrCreateSecrets(dataDir);
    const migrationDatabaseUrl = loginUrl(server.superuserUrl, OWNER, secrets.owner, 'portal');
    const retryIfServerEnds = <T>(step: () => Promise<T>) => retryStepIfServerEnds(server, step);
    await retryIfServerEnds(async () => {
      await prepareRoles(server.superuserUrl, 'portal', secrets);
      await migrateDatabase(migrationDatabaseUrl, LOGIN);
    });
    return {
      databaseUrl: loginUrl(server.superuserUrl, LOGIN, secrets.login, 'portal'),
      migrationDatabaseUrl,
      isEmbedded: true,
      jwtSecret: secrets.jwt,
      encryptionKeys: secrets.encryption,
      retryIfServerEnds,
      stop: () => server.stop(),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * The wait after an error until the exit of the server is known: a lost connection is often reported before the exit.
 */
const EXIT_REPORT_MS = 1_000;

async function retryStepIfServerEnds<T>(server: EmbeddedPostgres, step: () => Promise<T>): Promise<T> {
  for (;;) {
    const endsBefore = server.unexpectedEnds();
    try {
      return await step();
    } catch (error) {
      await wait(EXIT_REPORT_MS);
      if (server.unexpectedEnds() === endsBefore) throw error;
      await server.untilRunning();
    }
  }
}

/**
 * Creates the owner, the plain login and the database of the owner, as far as they do not exist, and sets both
 * passwords.
 */
export async function prepareRoles(
  superuserUrl: string,
  database: string,
  passwords: { owner: string; login: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    for (const [role, rights, password] of [
      [OWNER, 'createrole', passwords.owner],
      [LOGIN, 'noinherit', passwords.login],
    ] as const) {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      if (!rowCount) await client.query(`create role ${role} login ${rights}`);
      await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
    }
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}

/** The superuser's connection URL with another user, password and database. */
export function loginUrl(superuserUrl: string, user: string, password: string, database: string): string {
  const url = new URL(superuserUrl);
  url.username = user;
  url.password = password;
  url.pathname = `/${database}`;
  return url.href;
}

interface Secrets {
  owner: string;
  login: string;
  jwt: string;
  encryption: string;
}

/** Secrets are generated once. A secret that a later version needs is added to the file of an older data folder. */
function readOrCreateSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const storedSecrets = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Secrets>) : {};
  mkdirSync(dataDir, { recursive: true });
  const secret = () => randomBytes(32).toString('base64url');
  const secrets = {
    owner: secret(),
    login: secret(),
    jwt: secret(),
    encryption: `demo:${randomBytes(32).toString('base64')}`,
    ...storedSecrets,
  };
  writeFileSync(path, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
