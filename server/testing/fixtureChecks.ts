import type { MetadataStorage } from '@mikro-orm/core';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { dbRoles } from '../db/roles.ts';
import type { Fixture, MutationCase } from './Fixture.ts';
import { fixtures } from './fixtures.ts';

/** The case of a mutation. Throws when no fixture declares it. */
export function mutationCase(name: string): MutationCase {
  const found = fixtures.find(({ mutations = {} }) => name in mutations)?.mutations?.[name];
  if (!found) throw new Error(`No fixture declares the mutation ${name}`);
  return found;
}

/** The names of the entities of which customers read rows of their own company. */
const customerEntities = (storage: MetadataStorage): string[] =>
  [...storage]
    .filter(
      ({ policies = [], props }) =>
        policies.some(({ roles = [], using }) => using && [roles].flat().includes(dbRoles.customer)) &&
        props.some(({ fieldNames }) => fieldNames?.includes('customer_id')),
    )
    .map(({ className }) => className);

/** Returns one message for each type without an example and each mutation without a case. */
export function missingFixtures(list: Fixture[], schema: GraphQLSchema, storage: MetadataStorage): string[] {
  const examples = new Set(list.flatMap(({ examples: each = {} }) => Object.keys(each)));
  const mutations = new Set(list.flatMap(({ mutations: each = {} }) => Object.keys(each)));
  const nodes = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'))
    .map(({ name }) => name);
  return [
    ...[...new Set([...nodes, ...customerEntities(storage)])]
      .filter((type) => !examples.has(type))
      .map((type) => `No fixture has an example of ${type}`),
    ...Object.keys(schema.getMutationType()!.getFields())
      .filter((name) => !mutations.has(name))
      .map((name) => `No fixture declares the mutation ${name}`),
  ];
}
