import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { registerEnumType } from 'type-graphql';

const storedEnums = new Set<string>();

/**
 * Registers an enum whose values are stored in lower case. In GraphQL, each value has its stored name in upper case;
 * rows, REST and webhooks have it in lower case. Resolvers take and return stored values, because `mapStoredEnums`
 * converts them.
 */
export function registerStoredEnum<Value extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<Value, string>>,
): { readonly [Key in Uppercase<Value>]: Key } {
  const stored = Object.keys(meanings) as Value[];
  const values = Object.fromEntries(stored.map((value) => [nameOf(value), nameOf(value)]));
  const described = stored.map((value) => [nameOf(value), { description: meanings[value] }]);
  registerEnumType(values, { name, description, valuesConfig: Object.fromEntries(described) as object });
  storedEnums.add(name);
  return values as { [Key in Uppercase<Value>]: Key };
}

/** Whether the values of a type, or of the items of a list, are stored in lower case. */
export const isStoredEnum = (type: GraphQLType): boolean => storedEnums.has(getNamedType(type).name);

/** The name in GraphQL of a stored value. Everything but a text stays the same. */
export const nameOf = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);

/** The stored value of a name in GraphQL. Everything but a text stays the same. */
export const storedValueOf = (name: unknown) => (typeof name === 'string' ? name.toLowerCase() : name);

/**
 * Lets all fields return the names of stored values, and all resolvers get the stored values of their arguments. Call
 * once, after all other resolvers are set.
 */
export function mapStoredEnums(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) || isInterfaceType(type)) Object.values(type.getFields()).forEach(mapField);
}

function mapField(field: GraphQLField<Record<string, unknown>, unknown>): void {
  const names = field.args.filter(({ type }) => isStoredEnum(type)).map(({ name }) => name);
  const returnsNames = isStoredEnum(field.type);
  if (!names.length && !returnsNames) return;
  const resolve = field.resolve ?? ((row: Record<string, unknown>) => row[field.name]);
  field.resolve = (row, args, context, info) => {
    const stored = Object.fromEntries(
      names.flatMap((name) => (name in args ? [[name, storedValueOf(args[name])]] : [])),
    );
    const value: unknown = resolve(row, { ...args, ...stored }, context, info);
    return returnsNames ? nameOf(value) : value;
  };
}
