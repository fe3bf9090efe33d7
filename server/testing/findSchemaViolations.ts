import type { JsonSchema } from '../../domain/basics/JsonSchema.ts';

/**
 * Returns the places where a value violates a JSON Schema. Supports only the keywords of the portal's own API
 * description. A property that the schema does not describe is a violation too.
 */
export function findSchemaViolations(
  schema: JsonSchema,
  value: unknown,
  components: Record<string, JsonSchema>,
  at = '',
): string[] {
  const violationsIn = (part: JsonSchema, partValue: unknown, name: string) =>
    findSchemaViolations(part, partValue, components, `${at}.${name}`);
  if (schema.$ref) return findSchemaViolations(components[schema.$ref.split('/').at(-1)!]!, value, components, at);
  if (schema.anyOf)
    return schema.anyOf.some((alternative) => !findSchemaViolations(alternative, value, components).length)
      ? []
      : [`${at}: ${JSON.stringify(value)} fits no alternative`];
  if ('const' in schema && schema.const !== value)
    return [`${at}: not ${JSON.stringify(schema.const)}, but ${JSON.stringify(value)}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: ${JSON.stringify(value)} is none of its values`];
  const types = schema.type === undefined ? undefined : [schema.type].flat();
  if (types && !types.some((type) => hasType(type, value)))
    return [`${at}: ${JSON.stringify(value)} is not ${types.join(' or ')}`];
  if (schema.format && typeof value === 'string' && !formats[schema.format]!.test(value))
    return [`${at}: ${value} is no ${schema.format}`];
  if (Array.isArray(value))
    return schema.items
      ? value.flatMap((row, i) => violationsIn(schema.items!, row, String(i)))
      : value.map((_, i) => `${at}.${i}: not described`);
  if (typeof value !== 'object' || value === null || schema.additionalProperties === true) return [];
  const { properties = {}, required = [], additionalProperties } = schema;
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${at}.${name}: missing`),
    ...Object.entries(value).flatMap(([name, field]) => {
      const fieldSchema =
        properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
      return fieldSchema ? violationsIn(fieldSchema, field, name) : [`${at}.${name}: not described`];
    }),
  ];
}

const formats: Record<string, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
};

function hasType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
