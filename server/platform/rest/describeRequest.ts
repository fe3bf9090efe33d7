import { getNullableType, GraphQLNonNull, isNonNullType } from 'graphql';
import type { JsonSchema } from '../../../domain/basics/JsonSchema.ts';
import { schemaOf } from './jsonSchema.ts';
import type { Parameter } from './openapiParts.ts';
import type { RequestField } from './requestFields.ts';

/** Describes the fields of the path and the query. */
export const describeParameters = (fields: RequestField[]): Parameter[] =>
  (['params', 'query'] as const).flatMap((part) =>
    fields
      .filter((field) => field.part === part)
      .map((field) => {
        const { description, ...schema } = describeField(field);
        const isPath = part === 'params';
        return {
          name: field.name,
          in: isPath ? 'path' : 'query',
          required: isPath,
          ...(description && { description }),
          schema,
        };
      }),
  );

/** Describes the body; undefined for a call without a body. */
export function describeBody(fields: RequestField[]): JsonSchema | undefined {
  const sent = fields.filter(({ part }) => part === 'body');
  if (!sent.length) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(sent.map((field) => [field.name, describeField(field)])),
    required: sent.filter(isRequired).map(({ name }) => name),
  };
}

const isRequired = ({ type, rule }: RequestField) =>
  Boolean(rule.missing) || (isNonNullType(type) && rule.default === undefined);

function describeField({ part, type, description, rule }: RequestField): JsonSchema {
  if (rule.schema || !type) return rule.schema ?? {};
  return {
    ...schemaOf(part === 'body' ? type : new GraphQLNonNull(getNullableType(type))),
    // The form refuses an empty text, so it is no default for callers.
    ...(rule.default !== undefined && rule.default !== '' && { default: rule.default }),
    ...(description && { description }),
  };
}
