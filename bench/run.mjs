// Installs the dependencies of the measurements beside the portal's own, and runs the bench with the pinned Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, runPinned } from '../scripts/bootstrap.mjs';

const folder = dirname(fileURLToPath(import.meta.url));

await ensureInstalled();
if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
  const { status } = spawnSync('npm', ['install', '--no-save', '--loglevel=error', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
const { status: generated } = spawnSync('npm', ['run', '-s', 'relay'], { stdio: 'inherit' });
if (generated !== 0) process.exit(generated ?? 1);
const [part, ...others] = process.argv.slice(2);
runPinned(
  part === 'client'
    ? ['--import', './scripts/register.mjs', './bench/client.ts', ...others]
    : ['--import', './scripts/register.mjs', './bench/bench.ts', ...process.argv.slice(2)],
);
