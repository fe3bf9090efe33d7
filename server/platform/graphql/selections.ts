import {
  getNamedType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';
import { relationOf, type Relation } from './belongsTo.ts';

type Fragments = Record<string, FragmentDefinitionNode>;

/** A relation that a document selects. */
export interface SelectedRelation extends Relation {
  /** The type of the related row. */
  type: GraphQLObjectType;
  /** The columns to read; undefined when a selected field is computed from the row, which then has to be complete. */
  columns: string[] | undefined;
  /** Relations that the document selects on the related row. */
  nested: SelectedRelation[];
}

/**
 * The fields directly below the given ones, by their response name. Fragments are followed, and several selections of
 * the same response name are kept together.
 */
export function selectedFields(nodes: readonly FieldNode[], fragments: Fragments): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  for (const { selectionSet } of nodes) collect(selectionSet, fragments, fields);
  return fields;
}

function collect(
  selectionSet: SelectionSetNode | undefined,
  fragments: Fragments,
  fields: Map<string, FieldNode[]>,
): void {
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === Kind.FIELD) {
      const name = (selection.alias ?? selection.name).value;
      fields.set(name, [...(fields.get(name) ?? []), selection]);
    } else
      collect(
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments[selection.name.value]?.selectionSet,
        fragments,
        fields,
      );
  }
}

/** Describes how a document uses one relation, including the relations below that one. */
export function selectedRelation(
  relation: Relation,
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  fragments: Fragments,
): SelectedRelation {
  return {
    ...relation,
    type,
    columns: selectedColumns(nodes, type, fragments),
    nested: selectedRelations(nodes, type, fragments),
  };
}

/** The relations that a document selects directly below the given fields, whose type is `type`. */
export function selectedRelations(
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  fragments: Fragments,
): SelectedRelation[] {
  return [...selectedFields(nodes, fragments).values()].flatMap((selected) => {
    const field = fieldOf(selected, type);
    const relation = field && relationOf(field);
    return relation
      ? [selectedRelation(relation, selected, getNamedType(field.type) as GraphQLObjectType, fragments)]
      : [];
  });
}

function selectedColumns(
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  fragments: Fragments,
): string[] | undefined {
  const columns = new Set(['id']);
  for (const selected of selectedFields(nodes, fragments).values()) {
    const field = fieldOf(selected, type);
    if (!field) continue;
    const relation = relationOf(field);
    if (field.resolve && !relation) return undefined;
    columns.add(relation?.key ?? field.name);
  }
  return [...columns].toSorted();
}

/** The field's definition; undefined for `__typename`. */
const fieldOf = ([first]: readonly FieldNode[], type: GraphQLObjectType): GraphQLField<unknown, unknown> | undefined =>
  type.getFields()[first!.name.value];

/**
 * Caches a computation over a field's selection for as long as its document lives. The computation must depend on the
 * selection alone, not on variables or on the caller.
 */
export function cachePerDocument<T>(compute: (info: GraphQLResolveInfo) => T): (info: GraphQLResolveInfo) => T {
  const cache = new WeakMap<readonly object[], T>();
  return (info) => {
    let result = cache.get(info.fieldNodes);
    if (result === undefined) cache.set(info.fieldNodes, (result = compute(info)));
    return result;
  };
}

/** Names of the fields that a document selects directly below a field. Resolvers use them to skip expensive reads. */
export const selectedFieldNames = cachePerDocument(
  ({ fieldNodes, fragments }) =>
    new Set([...selectedFields(fieldNodes, fragments).values()].map(([first]) => first!.name.value)),
);
