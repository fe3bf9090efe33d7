import { getNamedType, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { isStoredEnum, storedValueOf } from '../graphql/storedEnums.ts';
import { fieldsOf, type Selected } from './selected.ts';

/** The fields of an object that contain stored enums, by their names in the data; null for a stored enum itself. */
type StoredFields = Map<string, StoredFields> | null;

/**
 * Returns a function that replaces the names of stored enums in the data of a document by their stored values, which
 * REST answers.
 */
export function storedValuesIn(document: DocumentNode, schema: GraphQLSchema): (data: unknown) => unknown {
  const { operation, selectionSet } = document.definitions[0] as OperationDefinitionNode;
  const fields = storedFieldsOf({ schema, type: schema.getRootType(operation)!, selectionSet });
  return (data) => (fields === undefined ? data : withStoredValues(data, fields));
}

/** Undefined for a value without stored enums. */
function storedFieldsOf({ schema, type, selectionSet }: Selected): StoredFields | undefined {
  const named = getNamedType(type);
  if (isStoredEnum(named)) return null;
  const fields = new Map<string, StoredFields>();
  for (const [name, field] of fieldsOf({ schema, type: named, selectionSet })) {
    const inner = storedFieldsOf(field);
    if (inner !== undefined) fields.set(name, inner);
  }
  return fields.size ? fields : undefined;
}

function withStoredValues(value: unknown, fields: StoredFields): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => withStoredValues(item, fields));
  if (fields === null) return storedValueOf(value);
  const row = value as Record<string, unknown>;
  const stored = [...fields].filter(([name]) => name in row);
  return { ...row, ...Object.fromEntries(stored.map(([name, inner]) => [name, withStoredValues(row[name], inner)])) };
}
