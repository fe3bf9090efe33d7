import { globSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../db/orm.ts';
import { entitiesOf } from '../room.ts';
import { rooms } from '../rooms.ts';
import { createSchema } from '../schema.ts';
import type { Fixture } from './Fixture.ts';
import { missingFixtures } from './fixtureChecks.ts';
import { fixtures } from './fixtures.ts';

const schema = await createSchema(rooms);
const storage = new MikroORM(ormOptions('postgres://localhost/none', { entities: entitiesOf(rooms) })).getMetadata();

/** The fixtures without one example or mutation. */
const without = (name: string): Fixture[] =>
  fixtures.map(({ examples = {}, mutations = {}, ...fixture }) => {
    const { [name]: _, ...otherExamples } = examples;
    const { [name]: __, ...otherMutations } = mutations;
    return { ...fixture, examples: otherExamples, mutations: otherMutations };
  });

test('every entity of customers and every node type has an example, and every mutation a case', () => {
  expect(missingFixtures(fixtures, schema, storage)).toEqual([]);
});

test.each(['ClipCard', 'ActivitySummary', 'TaskColumn'])('a missing example of %s is named', (type) => {
  expect(missingFixtures(without(type), schema, storage)).toEqual([`No fixture has an example of ${type}`]);
});

test('a missing case of a mutation is named', () => {
  expect(missingFixtures(without('buyClipCard'), schema, storage)).toEqual([
    'No fixture declares the mutation buyClipCard',
  ]);
});

test('every fixture belongs to a room', () => {
  expect(fixtures).toHaveLength(globSync('server/*/testing/*.fixture.ts').length);
});
