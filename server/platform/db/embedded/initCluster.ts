import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeOwner, type Account } from './account.ts';
import { programEnvironment, SUPERUSER } from './postgresServer.ts';

interface NewCluster {
  /** The folder of PostgreSQL's programs. */
  native: string;
  /** The folder of PostgreSQL's data. */
  cluster: string;
  password: string;
  /** The system account that runs the server. Undefined for the portal's own account. */
  account: Account | undefined;
  isDurable: boolean;
}

/**
 * Creates a new cluster under a temporary name and renames it when it is complete, so that an existing cluster is never
 * an incomplete one. Throws with the output of initdb when that fails.
 */
export async function initCluster({ native, cluster, password, account, isDurable }: NewCluster): Promise<void> {
  removeUnfinished(cluster);
  const unfinished = mkdtempSync(`${cluster}.unfinished-`);
  changeOwner(unfinished, account);
  const passwordFile = `${unfinished}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  changeOwner(passwordFile, account);
  try {
    await runInitdb(native, account, [
      '-D',
      unfinished,
      '-U',
      SUPERUSER,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      // The schema does not depend on the default collation; this one does not change with the system's libraries.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(isDurable ? [] : ['--no-sync']),
    ]);
    renameSync(unfinished, cluster);
  } finally {
    removeUnfinished(cluster);
  }
}

/** Retries the removal, because the initdb of a killed portal may still be writing for a moment. */
function removeUnfinished(cluster: string): void {
  for (const name of globSync('postgres.unfinished*', { cwd: dirname(cluster) })) {
    rmSync(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function runInitdb(native: string, account: Account | undefined, args: string[]): Promise<void> {
  const initdb = spawn(join(native, 'bin', 'initdb'), args, {
    ...account,
    env: programEnvironment(native),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  initdb.stdout.on('data', (chunk: Buffer) => (output += chunk));
  initdb.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => initdb.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`The database could not be created:\n${output}`);
}
