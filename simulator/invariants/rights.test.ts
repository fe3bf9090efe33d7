import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { callersOfMutations } from './rights.ts';

test('the simulation knows of each mutation of the schema who may call it', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const known = callersOfMutations.map(([mutation]) => mutation);
  expect(known.toSorted()).toEqual(Object.keys(schema.getMutationType()!.getFields()).toSorted());
});
