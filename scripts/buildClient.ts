import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist', '.stamp');
const sources = ['client/**/*', 'domain/**/*', 'index.html', 'playground.html', 'vite.config.ts', 'package-lock.json', 'persisted-operations.json'];

/** Builds the client and its readable pages, unless what stands in dist/ was made from just these sources. */
export async function ensureClientBuilt(): Promise<void> {
  const wanted = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Bygger brugerfladen …\n');
  rmSync(stamp, { force: true });
  await vite('build');
  await vite('build', '--ssr', 'client/prerender.tsx', '--outDir', 'dist/prerender');
  writeFileSync(stamp, wanted);
}

function sourceHash(): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name) && !entry.parentPath.includes('e2e'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function vite(...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'error'], { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('Brugerfladen kunne ikke bygges'))));
  });
}

if (import.meta.filename === process.argv[1]) await ensureClientBuilt();
