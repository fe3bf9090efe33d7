import {
  getNamedType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { Context } from '../context.ts';

type Row = Record<string, unknown>;
type Resolve = GraphQLFieldResolver<Row, Context, Row>;
type Method = (...values: unknown[]) => unknown;
type FieldMetadata = ReturnType<typeof getMetadataStorage>['fieldResolvers'][number];
type Parameter = NonNullable<FieldMetadata['params']>[number];

/**
 * Replaces type-graphql's field resolvers in the schema by direct calls with the plain row. type-graphql would
 * otherwise construct an object of the row's class for every field of every row, including a new id and date that are
 * then overwritten, which costs more than the rest of the answer. Call once, after the schema is built.
 */
export function resolveDirectly(schema: GraphQLSchema): void {
  const { fieldResolvers, objectTypes, queries } = getMetadataStorage();
  for (const resolver of fieldResolvers) {
    if (resolver.kind !== 'external') continue;
    const name = objectTypes.find(({ target }) => target === resolver.getObjectType!())?.name;
    const type = name === undefined ? undefined : schema.getType(name);
    if (!isObjectType(type)) continue;
    type.getFields()[resolver.schemaName]!.resolve = directResolver(resolver);
  }
  // Also the lists of the query type, whose pages get arguments that no caller can send.
  const root = schema.getQueryType()!.getFields();
  for (const query of queries) {
    const field = root[query.schemaName];
    if (field && getNamedType(field.type).name.endsWith('Connection')) field.resolve = directResolver(query);
  }
}

function directResolver({
  target,
  methodName,
  params = [],
}: Pick<FieldMetadata, 'target' | 'methodName' | 'params'>): Resolve {
  const resolver = new (target as new () => Record<string, Method>)();
  const method = resolver[methodName]!;
  const ordered = params.toSorted((one, other) => one.index - other.index);
  const kinds = ordered.map(({ kind }) => kind).join();
  if (kinds === 'root') return (row) => method.call(resolver, row);
  if (kinds === 'root,context') return (row, _, ctx) => method.call(resolver, row, ctx);
  const values = ordered.map(valueOf);
  return (...args) =>
    method.apply(
      resolver,
      values.map((value) => value(...args)),
    );
}

function valueOf(parameter: Parameter): (row: Row, args: Row, ctx: Context, info: GraphQLResolveInfo) => unknown {
  switch (parameter.kind) {
    case 'root':
      return (row) => row;
    case 'context':
      return (_, __, ctx) => ctx;
    case 'info':
      return (_, __, ___, info) => info;
    case 'args':
      return (_, args) => args;
    case 'arg':
      return (_, args) => args[parameter.name];
    default:
      throw new Error(`Field resolvers do not support parameters of kind "${parameter.kind}"`);
  }
}
