import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { config as relayConfig } from '../relay.config.js';
import { compileOperations, GENERATED_BY_RELAY, OPERATIONS } from './compileOperations.ts';
import { readIfExists, replaceFile } from './files.ts';
import { graphqlTags } from './graphqlTags.ts';
import { root } from './processes.ts';

const TYPES = 'domain/testing/__generated__/schemaTypes.d.ts';
/** `npm run release` stores it in git. There is none before the first release. */
export const RELEASED_OPERATIONS = 'released-operations.json';
const SERVED_OPERATIONS = 'dist/persisted-operations.json';

/**
 * Makes the files that are not in git, unless they are there and made of the present sources:
 *
 * - `client/__generated__`: Relay's artifacts, and the operations of the client by their ids;
 * - `domain/testing/__generated__`: the schema as types, for the answers in tests;
 * - `dist/persisted-operations.json`: the operations that the server runs for browsers.
 *
 * Several processes may do this at once: each compiles in a folder of its own, replaces only files that differ, and
 * writes the stamp last.
 */
export async function ensureGenerated(folder = root): Promise<void> {
  await ensureSchemaTypes(folder);
  await ensureMade(join(folder, GENERATED_BY_RELAY), hashOf(relayConfig, sourcesOfRelay(folder)), () => {
    process.stdout.write('Compiling the operations of the client …\n');
    return compileOperations(folder);
  });
  writeServedOperations(folder);
}

/** Separate from the operations, which may not compile for a new schema until the client is changed as well. */
export async function ensureSchemaTypes(folder = root): Promise<void> {
  const schema = readFileSync(join(folder, 'schema.graphql'), 'utf8');
  const generator = readFileSync(join(import.meta.dirname, 'schemaTypes.ts'), 'utf8');
  await ensureMade(
    join(folder, dirname(TYPES)),
    hashOf(schema, generator, versionOf('@gql.tada/internal')),
    async () => {
      // The library takes longer to load than all checks for changes.
      const { schemaTypes } = await import('./schemaTypes.ts');
      replaceFile(join(folder, TYPES), schemaTypes(schema));
    },
  );
}

async function ensureMade(place: string, hash: string, make: () => Promise<void>): Promise<void> {
  const stamp = join(place, '.stamp');
  if (readIfExists(stamp) === hash) return;
  mkdirSync(place, { recursive: true });
  rmSync(stamp, { force: true });
  await make();
  replaceFile(stamp, hash);
}

/** All that Relay's artifacts are made of, apart from its settings. Of the client, only the texts of its tags count. */
function sourcesOfRelay(folder: string): unknown[] {
  const tags = globSync('client/**/*.{ts,tsx}', { cwd: folder, exclude: ['**/__generated__'] })
    .sort()
    .flatMap((file) => graphqlTags(readFileSync(join(folder, file), 'utf8')).map((tag) => [file, tag]));
  const compiler = readFileSync(join(import.meta.dirname, 'compileOperations.ts'), 'utf8');
  return [tags, readFileSync(join(folder, 'schema.graphql'), 'utf8'), compiler, versionOf('relay-compiler')];
}

/** Pages that were opened before an upgrade still send the operations of the last release, if there is one. */
function writeServedOperations(folder: string): void {
  const compiled = JSON.parse(readFileSync(join(folder, OPERATIONS), 'utf8')) as Record<string, string>;
  const operations = { ...releasedOperations(folder), ...compiled };
  replaceFile(join(folder, SERVED_OPERATIONS), `${JSON.stringify(operations, null, 2)}\n`);
}

/** The operations of the last release; none before the first release. */
export function releasedOperations(folder = root): Record<string, string> {
  return JSON.parse(readIfExists(join(folder, RELEASED_OPERATIONS)) ?? '{}') as Record<string, string>;
}

/** The version of a package by package.json, which names exact ones. The package may be missing in production. */
function versionOf(name: string): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return devDependencies[name]!;
}

const hashOf = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

if (import.meta.filename === process.argv[1]) await ensureGenerated();
