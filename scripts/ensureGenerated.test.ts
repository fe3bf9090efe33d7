import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ensureGenerated } from './ensureGenerated.ts';

const ARTIFACT = 'client/__generated__/ShopsQuery.graphql.ts';
const TYPES = 'domain/testing/__generated__/schemaTypes.d.ts';
const SERVED = 'dist/persisted-operations.json';

let folder: string;
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const writeShops = (fields: string, code = '') =>
  write('client/Shops.ts', `${code}export const query = graphql\`query ShopsQuery { shops { ${fields} } }\`;\n`);
const served = () => Object.values(JSON.parse(read(SERVED)) as Record<string, string>).join('\n');

/** Lists the files that `action` has made or made anew. */
async function filesMadeBy(action: () => Promise<unknown>): Promise<string[]> {
  const idsOf = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|json)$/.test(name))
      .map((name) => `${name} ${statSync(join(folder, name)).ino}`);
  const before = new Set(idsOf());
  await action();
  return idsOf()
    .filter((id) => !before.has(id))
    .map((id) => id.split(' ')[0]!)
    .toSorted();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-generated-'));
  mkdirSync(join(folder, 'client'));
  write('schema.graphql', 'type Query { shops: [Shop!]! }\ntype Shop { id: ID!, name: String!, city: String! }\n');
  writeShops('name');
  write('client/Shops.test.ts', 'export const query = graphql`query ShopsTestQuery { shops { city } }`;\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the generated files', () => {
  test('are made when they are missing, and not made again while they are fresh', async () => {
    const made = await filesMadeBy(() => ensureGenerated(folder));
    expect(made).toEqual([
      'client/__generated__/ShopsQuery.graphql.ts',
      'client/__generated__/ShopsTestQuery.graphql.ts',
      'client/__generated__/persisted-operations.json',
      SERVED,
      TYPES,
    ]);
    expect(await filesMadeBy(() => ensureGenerated(folder))).toEqual([]);
    writeShops('name', '// A change outside of the tags.\n');
    expect(await filesMadeBy(() => ensureGenerated(folder))).toEqual([]);
  });

  test('follow a changed tag, a removed file and a changed schema', async () => {
    await ensureGenerated(folder);
    writeShops('name city');
    const made = await filesMadeBy(() => ensureGenerated(folder));
    expect(made).toEqual([ARTIFACT, 'client/__generated__/persisted-operations.json', SERVED]);
    expect(served()).toContain('city');
    rmSync(join(folder, 'client/Shops.test.ts'));
    rmSync(join(folder, SERVED));
    write('schema.graphql', read('schema.graphql').replace('name: String!', 'name: String! @deprecated'));
    await ensureGenerated(folder);
    expect(readdirSync(join(folder, 'client/__generated__'))).not.toContain('ShopsTestQuery.graphql.ts');
    expect(served()).toContain('city');
  });

  test('are whole after two starts at once, and hold nothing that a start has left', async () => {
    await Promise.all([ensureGenerated(folder), ensureGenerated(folder)]);
    const alone = mkdtempSync(join(tmpdir(), 'portal-generated-'));
    try {
      cpSync(join(folder, 'client'), join(alone, 'client'), { recursive: true });
      rmSync(join(alone, 'client/__generated__'), { recursive: true });
      cpSync(join(folder, 'schema.graphql'), join(alone, 'schema.graphql'));
      await ensureGenerated(alone);
      for (const part of ['client/__generated__', 'domain/testing/__generated__', 'dist', '.build'])
        expect(readdirSync(join(folder, part))).toEqual(readdirSync(join(alone, part)));
    } finally {
      rmSync(alone, { recursive: true, force: true });
    }
  });

  test('let the server answer the operations of the last release too, but no query of a test', async () => {
    write('released-operations.json', '{ "old": "query OldQuery { shops { id } }" }\n');
    await ensureGenerated(folder);
    expect(served()).toMatch(/OldQuery[^]*ShopsQuery/);
    expect(read(SERVED)).not.toContain('ShopsTestQuery');
    expect(read('client/__generated__/persisted-operations.json')).not.toContain('OldQuery');
  });

  test('are not fresh after an operation that does not compile', async () => {
    writeShops('street');
    for (let i = 0; i < 2; i++)
      await expect(ensureGenerated(folder)).rejects.toThrow(/could not be compiled:\n[^]*street/);
    writeShops('city');
    await ensureGenerated(folder);
    expect(served()).toContain('city');
  });
});
