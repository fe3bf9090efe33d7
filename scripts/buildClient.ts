import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureGenerated } from './ensureGenerated.ts';
import { precompress } from './precompress.ts';
import { root } from './processes.ts';

const dist = join(root, 'dist');
const stamp = join(dist, '.stamp');
export const clientSources = [
  'client/**/*',
  'domain/**/*',
  'index.html',
  'playground.html',
  'reference.html',
  'vite.config.ts',
  'scripts/chunks.ts',
  'scripts/iconImports.ts',
  'scripts/clientPaths.ts',
  'relay.config.js',
  'package-lock.json',
];

/** Builds the client and its prerendered pages, unless dist/ holds a build of exactly these sources. */
export async function ensureClientBuilt(): Promise<void> {
  await ensureGenerated();
  const hash = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  process.stdout.write('Building the client …\n');
  mkdirSync(dist, { recursive: true });
  const work = mkdtempSync(join(dist, '.building-'));
  try {
    await vite('build', '--outDir', join(work, 'client'));
    await vite('build', '--config', 'client/app/early/vite.config.ts', '--outDir', join(work, 'client'));
    const compressed = precompress(join(work, 'client'));
    await vite('build', '--ssr', 'client/prerender.tsx', '--outDir', join(work, 'prerender'));
    await runNode(
      '--import',
      join(root, 'scripts/register.mjs'),
      join(root, 'scripts/clientPaths.ts'),
      join(work, 'prerender/paths.json'),
    );
    await compressed;
    rmSync(stamp, { force: true });
    for (const part of ['client', 'prerender']) moveIntoPlace(join(work, part), join(dist, part));
    writeFileSync(stamp, hash);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Replaces a part of the last build. Builds are finished in a folder of their own first, so that a failed build keeps
 * the last one and two simultaneous builds do not write to the same files.
 */
function moveIntoPlace(built: string, place: string): void {
  rmSync(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  try {
    renameSync(built, place);
  } catch (error) {
    // A simultaneous build of the same sources was moved here first.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}

function hashSources(): string {
  const hash = createHash('sha256');
  const files = clientSources
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter(
      (entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name) && !/client\/(e2e|testing)/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

const vite = (...args: string[]) =>
  runNode(join(root, 'node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'error');

function runNode(...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The client could not be built'))));
  });
}

if (import.meta.filename === process.argv[1]) {
  await ensureClientBuilt();
  const { measureFirstLoads } = await import('./bundleBudget.ts');
  for (const { name, kilobytes, budget } of measureFirstLoads())
    process.stdout.write(`${name}: ${kilobytes.toFixed(1)} of ${budget} kB\n`);
}
