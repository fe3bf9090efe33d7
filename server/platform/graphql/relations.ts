import { getNamedType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { markAsReadByAdmin, type Context } from '../context.ts';
import type { Reader } from '../db/Reader.ts';
import { RelatedRows, type RelatedRead } from '../db/relatedRows.ts';
import { referenceOf, relationOf, type Relation } from './belongsTo.ts';
import { RELATED_ROWS, type Page } from './connection.ts';
import type { NodeTypes } from './nodes.ts';
import {
  selectedRelation,
  selectedFields,
  cachePerDocument,
  selectedRelations,
  type SelectedRelation,
} from './selections.ts';

type Row = Record<string, unknown>;
type Field = GraphQLField<Row, Context>;

/**
 * Sets the resolvers of a type's relations, and wraps the resolvers of its connections so that a page reads the related
 * rows of all its rows together. Call once per object type, after the schema is built.
 */
export function resolveRelations(type: GraphQLObjectType, nodes: NodeTypes): void {
  for (const field of Object.values(type.getFields()) as Field[]) {
    const relation = relationOf(field);
    const reference = referenceOf(field);
    const node = nodeTypeOf(field);
    if (reference) {
      field.resolve = (row, _, ctx) => {
        const id = row[reference.key] as string | null;
        return id && nodes.load(ctx.readerOf(row), id);
      };
    } else if (relation) field.resolve = resolverOf(relation, getNamedType(field.type) as GraphQLObjectType, nodes);
    else if (node && field.resolve) field.resolve = withRelations(field.resolve, node, nodes);
  }
}

function resolverOf(relation: Relation, type: GraphQLObjectType, nodes: NodeTypes): NonNullable<Field['resolve']> {
  const rows = nodes.rowsOf(type);
  const selectionOf = cachePerDocument(({ fieldNodes, fragments }) =>
    selectedRelation(relation, fieldNodes, type, fragments),
  );
  return (row, _, ctx, info) => {
    const id = row[relation.key] as string | null;
    return id ? rows.of(ctx.readerOf(row)).only(selectionOf(info).columns).load(id) : null;
  };
}

/**
 * Reads the related rows before the fields of the page's rows are resolved, so that no field waits for a promise. A
 * page that is read by `readPage` brings its related rows along; the rows that are missing then are read in batches.
 */
function withRelations(
  resolve: NonNullable<Field['resolve']>,
  node: GraphQLObjectType,
  nodes: NodeTypes,
): NonNullable<Field['resolve']> {
  const relationsOf = cachePerDocument(({ fieldNodes, fragments }) => {
    const edges = selectedFields(fieldNodes, fragments).get('edges') ?? [];
    return selectedRelations(selectedFields(edges, fragments).get('node') ?? [], node, fragments);
  });
  const readsOf = new WeakMap<SelectedRelation[], RelationRead[]>();
  return async (root, args, ctx, info) => {
    const relations = relationsOf(info);
    if (!relations.length) return resolve(root, args, ctx, info);
    let reads = readsOf.get(relations);
    if (!reads) readsOf.set(relations, (reads = relationReads(ctx, relations, nodes)));
    const related = new RelatedRows(reads);
    const page = (await resolve(root, { ...args, [RELATED_ROWS]: related }, ctx, info)) as Page<Row> | null;
    // Null for a viewer who may not see the list.
    if (!page) return null;
    const [first] = page.edges;
    if (!first) return page;
    const reader = ctx.readerOf(first.node);
    reads.forEach(({ relation: { type, columns } }, index) => {
      const rows = related.rows[index]!;
      if (reader !== ctx) markAsReadByAdmin(rows);
      const loader = nodes.rowsOf(type).of(reader).only(columns);
      for (const row of rows) loader.prime(row);
    });
    await readRelations(
      reader,
      page.edges.map((edge) => edge.node),
      relations,
      nodes,
    );
    return page;
  };
}

interface RelationRead extends RelatedRead {
  relation: SelectedRelation;
}

function relationReads(
  reader: Reader,
  relations: SelectedRelation[],
  nodes: NodeTypes,
  parent?: RelationRead,
): RelationRead[] {
  return relations.flatMap((relation) => {
    const query = nodes.rowsOf(relation.type).of(reader).queryOf(relation.columns);
    const read = { key: relation.key, parent, query, relation };
    return [read, ...relationReads(reader, relation.nested, nodes, read)];
  });
}

/** Reads the related rows that are not loaded yet, in one statement for each relation. */
async function readRelations(
  reader: Reader,
  rows: readonly object[],
  relations: SelectedRelation[],
  nodes: NodeTypes,
): Promise<void> {
  await Promise.all(
    relations.map(async (relation) => {
      const ids = new Set<string>();
      for (const row of rows as Row[]) if (row[relation.key]) ids.add(row[relation.key] as string);
      const relatedRows = await nodes
        .rowsOf(relation.type)
        .of(reader)
        .only(relation.columns)
        .loadAll([...ids]);
      if (relation.nested.length && relatedRows.length)
        await readRelations(reader, relatedRows, relation.nested, nodes);
    }),
  );
}

/** The type of the rows of a connection; undefined for a field that returns no connection. */
function nodeTypeOf({ type }: Field): GraphQLObjectType | undefined {
  const connection = getNamedType(type);
  if (!isObjectType(connection) || !connection.name.endsWith('Connection')) return undefined;
  const edge = getNamedType(connection.getFields().edges!.type) as GraphQLObjectType;
  return getNamedType(edge.getFields().node!.type) as GraphQLObjectType;
}
