import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mutants, type Mutant } from './list.ts';

/** `npm run simulate:mutants`: puts each mistake into a copy of the code, and checks that the simulation notices it. */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1,2,3' },
    steps: { type: 'string', default: '1500' },
    only: { type: 'string' },
  },
});

/** Folders that a simulation does not read. */
const NOT_COPIED = new Set(['.git', 'dist', 'node_modules', 'test-results']);
const print = (line: string) => process.stdout.write(`${line}\n`);

const chosen = mutants.filter(({ name }) => !values.only || name.includes(values.only));
const missed = chosen.filter((mutant) => !isCaught(mutant));
print(`${chosen.length - missed.length} of ${chosen.length} mutants were caught`);
for (const { name } of missed) print(`  not caught: ${name}`);
process.exitCode = chosen.length - missed.length >= Math.ceil(chosen.length * 0.92) ? 0 : 1;

function isCaught({ name, file, from, to }: Mutant): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mutant-'));
  try {
    for (const name of readdirSync('.')) {
      if (!NOT_COPIED.has(name)) cpSync(name, join(folder, name), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    for (const seed of values.seeds.split(',')) {
      const broken = brokenInvariant(folder, seed);
      if (!broken) continue;
      print(`caught with seed ${seed}: ${name}\n    ${broken}`);
      return true;
    }
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The line that names the first broken invariant of a run; undefined when all of them held. */
function brokenInvariant(folder: string, seed: string): string | undefined {
  const args = ['run', '-s', 'simulate', '--', '--seed', seed, '--steps', values.steps];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  const broken = /Broken at step .*/.exec(stdout)?.[0];
  if (status !== 0 && !broken) throw new Error(`The simulation could not run:\n${stderr.slice(-5_000)}`);
  return broken;
}
