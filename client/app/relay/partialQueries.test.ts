import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { partialQueries } from './partialQueries.ts';

interface Artifact {
  name: string;
  isQuery: boolean;
  catches: boolean;
  fragments: string[];
}

/** Reads what the compiled fragment or query of a file reads itself, and which fragments it spreads. */
function readArtifact(text: string): Artifact | undefined {
  const name = /^export type (\w+)\$data/m.exec(text)?.[1];
  if (!name) return undefined;
  return {
    name,
    isQuery: text.includes('"operationKind": "query"'),
    catches: text.includes('"kind": "CatchField"'),
    fragments: [...text.matchAll(/readonly " \$fragmentSpreads": FragmentRefs<([^>]*)>/g)].flatMap(([, names]) =>
      [...names!.matchAll(/"(\w+)"/g)].map(([, fragment]) => fragment!),
    ),
  };
}

test('holds the queries that read a field with @catch, and no others', () => {
  const artifacts = readdirSync('client/__generated__')
    .filter((file) => file.endsWith('.graphql.ts'))
    .map((file) => readArtifact(readFileSync(`client/__generated__/${file}`, 'utf8')))
    .filter((artifact) => artifact !== undefined);
  const byName = new Map(artifacts.map((artifact) => [artifact.name, artifact]));
  // A refetchable fragment spreads itself.
  const catches = (name: string, within: readonly string[] = []): boolean => {
    const artifact = byName.get(name);
    if (!artifact || within.includes(name)) return false;
    return artifact.catches || artifact.fragments.some((each) => catches(each, [...within, name]));
  };
  const catching = artifacts.filter(({ isQuery, name }) => isQuery && catches(name)).map(({ name }) => name);
  expect(catching.filter((name) => !name.endsWith('TestQuery')).sort()).toEqual([...partialQueries].sort());
});
