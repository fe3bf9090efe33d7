// Runs on whatever Node the machine has, before anything is installed: no dependencies, no TypeScript.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.portal-install');
const lock = join(root, '.data', 'install.lock');
const pinnedNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const shell = process.platform === 'win32';

const HEARTBEAT_MS = 2_000;
const SILENT_MS = 20_000;
const LONGEST_INSTALL_MS = 900_000;
const PARENT_CHECK_MS = 250;

/** Installs what the lockfile names, unless exactly that is there already. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isThere = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(pinnedNode);
  if (isThere()) return;
  await holdLock(isThere, async () => {
    if (!isComplete()) await install();
    writeFileSync(stamp, wanted);
  });
}

/** Hands over to the pinned Node, passes signals on, and ends as it ends. */
export function runPinned(args) {
  // Also the tools that it starts must find the pinned Node, whether npm started this or not.
  const env = { ...process.env, PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}` };
  const child = spawn(pinnedNode, args, { cwd: root, stdio: 'inherit', env, shell });
  const pass = (signal) => () => child.kill(signal);
  process.on('SIGTERM', pass('SIGTERM'));
  process.on('SIGHUP', pass('SIGTERM'));
  // Ctrl-C in a terminal has told the child already; a signal to this process alone is passed on.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  stopWithNpm(child);
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm passes a signal on to its shell only, and the shell to nobody: the sign of it is that this process is orphaned. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const shellOfNpm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shellOfNpm) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
}

/** Everything that the lockfile names stands there, in the version it names. */
function isComplete() {
  const installedList = join(modules, '.package-lock.json');
  if (!existsSync(installedList) || !existsSync(pinnedNode)) return false;
  const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const installed = packagesIn(installedList);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    // The lockfile also lists what other platforms need, and what npm once found and nobody needs.
    ([path, { version, optional, extraneous }]) =>
      path === '' || installed[path]?.version === version || (!installed[path] && (optional || extraneous)),
  );
}

/**
 * Not `npm ci`: that refuses a lockfile without every platform's optional packages, also those of platforms that a
 * version was never published for. This keeps to the lockfile too, and says so where it could not.
 */
async function install() {
  process.stdout.write('Installerer det, portalen består af (første gang tager det et par minutter) …\n');
  // What was interrupted once may be half there; a finished installation is brought up to date instead.
  if (!existsSync(stamp)) rmSync(modules, { recursive: true, force: true });
  rmSync(stamp, { force: true });
  const code = await runNpm(['install', '--no-save', '--loglevel=error', '--no-audit', '--no-fund']);
  if (code === 0) {
    if (!isComplete())
      process.stderr.write(
        'Bemærk: det installerede svarer ikke til package-lock.json. Er den og package.json i trit?\n',
      );
    return;
  }
  rmSync(lock, { recursive: true, force: true });
  process.stderr.write(
    'Installationen mislykkedes eller blev afbrudt. Står der en besked ovenfor, siger den hvorfor.\n',
  );
  process.exit(code);
}

async function runNpm(args) {
  const npm = spawn('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell });
  writeFileSync(join(lock, 'pid'), String(npm.pid));
  const passOn = (signal) => npm.kill(signal);
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, passOn);
  const code = await new Promise((resolve) =>
    npm.on('error', () => resolve(1)).on('exit', (exitCode) => resolve(exitCode ?? 1)),
  );
  for (const signal of signals) process.off(signal, passOn);
  return code;
}

/** Two starts at once must not install over each other: the second waits, and finds the work done. */
async function holdLock(isDone, work) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let hasWaited = false; !isTaken(); hasWaited = true) {
    if (isDone()) return;
    if (isStale(lock)) removeStale();
    else if (!hasWaited) process.stdout.write('En anden start er ved at installere; venter på den …\n');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const heartbeat = setInterval(() => utimesSync(lock, new Date(), new Date()), HEARTBEAT_MS);
  try {
    if (!isDone()) await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(lock, { recursive: true, force: true });
  }
}

function isTaken() {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Whoever held it is silent. Its npm may still be at work, though, and outlive it. */
function isStale(folder) {
  const silentFor = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return silentFor > LONGEST_INSTALL_MS || (silentFor > SILENT_MS && !isNpmAtWork(folder));
}

function isNpmAtWork(folder) {
  try {
    return process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Moved aside rather than removed: of two that take over at once, the slower one may have caught the other's fresh lock. */
function removeStale() {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (isStale(aside)) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, lock);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
