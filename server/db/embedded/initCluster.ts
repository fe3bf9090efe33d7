import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveTo, type Account } from './account.ts';
import { programEnvironment, SUPERUSER } from './postgresServer.ts';

interface NewCluster {
  native: string;
  cluster: string;
  password: string;
  account: Account | undefined;
  durable: boolean;
}

/** Made beside its place and moved there when it is whole: a cluster that stands there is never a half one. */
export async function initCluster({ native, cluster, password, account, durable }: NewCluster): Promise<void> {
  removeUnfinished(cluster);
  const unfinished = mkdtempSync(`${cluster}.unfinished-`);
  giveTo(unfinished, account);
  const passwordFile = `${unfinished}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(passwordFile, account);
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
      // The schema does not depend on the default collation. This one never changes with a library of the system.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
    renameSync(unfinished, cluster);
  } finally {
    removeUnfinished(cluster);
  }
}

/** An initdb whose portal was killed may still be writing for a moment. */
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
  if (code !== 0) throw new Error(`Databasen kunne ikke oprettes:\n${output}`);
}
