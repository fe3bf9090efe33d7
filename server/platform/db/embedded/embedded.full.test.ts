import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { postgresAccount } from './account.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts';
import { clusterFolder, nativeFolder } from './folders.ts';
import { startServer } from './postgresServer.ts';
import { processIdentity, waitUntilGone } from './process.ts';

/** How long a test waits for a process to end; no test depends on how soon it does. */
const GONE_LIMIT_MS = 20_000;
const account = postgresAccount();
const children: ChildProcess[] = [];
let folder: string;
let dataDir: string;
let running: EmbeddedPostgres[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-embedded-')));
  chmodSync(folder, 0o755);
  dataDir = join(folder, '.data');
  mkdirSync(dataDir);
});

afterEach(async () => {
  for (const child of children
    .splice(0)
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    const exited = once(child, 'exit');
    child.kill('SIGINT');
    await exited;
  }
  for (const server of running.splice(0)) await server.stop();
  for (const path of [...separateClusters(), folder])
    rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

describe('an embedded server', () => {
  test('is a PostgreSQL 18 that sorts by code point by default, and by Danish rules on request', async () => {
    const { superuserUrl } = await start();
    const [row] = await query<{ version: string; ids: string[]; names: string[] }>(
      superuserUrl,
      `
      select current_setting('server_version') as version, array_agg(word order by word) as ids,
        array_agg(word order by word collate "da-DK-x-icu") as names
      from unnest(array['aab', 'åben', 'zebra', 'ab']) as t(word)`,
    );
    expect(row?.version).toMatch(/^18\./);
    expect(row).toMatchObject({ ids: ['aab', 'ab', 'zebra', 'åben'], names: ['ab', 'zebra', 'aab', 'åben'] });
  });

  test('requires a password and listens on this machine alone', async () => {
    const { superuserUrl, port } = await start();
    const wrong = new URL(superuserUrl);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    const [row] = await query<{ addresses: string }>(
      superuserUrl,
      `select current_setting('listen_addresses') as addresses`,
    );
    expect(row?.addresses).toBe('127.0.0.1');
    expect(new URL(superuserUrl).port).toBe(String(port));
  });

  test('stops while a client is connected, and keeps its data for the next start', async () => {
    const first = await start();
    await storeWord(first, 'kept');
    const client = new pg.Client({ connectionString: first.superuserUrl });
    client.on('error', () => undefined);
    await client.connect();
    await first.stop();
    expect(readFileSync(join(dirname(cluster()), 'postgres.log'), 'utf8')).toMatch(/received fast shutdown request/);
    await expect(query(first.superuserUrl, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    expect(await storedWords(await start())).toEqual(['kept']);
  });

  test('answers the last query and then stops cleanly when Ctrl+C interrupts the whole process group', async () => {
    const portal = await startPortalProcess(`
      import pg from 'pg';
      lastWork = async () => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        const client = new pg.Client({ connectionString: server.superuserUrl });
        await client.connect();
        await client.end();
      };`);
    const server = serverPid();
    const identity = processIdentity(server)!;
    process.kill(-portal.pid!, 'SIGINT');
    const [code] = (await once(portal, 'exit')) as [number];
    expect(code).toBe(0);
    expect(await waitUntilGone(server, identity, GONE_LIMIT_MS)).toBe(true);
    expect(readFileSync(join(dirname(cluster()), 'postgres.log'), 'utf8')).toMatch(
      /received fast shutdown request[^]*database system is shut down\n$/,
    );
  });
});

describe('a supervised server', () => {
  test('is started again on the same port after each kill, with all committed data', async () => {
    const server = await start(undefined, { isSupervised: true });
    await storeWord(server, 'kept');
    for (const ends of [1, 2]) {
      const killed = serverPid();
      const identity = processIdentity(killed)!;
      process.kill(killed, 'SIGKILL');
      expect(await waitUntilGone(killed, identity, GONE_LIMIT_MS)).toBe(true);
      while (server.unexpectedEnds() < ends) await wait(10);
      await server.untilRunning();
      expect(await storedWords(server)).toEqual(['kept']);
    }
  });

  test('stays stopped, even when it is stopped during a restart', async () => {
    const server = await start(undefined, { isSupervised: true });
    process.kill(serverPid(), 'SIGKILL');
    while (!server.unexpectedEnds()) await wait(10);
    await server.stop();
    await expect(query(server.superuserUrl, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    expect(existsSync(join(dataDir, 'portal.lock'))).toBe(false);
  });
});

describe('after a portal was killed', () => {
  test('its server stops by itself', async () => {
    const portal = await startPortalProcess();
    const server = serverPid();
    const identity = processIdentity(server)!;
    portal.kill('SIGKILL');
    expect(await waitUntilGone(server, identity, GONE_LIMIT_MS)).toBe(true);
  });

  test('committed data is kept, even when the server was killed at the same moment', async () => {
    const portal = await startPortalProcess(`
      import pg from 'pg';
      const client = new pg.Client({ connectionString: server.superuserUrl });
      await client.connect();
      await client.query("create table kept (word text); insert into kept values ('survived')");`);
    const server = serverPid();
    portal.kill('SIGKILL');
    process.kill(server, 'SIGKILL');
    await once(portal, 'exit');
    expect(await storedWords(await start())).toEqual(['survived']);
  });

  test('a server that is still running is stopped before a new one starts', async () => {
    const first = await start();
    await storeWord(first, 'kept');
    await first.stop();
    const orphan = await startServer({
      native: await nativeFolder(account),
      cluster: cluster(),
      account,
      isDurable: true,
      password: new URL(first.superuserUrl).password,
    });
    const lines: string[] = [];
    expect(await storedWords(await start((line) => lines.push(line)))).toEqual(['kept']);
    expect(orphan.server.exitCode).toBe(0);
    expect(lines.join()).toMatch(/left behind/);
  });

  test('a pid file of an ended process does not prevent the start', async () => {
    await (await start()).stop();
    const gone = spawn('true');
    await once(gone, 'exit');
    leavePidFile(gone.pid!);
    expect(await query((await start()).superuserUrl, 'select 1')).toHaveLength(1);
  });

  test('a pid file that names another program does not prevent the start or harm the program', async () => {
    await (await start()).stop();
    const otherProgram = spawn('sleep', ['60'], { ...account });
    children.push(otherProgram);
    leavePidFile(otherProgram.pid!);
    expect(await query((await start()).superuserUrl, 'select 1')).toHaveLength(1);
    expect(processIdentity(otherProgram.pid!)?.command).toMatch(/sleep/);
  });

  test('an incomplete database is created again', async () => {
    const portal = spawnPortal();
    while (!unfinishedClusters().length) await new Promise((resolve) => setTimeout(resolve, 5));
    portal.kill('SIGKILL');
    await once(portal, 'exit');
    expect(existsSync(cluster())).toBe(false);
    expect(await query((await start()).superuserUrl, 'select 1')).toHaveLength(1);
    expect(unfinishedClusters()).toEqual([]);
  });
});

describe('the lock of a data folder', () => {
  test('refuses a second portal, names the pid of the first one, and leaves that one running', async () => {
    const portal = await startPortalProcess();
    const server = serverPid();
    await expect(start()).rejects.toThrow(`The portal already runs on ${dataDir} (process ${portal.pid}).`);
    expect(processIdentity(server)).toBeDefined();
  });

  test('is replaced when its pid belongs to another program', async () => {
    writeFileSync(join(dataDir, 'portal.lock'), JSON.stringify({ pid: process.ppid, startedAt: 'long ago' }));
    expect(await query((await start()).superuserUrl, 'select 1')).toHaveLength(1);
  });

  test('is acquired by one of several portals that find the same stale lock', async () => {
    writeFileSync(join(dataDir, 'portal.lock'), 'not even a lock');
    const portals = [spawnPortal(), spawnPortal(), spawnPortal()];
    const outcomes = await Promise.all(portals.map((portal) => firstWord(portal)));
    expect(outcomes.toSorted()).toEqual(['ready', 'refused', 'refused']);
  });
});

describe.each([
  ['open to everybody', 0o755],
  ['closed to other users', 0o700],
])('the data in a parent folder that is %s', (_, mode) => {
  beforeEach(() => chmodSync(folder, mode));

  test('is found again when the parent folder is open to everybody at the next start', async () => {
    const first = await start();
    await storeWord(first, 'kept');
    await first.stop();
    chmodSync(folder, 0o755);
    expect(await storedWords(await start())).toEqual(['kept']);
  });

  test('moves with its folder', async () => {
    const first = await start();
    await storeWord(first, 'kept');
    await first.stop();
    const moved = join(folder, 'moved');
    renameSync(dataDir, moved);
    dataDir = moved;
    expect(await storedWords(await start())).toEqual(['kept']);
  });

  test('is not changed by a portal that runs on a copy of the folder', async () => {
    const original = await start();
    await storeWord(original, 'original');
    await original.stop();
    const copy = join(folder, 'copy');
    cpSync(dataDir, copy, { recursive: true });
    const restarted = await start();
    dataDir = copy;
    await query((await start()).superuserUrl, 'create table only_in_the_copy ()');
    expect(await query(restarted.superuserUrl, `select 1 from pg_tables where tablename = 'only_in_the_copy'`)).toEqual(
      [],
    );
    expect(await storedWords(restarted)).toEqual(['original']);
  });

  test('is gone after the folder was deleted', async () => {
    const first = await start();
    await storeWord(first, 'thrown away');
    await first.stop();
    rmSync(dataDir, { recursive: true });
    const second = await start();
    expect(await query(second.superuserUrl, `select 1 from pg_tables where tablename = 'kept'`)).toEqual([]);
  });

  test('is deleted when a server that is not durable stops', async () => {
    const server = await startEmbeddedPostgres({ dataDir, isDurable: false });
    const clusterPath = cluster();
    expect(existsSync(clusterPath)).toBe(true);
    await server.stop();
    expect(existsSync(clusterPath)).toBe(false);
    expect(separateClusters()).toEqual([]);
  });
});

test("a data folder that is private to root is opened to PostgreSQL's account alone, for traversal only", async () => {
  chmodSync(dataDir, 0o700);
  const { superuserUrl } = await start();
  expect(await query(superuserUrl, 'select 1')).toHaveLength(1);
  expect(cluster()).toBe(join(dataDir, 'postgres'));
  const { mode, gid } = statSync(dataDir);
  expect((mode & 0o777).toString(8)).toBe(account ? '710' : '700');
  expect(gid).toBe(account?.gid ?? process.getgid?.());
});

async function start(
  log?: (line: string) => void,
  options: { isSupervised?: boolean } = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, ...(log && { log }), ...options });
  running.push(server);
  return server;
}

/** Starts the database in another process, as a portal does. The process leads a process group, as in a terminal. */
async function startPortalProcess(extraCode = ''): Promise<ChildProcess> {
  const portal = spawnPortal(extraCode);
  expect(await firstWord(portal)).toBe('ready');
  return portal;
}

function spawnPortal(extraCode = ''): ChildProcess {
  const program = `
    import { startEmbeddedPostgres } from './server/platform/db/embedded/embedded.ts';
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} }).catch((error) => {
      process.stdout.write(error.constructor.name === 'AlreadyRunningError' ? 'refused' : String(error.stack));
      process.exit(1);
    });
    let lastWork = async () => undefined;
    process.on('SIGINT', () => lastWork().then(() => server.stop()).then(() => process.exit(0), () => process.exit(1)));
    ${extraCode}
    process.stdout.write('ready');`;
  const portal = spawn(
    process.execPath,
    ['--import', './scripts/register.mjs', '--input-type=module', '--eval', program],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    },
  );
  children.push(portal);
  return portal;
}

const firstWord = async (portal: ChildProcess) => String((await once(portal.stdout!, 'data'))[0]);

const cluster = () => clusterFolder(dataDir, account);

/** The clusters of this test in /var/lib, where they are when PostgreSQL's user may not enter the data folder. */
function separateClusters(): string[] {
  const owners = account ? globSync('/var/lib/portal-*/belongs-to') : [];
  return owners.filter((owner) => readFileSync(owner, 'utf8').startsWith(folder)).map((owner) => dirname(owner));
}

const unfinishedClusters = () =>
  readdirSync(dirname(cluster())).filter((name) => name.startsWith('postgres.unfinished'));

const serverPid = () => Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]);

function leavePidFile(pid: number): void {
  writeFileSync(join(cluster(), 'postmaster.pid'), `${pid}\n${cluster()}\n1\n5432\n\n127.0.0.1\n`);
}

async function query<Row extends object>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const storeWord = ({ superuserUrl }: EmbeddedPostgres, word: string) =>
  query(superuserUrl, `create table kept (word text); insert into kept values ('${word}')`);

async function storedWords({ superuserUrl }: EmbeddedPostgres): Promise<string[]> {
  return (await query<{ word: string }>(superuserUrl, 'select word from kept')).map(({ word }) => word);
}
