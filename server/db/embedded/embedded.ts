import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { accountOf, giveAllTo, postgresAccount } from './account.ts';
import { clusterFolder, nativeFolder } from './folders.ts';
import { initCluster } from './initCluster.ts';
import { lockDataDir } from './lock.ts';
import { startServer, stopOrphan, superuserUrl } from './postgresServer.ts';
import { supervise, unsupervised, type SupervisedServer } from './supervise.ts';

export interface EmbeddedPostgres extends SupervisedServer {
  /** The superuser's address. The portal itself never signs in with it. */
  superuserUrl: string;
  port: number;
}

interface EmbeddedOptions {
  dataDir: string;
  log?: (line: string) => void;
  /** Tests give up safety for speed, and what they leave is not kept. */
  durable?: boolean;
  /** Whether a server that ends unasked is started again; tests of an outage start it themselves. */
  supervised?: boolean;
}

/** A real PostgreSQL from an npm package, living in the data folder. */
export async function startEmbeddedPostgres({
  dataDir: folder,
  log = () => undefined,
  durable = true,
  supervised = false,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
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
    const options = { native, cluster, password, account, durable };
    const { server, port } = await startServer(options);
    const startAgain = async () => {
      await stopOrphan(cluster, log);
      return (await startServer(options, port)).server;
    };
    const running = supervised ? supervise(server, startAgain, log) : unsupervised(server);
    return {
      superuserUrl: superuserUrl(password, port),
      port,
      ...running,
      async stop() {
        await running.stop();
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
