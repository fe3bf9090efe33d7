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

/** A relation as a document asks for it. */
export interface AskedRelation extends Relation {
  /** The columns that suffice; undefined where something is worked out from the row, and it must be whole. */
  columns: string[] | undefined;
  /** What is asked of the other row in turn. */
  below: AskedRelation[];
}

/** The fields right below these ones, by the name that the answer gives them, wherever in the selections they stand. */
export function fieldsBelow(nodes: readonly FieldNode[], fragments: Fragments): Map<string, FieldNode[]> {
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

export function askedRelation(
  relation: Relation,
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  fragments: Fragments,
): AskedRelation {
  return { ...relation, columns: columnsBelow(nodes, type, fragments), below: relationsBelow(nodes, type, fragments) };
}

export function relationsBelow(
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  fragments: Fragments,
): AskedRelation[] {
  return [...fieldsBelow(nodes, fragments).values()].flatMap((asked) => {
    const field = fieldOf(asked, type);
    const relation = field && relationOf(field);
    return relation ? [askedRelation(relation, asked, getNamedType(field.type) as GraphQLObjectType, fragments)] : [];
  });
}

function columnsBelow(
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  fragments: Fragments,
): string[] | undefined {
  const columns = new Set(['id']);
  for (const asked of fieldsBelow(nodes, fragments).values()) {
    const field = fieldOf(asked, type);
    if (!field) continue;
    const relation = relationOf(field);
    if (field.resolve && !relation) return undefined;
    columns.add(relation?.key ?? field.name);
  }
  return [...columns].toSorted();
}

/** None for `__typename`. */
const fieldOf = ([first]: readonly FieldNode[], type: GraphQLObjectType): GraphQLField<unknown, unknown> | undefined =>
  type.getFields()[first!.name.value];

/** Works something out of a field's selection once per document. */
export function oncePerDocument<T>(work: (info: GraphQLResolveInfo) => T): (info: GraphQLResolveInfo) => T {
  const known = new WeakMap<readonly object[], T>();
  return (info) => {
    let result = known.get(info.fieldNodes);
    if (result === undefined) known.set(info.fieldNodes, (result = work(info)));
    return result;
  };
}

/** The names of what a document asks for right below a field, so that what costs and isn't asked for isn't read. */
export const askedFields = oncePerDocument(
  ({ fieldNodes, fragments }) =>
    new Set([...fieldsBelow(fieldNodes, fragments).values()].map(([first]) => first!.name.value)),
);
