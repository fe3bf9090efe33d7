import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql';
import type { JsonSchema } from '../../../domain/basics/JsonSchema.ts';
import { isStoredEnum, storedValueOf } from '../graphql/storedEnums.ts';

const scalars: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  JSONObject: { type: 'object', additionalProperties: true },
};

/** Converts a GraphQL type to JSON Schema. Enums and input objects become references to components. */
export function schemaOf(type: GraphQLType): JsonSchema {
  if (!isNonNullType(type)) return orNull(nonNullSchemaOf(type));
  return nonNullSchemaOf(type.ofType);
}

/** Like `schemaOf`, but without null even if the type is nullable. */
export function nonNullSchemaOf(type: GraphQLType): JsonSchema {
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType) };
  const { name } = type as GraphQLNamedType;
  return scalars[name] ?? { $ref: refTo(name) };
}

export const refTo = (name: string) => `#/components/schemas/${name}`;

/** The schema of the same values and null. */
export const orNull = ({ description, ...schema }: JsonSchema): JsonSchema => ({
  ...(typeof schema.type === 'string'
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }),
  ...(description && { description }),
});

/** The component that describes an enum or an input object. Throws for any other type. */
export function componentFor(type: GraphQLNamedType): JsonSchema {
  if (isEnumType(type)) return enumSchema(type);
  if (isInputObjectType(type)) return inputSchema(type);
  throw new Error(`The type ${type.name} cannot be converted to JSON Schema`);
}

function enumSchema(type: GraphQLEnumType): JsonSchema {
  const values = type.getValues().map(({ name, description }) => ({
    value: isStoredEnum(type) ? storedValueOf(name) : name,
    description,
  }));
  const meanings = values.map(({ value, description }) => `- \`${value}\`: ${description}`);
  return {
    type: 'string',
    enum: values.map(({ value }) => value),
    description: [type.description, ...meanings].join('\n'),
  };
}

function inputSchema(type: GraphQLInputObjectType): JsonSchema {
  const fields = Object.values(type.getFields());
  return {
    type: 'object',
    ...(type.description && { description: type.description }),
    properties: Object.fromEntries(
      fields.map(({ name, type: fieldType, description }) => [
        name,
        { ...schemaOf(fieldType), ...(description && { description }) },
      ]),
    ),
    required: fields
      .filter(({ type: fieldType, defaultValue }) => isNonNullType(fieldType) && defaultValue === undefined)
      .map(({ name }) => name),
  };
}
