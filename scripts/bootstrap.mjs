// Runs on whatever Node the machine has, before anything is installed: no dependencies, no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.portal-install');
const lock = join(root, '.data', 'install.lock');
const pinnedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Installs what the lockfile names, unless exactly that is there already. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  const isThere = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(pinnedNode);
  if (isThere()) return;
  await holdLock(isThere, () => {
    process.stdout.write('Installerer det, portalen består af (første gang tager det et par minutter) …\n');
    const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
      cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32',
    });
    if (status !== 0) {
      process.stderr.write('Installationen mislykkedes. Beskeden ovenfor siger hvorfor.\n');
      process.exit(status ?? 1);
    }
    writeFileSync(stamp, wanted);
  });
}

/** Hands over to the pinned Node, passes signals on, and ends as it ends. */
export function runPinned(args, env = process.env) {
  const child = spawn(pinnedNode, args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' });
  // The terminal has told the child already; this one only waits. A signal to this process alone is passed on.
  const pass = (signal) => () => child.kill(signal);
  process.on('SIGTERM', pass('SIGTERM'));
  process.on('SIGHUP', pass('SIGTERM'));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Two starts at once must not install over each other: the second waits, and finds the work done. */
async function holdLock(isDone, work) {
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (isDone()) return;
      if (isStale()) rmSync(lock, { recursive: true, force: true });
      else await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  try {
    writeFileSync(join(lock, 'pid'), String(process.pid));
    if (!isDone()) work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function isStale() {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    if (error.code === 'EPERM') return false;
    // Without a pid yet, it may just have been taken.
    return error.code === 'ESRCH' || Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 5_000;
  }
}
