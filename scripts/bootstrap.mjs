// Runs on the Node of the machine, before anything is installed; therefore without dependencies and TypeScript.
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

/** Installs the packages of the lockfile, unless exactly those are installed already. */
export async function ensureInstalled() {
  const lockfileHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash && existsSync(pinnedNode);
  if (isInstalled()) return;
  await holdLock(isInstalled, async () => {
    if (!isComplete()) await install();
    writeFileSync(stamp, lockfileHash);
  });
}

/** Runs the arguments with the pinned Node, passes signals on, and exits with the exit code of that process. */
export function runPinned(args) {
  // Tools that the child starts must find the pinned Node, too, whether npm started this script or not.
  const env = { ...process.env, PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}` };
  const child = spawn(pinnedNode, args, { cwd: root, stdio: 'inherit', env, shell });
  const pass = (signal) => () => child.kill(signal);
  process.on('SIGTERM', pass('SIGTERM'));
  process.on('SIGHUP', pass('SIGTERM'));
  // Ctrl-C in a terminal reaches the child directly; a signal to this process alone is passed on.
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

/**
 * Stops the child when npm is stopped. npm passes a signal only to its shell, and the shell does not pass it on; the
 * only sign of a stopped npm is that this process gets another parent.
 */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npmShell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npmShell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
}

/** Checks that every package of the lockfile is installed in the version of the lockfile. */
function isComplete() {
  const installedList = join(modules, '.package-lock.json');
  if (!existsSync(installedList) || !existsSync(pinnedNode)) return false;
  const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const installed = packagesIn(installedList);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    // The lockfile also lists packages for other platforms, and packages that npm calls extraneous.
    ([path, { version, optional, extraneous }]) =>
      path === '' || installed[path]?.version === version || (!installed[path] && (optional || extraneous)),
  );
}

/**
 * Does not use `npm ci`, because that refuses a lockfile that lacks an optional package of any platform, even of a
 * platform that the version was never published for. `npm install` keeps to the lockfile, too, and a difference is
 * reported.
 */
async function install() {
  process.stdout.write('Installing dependencies (the first time takes a few minutes) …\n');
  // An interrupted installation may be incomplete and is removed; a finished one is updated.
  if (!existsSync(stamp)) rmSync(modules, { recursive: true, force: true });
  rmSync(stamp, { force: true });
  const code = await runNpm(['install', '--include=dev', '--no-save', '--loglevel=error', '--no-audit', '--no-fund']);
  if (code === 0) {
    if (!isComplete())
      process.stderr.write(
        'Warning: the installed packages differ from package-lock.json. Does package-lock.json match package.json?\n',
      );
    return;
  }
  rmSync(lock, { recursive: true, force: true });
  process.stderr.write('The installation failed or was interrupted. A message above, if there is one, says why.\n');
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

/** Prevents two starts from installing at once: the second one waits until the first one is done. */
async function holdLock(isInstalled, work) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let hasWaited = false; !takeLock(); hasWaited = true) {
    if (isInstalled()) return;
    if (isStale(lock)) removeStale();
    else if (!hasWaited) process.stdout.write('Waiting for another start to finish its installation …\n');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const heartbeat = setInterval(() => utimesSync(lock, new Date(), new Date()), HEARTBEAT_MS);
  try {
    if (!isInstalled()) await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(lock, { recursive: true, force: true });
  }
}

function takeLock() {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** A lock is stale when its heartbeat has stopped, unless the npm of the stopped process is still running. */
function isStale(folder) {
  const silentMs = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return silentMs > LONGEST_INSTALL_MS || (silentMs > SILENT_MS && !isNpmRunning(folder));
}

function isNpmRunning(folder) {
  try {
    return process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Moves a stale lock aside before it is removed: of two starts that take over at once, the slower one may have caught
 * the new lock of the faster one, and then puts it back.
 */
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
