/** As much of the API's description as its page shows. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

interface Answer {
  $ref?: string;
  description?: string;
  content?: { 'application/json': { schema: JsonSchema } };
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Operation {
  operationId: string;
  description: string;
  tags: string[];
  security: unknown[];
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, Answer>;
}

export interface OpenApi {
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Answer> };
}

export interface Call extends Operation {
  method: string;
  path: string;
}

export interface Area {
  name: string;
  anchor: string;
  calls: Call[];
}

/** The calls by area, in the order in which the server tells of them. */
export function areasOf({ tags, paths }: OpenApi): Area[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  return tags.map(({ name }, i) => ({
    name,
    anchor: `omraade-${i + 1}`,
    calls: calls.filter((call) => call.tags.includes(name)),
  }));
}

const lastOf = (ref: string) => ref.split('/').at(-1)!;

/** What stands behind a reference, with what is said of it where it is used. */
export function resolved(schema: JsonSchema, api: OpenApi): JsonSchema {
  if (schema.anyOf)
    return { ...resolved(schema.anyOf[0]!, api), ...(schema.description && { description: schema.description }) };
  if (!schema.$ref) return schema;
  const { $ref, ...said } = schema;
  return { ...api.components.schemas[lastOf($ref)], ...said };
}

export const errorOf = ({ $ref, ...answer }: Answer, { components }: OpenApi): Answer =>
  $ref ? components.responses[lastOf($ref)]! : answer;

export const mayBeNull = ({ type, anyOf }: JsonSchema): boolean =>
  (Array.isArray(type) && type.includes('null')) || Boolean(anyOf?.some((one) => one.type === 'null'));
