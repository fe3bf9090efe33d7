import { getNamedType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import type { Context, Reader } from '../context.ts';
import { relationOf, rowsOf, type Relation } from './belongsTo.ts';
import type { Page } from './connection.ts';
import { askedRelation, fieldsBelow, oncePerDocument, relationsBelow, type AskedRelation } from './selections.ts';

type Row = Record<string, unknown>;
type Field = GraphQLField<Row, Context>;

/** Gives a type's relations their rows, and has its pages read those of all rows together. */
export function resolveRelations(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields()) as Field[]) {
    const relation = relationOf(field);
    const node = nodeTypeOf(field);
    if (relation) field.resolve = resolverOf(relation, getNamedType(field.type) as GraphQLObjectType);
    else if (node && field.resolve) field.resolve = withRelations(field.resolve, node);
  }
}

function resolverOf(relation: Relation, type: GraphQLObjectType): NonNullable<Field['resolve']> {
  const asked = oncePerDocument(({ fieldNodes, fragments }) => askedRelation(relation, fieldNodes, type, fragments));
  return (row, _, ctx, info) => {
    const id = row[relation.key] as string | null;
    return id ? rowsOf(ctx.readerOf(row).loaders, relation).only(asked(info).columns).load(id) : null;
  };
}

/** Each field of the page's rows then has its row at hand, and none waits for a promise of its own. */
function withRelations(resolve: NonNullable<Field['resolve']>, node: GraphQLObjectType): NonNullable<Field['resolve']> {
  const asked = oncePerDocument(({ fieldNodes, fragments }) => {
    const edges = fieldsBelow(fieldNodes, fragments).get('edges') ?? [];
    return relationsBelow(fieldsBelow(edges, fragments).get('node') ?? [], node, fragments);
  });
  return async (root, args, ctx, info) => {
    const page = (await resolve(root, args, ctx, info)) as Page<Row>;
    const [first] = page.edges;
    const relations = asked(info);
    if (first && relations.length)
      await readRelations(
        ctx.readerOf(first.node),
        page.edges.map((edge) => edge.node),
        relations,
      );
    return page;
  };
}

async function readRelations(reader: Reader, rows: readonly object[], asked: AskedRelation[]): Promise<void> {
  await Promise.all(
    asked.map(async (relation) => {
      const ids = new Set<string>();
      for (const row of rows as Row[]) if (row[relation.key]) ids.add(row[relation.key] as string);
      const found = await rowsOf(reader.loaders, relation)
        .only(relation.columns)
        .loadAll([...ids]);
      if (relation.below.length && found.length) await readRelations(reader, found, relation.below);
    }),
  );
}

/** The type of a connection's rows. */
function nodeTypeOf({ type }: Field): GraphQLObjectType | undefined {
  const connection = getNamedType(type);
  if (!isObjectType(connection) || !connection.name.endsWith('Connection')) return undefined;
  const edge = getNamedType(connection.getFields().edges!.type) as GraphQLObjectType;
  return getNamedType(edge.getFields().node!.type) as GraphQLObjectType;
}
