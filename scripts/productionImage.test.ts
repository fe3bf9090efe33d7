import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { clientSources } from './buildClient.ts';
import { root } from './processes.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };

/**
 * Packages without an import: a peer of another one, fonts, which are read as files, and the compiler, which is only
 * required when a file is not compiled yet.
 */
const others = ['graphql-scalars', '@expo-google-fonts/inter', '@swc/core'];

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s*)?'([^']+)'|import\(\s*'([^']+)'\s*\)/gm;

/** The packages that a file imports, directly or through other files of the project. Type imports do not count. */
function importedPackages(entries: string[]): Set<string> {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    for (const [, from, dynamic] of read(file).matchAll(IMPORT)) {
      const name = (from ?? dynamic)!;
      if (name.startsWith('.')) {
        const path = join(dirname(file), name);
        if (existsSync(join(root, path))) files.add(path);
      } else if (!name.startsWith('node:')) {
        packages.add(name.startsWith('@') ? name.split('/', 2).join('/') : name.split('/', 1)[0]!);
      }
    }
  }
  return packages;
}

describe('the production image', () => {
  test('installs the dependencies without those for development, which the build stage has', () => {
    const [, production, build] = read('Dockerfile')
      .split(/^FROM /m)
      .slice(1);
    expect(production).toMatch(/^base AS production\nRUN npm install --no-save --omit=dev --no-audit --no-fund\n/);
    expect(build).toContain('RUN npm install --no-save --no-audit --no-fund\n');
  });

  test('has the operations that the server reads, because the build stage makes them', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toContain('**/__generated__');
    const files = clientSources.filter((file) => !file.includes('*'));
    for (const file of [...files, 'schema.graphql', 'released-operations.json'])
      expect(ignored).toContain(`!${file.split('/')[0]}`);
    expect(read('Dockerfile')).toContain('COPY --from=build /portal/dist dist\n');
    expect(read('server/platform/graphql/operations.ts')).toContain("'../../../dist/persisted-operations.json'");
  });

  test('starts the server with the settings of `npm run serve` and of the demo', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { serve: string } };
    const settings = scripts.serve.match(/--(?!import)[\w-]+(?:=\d+)?/g)!;
    expect(settings).toEqual(['--max-old-space-size=512']);
    const command = read('Dockerfile').split('\nCMD ')[1];
    for (const text of [command, read('scripts/start.mjs')])
      expect(text!.match(/--(?!import)[\w-]+(?:=\d+)?/g)).toEqual(settings);
  });

  test('contains exactly the packages that the server, its commands and the loader import', () => {
    const entries = ['server/main.ts', 'scripts/register.mjs', ...globSync('server/commands/*.ts', { cwd: root })];
    const imported = [...importedPackages(entries), ...others];
    expect(Object.keys(dependencies).toSorted()).toEqual(imported.toSorted());
  });
});
