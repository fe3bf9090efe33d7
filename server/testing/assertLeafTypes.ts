import {
  getOperationAST,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

const isValid: Record<string, (value: unknown) => boolean> = {
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  Float: (value) => Number.isFinite(value),
};

/**
 * Throws when a value of an answer is not of its field's type. Compiled operations return values as resolvers give
 * them, so every answer of a test proves that its resolvers give them right.
 */
export function assertLeafTypes(
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string | undefined,
  data: unknown,
) {
  const operation = getOperationAST(document, name);
  if (!operation || !data) return;
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  checkObject({ schema, fragments }, schema.getRootType(operation.operation)!, operation.selectionSet, data, []);
}

interface Check {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

function checkObject(
  check: Check,
  type: GraphQLCompositeType,
  { selections }: SelectionSetNode,
  value: unknown,
  path: (string | number)[],
): void {
  const row = value as Record<string, unknown>;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const field = 'getFields' in type ? type.getFields()[selection.name.value] : undefined;
      const key = (selection.alias ?? selection.name).value;
      if (field && key in row) checkValue(check, field.type, selection.selectionSet, row[key], [...path, key]);
      continue;
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? check.fragments.get(selection.name.value)! : selection;
    const condition = fragment.typeCondition ? check.schema.getType(fragment.typeCondition.name.value) : type;
    // Without its type, the fields of a fragment may be those of another fragment with the same names.
    const isUnknown = isAbstractType(type) && isObjectType(condition) && row.__typename !== condition.name;
    if (isCompositeType(condition) && !isUnknown) checkObject(check, condition, fragment.selectionSet, value, path);
  }
}

function checkValue(
  check: Check,
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
  value: unknown,
  path: (string | number)[],
): void {
  if (value === null || value === undefined) return;
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    (value as unknown[]).forEach((item, index) => {
      checkValue(check, nullable.ofType, selectionSet, item, [...path, index]);
    });
    return;
  }
  const named = getNamedType(nullable);
  if (isCompositeType(named)) {
    if (selectionSet) checkObject(check, named, selectionSet, value, path);
    return;
  }
  const isRight = isEnumType(named)
    ? typeof value === 'string' && Boolean(named.getValue(value))
    : (isValid[named.name]?.(value) ?? true);
  if (!isRight) throw new TypeError(`${path.join('.')} is no ${named.name}: ${JSON.stringify(value)}`);
}
