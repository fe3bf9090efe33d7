import 'reflect-metadata';
import {
  GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isUnionType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { buildSchema, type PubSub } from 'type-graphql';
import { declareExport } from '../audit/declaredExports.ts';
import { describeBulkActions } from '../bulk/bulkActions.ts';
import type { Room } from '../room.ts';
import { describeConventions } from './conventions.ts';
import { resolveDirectly } from './directResolvers.ts';
import { ErrorCodeEnum, FieldErrorCodeEnum } from './errorCode.ts';
import { guardOperations } from './guardOperations.ts';
import { hideSubjects } from './hideSubjects.ts';
import { createNodeResolver, NodeTypes } from './nodes.ts';
import { resolveRelations } from './relations.ts';
import { mapStoredEnums } from './storedEnums.ts';
import { addSync } from './sync.ts';

/** type-graphql requires a PubSub, although every subscription has its own source of events (see live/subscribe.ts). */
const unusedPubSub: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('Subscriptions use live/subscribe.ts');
  },
};

const schemas = new WeakMap<Room[], Promise<GraphQLSchema>>();

/**
 * The executable schema of the rooms, with the portal's own guards of operations and resolvers for relations, nodes and
 * plain fields. It is built once per process: the schema knows no portal, since resolvers get everything from the
 * context.
 */
export function createSchema(rooms: Room[]): Promise<GraphQLSchema> {
  const schema = schemas.get(rooms) ?? buildSchemaOf(rooms);
  schemas.set(rooms, schema);
  return schema;
}

async function buildSchemaOf(rooms: Room[]): Promise<GraphQLSchema> {
  const nodes = new NodeTypes(rooms.flatMap((room) => room.nodes ?? []));
  const resolvers = [createNodeResolver(nodes), ...rooms.flatMap((room) => room.resolvers ?? [])] as const;
  const { types, directives, ...config } =
    // The check would introspect the whole schema at each start. `npm run schema` and the tests print the schema.
    (await buildSchema({ resolvers, validate: false, pubSub: unusedPubSub, skipCheck: true })).toConfig();
  const schema = new GraphQLSchema({
    ...config,
    types: [...types, ErrorCodeEnum, FieldErrorCodeEnum],
    directives: [...directives, declareExport],
  });
  describeConventions(schema);
  describeBulkActions(schema, rooms);
  resolveDirectly(schema);
  // The compiled executor resolves types synchronously, and plain rows have no class, so the type comes from the id's
  // prefix.
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type)) resolveRelations(type, nodes);
    if (isInterfaceType(type) || isUnionType(type)) type.resolveType = (row: { id: string }) => nodes.nameOf(row);
  }
  hideSubjects(schema);
  addSync(schema);
  mapStoredEnums(schema);
  guardOperations(schema);
  return schema;
}

/** The schema as SDL in a stable order, for schema.graphql. */
export const schemaText = (schema: GraphQLSchema) => `${printSchema(lexicographicSortSchema(schema))}\n`;
