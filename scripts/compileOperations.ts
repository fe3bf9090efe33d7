import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { config } from '../relay.config.js';
import { readIfExists } from './files.ts';
import { run, toolCommand } from './processes.ts';

export const GENERATED_BY_RELAY = config.artifactDirectory;
/** The texts of the client's operations, by the ids that browsers send. */
export const OPERATIONS = config.persistConfig.file;

/**
 * Compiles the client's operations in a folder of their own, and replaces the artifacts that differ. A fresh folder is
 * needed as well because Relay's compiler adds an operation to the map only when its artifact changes, and never
 * removes one.
 */
export async function compileOperations(folder: string): Promise<void> {
  mkdirSync(join(folder, '.build'), { recursive: true });
  const work = mkdtempSync(join(folder, '.build/relay-'));
  try {
    const artifacts = join(work, 'artifacts');
    await runCompiler(folder, work, artifacts);
    removeTestQueries(join(artifacts, basename(OPERATIONS)));
    replaceFiles(artifacts, join(folder, GENERATED_BY_RELAY));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function runCompiler(folder: string, work: string, artifacts: string): Promise<void> {
  const artifactDirectory = relative(folder, artifacts);
  const file = join(artifactDirectory, basename(OPERATIONS));
  mkdirSync(artifacts);
  writeFileSync(join(folder, file), '{}');
  const settings = join(work, 'relay.config.json');
  writeFileSync(
    settings,
    JSON.stringify({ ...config, artifactDirectory, persistConfig: { ...config.persistConfig, file } }),
  );
  const { code, output } = await run(toolCommand('relay-compiler', settings), { folder });
  if (code !== 0) throw new Error(`The operations of the client could not be compiled:\n${output}`);
}

/** Browsers never send the queries of tests. */
function removeTestQueries(file: string): void {
  const operations = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).filter(
    ([, text]) => !/^query \w+Test[A-Z]\w*/.test(text),
  );
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(operations), null, 2)}\n`);
}

/** Gives a folder the files of another one. Editors and Vite watch them, so a file that is the same is untouched. */
function replaceFiles(made: string, place: string): void {
  const names = new Set(readdirSync(made));
  for (const name of names) {
    const [from, to] = [join(made, name), join(place, name)];
    if (readFileSync(from, 'utf8') !== readIfExists(to)) renameSync(from, to);
  }
  const surplus = readdirSync(place).filter((name) => !names.has(name) && !name.startsWith('.'));
  for (const name of surplus) rmSync(join(place, name), { force: true });
}
