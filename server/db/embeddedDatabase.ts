import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded.ts';
import { migrateDatabase } from './migrate.ts';

const OWNER = 'portal_owner';
const LOGIN = 'portal_app';

export interface PreparedDatabase {
  databaseUrl: string;
  migrationDatabaseUrl: string;
  jwtSecret: string;
  encryptionKeys: string;
  /** Ours alone, so that demo data may go into it. */
  embedded: boolean;
  stop(): Promise<void>;
  /** Runs a step of the start-up again if the server ended during it; by then the server has been started again. */
  repeatIfItEnds<T>(step: () => Promise<T>): Promise<T>;
}

/** The demo's own PostgreSQL, with the same three kinds of roles as in production: owner, plain login, named roles. */
export async function startEmbeddedDatabase(dataDir: string, log: (line: string) => void): Promise<PreparedDatabase> {
  const server = await startEmbeddedPostgres({ dataDir, log, supervised: true });
  try {
    const secrets = keptSecrets(dataDir);
    const migrationDatabaseUrl = loginUrl(server.superuserUrl, OWNER, secrets.owner, 'portal');
    const repeatIfItEnds = <T>(step: () => Promise<T>) => repeatIfServerEnds(server, step);
    await repeatIfItEnds(async () => {
      await prepareRoles(server.superuserUrl, 'portal', secrets);
      await migrateDatabase(migrationDatabaseUrl, LOGIN);
    });
    return {
      databaseUrl: loginUrl(server.superuserUrl, LOGIN, secrets.login, 'portal'),
      migrationDatabaseUrl,
      embedded: true,
      jwtSecret: secrets.jwt,
      encryptionKeys: secrets.encryption,
      repeatIfItEnds,
      stop: () => server.stop(),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** A lost connection is often noticed before the end of the server that caused it. */
const NOTICE_MS = 1_000;

async function repeatIfServerEnds<T>(server: EmbeddedPostgres, step: () => Promise<T>): Promise<T> {
  for (;;) {
    const endsBefore = server.unexpectedEnds();
    try {
      return await step();
    } catch (error) {
      await wait(NOTICE_MS);
      if (server.unexpectedEnds() === endsBefore) throw error;
      await server.untilRunning();
    }
  }
}

/** Owner and login, and a database that the owner owns. */
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

/** Made once; one that a later version needs is added to those of an older folder. */
function keptSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Secrets>) : {};
  mkdirSync(dataDir, { recursive: true });
  const secret = () => randomBytes(32).toString('base64url');
  const secrets = {
    owner: secret(),
    login: secret(),
    jwt: secret(),
    encryption: `demo:${randomBytes(32).toString('base64')}`,
    ...kept,
  };
  writeFileSync(path, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
