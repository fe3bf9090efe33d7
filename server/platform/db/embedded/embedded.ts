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
import { accountOf, changeOwnerRecursively, postgresAccount } from './account.ts';
import { clusterFolder, nativeFolder } from './folders.ts';
import { initCluster } from './initCluster.ts';
import { lockDataDir } from './lock.ts';
import { startServer, stopOrphan, superuserUrl } from './postgresServer.ts';
import { supervise, unsupervised, type SupervisedServer } from './supervise.ts';

export interface EmbeddedPostgres extends SupervisedServer {
  /** Connection URL of the superuser. The portal itself never uses it to run statements of requests. */
  superuserUrl: string;
  port: number;
}

interface EmbeddedOptions {
  dataDir: string;
  log?: (line: string) => void;
  /** False for tests: the server is faster, loses data in a crash, and its files are deleted when it stops. */
  isDurable?: boolean;
  /** Whether a server that ends unexpectedly is started again. Tests of an outage start it themselves. */
  isSupervised?: boolean;
}

/**
 * Starts a PostgreSQL from an npm package, with its files in the data folder; creates the files on the first start.
 * Throws AlreadyRunningError when another portal uses the folder. The caller must stop the server.
 */
export async function startEmbeddedPostgres({
  dataDir: folder,
  log = () => undefined,
  isDurable = true,
  isSupervised = false,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(folder, { recursive: true });
  const dataDir = realpathSync(folder);
  const unlock = lockDataDir(dataDir);
  try {
    const serverAccount = postgresAccount();
    const cluster = clusterFolder(dataDir, serverAccount);
    const account = accountOf(cluster, serverAccount);
    const native = await nativeFolder(account);
    const password = readOrCreatePassword(dataDir);
    await stopOrphan(cluster, log);
    if (!existsSync(cluster)) {
      log('Creating the database …');
      await initCluster({ native, cluster, password, account, isDurable });
    }
    // A copied folder has the default mode and the owner who copied it; PostgreSQL refuses both.
    chmodSync(cluster, 0o700);
    changeOwnerRecursively(cluster, account);
    const options = { native, cluster, password, account, isDurable };
    const { server, port } = await startServer(options);
    const startAgain = async () => {
      await stopOrphan(cluster, log);
      return (await startServer(options, port)).server;
    };
    const running = isSupervised ? supervise(server, startAgain, log) : unsupervised(server);
    return {
      superuserUrl: superuserUrl(password, port),
      port,
      ...running,
      async stop() {
        await running.stop();
        if (!isDurable) removeCluster(cluster, dataDir);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function readOrCreatePassword(dataDir: string): string {
  const path = join(dataDir, 'postgres-password');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const password = randomBytes(24).toString('base64url');
  writeFileSync(`${path}.new`, password, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return password;
}

/** Removes the cluster, and the separate folder around it if there is one. The caller removes the data folder. */
function removeCluster(cluster: string, dataDir: string): void {
  rmSync(dirname(cluster) === dataDir ? cluster : dirname(cluster), { recursive: true, force: true });
}
