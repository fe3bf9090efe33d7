import {
  getNullableType,
  GraphQLNonNull,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { JsonSchema } from '../../../domain/basics/JsonSchema.ts';
import { nonNullSchemaOf, orNull } from './jsonSchema.ts';

/** The type and the selected fields of a value in the data of a document. */
export interface Selected {
  schema: GraphQLSchema;
  type: GraphQLOutputType;
  selectionSet: SelectionSetNode | undefined;
  description?: string | null | undefined;
}

/** The steps of a path such as `viewer.customer?.name!`. */
export const stepsOf = (path: string) =>
  path.split('.').map((step) => ({ name: step.replace(/[?!]$/, ''), endsAtNull: step.endsWith('?') }));

/** Returns the type and selection at a path. Throws when the document does not select the path. */
export function selectedAt(path: string, selected: Selected): Selected {
  let value = selected;
  let isNullable = false;
  for (const { name, endsAtNull } of stepsOf(path)) {
    const field = new Map(fieldsOf(value)).get(name);
    if (!field) throw new Error(`The document selects no ${path}`);
    value = field;
    isNullable ||= endsAtNull;
  }
  const nullableType = getNullableType(value.type);
  if (path.endsWith('!')) return { ...value, type: new GraphQLNonNull(nullableType) };
  return isNullable ? { ...value, type: nullableType } : value;
}

/** The selected fields by the names, or aliases, that they have in the data. */
export function* fieldsOf({ schema, type, selectionSet }: Selected): Generator<[name: string, field: Selected]> {
  const parent = getNullableType(type);
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const { typeCondition, selectionSet: narrowed } = selection;
      const narrowedType = typeCondition ? (typeFromAST(schema, typeCondition) as GraphQLNamedType) : parent;
      yield* fieldsOf({ schema, type: narrowedType as GraphQLOutputType, selectionSet: narrowed });
    } else if (selection.kind === Kind.FIELD) {
      const { type: fieldType, description } = (parent as GraphQLObjectType).getFields()[selection.name.value]!;
      const { selectionSet: selected, alias = selection.name } = selection;
      yield [alias.value, { schema, type: fieldType, selectionSet: selected, description }];
    }
  }
}

/** The type and selection of the items of a list. */
export const itemOf = ({ type, ...list }: Selected): Selected => {
  const bare = getNullableType(type);
  return {
    ...list,
    type: isListType(bare) ? (bare.ofType as GraphQLOutputType) : bare,
    description: undefined,
  };
};

export function describeSelected(selected: Selected): JsonSchema {
  const { type, selectionSet, description } = selected;
  const bare = getNullableType(type);
  const schema: JsonSchema = isListType(bare)
    ? { type: 'array', items: describeSelected(itemOf(selected)) }
    : selectionSet
      ? describeFields([...fieldsOf(selected)])
      : nonNullSchemaOf(bare);
  const described = { ...schema, ...(description && { description }) };
  return isNonNullType(type) ? described : orNull(described);
}

export const describeFields = (fields: [name: string, field: Selected][]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(([name, field]) => [name, describeSelected(field)])),
  required: fields.map(([name]) => name),
});
