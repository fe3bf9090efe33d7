import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { accountOf, giveAllTo, postgresAccount } from './account.ts';
import { clusterFolder, nativeFolder } from './folders.ts';
import { initCluster } from './initCluster.ts';
import { lockDataDir } from './lock.ts';
import { startServer, stopOrphan, stopServer, superuserUrl } from './postgresServer.ts';

export interface EmbeddedPostgres {
  /** The superuser's address. The portal itself never signs in with it. */
  superuserUrl: string;
  port: number;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log?: (line: string) => void;
  /** Tests give up safety for speed, and what they leave is not kept. */
  durable?: boolean;
}

/** A real PostgreSQL from an npm package, living in the data folder. */
export async function startEmbeddedPostgres({ dataDir: folder, log = () => undefined, durable = true }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(folder, { recursive: true });
  const dataDir = realpathSync(folder);
  const unlock = lockDataDir(dataDir);
  try {
    const lent = postgresAccount();
    const cluster = clusterFolder(dataDir, lent);
    const account = accountOf(cluster, lent);
    const native = await nativeFolder(account);
    const password = keptPassword(dataDir);
    await stopOrphan(cluster, log);
    if (!existsSync(cluster)) {
      log('Opretter databasen …');
      await initCluster({ native, cluster, password, account, durable });
    }
    // A copied folder comes by the usual mode, and by its copier's account; PostgreSQL refuses both.
    chmodSync(cluster, 0o700);
    giveAllTo(cluster, account);
    const { server, port } = await startServer({ native, cluster, password, account, durable });
    return {
      superuserUrl: superuserUrl(password, port),
      port,
      async stop() {
        await stopServer(server);
        if (!durable) removeCluster(cluster, dataDir);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function keptPassword(dataDir: string): string {
  const path = join(dataDir, 'postgres-password');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const password = randomBytes(24).toString('base64url');
  writeFileSync(`${path}.new`, password, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return password;
}

/** The folder apart is known to nobody but us; whoever made the data folder removes that. */
function removeCluster(cluster: string, dataDir: string): void {
  rmSync(dirname(cluster) === dataDir ? cluster : dirname(cluster), { recursive: true, force: true });
}
