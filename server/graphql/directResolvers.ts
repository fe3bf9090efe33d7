import { isObjectType, type GraphQLFieldResolver, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { Context } from '../context.ts';

type Row = Record<string, unknown>;
type Resolve = GraphQLFieldResolver<Row, Context, Row>;
type Method = (...values: unknown[]) => unknown;
type FieldMetadata = ReturnType<typeof getMetadataStorage>['fieldResolvers'][number];
type Parameter = NonNullable<FieldMetadata['params']>[number];

/**
 * Calls the resolvers of fields with plain rows. Left alone, type-graphql makes a new object of the row's class for every
 * field of every row, with a new id and a new date to be written over, which costs more than all the rest of an answer.
 */
export function resolveDirectly(schema: GraphQLSchema): void {
  const { fieldResolvers, objectTypes } = getMetadataStorage();
  for (const resolver of fieldResolvers) {
    if (resolver.kind !== 'external') continue;
    const name = objectTypes.find(({ target }) => target === resolver.getObjectType!())?.name;
    const type = name === undefined ? undefined : schema.getType(name);
    if (!isObjectType(type)) continue;
    type.getFields()[resolver.schemaName]!.resolve = direct(resolver);
  }
}

function direct({ target, methodName, params = [] }: FieldMetadata): Resolve {
  const resolver = new (target as new () => Record<string, Method>)();
  const method = resolver[methodName]!;
  const ordered = params.toSorted((one, other) => one.index - other.index);
  const kinds = ordered.map(({ kind }) => kind).join();
  if (kinds === 'root') return (row) => method.call(resolver, row);
  if (kinds === 'root,context') return (row, _, ctx) => method.call(resolver, row, ctx);
  const values = ordered.map(valueOf);
  return (...given) =>
    method.apply(
      resolver,
      values.map((value) => value(...given)),
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
      throw new Error(`A field resolver takes no ${parameter.kind}`);
  }
}
